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
import { coloursOf, publicFacts, VIEWS } from './view.ts';

/** Not Flower Field: four players place flowers on an 8×8 field and score the patterns of their colour (rulings F). */
export const notFlowerField = defineGame({
  id: 'not-flower-field',
  title: 'Not Flower Field',
  pitch:
    'Four players place flowers of all four colours on a field of 8×8 and score the patterns of their own colour.',
  // Four players (F17).
  seating: seating({ players: 4 }),
  options: OPTIONS,
  glance: GLANCE,
  position: POSITION,
  seatWords: (info, seat) => coloursOf(info)[seat] ?? '',
  rounds: ({ rounds }) => [1, rounds],
  publicPoints: ({ scores }) => scores,
  check,
  deal: DEAL,
  start,
  publicFacts,
  order: ORDER,
  resolve,
  outcome,
  reveals: { opponents: 'who can be named as opponent' },
  standing,
  recap,
  views: VIEWS,
  draw,
  rehearse,
});
