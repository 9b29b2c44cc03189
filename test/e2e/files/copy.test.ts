import type { Host } from '../../../local/host/host.ts';
import type { CallName } from '../../../src/sheets/panel-api/calls.ts';
import { makeRandom, NAMES } from '../../players.ts';
import { begun, madeOnce } from '../made-once.ts';
import {
  answerOf,
  ask,
  HOST,
  makeMatch,
  requestFor,
  resolve,
  rowOf,
  sendOrders,
  stateOf,
} from '../season.ts';

// File › Make a copy gives the copy a script of its own, which must not touch the files of the original (docs/google.md, G28).

/** A season with a match in round 2. */
const played = madeOnce(() => {
  const host = begun('code');
  resolve(host, 1);
  return host;
});

/** The same, and the host in a copy of its workbook. */
const copied = madeOnce(() => {
  const host = played();
  host.activate(host.copyWorkbook(host.world.activeWorkbook as string));
  return host;
});

/** Everything except the copy. */
const others = (host: Host) =>
  Object.values(host.world.files).filter(({ id }) => id !== host.world.activeWorkbook);
const before = others(copied());

const WRITES: readonly [CallName, ...unknown[]][] = [
  ['resolveRound', { match: 1, round: 1, early: true }],
  ['newGame', requestFor('secret-soulmate', NAMES)],
  ['undoRound', 1, 1, 1],
  ['deliverOutbox'],
  ['renewForms'],
  ['shareAgain'],
  ['sendReceiptsNow', 1],
];

describe('in a copy of a season’s workbook', () => {
  test.each(WRITES)('%s says that it is a copy, and touches nothing of the original', (name, ...args) => {
    const host = copied();
    expect(answerOf(host.call(HOST, name, args))).toMatchObject({ ok: false, problem: { code: 'copy' } });
    expect(others(host)).toEqual(before);
  });

  test('the panel offers a fresh start, which keeps the roster and nothing of the original', () => {
    const host = copied();
    const original = played().world.activeWorkbook as string;
    expect(stateOf(host)).toMatchObject({ isCopy: true, season: null, matches: [] });
    ask(host, 'setUp', 'code');
    const state = stateOf(host);
    expect(state).toMatchObject({ isCopy: false, matches: [], outbox: [] });
    expect(state.season?.players.map(({ name, id, link }) => [name, id, link])).toEqual(
      NAMES.map((name) => [name, '', '']),
    );
    expect(others(host)).toEqual(before);
    makeMatch(host, 'secret-soulmate', NAMES);
    const known = new Set(before.map(({ id }) => id));
    const copy = host.world.activeWorkbook;
    const made = Object.values(host.world.files).filter(({ id }) => !known.has(id) && id !== copy);
    expect(made).toHaveLength(NAMES.length + 3);
    sendOrders(host, 1, makeRandom('copy'));
    expect(answerOf(resolve(host, 1))).toMatchObject({ ok: true, value: { sent: 5, failed: [] } });
    expect(ask(host, 'verify')).toMatchObject({ fault: '', matches: 1, rounds: 1 });
    host.activate(original);
    expect(rowOf(host, 1).round).toBe(1);
    expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 1 });
  });
});
