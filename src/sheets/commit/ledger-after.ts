import type { Change } from '../actions/change.ts';
import type { Book } from '../log/book.ts';
import { isNothing } from '../log/ledger/ledger.ts';
import { ledgerNames } from '../log/ledger-names.ts';
import { titleOf } from '../log/season-matches.ts';
import type { Write } from '../ports.ts';
import { balancesOf, ledgerLine, ledgerWrite } from '../workbook/ledger-tab.ts';
import { LEDGER_HEADS, type LedgerRow, type Season, TABS } from '../workbook/season.ts';

/** Rows of the Ledger after a change, and the writes that put these rows into the tab. */
export interface LedgerAfter {
  readonly rows: readonly LedgerRow[];
  readonly writes: readonly Write[];
}

/** Adds the new rows of a change to the Ledger. If a match moves to the archive, replaces the match's rows with one sum for each player. */
export function ledgerAfter(book: Book, change: Change, time: string): LedgerAfter {
  const { event, ledger = [], leaves, season = book.season } = change;
  const match = event.match === 0 ? {} : { match: event.match };
  const added = ledger.map((row) => ({ ...row, time, ...match }));
  return leaves === undefined ? withRows(book, season, added) : withoutMatch(book, leaves, time);
}

/** Adds rows to the Ledger. Each row shows the player's name from `season`. */
export function withRows(book: Book, season: Season, added: readonly LedgerRow[]): LedgerAfter {
  const { nameOf } = ledgerNames(book.log, season);
  const lines = added.map((row) => ledgerLine(row, nameOf));
  const writes = lines.length === 0 ? [] : [ledgerWrite(tabOf(book), book.ledgerUsed, lines)];
  return { rows: [...book.ledger, ...added], writes };
}

/** Replaces a match's Ledger rows with one row for each player, which holds the sum. Rows without a known name stay. */
function withoutMatch(book: Book, match: number, time: string): LedgerAfter {
  const { isId, nameOf } = ledgerNames(book.log, book.season);
  const goes = (row: LedgerRow | undefined) => row?.match === match && isId(row.player);
  const first = book.ledger.findIndex(goes);
  if (first < 0) return { rows: book.ledger, writes: [] };
  const why = `${titleOf(book, match)}, all rounds`;
  const sums = [...balancesOf(book.ledger.filter(goes))].flatMap(([player, purse]): LedgerRow[] =>
    isNothing(purse) ? [] : [{ time, player, ...purse, why, match }],
  );
  const kept = tabOf(book)
    .cells.slice(first + 1, book.ledgerUsed)
    .filter((_, i) => !goes(book.ledger[first + i]));
  return {
    rows: [...book.ledger.filter((row) => !goes(row)), ...sums],
    writes: [
      ledgerWrite(
        tabOf(book),
        first + 1,
        [...kept, ...sums.map((row) => ledgerLine(row, nameOf))],
        book.ledgerUsed,
      ),
    ],
  };
}

const tabOf = ({ tabs }: Book) => tabs.get(TABS.ledger.sheetId) ?? { rowCount: 0, cells: [] };

/** Updates player names in the Ledger tab to the names in `after` (H23). */
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
