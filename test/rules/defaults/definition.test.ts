import { count, declarePosition, table, text, yesNo } from '../../../src/rules/data.ts';
import type { AnyGame, Tell } from '../../../src/rules/game.ts';
import { defineGame, roundsOption, seating } from '../../../src/rules/kit.ts';
import { allViews, outcomeOf, playRound, startMatch } from '../../../src/rules/play/match.ts';

const NAMES = ['Ann', 'Bob'];

/** A game of two rounds, in which `resolve` gives these parts of the position. */
function gameOf(resolved: object, more: object = {}): AnyGame {
  return defineGame({
    id: 'towers',
    title: 'Towers',
    pitch: 'Everyone builds a tower.',
    seating: seating({ players: [2, 4] }),
    options: { rounds: roundsOption(2, 'K7') },
    position: declarePosition({
      scalars: { weather: text({ known: 'everyone' }) },
      tables: { seats: table('everyone', { points: count({ start: 4 }), height: count({ start: 1 }) }) },
    }),
    order: { builds: yesNo({ title: 'Build' }) },
    resolve: () => ({ position: resolved }) as never,
    ...more,
  });
}

function startOf(game: AnyGame) {
  const purses = NAMES.map(() => ({ garnets: 0, bellflowers: 0, tokensOfLife: 0 }));
  const info = { names: NAMES, seats: NAMES.map((name) => ({ name })), options: { rounds: 2 } };
  return startMatch(game, info, purses, 'x', game.readDeal(info, {}));
}

function play(game: AnyGame, rounds: number) {
  const lines: string[] = [];
  const tell: Tell = (to, ruling, text, more) =>
    lines.push(`${to} ${ruling} ${text}${more?.isEnd ? ' END' : ''}`);
  let match = startOf(game);
  for (let i = 0; i < rounds; i++)
    match = playRound(match, { credits: [], trades: [], orders: [] }, tell).match;
  return { match, lines };
}

test('a round keeps all parts of the position that `resolve` does not give, and is counted', () => {
  const { match, lines } = play(gameOf({ weather: 'rain' }), 1);
  expect(match.position).toEqual({
    round: 1,
    over: false,
    weather: 'rain',
    seats: NAMES.map((player) => ({ player, points: 4, height: 1 })),
  });
  expect(lines).toEqual([]);
});

test('the option for the number of rounds ends the match, says so by its ruling, and is in the rules', () => {
  const game = gameOf({});
  const { match, lines } = play(game, 2);
  expect([match.position.round, match.position.over]).toEqual([2, true]);
  expect(lines).toEqual(['public K7 Round 2 was the last round. END']);
  expect(game.rounds({ rounds: 5 })).toEqual([5, 5]);
  expect(game.glance.ends?.({ rounds: 5 })).toBe('After round 5.');
});

test('a game may end earlier, and then says so itself', () => {
  const { match, lines } = play(gameOf({ over: true }), 1);
  expect([match.position.over, match.outcome?.winners, lines]).toEqual([true, [0, 1], []]);
});

test('`start` gives only the cells that differ from the start values', () => {
  const start = () => ({ weather: 'sun', seats: [{}, { height: 7 }] });
  const { position } = startOf(gameOf({}, { start }));
  expect(position).toMatchObject({ weather: 'sun', seats: [{ height: 1 }, { height: 7, points: 4 }] });
});

test('public points are known to announcements, and the most points win', () => {
  const game = gameOf({});
  const { match } = play(game, 2);
  expect(game.publicPoints?.(allViews(match).public)).toEqual({ Ann: 4, Bob: 4 });
  expect(outcomeOf(match)).toMatchObject({ scores: { Ann: 4, Bob: 4 }, winners: NAMES, reveal: {} });
});

test('of several rules about goods, the first reason counts', () => {
  const mayTrade = [() => undefined, () => 'Not now.', () => 'Never.'];
  const game = gameOf({}, { mayTrade });
  const { info, position } = startOf(game);
  expect(game.mayTrade?.(info, position, 0, 1, {} as never)).toBe('Not now.');
});
