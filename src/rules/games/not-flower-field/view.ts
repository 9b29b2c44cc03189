import { paintsOf } from '../../draw.ts';
import { byName, type MatchInfo } from '../../kit.ts';
import { BLACK, type Board, EMPTY, planted } from './cell.ts';
import { scoresOf } from './configuration.ts';
import { contentsIn, type FieldPosition, type Info, readBoard } from './position.ts';
import { BLACK_NAME, DEFAULT_COLOURS, PLACES, SEATS, signsOf } from './vocabulary.ts';

/**
 * Builds the public view: the colours in each cell that is not empty, and the scores as if the field were final. The
 * view does not show who placed a flower.
 */
function publicView(info: Info, position: FieldPosition) {
  const cells = readBoard(position);
  const contents = contentsIn(position.seats);
  const board: Record<string, readonly string[]> = {};
  cells.forEach((cell, at) => {
    if (cell !== EMPTY) board[PLACES[at]!] = contents.get(cell)!.colours;
  });
  return { board, scores: byName(info.names, scoresOf(cells, info.options)) };
}

/** Builds the private view. It holds only the player's colour, because everything else is public. */
function privateView(_info: Info, { seats }: FieldPosition, seat: number) {
  return { colour: seats[seat]!.colour };
}

export const VIEWS = { public: publicView, private: privateView };
export type PublicView = ReturnType<typeof publicView>;

/**
 * Gives the colours of the seats. They are public and never change. The public view is not enough, because it names a
 * colour only after a flower of this colour was placed.
 */
export function publicFacts({ seats }: FieldPosition): readonly string[] {
  return seats.map(({ colour }) => colour);
}

/** Gives the colours in seat order from the public facts, for forms and drawings. */
export function coloursOf(info: MatchInfo<unknown>): readonly string[] {
  return (info.facts as readonly string[] | undefined) ?? DEFAULT_COLOURS;
}

/** A player as drawings show it: the name, the colour, the letter of the colour, and its look. */
export type Player = ReturnType<typeof playersOf>[number];

/** Gives the players in seat order, for drawings. */
export function playersOf(info: MatchInfo<unknown>) {
  const colours = coloursOf(info);
  const signs = signsOf(colours);
  return paintsOf(colours).map((paint, seat) => ({
    ...paint,
    name: info.names[seat]!,
    colour: colours[seat]!,
    sign: signs[seat]!,
  }));
}

/** Reads the board of a public view and gives its cells as cells. */
export function boardOf(info: MatchInfo<unknown>, view: PublicView): Board {
  const colours = coloursOf(info);
  return PLACES.map((place) => {
    const names = view.board[place] ?? [];
    if (names[0] === BLACK_NAME) return BLACK;
    // A colour that no seat has any more, because a host renamed it, is left out.
    return SEATS.filter((seat) => names.includes(colours[seat]!)).reduce<number>(planted, EMPTY);
  });
}
