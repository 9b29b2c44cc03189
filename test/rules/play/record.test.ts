import { replay, replayEach } from '../../../src/rules/play/replay.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { record } from '../games/polar-power/build.ts';

const usable = record({}) as Record<string, unknown>;
const players = record({}).players as readonly Record<string, unknown>[];
const round = (changes: Record<string, unknown>) => ({ rounds: [{ orders: {}, ...changes }] });
const player = (changes: Record<string, unknown>) => ({
  players: players.map((p, i) => (i === 3 ? { ...p, ...changes } : p)),
});
/** Through JSON, as records come: `__proto__` is a key there. */
const json = (text: string) => JSON.parse(text) as Record<string, unknown>;

function errorOf(changes: Record<string, unknown>, without?: string): string {
  const changed = { ...usable, ...changes };
  if (without) delete changed[without];
  try {
    replay(GAMES, changed);
  } catch (error) {
    return (error as Error).message;
  }
  return 'usable';
}

test.each(['format', 'game', 'players', 'rounds'])('a record without %s is unusable', (key) => {
  expect(errorOf({}, key)).toMatch(new RegExp(`^${key}: `));
});

test.each(['options', 'seed', 'setup'])('%s may be left out, but null is never the same as absent', (key) => {
  const seed = key === 'setup' ? { seed: 'any' } : {};
  expect(errorOf(seed, key)).toBe('usable');
  expect(errorOf({ ...seed, [key]: null })).toMatch(new RegExp(`^${key}: `));
});

const ROWS: [what: string, changes: Record<string, unknown>, path: string][] = [
  ['a key not named', { note: 1 }, 'note'],
  ['a key __proto__', json('{"__proto__":1}'), '__proto__'],
  ['format 2', { format: 2 }, 'format'],
  ['format in text', { format: '1' }, 'format'],
  ['format 1.0', { format: 1.0 }, 'usable'],
  ['a game that is none', { game: 'chess' }, 'game'],
  ['a game every object has', { game: 'constructor' }, 'game'],
  ['players that are no list', { players: {} }, 'players'],
  ['a player that is no object', { players: [null] }, 'players[0]'],
  ['a player without a name', player({ name: undefined }), 'players[3].name'],
  ['an empty name', player({ name: '' }), 'players[3].name'],
  ['a number for a name', player({ name: 7 }), 'players[3].name'],
  ['a name taken', player({ name: 'Wes' }), 'players[3].name'],
  ['a name that differs by case', player({ name: 'wes' }), 'setup.polarity.Bob'],
  ['an empty meadow', player({ meadow: '' }), 'players[3].meadow'],
  ['a meadow that is null', player({ meadow: null }), 'players[3].meadow'],
  ['a negative purse', player({ garnets: -1 }), 'players[3].garnets'],
  ['a broken purse', player({ bellflowers: 0.5 }), 'players[3].bellflowers'],
  ['a purse that is null', player({ garnets: null }), 'players[3].garnets'],
  ['an endless purse', player({ garnets: Number.POSITIVE_INFINITY }), 'players[3].garnets'],
  ['the largest purse', player({ garnets: 1e9, bellflowers: 1e9 }), 'usable'],
  ['a purse that is too large', player({ garnets: 1e9 + 1 }), 'players[3].garnets'],
  ['tokens in a purse', player({ tokensOfLife: 1 }), 'players[3].tokensOfLife'],
  ['an end that is none', { ...round({}), end: true }, 'end'],
  ['an end without a round', { end: 'standing' }, 'end'],
  ['an end by the standing', { ...round({}), end: 'standing' }, 'usable'],
  ['an empty seed', { seed: '' }, 'seed'],
  ['a number for a seed', { seed: 7 }, 'seed'],
  ['a setup of another game', { setup: { pattern: {} } }, 'setup.pattern'],
  ['a setup named as every object’s', { setup: { constructor: {} } }, 'setup.constructor'],
  ['a setup that is a list', { setup: [] }, 'setup'],
  ['an option of another game', { options: { chipPrice: 1 } }, 'options.chipPrice'],
  ['an option named as every object’s', { options: { toString: 1 } }, 'options.toString'],
  ['an option __proto__', { options: json('{"__proto__":1}') }, 'options.__proto__'],
  ['an option that is null', { options: { stampPrice: null } }, 'options.stampPrice'],
  ['a price in text', { options: { stampPrice: '1' } }, 'options.stampPrice'],
  ['a negative price', { options: { stampPrice: -1 } }, 'options.stampPrice'],
  ['an endless price', { options: { stampPrice: Number.POSITIVE_INFINITY } }, 'options.stampPrice'],
  ['the largest price', { options: { stampPrice: 2 ** 53 - 1 } }, 'usable'],
  ['a price that is too large', { options: { stampPrice: 2 ** 53 } }, 'options.stampPrice'],
  ['price 0', { options: { stampPrice: 0 } }, 'usable'],
  ['last round 0', { options: { lastRound: 0 } }, 'options.lastRound'],
  ['a choice that is none', { options: { trade: 'Anyone' } }, 'options.trade'],
  ['X2 graceMinutes', { options: { graceMinutes: 5 } }, 'usable'],
  ['X5 purseTrade', { options: { purseTrade: 'within-meadow' } }, 'usable'],
  ['X5 a purseTrade that is none', { options: { purseTrade: 'anybody' } }, 'options.purseTrade'],
  ['X2 half a grace', { options: { graceMinutes: 0.5 } }, 'options.graceMinutes'],
  ['rounds that are no list', { rounds: {} }, 'rounds'],
  ['a round that is no object', { rounds: [[]] }, 'rounds[0]'],
  ['a round without orders', { rounds: [{}] }, 'rounds[0].orders'],
  ['orders that are null', round({ orders: null }), 'rounds[0].orders'],
  ['orders of nobody', round({ orders: { Eve: {} } }), 'rounds[0].orders.Eve'],
  ['orders of __proto__', round({ orders: json('{"__proto__":{}}') }), 'rounds[0].orders.__proto__'],
  ['a key in a round', round({ notes: 1 }), 'rounds[0].notes'],
  ['trades that are null', round({ trades: null }), 'rounds[0].trades'],
  ['a trade that is none', round({ trades: [{}, 1] }), 'rounds[0].trades[0].from'],
  ['a trade that is no object', round({ trades: [null] }), 'rounds[0].trades[0]'],
  ['a trade with nobody', round({ trades: [{ from: 'Wes', to: 'wes' }] }), 'rounds[0].trades[0].to'],
  ['a key in a trade', round({ trades: [{ from: 'Wes', to: 'Bea', for: {} }] }), 'rounds[0].trades[0].for'],
  ['a trade that says nothing', round({ trades: [{ from: 'Wes', to: 'Bea' }] }), 'usable'],
  ['credits that are null', round({ credits: null }), 'rounds[0].credits'],
  ['credits of nobody', round({ credits: { Eve: {} } }), 'rounds[0].credits.Eve'],
  ['a credit that is no object', round({ credits: { Bob: 1 } }), 'rounds[0].credits.Bob'],
  ['a credit of stamps', round({ credits: { Bob: { stamps: 1 } } }), 'rounds[0].credits.Bob.stamps'],
  ['the largest credit', round({ credits: { Bob: { garnets: 1e9 } } }), 'usable'],
  [
    'a credit that is too large',
    round({ credits: { Bob: { garnets: 1e9 + 1 } } }),
    'rounds[0].credits.Bob.garnets',
  ],
  ['half a credit', round({ credits: { Bob: { garnets: 0.5 } } }), 'rounds[0].credits.Bob.garnets'],
  ['a credit that is null', round({ credits: { Bob: { garnets: null } } }), 'rounds[0].credits.Bob.garnets'],
  [
    'X10 a purse that would fall below 0',
    round({ credits: { Bob: { bellflowers: -1 } } }),
    'rounds[0].credits.Bob.bellflowers',
  ],
  [
    'rounds after the end',
    { options: { lastRound: 1 }, rounds: [{ orders: {} }, { orders: {} }] },
    'rounds[1]',
  ],
  [
    'rounds after the end, whatever they are',
    { options: { lastRound: 1 }, rounds: [{ orders: {} }, 0] },
    'rounds[1]',
  ],
];

