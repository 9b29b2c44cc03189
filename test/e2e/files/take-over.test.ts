import { FOUR, makeRandom } from '../../players.ts';
import { empty } from '../made-once.ts';
import { ask, playOut, replayOf, rowOf, stateOf, submit } from '../season.ts';

// H31: a match that was begun elsewhere, on the built add-on: its forms ask for the open round, and it is played to its end.

const NAMES = FOUR.map(({ name }) => name);
const RECORD = {
  format: 1,
  game: 'secret-soulmate',
  players: NAMES.map((name) => ({ name, garnets: 4 })),
  seed: 'the seed of a match that was begun elsewhere',
  rounds: [
    { orders: { Ann: { card: 3 } } },
    { orders: { Ben: { card: 2, garnets: 1 } } },
    ...Array.from({ length: 6 }, () => ({ orders: {} })),
  ],
};

test('a match is taken over and played to its end, and its log bears it out', () => {
  const host = empty('code');
  const record = JSON.stringify(RECORD);
  let progress = ask(host, 'takeOver', { record, players: NAMES, purses: 'record', deadline: '' });
  while (!progress.finished) progress = ask(host, 'continueWork');
  const [match] = stateOf(host).matches;
  expect(match).toMatchObject({ round: 8, taken: 8, over: false, problem: null });
  const form = host.world.files[rowOf(host, 1).form];
  expect(JSON.stringify(form)).toContain('for round 9, until the host closes it');
  submit(host, 1, 'Ann', { 'Number card': '1' });
  expect(stateOf(host).matches[0]?.seats[0]?.answers).toEqual(['Number card: 1']);
  playOut(host, 1, makeRandom('take over'));
  const { rounds, over } = replayOf(host, 1);
  expect([rounds.length, over]).toEqual([9, true]);
  expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 9 });
  ask(host, 'closeMatch', 1);
  expect(stateOf(host)).toMatchObject({ matches: [], closed: 1 });
  expect(ask(host, 'verify')).toMatchObject({ fault: '' });
});
