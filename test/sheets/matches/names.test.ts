import { verify } from '../../../src/sheets/actions/verify.ts';
import { deliverAgain } from '../../../src/sheets/delivery/deliver.ts';
import { whyRound } from '../../../src/sheets/panel-api/rounds.ts';
import { makeRandom } from '../../players.ts';
import { TABLES } from '../../tables.ts';
import { makeMatch, makeSeason, rehearsal, resolve, resolveAndDeliver, rowOf, send } from '../season.ts';

describe('a name that a program might stumble over plays a match like any other', () => {
  test.each([
    ['__proto__', 'spectators', '7', 'Ben'],
    ['constructor', 'order form', 'a'.repeat(300), 'Ben'],
    ['toString', '▸ players', '👩‍👩‍👧 Ω', 'Ben'],
  ])('“%s”, “%s” and “%s”', (...players) => {
    const memory = makeSeason(players);
    makeMatch(memory, { players });
    const senders = players.slice(0, 3);
    for (const name of senders) send(memory, name, { 'Number card': 2 });
    expect(resolveAndDeliver(memory).delivery).toMatchObject({ sent: 5, failed: [] });
    expect(verify(memory.book())).toMatchObject({ fault: '', rounds: 1 });
    const record = memory.record();
    expect(Object.keys(record.rounds[0].orders).sort()).toEqual([...senders].sort());
    for (const name of senders) expect(memory.files.get(`${name} — private`)).toBeDefined();
  });
});

const HOSTILE = [
  '__proto__',
  'constructor',
  'toString',
  '7',
  '=1+1',
  'hasOwnProperty',
  '1/2',
  'TRUE',
  'null',
  '🍎',
];

test.each(TABLES)('such names play $game', ({ game, roster, options = {} }) => {
  const players = HOSTILE.slice(0, roster.length);
  const memory = makeSeason(players.map((name, i) => ({ name, meadow: roster[i]?.meadow ?? '' })));
  makeMatch(memory, { game, players, options, seed: 'a seed for hostile names' });
  const random = makeRandom(game);
  for (let round = 0; round < 2 && !rowOf(memory).over; round++) {
    // One of them sends nothing.
    const answers = [...rehearsal(memory, random)].slice(0, -1);
    for (const [name, answer] of answers) send(memory, name, answer);
    expect(memory.match().unknownSenders).toEqual([]);
    resolve(memory);
    const { orders } = memory.record().rounds[round];
    expect(Object.keys(orders).sort()).toEqual(answers.map(([name]) => name).sort());
    for (const name of players) expect(whyRound(memory.ports, 1, rowOf(memory).round, name)).toBeDefined();
  }
  expect(deliverAgain(memory.ports).failed).toEqual([]);
  expect(memory.match().seats.map(({ name }) => name)).toEqual(players);
  expect(memory.fault()).toBe('');
});