test.each(ROWS)('a record is read: %s', (_, changes, path) => {
  const error = errorOf(changes);
  if (path === 'usable') expect(error).toBe('usable');
  else expect(error.slice(0, path.length + 2)).toBe(`${path}: `);
});

test('a record that is no object is unusable', () => {
  for (const raw of [null, 1, 'record', [], undefined]) expect(() => replay(GAMES, raw)).toThrow(/^record: /);
});

test('an error is one line, whatever the names hold', () => {
  const error = errorOf({ options: { 'a\nb\r\u2028c\u0000\u0085': 1 } });
  expect(error).toBe('options.a\\u000ab\\u000d\\u2028c\\u0000\\u0085: no such option in this game');
  expect(errorOf(round({ orders: { 'Eve\nAnn': {} } }))).not.toMatch(/[\n\r]/);
});

test('any non-empty text is a name', () => {
  const names = [
    '__proto__',
    'constructor',
    '7',
    ' ',
    'Ann\nAnn',
    '🌺',
    'toString',
    '0',
    'hasOwnProperty',
    'é',
  ];
  const renamed = json(
    JSON.stringify({
      ...usable,
      players: players.map((p, i) => ({ ...p, name: names[i] })),
      setup: undefined,
      seed: 'names',
      options: { lastRound: 1 },
    }),
  );
  const orders = `{${names.map((name) => `${JSON.stringify(name)}:{"mails":[{"postcard":"red","coil":3}]}`).join(',')}}`;
  const played = replay(GAMES, {
    ...renamed,
    rounds: [
      {
        credits: json('{"__proto__":{"garnets":4}}'),
        trades: [{ from: '__proto__', to: 'constructor', gives: { garnets: 1 } }],
        orders: json(orders),
      },
    ],
  });
  const seen = JSON.parse(JSON.stringify(played));
  for (const views of [
    seen.start.private,
    seen.rounds[0].private,
    seen.outcome.scores,
    seen.outcome.reveal.polarity,
    seen.purses,
  ])
    expect(Object.keys(views).sort()).toEqual([...names].sort());
  expect(seen.rounds[0].public.meadows.red.mails).toBe(10);
  expect(Object.getOwnPropertyDescriptor(seen.purses, '__proto__')?.value.garnets).toBe(3);
  expect(seen.purses.constructor.garnets).toBe(1);
});

test('an array of records gives an array of replays, with an error for an unusable one', () => {
  const [good, bad] = replayEach(GAMES, [usable, []]);
  expect(good).toEqual(replay(GAMES, usable));
  expect(bad).toEqual({ error: 'record: expected an object, found a list of 0' });
});

test('a replay is what RECORD says: before the first round, and after it', () => {
  const start = replay(GAMES, usable);
  expect(Object.keys(start)).toEqual(['game', 'over', 'start', 'rounds', 'outcome', 'purses']);
  expect(start).toMatchObject({ game: 'polar-power', over: false, rounds: [], outcome: null });
  const after = replay(GAMES, { ...usable, ...round({}) });
  expect(Object.keys(after.rounds[0]!).sort()).toEqual(['private', 'public', 'refused', 'round']);
  expect(after.rounds[0]!.round).toBe(1);
});
