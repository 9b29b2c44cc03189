import {
  type Field,
  NONE,
  type OrderOf,
  type Question,
  sayEmpty,
  withinLines,
  writtenList,
} from '../../data.ts';
import { type Json, type PartsOf, put, tooLongWords } from '../../kit.ts';
import { openCells } from './cell.ts';
import { judgeMove } from './judge-move.ts';
import type { Move } from './move.ts';
import type { OPTIONS, Options } from './options.ts';
import type { Deal, FieldPosition, POSITION } from './position.ts';
import { boardOf, coloursOf, type PublicView, type VIEWS } from './view.ts';
import { PLACES, placesOf } from './vocabulary.ts';

/** Reads one to three cells, separated by spaces, commas or nothing: “a1,B 2 c3”. */
const WRITTEN_CELLS = writtenList({
  item: '([A-Ha-h])\\s{0,9}([1-8])',
  between: '[\\s,;.]',
  isTight: true,
  most: 3,
  sample: 'A1',
  expected:
    'Write a letter from A to H and a number from 1 to 8, such as A1. Name three cells for your own colour.',
  make: (column = '', row = '') => `${column.toUpperCase()}${row}`,
});

/** A move, which is accepted or refused as a whole. An order without `cells` is a missed move, and is not refused (F5). */
const cells: Field<Move | undefined, Options, FieldPosition, PublicView> = {
  ask: (_key, info, view) => {
    const board = boardOf(info, view);
    return coloursOf(info).map((colour, seat) => {
      const open = openCells(board, seat).map((cell) => PLACES[cell]!);
      const question: Question = {
        id: questionId(seat),
        title: `Cells for ${visible(colour)}`,
        help: `This is the colour of ${info.names[seat]}. Name three cells if it is your colour${exampleOf(open)}, otherwise one cell. ${openInWords(open)}`,
        input: WRITTEN_CELLS.input,
      };
      return sayEmpty(question, 'the whole move fails');
    });
  },
  read: (answers, _key, info) => {
    const move: Record<string, Json> = {};
    coloursOf(info).forEach((colour, seat) => {
      const list = withinLines(readCells(answers[questionId(seat)]));
      if (list.length > 0) put(move, colour, list);
    });
    return Object.keys(move).length > 0 ? move : undefined;
  },
  judge: judgeMove,
  say: (move, info) =>
    coloursOf(info).map((colour, seat) => [`Cells for ${colour}`, placesOf(move?.[seat] ?? [])]),
};

export const ORDER = { cells };

/** The order: a legal move. Undefined if the player missed the round. */
export type Order = OrderOf<typeof ORDER>;
/** Types of this game's functions. */
export type FlowerField = PartsOf<typeof OPTIONS, typeof POSITION, typeof ORDER, typeof VIEWS, Deal>;

/** Gives the id of the question that asks for cells of this seat's colour. */
export function questionId(seat: number): string {
  return `cells${seat + 1}`;
}

/** Puts quotes around a colour that begins or ends with a blank, so that the blank stays visible in a title. */
function visible(colour: string): string {
  return colour === colour.trim() ? colour : `“${colour}”`;
}

/** Gives three open cells, which show how to write cells. '' if fewer than three cells are open. */
function exampleOf(open: readonly string[]): string {
  const usual = ['A1', 'B2', 'C3'];
  const cells = usual.every((cell) => open.includes(cell)) ? usual : open.slice(0, 3);
  return cells.length === 3 ? `, such as ${cells.join(' ')}` : '';
}

/** Says which cells are open, or which cells are closed. The shorter of the two lists is used. */
function openInWords(open: readonly string[]): string {
  if (open.length === PLACES.length) return 'Every cell is open.';
  if (open.length <= PLACES.length / 2) return `Open: ${open.join(' ') || 'none'}.`;
  return `Every cell is open except ${PLACES.filter((place) => !open.includes(place)).join(' ')}.`;
}

/** Reads the cells of an answer. A part that cannot be understood stays as it was written. */
export function readCells(answer = ''): readonly string[] {
  if (tooLongWords(answer) !== undefined) return [answer];
  const cells = WRITTEN_CELLS.read(answer);
  return cells.every((cell) => PLACES.includes(cell))
    ? cells
    : answer
        .split(/[\s,;.]+/)
        .filter(Boolean)
        .flatMap((word) => (word === NONE ? [word] : WRITTEN_CELLS.read(word)));
}
