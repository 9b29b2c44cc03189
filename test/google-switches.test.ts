import { readFileSync } from 'node:fs';
import type { Switches } from '../local/google/world/switches.ts';
import type { Host } from '../local/host/host.ts';
import { CHECKS } from '../src/sheets/google/self-test/self-test.ts';
import type { Check } from '../src/sheets/panel-api/panel.ts';
import { TABS } from '../src/sheets/workbook/season.ts';
import { NO_SWITCH, SWITCH_TABLE, type SwitchRow } from '../tools/docs/switch-table.ts';
import { isReadByOne, openPanel, pagesOf, press, pressThrough, settle } from './e2e/patient-host.ts';
import {
  ask,
  cellsOf,
  freshHost,
  HOST,
  hostOf,
  personalCode,
  privateFile,
  requestFor,
  rowOf,
  stateOf,
  typeRoster,
} from './e2e/season.ts';
import { runSelfTest } from './e2e/self-test.ts';
import { TWO_THIRDS_CODE } from './e2e/two-thirds-code.ts';
import { makeRandom } from './players.ts';

// Every switch of the local host makes an assumption of docs/google.md false. Either a match is hosted all the same, with the
// same result, or the self-test names the line of that assumption and no other.

const NAMES = ['Ann', 'Ben', 'Cleo'];
const GUESSES = ['33', '40', '10'];

/** A season that is set up, with its roster typed in, before the first match. */
const SAVED = (() => {
  const host = freshHost(NAMES, { code: TWO_THIRDS_CODE });
  const file = host.world.files[host.world.activeWorkbook as string];
  if (file?.kind !== 'workbook') throw new Error('no workbook');
  file.workbook = { ...file.workbook, timeZone: 'Europe/Berlin' };
  ask(host, 'setUp', 'code');
  typeRoster(
    host,
    NAMES.map((name) => ({ name, meadow: '' })),
  );
  host.addPeople([{ name: 'Ann Smith', email: 'annsmith@gmail.com' }]);
  typeEmail(host, 0, 'Ann.Smith+games@googlemail.com');
  return host.snapshot();
})();

/** A copy of the season on an account with these switches. */
function open(switches: Switches): Host {
  return hostOf({ code: TWO_THIRDS_CODE, state: SAVED, switches });
}

function typeEmail(host: Host, at: number, email: string): void {
  const top = cellsOf(host, TABS.season.sheetId).findIndex((line) => line[0] === '▸ players') + 2;
  host.typeCell(host.world.activeWorkbook as string, TABS.season.sheetId, top + at, 1, email);
}

/** A short match: made, one round played, and a player replaced; a long evening has a second match. Gives the result. */
function playEvening(host: Host): unknown {
  openPanel(host);
  const request = requestFor('guess-two-thirds', NAMES, { seed: 'a seed for an evening' });
  pressThrough(host, 'newGame', request);
  host.clock.advance(60_000);
  NAMES.forEach((name, i) => {
    const answers = { ...personalCode(host, name), 'Your guess': GUESSES[i] as string };
    const sent = host.submitForm(undefined, rowOf(host, 1).form, answers);
    expect(sent).toMatchObject({ recorded: true });
    host.clock.advance(60_000);
  });
  press(host, 'resolveRound', { match: 1, round: 0, early: true });
  press(host, 'renewForms');
  press(host, 'deliverOutbox');
  const sue = { player: 'Cleo', person: 'other', by: '', name: 'Sue', email: 'sue@example.com' } as const;
  press(host, 'substitute', sue);
  press(host, 'shareAgain');
  settle(host);
  return outcomeOf(host);
}

/** The pages of players and spectators, and the readers of each file. */
function outcomeOf(host: Host): unknown {
  const state = stateOf(host);
  const { rounds } = JSON.parse(ask(host, 'exportRecord', 1));
  return {
    rounds,
    outbox: state.outbox,
    problem: state.matches[0]?.problem,
    readers: (state.season?.players ?? []).map(({ name, access }) => isReadByOne(host, name, access)),
    pages: ['Ann', 'Ben', 'Sue'].map((name) => pagesOf(privateFile(host, name))[0]),
  };
}

