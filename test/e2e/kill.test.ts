import type { Host, HostSetup } from '../../local/host/host.ts';
import type { PanelState } from '../../src/sheets/panel-api/panel.ts';
import { makeRandom, type RosterEntry } from '../players.ts';
import { contentsOf } from './contents.ts';
import {
  ask,
  HOST,
  hostOf,
  makeSeason,
  matchesOf,
  problemOf,
  requestFor,
  rowOf,
  sendOrders,
  stateOf,
  tryAsk,
} from './season.ts';

// README “A round, exactly once”: killed at any point, the next action finishes what was begun.

const FOUR: readonly RosterEntry[] = ['Ann', 'Ben', 'Cleo', 'Dan'].map((name, i) => ({
  name,
  meadow: i < 2 ? 'red' : 'blue',
}));
const REQUEST = requestFor(
  'secret-soulmate',
  FOUR.map(({ name }) => name),
  { seed: 'the seed of this match' },
);

/** Ends the script just after its nth call of any kind; 0 ends it before the first. */
function killAfter(host: Host, nth: number) {
  let seen = 0;
  return host.failCall({ match: () => ++seen === Math.max(nth, 1), when: nth === 0 ? 'kill' : 'kill-after' });
}

const CHANGES = /\.(set|add|create|delete|batchUpdate|fetchAll|newTrigger|forSpreadsheet)/;

/** A host that continues from a saved state. Only its killed run loads the script anew; see keepsScript. */
const quickHostOf = (more: Partial<HostSetup>): Host =>
  hostOf({ hasQuotas: false, keepsScript: true, ...more });

/** The calls of an action after which something is otherwise than before, by number and name. */
function changesOf(state: string, name: string, args: readonly unknown[]): [nth: number, name: string][] {
  const { list } = hostOf({ state, hasQuotas: false }).call(HOST, name, args).calls;
  const calls = list.map(({ name: called }, i): [number, string] => [i + 1, called]);
  return [[0, 'the start'], ...calls.filter(([, called]) => CHANGES.test(called))];
}

const everyNth = <T>(list: readonly T[], n: number): T[] => list.filter((_, i) => i % n === 0);

/** What a host does who opens the panel again: finish what the panel shows as begun. */
function goOn(host: Host): PanelState {
  let state = stateOf(host);
  if (state.job) {
    let progress = ask(host, 'continueWork');
    while (!progress.finished) progress = ask(host, 'continueWork');
    state = stateOf(host);
  }
  if (state.outbox.some(({ isForm }) => !isForm)) ask(host, 'deliverOutbox');
  if (state.outbox.some(({ isForm }) => isForm)) ask(host, 'renewForms');
  return stateOf(host);
}

function makeWhole(host: Host, seed = REQUEST.seed): void {
  let progress = ask(host, 'newGame', { ...REQUEST, seed });
  while (!progress.finished) progress = ask(host, 'continueWork');
}

describe.each([
  ['email', 'first'],
  ['code', 'first'],
  // Its forms are copies of the first one's.
  ['code', 'second'],
] as const)('a new game, by %s, the %s of its season, whose script is ended', (identity, place) => {
  const makeUuid = () => '00000000-0000-4000-8000-000000000000';
  // Codes of a first match must differ; a second one draws none.
  const season = makeSeason(FOUR, identity, { hasQuotas: false, ...(place === 'first' ? { makeUuid } : {}) });
  if (place === 'second') makeWhole(season, 'the seed of the first match');
  const before = matchesOf(season).matches.length;
  const state = season.save();
  const setup = { state, makeUuid, hasQuotas: false };
  const changes = changesOf(state, 'newGame', [REQUEST]);
  const undisturbed = hostOf(setup);
  makeWhole(undisturbed);
  const expected = contentsOf(undisturbed);
  const nothing = contentsOf(hostOf(setup));

  const every = { email: 1, code: place === 'second' ? 2 : 6 }[identity];
  test.each(everyNth(changes, every))('after call %i, %s, is finished by the next action', (nth) => {
    const host = quickHostOf(setup);
    const armed = killAfter(host, nth);
    expect(host.call(HOST, 'newGame', [REQUEST]).error).toMatchObject({ isEnded: true });
    expect(armed.used).toBe(1);
    if (goOn(host).matches.length === before) makeWhole(host);
    expect(contentsOf(host)).toEqual(expected);
    expect(ask(host, 'verify')).toMatchObject({ fault: '', matches: before + 1 });
  });

  test.each(everyNth(changes, 9))('after call %i, %s, can be undone: nothing half-made stays', (nth) => {
    const host = quickHostOf(setup);
    killAfter(host, nth);
    host.call(HOST, 'newGame', [REQUEST]);
    if (stateOf(host).matches.length > before) {
      expect(problemOf(tryAsk(host, 'abandonWork'))).toMatch(stateOf(host).job ? /already/ : /^$/);
      return;
    }
    ask(host, 'abandonWork');
    expect(withoutCommitment(contentsOf(host))).toEqual(withoutCommitment(nothing));
    makeWhole(host, 'the seed of another try');
    expect(ask(host, 'verify')).toMatchObject({ fault: '', matches: before + 1 });
  });
});

