import type { Write } from '../../ports.ts';
import { ledgerWrites } from '../../workbook/ledger-tab.ts';
import { LEDGER_HEADS, type LedgerRow, type Season, TABS } from '../../workbook/season.ts';
import type { Book } from '../book.ts';
import { ledgerNames } from '../ledger-names.ts';

/** Adds rows to the Ledger tab, with the names that players have in `after`. */
export function ledgerRows(
  { log, tabs, ledgerUsed }: Book,
  after: Season,
  rows: readonly LedgerRow[],
): Write[] {
  const tab = tabs.get(TABS.ledger.sheetId) ?? { rowCount: 0, cells: [] };
  return ledgerWrites(tab, ledgerUsed, rows, ledgerNames(log, after).nameOf);
}

/** Writes the present names into the rows of the Ledger tab where a player has another name in `after` (H23). */
export function renamedInLedger({ log, season, tabs }: Book, after: Season): Write[] {
  const { sheetId } = TABS.ledger;
  const tab = tabs.get(sheetId);
  const isRenamed = after.players.some(({ id, name }) =>
    season.players.some((person) => id !== '' && person.id === id && person.name !== name),
  );
  if (!tab || !isRenamed) return [];
  const [before, now] = [ledgerNames(log, season), ledgerNames(log, after)];
  const column = LEDGER_HEADS.indexOf('player');
  const cells = tab.cells.flatMap((line, row) => {
    const text = String(line[column] ?? '');
    const value = now.nameOf(before.idOf(text));
    return row === 0 || text === '' || value === text ? [] : [{ row, column, value }];
  });
  return cells.length === 0 ? [] : [{ kind: 'cells', sheetId, rowCount: tab.rowCount, cells }];
}
