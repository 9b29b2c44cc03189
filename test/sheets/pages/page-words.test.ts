import { PLAYED, wordsOfGame } from '../page-words.ts';

test.each(PLAYED.map((played) => [played.title, played] as const))(
  '%s: a player’s page in round 3 has at most 350 words above its line and 600 in all, and a form 60 before its first question',
  (_, played) => {
    const { above, all, form, trades } = wordsOfGame(played);
    expect(above).toBeGreaterThan(50);
    expect(above).toBeLessThanOrEqual(350);
    expect(all).toBeLessThanOrEqual(600);
    expect(Math.max(form, trades)).toBeLessThanOrEqual(60);
  },
);
