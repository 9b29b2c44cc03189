import { replay } from '../../../src/rules/play/replay.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { award } from '../../../src/sheets/actions/award.ts';
import { endEarly } from '../../../src/sheets/actions/end-early.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { verify } from '../../../src/sheets/actions/verify.ts';
import { setUpSeason } from '../../../src/sheets/commit/set-up.ts';
import { handOverPlace } from '../../../src/sheets/matches/hand-over.ts';
import { panelState } from '../../../src/sheets/panel-api/state.ts';
import { balancesOf } from '../../../src/sheets/workbook/ledger-tab.ts';
import { makeRandom } from '../../players.ts';
import { type Memory, makeMemory } from '../memory-ports.ts';
import {
  act,
  begin,
  endWithVote,
  makeMatch,
  NAMES,
  problemOf,
  rehearsal,
  resolve,
  resolveAndDeliver,
  resolveAs,
  send,
} from '../season.ts';

const garnetsOf = (memory: Memory, name: string) => balancesOf(memory.book().ledger).get(name)?.garnets ?? 0;
const prize = (player: string, garnets: number) => ({
  player,
  garnets,
  bellflowers: 0,
  tokensOfLife: 0,
  why: 'A prize',
});

/** The garnets of the replayed record are those of the ledger. */
function expectSamePurses(memory: Memory, match: number): void {
  const { purses } = replay(GAMES, memory.record(match));
  for (const name of NAMES) expect([name, purses[name]?.garnets]).toEqual([name, garnetsOf(memory, name)]);
}

describe('X10 the matches of a season share one purse for each player', () => {
  test('the second match begins with the purses of the first, and both records replay', () => {
    const memory = endWithVote(1);
    makeMatch(memory, { seed: 'the seed of another match' });
    expect(memory.panel().matches.map(({ title, over }) => [title, over])).toEqual([
      ['Secret Soulmate', true],
      ['Secret Soulmate 2', false],
    ]);
    expectSamePurses(memory, 2);
    for (const [name, answers] of rehearsal(memory, makeRandom('second'), 2)) send(memory, name, answers, 2);
    resolve(memory, 2);
    expectSamePurses(memory, 2);
    act(memory, endEarly, 2, 1, 'by standing');
    expectSamePurses(memory, 2);
    expect(memory.record(2)).toMatchObject({ rounds: [{}], end: 'standing' });
    expect(replay(GAMES, memory.record(1)).over).toBe(true);
    expect(verify(memory.book())).toMatchObject({ fault: '', matches: 2 });
  });

  test('an award between rounds becomes credits of the next', () => {
    const memory = begin();
    resolve(memory);
    act(memory, award, prize('Ann', 5));
    resolve(memory);
    const { rounds } = memory.record(1);
    expect(rounds.map(({ credits }: { credits?: object }) => credits)).toEqual([
      undefined,
      { Ann: { garnets: 5, bellflowers: 0 } },
    ]);
    expectSamePurses(memory, 1);
  });

  test('X7 an award to several players is one entry for each, or none', () => {
    const memory = begin();
    act(memory, award, prize('Ben', 2));
    const { log } = memory.book();
    const fine = { ...prize('Ann', -1), others: ['Ben'] };
    expect(problemOf(() => act(memory, award, fine)).what).toBe(
      'Ann has only an empty purse. You cannot take more.',
    );
    expect(memory.entries()).toEqual(log.entries);
    // A player named twice, by id or by name, gets it once.
    act(memory, award, { ...prize('Ann', 3), others: ['Cleo', 'Ann', 'Ben'], kind: 'minigame' as const });
    const { log: after, ledger } = memory.book();
    const added = after.entries.slice(log.entries.length).filter(({ match }) => match === 0);
    expect(added.map(({ what, data }) => [what, (data as { player: string }).player])).toEqual([
      ['award', 'Ann'],
      ['award', 'Cleo'],
      ['award', 'Ben'],
    ]);
    expect(ledger.slice(1).map(({ player, garnets, why }) => [player, garnets, why])).toEqual(
      ['Ann', 'Cleo', 'Ben'].map((name) => [name, 3, `Minigame: ${prize(name, 3).why}`]),
    );
    for (const [name, garnets] of [
      ['Ann', 3],
      ['Ben', 5],
      ['Cleo', 3],
      ['Dan', 0],
    ] as const)
      expect(garnetsOf(memory, name)).toBe(garnets);
    resolve(memory);
    expectSamePurses(memory, 1);
    expect(memory.fault()).toBe('');
  });

  test('two matches at once', () => {
    const memory = begin();
    makeMatch(memory, { game: 'not-flower-field', seed: 'the seed of another match' });
    act(memory, award, prize('Ben', 7));
    for (const match of [1, 2, 1, 2]) resolve(memory, match);
    expect(garnetsOf(memory, 'Ben')).toBeGreaterThanOrEqual(7);
    expectSamePurses(memory, 1);
    expectSamePurses(memory, 2);
    expect(memory.fault()).toBe('');
  });
});

test('H4 an undone round leaves an award that was given since', () => {
  const memory = begin();
  for (const name of NAMES) act(memory, award, prize(name, 10));
  send(memory, 'Ann', { 'Number card': 3, 'Point tokens to buy': 2 });
  resolve(memory);
  expect(garnetsOf(memory, 'Ann')).toBe(6);
  act(memory, award, prize('Ann', 3));
  act(memory, undoRound, 1, 1);
  expect(garnetsOf(memory, 'Ann')).toBe(13);
  resolve(memory);
  expect(garnetsOf(memory, 'Ann')).toBe(9);
  expect(memory.fault()).toBe('');
});

test('X9 H3 H23 a substitute plays on from the seat, and whom they replace does not', () => {
  const memory = begin();
  resolve(memory);
  handOverPlace(memory.ports, {
    player: 'Ann',
    person: 'other',
    by: '',
    name: 'Sue',
    email: 'sue@example.com',
  });
  send(memory, 'Ann', { 'Number card': 1 });
  send(memory, 'Sue', { 'Number card': 2 });
  const { unknownSenders } = memory.match() ?? {};
  // It is said whose the address was.
  expect(unknownSenders).toMatchObject([{ claimed: 'ann@example.com', former: 'Ann' }]);
  expect(resolveAndDeliver(memory).delivery.failed).toEqual([]);
  expect(memory.record(1).rounds[1].orders).toEqual({ Ann: { card: 2 } });
  expect(memory.fault()).toBe('');
});

test('a season is set up once, and nothing is resolved without one', () => {
  const memory = makeMemory();
  const { ports, tabs } = memory;
  expect(panelState(ports)).toMatchObject({ season: null, matches: [] });
  const before = JSON.stringify([...tabs]);
  expect(problemOf(() => resolveAs({ ports } as Memory, { match: 1, round: 0 })).what).toContain(
    'no season yet',
  );
  expect(JSON.stringify([...tabs])).toBe(before);
  memory.emailProblem = 'Forms cannot verify addresses here.';
  expect(problemOf(() => setUpSeason(ports, 'email'))).toMatchObject({
    what: memory.emailProblem,
    todo: expect.stringContaining('personal codes'),
  });
  expect(panelState(ports).season).toBeNull();
  memory.emailProblem = '';
  setUpSeason(ports, 'email');
  expect(problemOf(() => setUpSeason(ports, 'email')).what).toContain('already has a season');
});
