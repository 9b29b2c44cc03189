import { openBook } from '../../../../src/sheets/log/book.ts';
import { mustPlayBack } from '../../../../src/sheets/log/fold.ts';
import type { PlayedRound } from '../../../../src/sheets/log/playback/playback.ts';
import { roundFor } from '../../../../src/sheets/log/playback/round-for.ts';
import { begin, NAMES, offer, resolve, send } from '../../season.ts';

/** A round with an exchange of Ann and Ben, one of Cleo and Dan, and a refused line of Ann's order. */
function played() {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 3, 'Garnets to add': 99 });
  for (const [from, to, gives, takes] of [
    ['Ann', 'Ben', 'number card 2', 'number card 1'],
    ['Ben', 'Ann', 'number card 1', 'number card 2'],
    ['Cleo', 'Dan', 'number card 2', 'number card 1'],
    ['Dan', 'Cleo', 'number card 1', 'number card 2'],
  ] as const)
    offer(memory, from, to, gives, takes);
  resolve(memory);
  const [round] = mustPlayBack(openBook(memory.ports).log, 1).rounds;
  if (!round) throw new Error('No round was played.');
  return round;
}

const round = played();
const [ofAnn, ofCleo] = [
  /(Ann|Ben) gives (Ann|Ben|you)|you give (Ann|Ben)/,
  /(Cleo|Dan) gives (Cleo|Dan|you)|you give (Cleo|Dan)/,
];

test.each([
  ['the host', 'host' as const, true, true],
  ['everyone', 'public' as const, false, false],
  ['Ann', 0, true, false],
  ['Ben', 1, true, false],
  ['Cleo', 2, false, true],
])('S4 %s reads only their own settled trades', (_, viewer, seesAnn, seesCleo) => {
  const { settled } = roundFor(round, NAMES, viewer);
  expect([settled.some((text) => ofAnn.test(text)), settled.some((text) => ofCleo.test(text))]).toEqual([
    seesAnn,
    seesCleo,
  ]);
});

test('H2 a trade that did not settle, and an offer that lapsed, are told to their two sides, and to nobody else', () => {
  const memory = begin();
  for (const [from, to, gives, takes] of [
    ['Ann', 'Ben', '9 garnets', ''],
    ['Cleo', 'Dan', 'number card 2', 'number card 1'],
  ] as const)
    offer(memory, from, to, gives, takes);
  resolve(memory);
  const [own] = mustPlayBack(openBook(memory.ports).log, 1).rounds;
  const toldTo = (viewer: Parameters<typeof roundFor>[2]) => {
    const { failed, lapsed } = roundFor(own as PlayedRound, NAMES, viewer);
    return [failed.length, lapsed.length];
  };
  expect([0, 1, 2, 3].map(toldTo)).toEqual([
    [1, 0],
    [1, 0],
    [0, 1],
    [0, 1],
  ]);
  // The host reads the trade among the refusals.
  expect([toldTo('public'), toldTo('host')]).toEqual([
    [0, 0],
    [0, 1],
  ]);
});

test('X3 a refused line is told to its player and the host alone', () => {
  const refusedFor = (viewer: Parameters<typeof roundFor>[2]) =>
    roundFor(round, NAMES, viewer).refused.map(({ player }) => player);
  expect(refusedFor(0).length).toBeGreaterThan(0);
  expect(refusedFor('host')).toEqual(refusedFor(0));
  expect([refusedFor('public'), refusedFor(1)]).toEqual([[], []]);
});

test('S4 what happened is told to everyone, to its player, or to the host, who reads all of it', () => {
  const story = (['public', 'host', 0, 1] as const).map((to) => ({ to, ruling: 'S4', text: `for ${to}` }));
  const told = (viewer: Parameters<typeof roundFor>[2]) =>
    roundFor({ ...round, story }, NAMES, viewer).told.map(({ text }) => text);
  expect(told('host')).toEqual(['for public', 'for host', 'for 0', 'for 1']);
  expect(told('public')).toEqual(['for public']);
  expect(told(0)).toEqual(['for public', 'for 0']);
});
