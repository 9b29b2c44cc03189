import { defineGame, type Glance, seating } from '../../kit.ts';
import { draw } from './draw.ts';
import { OPTIONS, type Options } from './options.ts';
import { ORDER } from './order.ts';
import { outcome } from './outcome.ts';
import { check, DEAL, POSITION, start } from './position.ts';
import { rehearse } from './rehearse.ts';
import { resolve } from './resolve.ts';
import { recap, standing } from './standing.ts';
import { coloursOf, publicFacts, VIEWS } from './view.ts';

/** The rules in short, for all pages. */
export const GLANCE: Glance<Options> = {
  goes: ({ diagonalLines }) => [
    'In each round all move at once: six different cells, three for your own colour and one for each other player’s. A cell that is black, holds two colours or holds that colour takes none. A move with one fault is refused whole.',
    'Cells keep their colours. One with three or more becomes black, and nobody’s.',
    `Your patterns count at the end, 4 points each, times the numbers of their cells: bridge, a black cell between two of yours beside it; rainbow, four cells in a ${diagonalLines ? 'row, a column or a diagonal' : 'row or column'} with four colours and yours at an end; kiss, two of yours that touch at a corner with two colours in the cells between, whose numbers do not count; snake, four of yours in the shape of an S or Z; bud, an empty cell beside one of yours.`,
  ],
  nothing: ({ missedMove }) =>
    missedMove === 'random' ? 'a legal move is drawn for you' : 'you place nothing',
  sends: () => 'six different cells: three for your own colour, and one for each other player’s.',
  ends: ({ rounds }) =>
    `After round ${rounds}, or before a round in which somebody would have no legal move.`,
  pays: () =>
    'Most points win; of those with as many, most cells with the own colour; then a lot decides. Who is last, by the same in reverse, chooses an opponent among the two others, never the winner, and tells the host. Nothing is paid.',
};

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
