import type { Host } from '../../../local/host/host.ts';
import type { CallName } from '../../../src/sheets/panel-api/calls.ts';
import { FOUR, makeRandom } from '../../players.ts';
import {
  answerOf,
  ask,
  HOST,
  makeMatch,
  makeSeason,
  playOut,
  requestFor,
  resolve,
  rowOf,
  stateOf,
} from '../season.ts';

// File › Make a copy gives the copy a script of its own, which must not touch the files of the original (docs/google.md, G28).

const NAMES = FOUR.map(({ name }) => name);

/** A season with a match in round 2, and the host in a copy of its workbook. */
function copied(): { host: Host; original: string; copy: string; before: string } {
  const host = makeSeason(FOUR, 'code');
  makeMatch(host, 'secret-soulmate', NAMES);
  resolve(host, 1);
  const original = host.world.activeWorkbook as string;
  const copy = host.copyWorkbook(original);
  host.activate(copy);
  return { host, original, copy, before: others(host, copy) };
}

/** Everything but the copy. */
const others = (host: Host, copy: string) =>
  JSON.stringify(Object.values(host.world.files).filter(({ id }) => id !== copy));

const WRITES: readonly [CallName, ...unknown[]][] = [
  ['resolveRound', { match: 1, round: 1, early: true }],
  ['newGame', requestFor('secret-soulmate', NAMES)],
  ['undoRound', 1, 1],
  ['deliverOutbox'],
  ['renewForms'],
  ['shareAgain'],
  ['sendReceiptsNow', 1],
];

describe('in a copy of a season’s workbook', () => {
  test.each(WRITES)('%s says that it is a copy, and touches nothing of the original', (name, ...args) => {
    const { host, copy, before } = copied();
    expect(answerOf(host.call(HOST, name, args))).toMatchObject({ ok: false, problem: { code: 'copy' } });
    expect(others(host, copy)).toBe(before);
  });

  test('the panel offers a fresh start, which keeps the roster and nothing of the original', () => {
    const { host, copy, before, original } = copied();
    expect(stateOf(host)).toMatchObject({ isCopy: true, season: null, matches: [] });
    ask(host, 'setUp', 'code');
    const state = stateOf(host);
    expect(state).toMatchObject({ isCopy: false, matches: [], outbox: [] });
    expect(state.season?.players.map(({ name, id, link }) => [name, id, link])).toEqual(
      NAMES.map((name) => [name, '', '']),
    );
    expect(others(host, copy)).toBe(before);
    makeMatch(host, 'secret-soulmate', NAMES);
    const known = new Set(JSON.parse(before).map(({ id }: { id: string }) => id));
    const made = Object.values(host.world.files).filter(({ id }) => !known.has(id) && id !== copy);
    expect(made).toHaveLength(NAMES.length + 3);
    playOut(host, 1, makeRandom('copy'));
    expect(ask(host, 'verify')).toMatchObject({ fault: '', matches: 1 });
    host.activate(original);
    expect(rowOf(host, 1).round).toBe(1);
    expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 1 });
  });
});
