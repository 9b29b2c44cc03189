import { GAMES } from '../../../src/rules/registry.ts';
import { wordsOfGame } from '../page-words.ts';

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: a player’s page in round 3 has at most 350 words above its line and 600 in all, and a form 60 before its first question',
  (_, game) => {
    const { above, all, form, trades } = wordsOfGame(game);
    expect(above).toBeGreaterThan(50);
    expect(above).toBeLessThanOrEqual(350);
    expect(all).toBeLessThanOrEqual(600);
    expect(Math.max(form, trades)).toBeLessThanOrEqual(60);
  },
);
