import { defineGame, type Glance, seating } from '../../kit.ts';
import { draw } from './draw.ts';
import { OPTIONS, type Options } from './options.ts';
import { ORDER } from './order.ts';
import { outcome } from './outcome.ts';
import { check, DEAL, POSITION, start } from './position.ts';
import { rehearse } from './rehearse.ts';
import { remake } from './remake.ts';
import { resolve } from './resolve.ts';
import { recap, standing } from './standing.ts';
import { coloursOf, publicFacts, VIEWS } from './view.ts';

/** Short rules of the game, for all pages. */
export const GLANCE: Glance<Options> = {
  goes: ({ diagonalLines }) => [
    'You name six different cells a round: three for your own colour, one for each other colour. A cell takes no flower if it is black, has two colours, or already has that colour. If one cell is wrong, the whole move is refused.',
    'Cells keep their colours. A cell with three or more colours turns black and belongs to nobody.',
    `Each of your patterns scores 4 points at the end, times the numbers on its cells. Bridge: a black cell with two of your cells beside it. Rainbow: four cells in a ${diagonalLines ? 'row, a column or a diagonal' : 'row or column'} with four colours, and your colour at an end. Kiss: two of your cells that touch at a corner, with two colours in the two cells between. The numbers on the cells between do not count. Snake: four of your cells in an S or a Z. Bud: an empty cell beside one of your cells.`,
  ],
  nothing: ({ missedMove }) =>
    missedMove === 'random' ? 'a legal move is drawn for you' : 'you place nothing',
  sends: () => 'six different cells: three for your own colour, and one for each other colour.',
  ends: ({ rounds }) => `After round ${rounds}, or earlier if a player has no legal move left.`,
  pays: () =>
    'The most points win. If points are equal, the player with more cells of their colour wins, then a lot decides. The last player chooses one of the two players in the middle as opponent, and tells the host. Nobody is paid.',
};

/** Not Flower Field: four players place flowers on an 8×8 field and score the patterns of their colour (rulings F). */
export const notFlowerField = defineGame({
  id: 'not-flower-field',
  title: 'Not Flower Field',
  pitch:
    'Four players place flowers of all four colours on an 8×8 field and score patterns of their own colour.',
  // The game has four players (F17).
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
  remake,
  views: VIEWS,
  draw,
  rehearse,
});
