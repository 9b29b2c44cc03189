import { POINTS } from '../../../src/rules/base/words.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import { secretSoulmate } from '../../../src/rules/games/secret-soulmate/index.ts';
import { theMvp } from '../../../src/rules/games/the-mvp/index.ts';
import { ownEndLines } from '../../../src/sheets/pages/own-end.ts';

/** A match that is over: Ann has the most points, Ben won, Dan is up for elimination. */
const ended = (outcome: object = {}, chosen: object = {}, score = POINTS) =>
  ({
    match: {
      game: { score },
      info: { names: ['Ann', 'Ben', 'Cleo', 'Dan'] },
      outcome: {
        scores: [9, 7, 5, 1],
        winners: [1],
        candidates: [3],
        ...{ vote: false, earnings: [], reveal: null },
        ...outcome,
      },
    },
    ...chosen,
  }) as never;

/** The same of a game with what decides beside points. */
const endedGame = (game: AnyGame, info: object, outcome: object) => {
  const { match } = ended(outcome) as { match: { info: object } };
  return { match: { ...match, game, info: { ...match.info, ...info } } } as never;
};

const words = (playback: never, name: string) => ownEndLines(playback, name).map(({ text }) => String(text));

describe('F16 whom the loser may name', () => {
  const extra = { opponents: ['Ann', 'Cleo'] };

  test('is not told to be safe, and reads that the choice is open', () => {
    const [result, , open] = words(ended({ extra }), 'Cleo');
    expect([result, open]).toEqual([
      'You did not win.',
      'Dan names an opponent, Ann or Cleo. It may be you.',
    ]);
  });

  test('reads the choice: that it was this player, or that the player is safe', () => {
    const named = ended({ extra }, { opponent: 'Cleo' });
    expect(words(named, 'Cleo').slice(0, 1)).toEqual(['You did not win.']);
    expect(words(named, 'Cleo').join()).toContain('Dan named you as opponent');
    expect(words(named, 'Ann')[0]).toBe('You did not win, and you are not up for elimination.');
  });

  test('reads, as all do, that no opponent was noted before the close, and of no choice that is open', () => {
    const closed = ended({ extra }, { isClosed: true });
    const missing = 'No opponent was noted before the match was closed.';
    for (const name of ['Ann', 'Ben', 'Cleo', 'Dan']) {
      expect(words(closed, name)[2]).toBe(missing);
      expect(words(closed, name).join()).not.toMatch(/may be you|tell the host/);
    }
    const named = ended({ extra }, { isClosed: true, opponent: 'Cleo' });
    for (const name of ['Ann', 'Cleo', 'Dan']) expect(words(named, name).join()).not.toContain(missing);
  });
});

test('H36 who has the most points and did not win reads where the reason stands', () => {
  const why = 'Points alone do not decide who wins';
  expect(words(ended(), 'Ann')[1]).toContain(why);
  expect(words(ended(), 'Ben')[1]).not.toContain(why);
  expect(words(ended({ winners: [0] }), 'Ann')[1]).not.toContain(why);
  const coins = ended({}, {}, { one: 'coin', many: 'coins' });
  expect(words(coins, 'Ann')[1]).toMatch(/^You have 9 coins, .* Coins alone do not/);
});

test('H36 who has the fewest points reads that, not how many have more', () => {
  const points = (scores: number[], name: string) => words(ended({ scores }), name)[1];
  expect(points([9, 7, 5, 1], 'Dan')).toBe('You have 1 point, the fewest of 4 players.');
  expect(points([9, 0, 0, 0], 'Dan')).toBe(
    'You have 0 points, the fewest of 4 players; 2 others have as many.',
  );
  expect(points([9, 5, 5, 0], 'Cleo')).toBe(
    'You have 5 points, the 2nd most of 4 players; 1 other has as many.',
  );
  expect(points([2, 2, 2, 2], 'Dan')).toBe('You have 2 points, as everyone does.');
});

describe('H36 who has as many points as others reads what decided', () => {
  const line = (outcome: object, name: string) => words(ended(outcome), name)[1];
  const last = { scores: [9, 1, 1, 1], winners: [0], decidedBy: { candidates: 'coins' } };

  test('who is up for elimination', () => {
    const one = { ...last, candidates: [3] };
    const have = 'You have 1 point, the fewest of 4 players; 2 others have as many.';
    const decided = 'which decided who was up for elimination.';
    expect(line(one, 'Dan')).toBe(
      `${have} Among players with as many points, you have the fewest coins, ${decided}`,
    );
    expect(line(one, 'Ben')).toBe(
      `${have} Among players with as many points, Dan has the fewest coins, ${decided}`,
    );
    expect(line(one, 'Ann')).toBe('You have 9 points, the most of 4 players.');
    const two = { ...last, candidates: [1, 3], vote: true };
    expect(line(two, 'Dan')).toBe(
      `${have} Among players with as many points, you and Ben have the fewest coins, ${decided}`,
    );
    expect(line(two, 'Cleo')).toBe(
      `${have} Among players with as many points, Ben and Dan have the fewest coins, ${decided}`,
    );
    expect(line({ ...two, decidedBy: {} }, 'Dan')).toBe(have);
  });

  test('who won, and both where all have the same', () => {
    const first = { scores: [9, 9, 5, 1], winners: [1], decidedBy: { winners: 'coins' } };
    expect(line(first, 'Ben')).toMatch(
      /as many\. Among players with as many points, you have the most coins, which decided who won\.$/,
    );
    expect(line(first, 'Ann')).toMatch(
      /as many\. Among players with as many points, Ben has the most coins, which decided who won\.$/,
    );
    const both = { scores: [2, 2, 2, 2], winners: [0], candidates: [3] };
    expect(line({ ...both, decidedBy: { winners: 'coins', candidates: 'wares' } }, 'Ann')).toBe(
      'You have 2 points, as everyone does. Among players with as many points, you have the most coins, which decided who won. Among players with as many points, Dan has the fewest wares, which decided who was up for elimination.',
    );
  });
});

describe('H36 who did not win reads why, where the game says more than points', () => {
  test('S8 in Secret Soulmate, of a candidate’s pair', () => {
    const reveal = {
      soulmates: [
        ['Ann', 'Dan'],
        ['Ben', 'Cleo'],
      ],
      ineligible: ['Ann', 'Dan'],
    };
    const end = endedGame(secretSoulmate, {}, { reveal });
    expect(words(end, 'Ann').slice(0, 2)).toEqual([
      'You did not win, and you are not up for elimination. Your soulmate Dan is an Elimination Candidate, so your pair cannot win.',
      'You have 9 points, the most of 4 players.',
    ]);
    expect(words(end, 'Cleo')[0]).toBe('You did not win, and you are not up for elimination.');
    for (const name of ['Ben', 'Dan']) expect(words(end, name).join()).not.toContain('soulmate');
  });

  test('M16 in The MVP, of the team that lost', () => {
    const seats = ['X', 'Y', 'Y', 'X'].map((meadow) => ({ meadow }));
    const end = (X: number, Y: number) => endedGame(theMvp, { seats }, { extra: { teamScores: { X, Y } } });
    expect(words(end(13, 17), 'Ann')[0]).toMatch(/elimination\. Your team lost, 13 : 17\.$/);
    expect(words(end(13, 17), 'Cleo')[0]).not.toContain('lost');
    expect(words(end(13, 13), 'Ann')[0]).not.toContain('lost');
  });
});
