import { latest } from '../../draw.ts';
import { defineGame, type Glance, seating } from '../../kit.ts';
import { draw } from './draw.ts';
import { OPTIONS, type Options } from './options.ts';
import { ORDER } from './order.ts';
import { outcome } from './outcome.ts';
import { check, DEAL, POSITION, start, writeBoard } from './position.ts';
import { rehearse } from './rehearse.ts';
import { resolve } from './resolve.ts';
import { recap, standing } from './standing.ts';
import { boardOf, coloursOf, publicFacts, VIEWS } from './view.ts';

/** Short rules of the game, for all pages. */
export const GLANCE: Glance<Options> = {
  goes: ({ diagonalLines }) => [
    'Each round you name six different cells. Three are for your own colour, and one is for each other colour. A cell takes no flower if it is black, has two colours, or already has the flower’s colour. If one cell is wrong, the whole move is refused.',
    'Cells keep their colours. A cell with three or more colours turns black and belongs to nobody.',
    `At the end each of your patterns scores 4 points, multiplied by the numbers on its cells. Bridge: two of your cells are beside a black cell. Rainbow: four cells in a ${diagonalLines ? 'row, a column or a diagonal' : 'row or column'} have four different colours, and your colour is at an end. Kiss: two of your cells touch at a corner, and the two cells between have different colours. The numbers on the cells between do not count. Snake: four of your cells form an S or a Z. Bud: an empty cell is beside one of your cells.`,
  ],
  nothing: ({ missedMove }) =>
    missedMove === 'random' ? 'a legal move is drawn for you' : 'you place nothing',
  sends: () => 'six different cells. Three are for your own colour, and one is for each other colour.',
  ends: ({ rounds }) => `After round ${rounds}, or earlier if a player has no legal move left.`,
  pays: () =>
    'The player with the most points wins. If points are equal, the player with more cells wins. If cells are equal too, a lot decides. The last player names one of the two middle players as opponent, and tells the host. Nobody is paid.',
};

/** Not Flower Field: four players place flowers on an 8×8 field and score the patterns of their colour (rulings F). */
export const notFlowerField = defineGame({
  id: 'not-flower-field',
  title: 'Not Flower Field',
  pitch: 'Four players place flowers on an 8×8 field. Each player scores points for patterns of one colour.',
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
  reveals: { opponents: 'the players who can be named as opponent' },
  standing,
  recap,
  // The public views show the whole field after each round (F16).
  remake: {
    end(info, made, { public: views }) {
      const { seats } = start(info, coloursOf(info));
      const begun = { ...made, seats: made.seats.map((seat, i) => ({ ...seat, ...seats[i]! })) };
      return { ...begun, field: writeBoard(begun, boardOf(info, latest(views))) };
    },
  },
  views: VIEWS,
  draw,
  rehearse,
});
