import type { Cell } from '../../rules/declare/position.ts';
import type { Book } from '../log/book.ts';
import type { Tab, Write } from '../ports.ts';
import { placeOfTable, placeOfValue } from '../workbook/codec.ts';
import { SEASON_WORDS } from '../workbook/host-words.ts';
import { type Season, TABS } from '../workbook/season.ts';
import { wordsOf } from '../workbook/tab-words.ts';

/** The columns that are written, where the tab has them. */
const COLUMNS = ['name', 'email', 'meadow', 'id', 'file', 'code', 'access'] as const;

/**
 * Writes the cells of the Season tab that are other than a season says, and no others: what the host typed beside the tables
 * stays, and so do notes and formats. `after` has the players of the book in their order, and new ones after them.
 */
export function seasonCells({ tabs, rosterRows }: Book, after: Season): Write[] {
  const { sheetId } = TABS.season;
  const tab = tabs.get(sheetId);
  if (!tab) return [];
  const { columns, end } = placeOfTable(tab, 'players');
  const values = (['identity', 'spectatorFile', 'workbook'] as const).flatMap((name) => {
    const at = placeOfValue(tab, name);
    if (!at || isHeld(tab, at[0], at[1], after[name])) return [];
    return [{ row: at[0], column: at[1], value: wordsOf(SEASON_WORDS, name, after[name]) }];
  });
  let free = end;
  const people = after.players.flatMap((person, i) => {
    const row = rosterRows[i] ?? free++;
    return COLUMNS.flatMap((name) => {
      const column = columns.get(name);
      if (column === undefined || isHeld(tab, row, column, person[name])) return [];
      return [{ row, column, value: person[name] as Cell }];
    });
  });
  const cells = [...values, ...people];
  return cells.length === 0 ? [] : [{ kind: 'cells', sheetId, rowCount: tab.rowCount, cells }];
}

/** Does a cell hold this already? */
function isHeld({ cells }: Tab, row: number, column: number, value: Cell): boolean {
  return String(cells[row]?.[column] ?? '') === String(value);
}
