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
    'Each round eight new cards lie on the table, and also the gray 0 until somebody takes it. Every player takes one card. You send a number from 1 to 6, up to seven wanted cards (best first), and a card to ban.',
    'Players whose number nobody else sent pick first, the lowest number first. Then the other players pick, the lowest number first. The tie-break list decides between equal numbers. After the round, each player who won a tie moves to the end of that list. If several players move, the one who stood highest comes last. The player with the highest number that nobody else sent bans a card before anyone picks.',
    `You get the first of your wanted cards that is left. If no wanted card is left, you get ${leftoverWords(options)}. If cards have the same number, red comes first, then green, blue, yellow, gray.`,
    'A quattro is four cards with four different colours and four different numbers. Gray is a colour too. A quattro scores the sum of its numbers. Only your best quattro counts.',
  ],
  nothing: (options) => `you pick last and get ${leftoverWords(options)}`,
  sends: () =>
    `a number, 1 to ${HIGHEST_PRIORITY}; up to ${PLACES.length} wanted cards, best first; a card to ban.`,
  ends: () => `After round ${ROUNDS}.`,
  pays: ({ winnerGarnets }) =>
    `The best quattro wins one Token of Life and ${plural(winnerGarnets, 'garnet')}. If several players tie for the best quattro, nobody wins anything. The two players with the lowest scores are up for elimination, and all who tie with the second lowest. Nobody chooses among them.`,
};

/** Picking Nine Possibilities: six players draft nine cards a round for the best quattro (rulings N). */
export const pickingNine = defineGame({
  id: 'picking-nine',
  title: 'Picking Nine Possibilities',
  pitch:
    'Six players draft a card a round. The lowest number that nobody else sent picks first. Four cards with different numbers and colours score.',
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
