import type { Switches } from '../../../local/google/world/switches.ts';
import type { Host } from '../../../local/host/host.ts';
import { USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import { FOUR, makeRandom } from '../../players.ts';
import {
  ask,
  cellsOf,
  hostOf,
  makeMatch,
  makeSeason,
  privateFile,
  rowOf,
  sendOrders,
  stateOf,
} from '../season.ts';

// No panel is open: only Google's alarms and the players' responses run the script.

const HOUR = 3_600_000;

const STATE = (() => {
  const host = makeSeason(FOUR);
  const deadline = new Date(host.clock.now() + 2 * HOUR).toISOString();
  const timing = { ...USUAL_TIMING, auto: 'deadline', wait: 5, remind: 1 } as const;
  makeMatch(host, 'secret-soulmate', ['Ann', 'Ben', 'Cleo', 'Dan'], { deadline, timing });
  return host.snapshot();
})();

const begin = (switches: Switches = {}) => hostOf({ state: STATE, switches, keepsScript: true });

const resolves = (host: Host) => cellsOf(host, TABS.audit.sheetId).filter((line) => line[5] === 'resolve');

function pageOf(host: Host, name: string): string {
  return JSON.stringify(privateFile(host, name));
}

test('H25 a round resolves by itself while nobody looks, with its files, its forms and the next deadline', () => {
  const host = begin();
  sendOrders(host, 1, makeRandom('nobody looks'), { triggers: 1 });
  const runs = host.passTime(3 * HOUR);
  expect(runs.filter(({ error }) => error)).toEqual([]);
  expect(resolves(host)).toHaveLength(1);
  expect(rowOf(host, 1).round).toBe(1);
  for (const name of ['Ann', 'Dan']) expect(pageOf(host, name)).toContain('Your round 1');
  const state = stateOf(host);
  expect(state.outbox).toEqual([]);
  expect(state.matches[0]).toMatchObject({ round: 1, problem: null });
  expect(state.matches[0]?.clock.lastBySelf).not.toBe('');
  expect(Date.parse(state.matches[0]?.deadline ?? '')).toBeGreaterThan(host.clock.now());
  expect(ask(host, 'verify').fault).toBe('');
  // A wake-up at which nothing is due reads the notes, and nothing else.
  const quiet = runs.filter(({ calls }) => calls.service === 0);
  expect(quiet.length).toBeGreaterThan(runs.length - 5);
  expect(new Set(quiet.flatMap(({ calls }) => Object.keys(calls.byName)))).toEqual(
    new Set([
      'SpreadsheetApp.getActiveSpreadsheet',
      'Spreadsheet.getId',
      'PropertiesService.getDocumentProperties',
      'Properties.getProperties',
    ]),
  );
});
