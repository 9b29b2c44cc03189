import { wordsOfGames } from '../page-words.ts';

test.each(wordsOfGames())(
  '%s: a player’s page in round 3 has at most 350 words above its line and 600 in all, and a form 60 before its first question',
  (_, wordsOf) => {
    const { above, all, form, trades } = wordsOf();
    expect(above).toBeGreaterThan(50);
    expect(above).toBeLessThanOrEqual(350);
    expect(all).toBeLessThanOrEqual(600);
    expect(Math.max(form, trades)).toBeLessThanOrEqual(60);
  },
);
