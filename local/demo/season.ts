// A season on the local host: calls the add-on as the panel does, and reads and fills the roster's tab.
import type { Cell } from '../../src/rules/declare/position.ts';
import type { Arguments, CallName, Value } from '../../src/sheets/panel-api/calls.ts';
import type { Answer } from '../../src/sheets/panel-api/panel.ts';
import { named, SEASON_WORDS } from '../../src/sheets/workbook/host-words.ts';
import { readTables } from '../../src/sheets/workbook/read-tables.ts';
import { type Person, type Season, seasonShape, TABS } from '../../src/sheets/workbook/season.ts';
import type { Sheet } from '../google/world/workbook.ts';
import type { Host } from '../host/host.ts';

export const HOST_EMAIL = 'host@example.com';

/** Calls an entry point as the panel does. If the call fails, throws an Error with the message that the panel would show. */
export function ask<N extends CallName>(host: Host, name: N, ...given: Arguments<N>): Value<N> {
  const { value, error } = host.call(HOST_EMAIL, name, given);
  if (error) throw new Error(`${name}: ${error.message}`);
  const answer = value as Answer<Value<N>>;
  if (!answer.ok) throw new Error(`${name}: ${answer.problem.what} ${answer.problem.todo}`);
  return answer.value;
}

/** Gives the values of a tab in the host's workbook; [] if the workbook has no such tab. */
export function cellsOf(host: Host, sheetId: number): Cell[][] {
  const file = host.world.files[host.world.activeWorkbook ?? ''];
  if (file?.kind !== 'workbook') return [];
  const found = file.workbook.sheets.find((sheet) => sheet.sheetId === sheetId);
  return found ? valuesOf(found) : [];
}

/** Gives the values of a tab. Empty cells have the value ''. */
export function valuesOf({ rows }: Pick<Sheet, 'rows'>): Cell[][] {
  return rows.map((row) =>
    row.map((cell) => {
      const value = cell?.userEnteredValue;
      return value?.stringValue ?? value?.numberValue ?? value?.boolValue ?? '';
    }),
  );
}

/** Gives the roster with the players' files and personal codes; empty before the season is set up. */
export function rosterOf(host: Host): readonly Person[] {
  const { sheetId, title } = TABS.season;
  const tab = named({ sheetId, title, rowCount: 0, cells: cellsOf(host, sheetId) });
  const season = readTables<Season>(seasonShape, tab);
  return 'value' in season ? season.value.players : [];
}

/** Types the roster into the Season tab, as a host does. Adds a column for meadows. */
export function typeRoster(
  host: Host,
  roster: readonly (readonly [name: string, email: string, meadow: string])[],
): void {
  const { sheetId } = TABS.season;
  const workbook = host.world.activeWorkbook as string;
  const cells = cellsOf(host, sheetId);
  const heads = cells.findIndex((line) => line[0] === '▸ players') + 1;
  const line = cells[heads] ?? [];
  const places = [line.indexOf(SEASON_WORDS.heads.meadow as string), line.indexOf(''), line.length];
  const meadows = places.find((place) => place >= 0) as number;
  const hasMeadows = roster.some(([, , meadow]) => meadow !== '');
  if (hasMeadows) host.typeCell(workbook, sheetId, heads, meadows, SEASON_WORDS.heads.meadow as string);
  roster.forEach(([name, email, meadow], i) => {
    host.typeCell(workbook, sheetId, heads + 1 + i, 0, name);
    host.typeCell(workbook, sheetId, heads + 1 + i, 1, email);
    if (hasMeadows) host.typeCell(workbook, sheetId, heads + 1 + i, meadows, meadow);
  });
}
