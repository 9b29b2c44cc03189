import { defineGame, seating } from '../../kit.ts';
import { draw } from './draw.ts';
import { GLANCE } from './glance.ts';
import { ORDER } from './order.ts';
import { outcome } from './outcome.ts';
import { check, DEAL, POSITION, start } from './position.ts';
import { recap } from './recap.ts';
import { rehearse } from './rehearse.ts';
import { resolve } from './resolve.ts';
import { standing } from './standing.ts';
import { OPTIONS } from './terms/options.ts';
import { PLAYERS, ROUNDS } from './terms/vocabulary.ts';
import { VIEWS } from './view.ts';

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
