import { defineGame, type Glance, type OptionsOf, plural, seating } from '../../kit.ts';
import { draw } from './draw.ts';
import { leftoverWords, ORDER } from './order.ts';
import { outcome } from './outcome.ts';
import { check, DEAL, OPTIONS, POSITION, start } from './position.ts';
import { rehearse } from './rehearse.ts';
import { resolve } from './resolve.ts';
import { recap, standing } from './standing.ts';
import { VIEWS } from './view.ts';
import { HIGHEST_PRIORITY, PLACES, PLAYERS, ROUNDS } from './vocabulary.ts';

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

/** Picking Nine Possibilities: six players draft nine cards a round for the best quattro (rulings N). */
export const pickingNine = defineGame({
  id: 'picking-nine',
  title: 'Picking Nine Possibilities',
  pitch:
    'Six players draft a card a round: the lowest number that nobody else sent picks first, and four cards of different numbers and colours score.',
  seating: seating({ players: PLAYERS }),
  options: OPTIONS,
  glance: GLANCE,
  position: POSITION,
  check,
  rounds: () => [ROUNDS, ROUNDS],
  deal: DEAL,
  start,
  order: ORDER,
  asksFirst: ['priority'],
  resolve,
  outcome,
  reveals: { quattros: 'each player’s best quattro' },
  standing,
  recap,
  views: VIEWS,
  draw,
  rehearse,
});
