import { play, refusals } from '../games/polar-power/build.ts';

type Sides = readonly [gives: unknown, takes?: unknown];

function settle(...sides: Sides[]) {
  return play({
    garnets: { Wes: 2, Bea: 2 },
    rounds: [
      {
        credits: { Wes: { bellflowers: 1 } },
        trades: sides.map(([gives, takes]) => ({
          from: 'Wes',
          to: 'Bea',
          ...(gives === undefined ? {} : { gives }),
          ...(takes === undefined ? {} : { takes }),
        })),
      },
    ],
  });
}

/** The greatest whole number of a record. */
const most = Number.MAX_SAFE_INTEGER;

test.each<[string, unknown, unknown, string]>([
  ['nothing at all', undefined, undefined, 'not-legal'],
  ['amounts of 0 and empty lists', { garnets: 0, postcards: [], stamps: 0 }, {}, 'not-legal'],
  ['a side that is null', null, { garnets: 1 }, 'malformed'],
  ['a side that is a list', { garnets: 1 }, [], 'malformed'],
  ['a negative amount', { garnets: -1 }, undefined, 'malformed'],
  ['half an amount', { bellflowers: 0.5 }, undefined, 'malformed'],
  ['an amount in text', { stamps: '1' }, undefined, 'malformed'],
  ['an amount that is null', { garnets: null }, undefined, 'malformed'],
  ['true for an amount', { garnets: true }, undefined, 'malformed'],
  ['a list that is none', { postcards: 'red' }, { postcards: ['red'] }, 'malformed'],
  ['a postcard of no colour', { postcards: ['pink'] }, { postcards: ['red'] }, 'malformed'],
  ['a coil in text', { coils: ['1'] }, { coils: [1] }, 'malformed'],
  ['a coil nobody has', { coils: [7] }, { coils: [1] }, 'not-held'],
  ['a coil of the greatest number', { coils: [most] }, { coils: [1] }, 'not-held'],
  ['a coil beyond the greatest number', { coils: [most + 1] }, { coils: [1] }, 'malformed'],
  ['a coil beyond all numbers', { coils: [JSON.parse('1e400')] }, { coils: [1] }, 'malformed'],
  ['an asset that is not traded', { chips: 1 }, undefined, 'unknown'],
  ['Tokens of Life', { tokensOfLife: 1 }, undefined, 'unknown'],
  ['what every object has', { constructor: 1 }, undefined, 'unknown'],
  ['__proto__', JSON.parse('{"__proto__":1}'), undefined, 'unknown'],
  ['more stamps than held', { stamps: 3 }, undefined, 'not-held'],
  ['more postcards than held', { postcards: ['red', 'red'] }, { postcards: ['red', 'blue'] }, 'not-held'],
  ['more bellflowers than held', { bellflowers: 2 }, undefined, 'not-held'],
  ['more garnets than held', { garnets: 3 }, undefined, 'not-affordable'],
  ['more garnets than there are', { garnets: most }, undefined, 'not-affordable'],
  ['garnets beyond the greatest number', { garnets: most + 1 }, undefined, 'malformed'],
  ['garnets beyond all numbers', { garnets: JSON.parse('1e400') }, undefined, 'malformed'],
  ['stamps beyond the greatest number', { stamps: most + 1 }, undefined, 'malformed'],
  ['more asked for than held', { garnets: 1 }, { garnets: 3 }, 'not-affordable'],
  ['the first reason counts: malformed', { coils: ['1'], chips: 1 }, { garnets: 9 }, 'malformed'],
  ['the first reason counts: unknown', { garnets: 9 }, { chips: 1, stamps: 9 }, 'unknown'],
  ['the first reason counts: not-held', { garnets: 9 }, { stamps: 9 }, 'not-held'],
  [
    'the first reason counts: not-affordable',
    { garnets: 9, postcards: ['red'] },
    undefined,
    'not-affordable',
  ],
])('X5 a trade is refused whole: %s', (_, gives, takes, code) => {
  const played = settle([gives, takes]);
  expect(refusals(played)).toEqual([`Wes trades[0] ${code}`]);
  expect(played.rounds[0]!.private).toEqual(settle().rounds[0]!.private);
});

test('X5 the two sides are not netted: each must hold its part before the trade', () => {
  expect(refusals(settle([{ garnets: 3 }, { garnets: 2 }]))).toEqual(['Wes trades[0] not-affordable']);
  expect(refusals(settle([{ garnets: 2 }, { garnets: 2 }]))).toEqual([]);
  expect(refusals(settle([{ stamps: 3 }, { stamps: 1 }]))).toEqual(['Wes trades[0] not-held']);
});

test('RECORD “Replay”: a refusal has four keys, and does not name the lacking side', () => {
  const [refused] = settle([{ garnets: 1 }, { garnets: 3 }]).rounds[0]!.refused;
  expect(Object.keys(refused ?? {})).toEqual(['player', 'part', 'code', 'message']);
});

test('X5 trades settle in the order given, each on what the ones before left', () => {
  const played = settle([{ garnets: 2 }], [{ garnets: 1 }], [undefined, { garnets: 4 }], [{ garnets: 4 }]);
  expect(refusals(played)).toEqual(['Wes trades[1] not-affordable']);
  expect(played.purses.Wes).toMatchObject({ garnets: 0 });
  expect(played.purses.Bea).toMatchObject({ garnets: 4 });
});

test('X5 X13 a trade with oneself is refused, but missing goods are named first', () => {
  const self = (gives: unknown) =>
    refusals(play({ rounds: [{ trades: [{ from: 'Wes', to: 'Wes', gives }] }] }));
  expect(self({ stamps: 1 })).toEqual(['Wes trades[0] not-legal']);
  expect(self({ stamps: 9 })).toEqual(['Wes trades[0] not-held']);
});

test('X5 2.0 is 2, and a gift needs no taking side', () => {
  const played = play({
    garnets: { Wes: 2 },
    rounds: [{ trades: [{ from: 'Wes', to: 'Bea', gives: JSON.parse('{"garnets":2.0,"bellflowers":-0}') }] }],
  });
  expect(refusals(played)).toEqual([]);
  expect(played.purses.Bea).toMatchObject({ garnets: 2 });
});
