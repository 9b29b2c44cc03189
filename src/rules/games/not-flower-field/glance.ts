import type { Glance } from '../../kit.ts';
import type { Options } from './terms/options.ts';

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
