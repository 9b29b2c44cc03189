import type { Cell } from '../../rules/declare/position.ts';
import type { Book } from '../log/book.ts';
import type { Tab, Write } from '../ports.ts';
import { SEASON_WORDS } from '../workbook/host-words.ts';
import { type Person, type Season, TABS } from '../workbook/season.ts';
import { wordsOfValue } from '../workbook/tab-words.ts';
import { placeOfTable, placeOfValue } from '../workbook/table-place.ts';

const COLUMNS = ['name', 'email', 'meadow', 'zone', 'note', 'id', 'file', 'code', 'access'] as const;

/** Columns in which the host's text stays until a change sets a new value or the host restores the tab. */
const TYPED: readonly string[] = ['name', 'email'];

/**
 * Writes each cell of the Season tab that differs from the season. Texts beside the tables, notes and formats stay.
 * `after` lists the book's players in the same order, and then new players. The player at index `left` is not in
 * `after`. With `isWhole`, also restores names and addresses that did not change.
 */
export function seasonCells(
  { tabs, rosterRows, season }: Book,
  after: Season,
  { isWhole = false, left = -1 }: { readonly isWhole?: boolean; readonly left?: number } = {},
): Write[] {
  const { sheetId } = TABS.season;
  const tab = tabs.get(sheetId);
  if (!tab) return [];
  const { columns, end } = placeOfTable(tab, 'players');
  const values = (['identity', 'spectatorFile', 'workbook'] as const).flatMap((name) => {
    const at = placeOfValue(tab, name);
    if (!at || isHeld(tab, at[0], at[1], after[name])) return [];
    return [{ row: at[0], column: at[1], value: wordsOfValue(SEASON_WORDS, name, after[name]) }];
  });
  let free = end;
  const players: readonly Partial<Person>[] =
    left < 0 ? after.players : [...after.players.slice(0, left), {}, ...after.players.slice(left)];
  const people = players.flatMap((person, i) => {
    if (i === left && rosterRows[i] === undefined) return [];
    const row = rosterRows[i] ?? free++;
    const before = rosterRows[i] === undefined || isWhole ? undefined : season.players[i];
    return COLUMNS.flatMap((name) => {
      const column = columns.get(name);
      const isKept = TYPED.includes(name) && before?.[name] === person[name];
      if (column === undefined || isKept || isHeld(tab, row, column, person[name] ?? '')) return [];
      return [{ row, column, value: (person[name] ?? '') as Cell }];
    });
  });
  const cells = [...values, ...people];
  return cells.length === 0 ? [] : [{ kind: 'cells', sheetId, rowCount: tab.rowCount, cells }];
}

function isHeld({ cells }: Tab, row: number, column: number, value: Cell): boolean {
  return String(cells[row]?.[column] ?? '') === String(value);
}
