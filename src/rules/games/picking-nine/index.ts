import { defineGame, type Glance, type OptionsOf, plural, seating } from '../../kit.ts';
import { draw } from './draw.ts';
import { leftoverWords, ORDER } from './order.ts';
import { outcome } from './outcome.ts';
import { check, DEAL, OPTIONS, POSITION, start } from './position.ts';
import { rehearse } from './rehearse.ts';
import { remake } from './remake.ts';
import { resolve } from './resolve.ts';
import { recap, standing } from './standing.ts';
import { VIEWS } from './view.ts';
import { HIGHEST_PRIORITY, PLACES, PLAYERS, ROUNDS } from './vocabulary.ts';

/** Short rules of the game, for all pages. */
export const GLANCE: Glance<OptionsOf<typeof OPTIONS>> = {
  goes: (options) => [
    'Each round eight new cards lie on the table, and the gray 0 until somebody has it. Everyone takes one. You send a number from 1 to 6, up to seven wanted cards (best first), and a card to ban.',
    'Numbers that only one player sent pick first, lowest first. Then the others pick, lowest first. The tie-break list decides between equal numbers. After the round, each player who won a tie moves to the end of that list. If several did, the one who stood highest comes last. The highest number that only one player sent bans a card before anyone picks.',
    `You get the first of your wanted cards that is left. If none is, you get ${leftoverWords(options)}; among equal numbers red before green, blue, yellow and gray.`,
    'A quattro is four cards of four different numbers and colours; gray is a colour, too. A quattro scores the sum of its numbers. Only your best one counts.',
  ],
  nothing: (options) => `you pick last and get ${leftoverWords(options)}`,
  sends: () =>
    `a number from 1 to ${HIGHEST_PRIORITY}, up to ${PLACES.length} wanted cards, best first, and a card to ban.`,
  ends: () => `After round ${ROUNDS}.`,
  pays: ({ winnerGarnets }) =>
    `The best quattro, if only one player has it, wins one Token of Life and ${plural(winnerGarnets, 'garnet')}. A tie at the top pays nothing. The two lowest scores are up for elimination, with all who tie with the second of them. Nobody chooses among them.`,
};

/** Picking Nine Possibilities: six players draft nine cards a round for the best quattro (rulings N). */
export const pickingNine = defineGame({
  id: 'picking-nine',
  title: 'Picking Nine Possibilities',
  pitch:
    'Six players draft a card a round. The lowest number that no one else sent picks first, and four cards of different numbers and colours score.',
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
  remake,
  views: VIEWS,
  draw,
  rehearse,
});
