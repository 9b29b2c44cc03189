import { defineGame, plural, seating } from '../../kit.ts';
import { draw } from './draw.ts';
import { OPTIONS } from './options.ts';
import { ORDER } from './order.ts';
import { outcome } from './outcome.ts';
import { check, DEAL, POSITION, start } from './position.ts';
import { rehearse } from './rehearse.ts';
import { resolve } from './resolve.ts';
import { standing } from './standing.ts';
import { VIEWS } from './view.ts';
import { PLAYERS, ROUNDS } from './vocabulary.ts';

/** Picking Nine Possibilities: six players draft nine cards a round for the best quattro (rulings N). */
export const pickingNine = defineGame({
  id: 'picking-nine',
  title: 'Picking Nine Possibilities',
  pitch:
    'Six players draft a card a round: the lowest number that nobody else sent picks first, and four cards of different numbers and colours score.',
  seating: seating({ players: PLAYERS }),
  options: OPTIONS,
  glance: {
    ends: () => `After round ${ROUNDS}.`,
    pays: ({ winnerGarnets }) =>
      `The best quattro wins one Token of Life and ${plural(winnerGarnets, 'garnet')}, if it is the best alone; a tie at the top pays nothing. The second-lowest score and all below it are up for elimination.`,
  },
  position: POSITION,
  check,
  deal: DEAL,
  start,
  order: ORDER,
  resolve,
  outcome,
  standing,
  views: VIEWS,
  draw,
  rehearse,
});