/** The lines of the self-test on an account. */
function selfTest(host: Host): readonly Check[] {
  return runSelfTest(host, HOST).flatMap(({ checks }) => checks);
}

const usual = playEvening(open({}));

test('the usual evening is one', () => {
  expect(usual).toMatchObject({ outbox: [], problem: null, readers: [true, true, true] });
  expect(JSON.stringify(usual)).toContain('Ann');
});

test('the self-test of the built add-on passes on the usual account', () => {
  const checks = selfTest(open({}));
  expect(checks.map(({ name, result }) => [name, result])).toEqual(
    CHECKS.map(({ name }) => [name, 'passed']),
  );
});

describe('the add-on copes', () => {
  test.each(SWITCH_TABLE.filter(({ result }) => result === 'copes'))('$id $what', ({ switches }) => {
    expect(playEvening(open(switches))).toEqual(usual);
  });
});

/** Pairs of rows that set different switches, drawn by a seed. */
function pairsOf(rows: readonly SwitchRow[], others: readonly SwitchRow[], count: number) {
  const random = makeRandom('pairs of switches');
  const one = (from: readonly SwitchRow[]) => from[random(from.length)] as SwitchRow;
  const pairs: (readonly [first: SwitchRow, second: SwitchRow])[] = [];
  while (pairs.length < count) {
    const [first, second] = [one(rows), one(others)];
    const keys = Object.keys(second.switches);
    if (!Object.keys(first.switches).some((key) => keys.includes(key))) pairs.push([first, second]);
  }
  return pairs;
}

const named = (pairs: ReturnType<typeof pairsOf>) =>
  pairs.map(([first, second]) => [`${first.what}, and ${second.what}`, first, second] as const);

describe('the add-on copes with two at once:', () => {
  const rows = SWITCH_TABLE.filter(({ result }) => result === 'copes');
  test.each(named(pairsOf(rows, rows, 24)))('%s', (_, first, second) => {
    expect(playEvening(open({ ...first.switches, ...second.switches }))).toEqual(usual);
  });
});

test('every assumption of docs/google.md is broken by a switch, or it is said why none breaks it', () => {
  const page = readFileSync('docs/google.md', 'utf8');
  const ids = new Set([...page.matchAll(/^\| (G\d+) +\|/gm)].map(([, id]) => id as string));
  const told = [...SWITCH_TABLE.map(({ id }) => id), ...Object.keys(NO_SWITCH)];
  expect(new Set(told)).toEqual(ids);
  expect(Object.keys(NO_SWITCH).filter((id) => SWITCH_TABLE.some((row) => row.id === id))).toEqual([]);
});

test('every switch of the local host breaks an assumption of the table', () => {
  const code = readFileSync('local/google/world/switches.ts', 'utf8');
  const keys = [...code.matchAll(/^ {2}(\w+)\?:/gm)].map(([, key]) => key as string);
  expect(keys.length).toBeGreaterThan(60);
  expect(new Set(SWITCH_TABLE.flatMap(({ switches }) => Object.keys(switches)))).toEqual(new Set(keys));
});

test('G76 the panel says what to do by hand where Drive does not show the forms, as long as the match is played', () => {
  const host = open({ hiddenForms: true });
  press(host, 'newGame', requestFor('guess-two-thirds', NAMES, { options: { rounds: 1 } }));
  expect(stateOf(host).warnings).toEqual([expect.stringMatching(/Responders: Anyone with the link/)]);
  press(host, 'resolveRound', { match: 1, round: 0, early: true });
  expect(stateOf(host).warnings).toEqual([]);
});

/** Only a bundle can lack a built-in; test/sheets/google/self-test tries all others. */
const IN_BUNDLE = ['G2'];

describe('the self-test names the line, and no other', () => {
  test.each(SWITCH_TABLE.filter(({ id, result }) => result === 'self-test' && IN_BUNDLE.includes(id)))(
    '$id $what',
    ({ id, switches }) => {
      const failed = selfTest(open(switches)).filter(({ result }) => result === 'failed');
      expect(failed.map(({ assumptions, detail }) => [assumptions.includes(id), detail])).toEqual([
        [true, expect.any(String)],
      ]);
    },
  );
});
