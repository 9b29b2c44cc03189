import type { Cell } from '../../rules/declare/position.ts';
import type { Book } from '../log/book.ts';
import type { Write } from '../ports.ts';
import { placeOfTable, placeOfValue } from '../workbook/codec.ts';
import { type Season, TABS } from '../workbook/season.ts';

/** The columns that are written: meadows are the host’s alone. */
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
    return at ? [{ row: at[0], column: at[1], value: after[name] as Cell }] : [];
  });
  let free = end;
  const people = after.players.flatMap((person, i) => {
    const row = rosterRows[i] ?? free++;
    return COLUMNS.flatMap((name) => {
      const column = columns.get(name);
      return column === undefined ? [] : [{ row, column, value: person[name] as Cell }];
    });
  });
  const cells = [...values, ...people].filter(
    ({ row, column, value }) => String(tab.cells[row]?.[column] ?? '') !== String(value),
  );
  return cells.length === 0 ? [] : [{ kind: 'cells', sheetId, rowCount: tab.rowCount, cells }];
}