/** Contents without what a match that was given up leaves behind (H9): its entry, and its commitment on the cover. */
function withoutCommitment(contents: object): unknown {
  const isLeft = (line: unknown) =>
    /\| abandon \||^Given up|^• .*Commitment of its seed|^<hash>|^The log ends/.test(String(line));
  return JSON.parse(
    JSON.stringify(contents, (_key, value) =>
      Array.isArray(value) ? value.filter((one) => typeof one !== 'string' || !isLeft(one)) : value,
    ),
  );
}

describe('a new game of which Google refuses one request', () => {
  const state = makeSeason(FOUR).save();
  const setup = { state, hasQuotas: false };
  const undisturbed = hostOf(setup);
  const { requests } = undisturbed.call(HOST, 'newGame', [REQUEST]).calls;
  const expected = contentsOf(undisturbed);

  test.each(
    everyNth(
      Array.from({ length: requests }, (_, i) => i + 1).flatMap((nth) => [
        ['before', nth] as const,
        ['after', nth] as const,
      ]),
      5,
    ),
  )('%s it took effect, the request %i, goes on from there', (when, nth) => {
    const host = quickHostOf(setup);
    let seen = 0;
    const armed = host.failRequest({ match: () => ++seen === nth, status: 500, when });
    const answer = tryAsk(host, 'newGame', REQUEST);
    expect(armed.used).toBe(1);
    if (!answer.ok) expect(answer.problem.todo).not.toBe('');
    goOn(host);
    expect(contentsOf(host)).toEqual(expected);
  });
});

describe('a resolve whose script is ended', () => {
  const first = makeSeason(FOUR, 'email', { hasQuotas: false });
  makeWhole(first);
  sendOrders(first, 1, makeRandom('kill'));
  const state = first.save();
  const request = { match: 1, round: 0 };
  const changes = changesOf(state, 'resolveRound', [request]);
  const undisturbed = hostOf({ state, hasQuotas: false });
  ask(undisturbed, 'resolveRound', request);
  const expected = contentsOf(undisturbed);

  test('makes four service calls: read, commit, deliveries, tick-off', () => {
    const host = hostOf({ state, hasQuotas: false });
    const { list } = host.call(HOST, 'resolveRound', [request]).calls;
    expect(list.filter(({ nth }) => nth > 0).map(({ name }) => name)).toEqual([
      'Sheets.Spreadsheets.Values.batchGetByDataFilter',
      'Sheets.Spreadsheets.batchUpdate',
      'UrlFetchApp.fetchAll',
      'Sheets.Spreadsheets.batchUpdate',
    ]);
  });

  function expectFinished(host: Host): void {
    goOn(host);
    if (rowOf(host, 1).round === 0) ask(host, 'resolveRound', request);
    expect(contentsOf(host)).toEqual(expected);
    expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 1, entries: 3 });
  }

  test.each(changes)('after call %i, %s, is finished by the next action, nothing twice', (nth) => {
    const host = quickHostOf({ state });
    killAfter(host, nth);
    expect(host.call(HOST, 'resolveRound', [request]).error).toMatchObject({ isEnded: true });
    expectFinished(host);
  });

  // A kill before or after one of them is among the kills after each change.
  test.each([1, 2, 3, 4].flatMap((nth) => [[nth, 'before'] as const, [nth, 'after'] as const]))(
    'at service call %i (%s) is finished by the next action, nothing twice',
    (nth, when) => {
      const host = quickHostOf({ state });
      const armed = host.failCall({ nth, when });
      host.call(HOST, 'resolveRound', [request]);
      expect(armed.used).toBe(1);
      expectFinished(host);
    },
  );
});

describe('a renewal of the forms whose script is ended', () => {
  const first = makeSeason(FOUR, 'code', { hasQuotas: false });
  makeWhole(first);
  ask(first, 'resolveRound', { match: 1, round: 0, early: true });
  ask(first, 'undoRound', 1, 1);
  // What stands in the form is not known: all of it is written again.
  delete first.world.properties[first.world.activeWorkbook as string]?.[`form ${rowOf(first, 1).form}`];
  const state = first.save();
  const changes = changesOf(state, 'renewForms', []);
  const undisturbed = hostOf({ state, hasQuotas: false });
  ask(undisturbed, 'renewForms');
  const expected = contentsOf(undisturbed);

  test.each(changes)('after call %i, %s, is finished by the next look of the panel', (nth) => {
    const host = quickHostOf({ state });
    killAfter(host, nth);
    expect(host.call(HOST, 'renewForms').error).toMatchObject({ isEnded: true });
    goOn(host);
    expect(stateOf(host).outbox).toEqual([]);
    expect(contentsOf(host)).toEqual(expected);
  });

  test('writes something that could be lost', () => expect(changes.length).toBeGreaterThan(4));
});
