import { defineGame, plural, seating } from '../../kit.ts';
import { draw } from './draw.ts';
import { leftoverWords, ORDER } from './order.ts';
import { outcome } from './outcome.ts';
import { check, DEAL, OPTIONS, POSITION, start } from './position.ts';
import { rehearse } from './rehearse.ts';
import { remake } from './remake.ts';
import { resolve } from './resolve.ts';
import { recap, standing } from './standing.ts';
import { VIEWS } from './view.ts';
import { PLACES, PLAYERS, ROUNDS } from './vocabulary.ts';

/** Picking Nine Possibilities: six players draft nine cards a round for the best quattro (rulings N). */
export const pickingNine = defineGame({
  id: 'picking-nine',
  title: 'Picking Nine Possibilities',
  pitch:
    'Each round, six players pick one card each. Secret numbers decide who picks first. Four cards with different numbers and colours score points.',
  seating: seating({ players: PLAYERS }),
  options: OPTIONS,
  glance: {
    goes: (options) => [
      'Each round brings eight new cards to the table. The gray 0 also lies there until somebody takes it. Every player takes one card. You send a number from 1 to 6, up to seven wanted cards (best first), and a card to ban.',
      'Players whose number nobody else sent pick first, from the lowest number up. Then the other players pick, also from the lowest number up. The tie-break list decides between equal numbers. After the round, players who won a tie move to the end of that list, in reverse order. Before anyone picks, one player bans a card: the player with the highest number that nobody else sent.',
      `You get your best wanted card that is still there. If no wanted card is there, you get ${leftoverWords(options)}. Cards with the same number count in this order: red, green, blue, yellow, gray.`,
      'A quattro is four cards with four different colours and four different numbers. Gray is a colour too. A quattro scores the sum of its numbers. Only your best quattro counts.',
    ],
    nothing: (options) => `you pick last and get ${leftoverWords(options)}`,
    sends: () => `a number, up to ${PLACES.length} cards (best first), and a ban.`,
    ends: () => `After round ${ROUNDS}.`,
    pays: ({ winnerGarnets }) =>
      `The best quattro wins one Token of Life and ${plural(winnerGarnets, 'garnet')}. If several players tie for the best quattro, nobody wins anything. The two players with the lowest scores are up for elimination. Players who tie with the second lowest are, too. Nobody chooses among these players.`,
  },
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
