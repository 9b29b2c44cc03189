import { type Glance, type OptionsOf, plural } from '../../kit.ts';
import { leftoverWords } from './order.ts';
import type { OPTIONS } from './terms/options.ts';
import { HIGHEST_PRIORITY, PLACES, ROUNDS } from './terms/vocabulary.ts';

/** The rules in short, for all pages. */
export const GLANCE: Glance<OptionsOf<typeof OPTIONS>> = {
  goes: (options) => [
    'Each round eight new cards lie on the table, and the gray 0 until somebody has it. Everyone takes one. You send a number from 1 to 6, up to seven cards that you want, the best first, and a card to ban.',
    'Whose number nobody else sent picks first, from the lowest number up; then the others in the same way, those with the same number by the tie-break list. Who wins a tie goes to the end of that list when the round is over; of several, who stood highest in it comes last. The highest number that nobody else sent bans its card before anyone picks.',
    `You get the first of your wants that is still there. If none is, or you sent none, you get ${leftoverWords(options)}; of equal numbers red before green, blue, yellow and gray.`,
    'A quattro is four cards of four different numbers and four different colours, and gray is a colour of its own. Its score is the sum of the numbers; the best one that you hold counts.',
  ],
  nothing: (options) => `you pick after all who send a number, and get ${leftoverWords(options)}`,
  sends: (options) =>
    `a number from 1 to ${HIGHEST_PRIORITY}; up to ${PLACES.length} cards that you want (left empty: you get ${leftoverWords(options)}); a card to ban (left empty: you ban none).`,
  ends: () => `After round ${ROUNDS}.`,
  pays: ({ winnerGarnets }) =>
    `The best quattro wins one Token of Life and ${plural(winnerGarnets, 'garnet')}, if it is the best alone; a tie at the top pays nothing. The two players with the lowest scores are up for elimination, and all who have no more than the second of them; nobody chooses among them.`,
};
