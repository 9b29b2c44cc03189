import { of, play, refusals } from './build.ts';

test('M8 a purchase is charged, answered from the pattern, and told only to the buyer', () => {
  const played = play({
    garnets: { Ann: 4 },
    rounds: [{ Ann: { identify: ['A'], locate: ['lemon-2'] }, Dan: 'U 1' }],
  });
  expect(of(played, 'Ann')).toMatchObject({
    garnets: 1,
    learned: [
      { place: 'A', card: 'apple-1' },
      { place: 'H', card: 'lemon-2' },
    ],
  });
  expect(of(played, 'Bob').learned).toEqual([]);
  expect(played.rounds[0]!.public.cards.A).toEqual({ status: 'hidden' });
});

test('M8 a card that is public already is refused free of charge, and so is its location', () => {
  const played = play({
    garnets: { Ann: 9 },
    rounds: [
      { Ann: 'U 1' },
      {},
      {
        Ann: { identify: ['U', 'P', 'Q', 'J'], locate: ['grape-3', 'pear-4', 'pear-5', 'lemon-4'] },
        Bob: 'V 1',
      },
    ],
  });
  const parts = ['identify', 'locate'].flatMap((key) => [0, 1, 2, 3].map((i) => `${key}[${i}]`));
  expect(refusals(played, 2)).toEqual(parts.map((part) => `Ann ${part} not-legal`));
  expect(of(played, 'Ann').garnets).toBe(9);
});

test('M8 M21 who cannot pay is told so first, be the card public or not', () => {
  const played = play({
    garnets: { Ann: 1 },
    rounds: [
      { Ann: { locate: ['grape-3', 'apple-1'] }, Bob: { identify: ['U'], bids: [{ card: 'U', chips: 1 }] } },
    ],
  });
  expect(refusals(played)).toEqual([
    'Ann locate[0] not-affordable',
    'Ann locate[1] not-affordable',
    'Bob identify[0] not-affordable',
  ]);
});

test('M8 nothing comes back when the card is revealed in that same round', () => {
  const played = play({ garnets: { Ann: 1 }, rounds: [{ Ann: 'U 1' }, { Ann: { identify: ['J'] } }] });
  expect(played.rounds[1]!.public.cards.J).toEqual({ status: 'nearly-exposed', card: 'lemon-4' });
  expect(of(played, 'Ann')).toMatchObject({ garnets: 0, learned: [{ place: 'J', card: 'lemon-4' }] });
});

test('M8 the same again is charged and answered again; both ways to one card are, identify first', () => {
  const played = play({
    garnets: { Ann: 9 },
    rounds: [
      { Ann: { locate: ['apple-1'], identify: ['A', 'A'], bids: [{ card: 'U', chips: 1 }] } },
      { Ann: { identify: ['A'] } },
    ],
  });
  expect(of(played, 'Ann').garnets).toBe(9 - 2 - 1 - 1 - 1);
  expect(of(played, 'Ann').learned).toEqual(Array(4).fill({ place: 'A', card: 'apple-1' }));
});

test('M8 the last round answers too', () => {
  const played = play({
    options: { lastRound: 1 },
    garnets: { Ann: 1 },
    rounds: [{ Ann: { identify: ['C'] } }],
  });
  expect(of(played, 'Ann').learned).toEqual([{ place: 'C', card: 'apple-3' }]);
});

test('X4 purchases are paid in their order, each lowering what is left for the next', () => {
  const order = {
    buyChips: 2,
    identify: ['A', 'B'],
    locate: ['lemon-1', 'lemon-2', 'lemon-3'],
    bids: [{ card: 'U', chips: 1 }],
  };
  const played = play({ garnets: { Ann: 7 }, rounds: [{ Ann: order }] });
  expect(refusals(played)).toEqual(['Ann locate[1] not-affordable', 'Ann locate[2] not-affordable']);
  expect(of(played, 'Ann')).toMatchObject({ garnets: 1, chips: 31 });
});

test('M19 the prices of information', () => {
  const played = play({
    options: { identifyPrice: 0, locatePrice: 5 },
    garnets: { Ann: 5 },
    rounds: [{ Ann: { identify: ['A', 'B'], locate: ['apple-3'] }, Bob: { identify: ['C'] } }],
  });
  expect(refusals(played)).toEqual([]);
  expect(of(played, 'Ann')).toMatchObject({ garnets: 0, learned: { length: 3 } });
  expect(of(played, 'Bob').learned).toHaveLength(1);
});

test.each([
  ['identify', 'a'],
  ['identify', 'AB'],
  ['identify', 'Y'],
  ['identify', 7],
  ['identify', null],
  ['identify', ['A']],
  ['locate', 'Apple-1'],
  ['locate', 'apple 1'],
  ['locate', 'apple-7'],
  ['locate', '__proto__'],
  ['locate', {}],
])('M8 %s %p is malformed', (key, line) => {
  const played = play({ garnets: { Ann: 9 }, rounds: [{ Ann: { [key]: [line] } }] });
  expect(refusals(played)).toEqual([`Ann ${key}[0] malformed`]);
  expect(of(played, 'Ann').garnets).toBe(9);
});
