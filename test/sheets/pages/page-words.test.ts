import { PLAYED, wordsOfGame } from '../page-words.ts';

/** Most words of each part of a game's pages and forms, and what makes the part shorter. */
const MOST = {
  above: [350, 'a player’s page above its line: shorten `standing`, `recap` or what `tell` says'],
  all: [600, 'a player’s whole page: shorten `glance.goes`, or what `tell` says'],
  form: [60, 'the order form before its first question: shorten `glance.sends` or `glance.nothing`'],
  trades: [60, 'the trade form before its first question: shorten the title of the game'],
} as const;

test.each(PLAYED.map((played) => [played.title, played] as const))(
  '%s: a player’s page in round 3 has at most 350 words above its line and 600 in all, and a form 60 before its first question',
  (_, played) => {
    const words = wordsOfGame(played);
    const tooLong = Object.entries(MOST).flatMap(([part, [most, advice]]) => {
      const count = words[part as keyof typeof MOST];
      return count > most ? [`${count} words, at most ${most}, in ${advice}`] : [];
    });
    expect(tooLong).toEqual([]);
    expect(words.above).toBeGreaterThan(50);
  },
);
