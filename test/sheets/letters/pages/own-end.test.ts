import { describe, expect, test } from '@jest/globals';
import { POINTS } from '../../../../src/rules/base/words.ts';
import { ownEndLines } from '../../../../src/sheets/letters/pages/own-end.ts';

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

const words = (playback: never, name: string) => ownEndLines(playback, name).map(({ text }) => String(text));

describe('F16 whom the loser may name', () => {
  const extra = { opponents: ['Ann', 'Cleo'] };

  test('is not told to be safe, and reads that the choice is open', () => {
    const [result, , open] = words(ended({ extra }), 'Cleo');
    expect([result, open]).toEqual([
      'You did not win.',
      'Dan names an opponent, Ann or Cleo: it may be you.',
    ]);
  });

  test('reads the choice: that it was this player, or that the player is safe', () => {
    const named = ended({ extra }, { opponent: 'Cleo' });
    expect(words(named, 'Cleo').slice(0, 1)).toEqual(['You did not win.']);
    expect(words(named, 'Cleo').join()).toContain('Dan named you as opponent');
    expect(words(named, 'Ann')[0]).toBe('You did not win, and you are not up for elimination.');
  });
});

test('H36 who has the most points and did not win reads where the reason stands', () => {
  const why = 'Points alone do not make the winner here';
  expect(words(ended(), 'Ann')[1]).toContain(why);
  expect(words(ended(), 'Ben')[1]).not.toContain(why);
  expect(words(ended({ winners: [0] }), 'Ann')[1]).not.toContain(why);
  const coins = ended({}, {}, { one: 'coin', many: 'coins' });
  expect(words(coins, 'Ann')[1]).toMatch(/^You have 9 coins, .* Coins alone do not/);
});
