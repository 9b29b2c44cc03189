import { type Match, playRound } from '../../../src/rules/play/match.ts';
import { openRecord } from '../../../src/rules/play/record.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { ownFormLines } from '../../../src/sheets/pages/lines/own-form-lines.ts';

const start = (options: object) =>
  openRecord(GAMES, {
    format: 1,
    game: 'secret-soulmate',
    options,
    players: [{ name: 'Ann', garnets: 1 }, { name: 'Ben' }, { name: 'Cleo' }, { name: 'Dan' }],
    seed: 'seed',
    rounds: [],
  }).match;

const playThree = (match: Match) =>
  [1, 2, 3].reduce(
    (now) =>
      playRound(now, {
        credits: [],
        trades: [],
        orders: now.info.names.map(() => ({ card: 3, token: true })),
      }).match,
    match,
  );

const words = (match: Match, seat: number) => ownFormLines(match, seat).map(({ text }) => text);

test('S1 S11 a player’s page says which cards are left and what need not be answered', () => {
  const match = playThree(start({}));
  expect(words(match, 0)).toEqual([
    'Number card: you can choose 1 and 2.',
    'Use a point token: no answer is needed. No point token is held.',
    'Point tokens to buy: no answer is needed. One costs 2 garnets, and you have 1.',
  ]);
  expect(ownFormLines(match, 0, true)[0]?.text).toBe('After your agreed trades:');
  expect(words(match, 1)).toContain(
    'Garnets to add and Point tokens to buy: no answer is needed. You have no garnets.',
  );
});

test('S11 a token that can be bought is not excused', () => {
  expect(words(playThree(start({ pointTokenPrice: 1 })), 0)).toEqual([
    'Number card: you can choose 1 and 2.',
  ]);
});

test('P7 choices of two lists are named by the lists, and questions in a row by the first and the last', () => {
  const match = (postcards: object, coils: object) => {
    const meadows = ['white', 'blue', 'black', 'red', 'green'];
    const players = meadows.flatMap((meadow) =>
      [1, 2].map((n) => ({ name: `${meadow}${n}`, meadow, garnets: 9 })),
    );
    const record = { format: 1, game: 'polar-power', options: {}, players, seed: 'seed', rounds: [] };
    const { match } = openRecord(GAMES, record);
    const [hand, ...others] = match.position.seats;
    const held = { ...hand, white: 0, blue: 0, black: 0, coil1: 0, coil2: 0, ...postcards, ...coils };
    return { ...match, position: { ...match.position, seats: [held, ...others] } } as Match;
  };
  expect(words(match({}, { coil2: 2 }), 0)).toEqual([
    'Mail 1 to 5 (all optional): you can choose red and green, each with strength 2 and 3.',
  ]);
  expect(words(match({ red: 0 }, { coil1: 2 }), 0)).toEqual([
    'Mail 1 to 5 (all optional): you can choose green · strength 1 and green · strength 3.',
  ]);
});

test('a page says nothing where everything is possible', () => {
  expect(words(start({ pointTokenPrice: 0 }), 0)).toEqual([]);
});
