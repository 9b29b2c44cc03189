import type { Switches } from '../../../local/google/world/switches.ts';
import type { Host } from '../../../local/host/host.ts';
import type { Description } from '../../../src/sheets/own-game/description.ts';
import type { ReadyGame } from '../../../src/sheets/own-game/ready.ts';
import { FIRST_ROUND_TAB } from '../../../src/sheets/workbook/season.ts';
import { ask, cellsOf, makeMatch, makeSeason, rowOf } from '../season.ts';

export const THREE = ['Ann', 'Ben', 'Cat'];

/** A season with a game of the host’s own, one of the games to begin with or an imported one, and its first match. */
export function ownMatch(
  ready: ReadyGame | Description,
  names: readonly string[] = THREE,
  switches: Switches = {},
): Host {
  const host = makeSeason(
    names.map((name) => ({ name, meadow: '' })),
    'email',
    { switches: { formsApi: true, ...switches } },
  );
  const tab = ask(host, 'describeGame', typeof ready === 'string' ? ready : JSON.stringify(ready));
  makeMatch(host, 'own-game', names, { tab, seed: 'a seed that nobody can guess' });
  return host;
}

/** The host types into the tab “This round”, by the head of a column and a player, or by an address such as F2. */
export function typeRuling(host: Host, head: string, name: string, text: string, match = 1): void {
  const [row, column] = placeOf(host, head, name, match);
  host.typeCell(host.world.activeWorkbook as string, FIRST_ROUND_TAB + match, row, column, text);
}

/** The content of a cell of the tab “This round”: a value, or a formula. */
export function ruledCell(host: Host, head: string, name: string, match = 1): unknown {
  const [row, column] = placeOf(host, head, name, match);
  const file = host.world.files[host.world.activeWorkbook as string];
  const sheets = file?.kind === 'workbook' ? file.workbook.sheets : [];
  const sheet = sheets.find(({ sheetId }) => sheetId === FIRST_ROUND_TAB + match);
  const { stringValue, numberValue, formulaValue } = sheet?.rows[row]?.[column]?.userEnteredValue ?? {};
  return formulaValue ?? numberValue ?? stringValue ?? '';
}

function placeOf(host: Host, head: string, name: string, match: number): [row: number, column: number] {
  const address = /^([A-Z])(\d+)$/.exec(head);
  if (address) return [Number(address[2]) - 1, (address[1] as string).charCodeAt(0) - 65];
  const cells = cellsOf(host, FIRST_ROUND_TAB + match);
  const row = cells.findIndex((line, i) => i > 7 && line[0] === name);
  const column = cells[7]?.indexOf(head) ?? -1;
  if (row < 0 || column < 0) throw new Error(`no cell for ${head} of ${name}`);
  return [row, column];
}

/** Switches iterative calculation on or off, as in the settings of the spreadsheet. */
export function setIterative(host: Host, isIterative: boolean): void {
  const file = host.world.files[host.world.activeWorkbook as string];
  if (file?.kind === 'workbook') file.workbook.isIterative = isIterative;
}

/** Resolves the open round as a host does: by the preview, which binds. */
export function ruleRound(host: Host, match = 1) {
  const request = { match, round: rowOf(host, match).round, early: true };
  const { ruled } = ask(host, 'preview', request);
  return ask(host, 'resolveRound', { ...request, ruled });
}
