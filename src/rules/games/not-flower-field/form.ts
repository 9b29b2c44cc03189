import { type Json, put } from '../../base/json.ts';
import type { Table } from '../../declare/table.ts';
import { type Answers, NONE, type Question } from '../../order/question.ts';
import { type Board, isOpenTo } from './board.ts';
import { boardOf, coloursOf } from './colours.ts';
import type { PublicView } from './view.ts';
import { PLACES, SEATS } from './vocabulary.ts';

/** One cell or three, with anything or nothing between them. */
const PATTERN = '^[\\s,;]*[A-Ha-h]\\s*[1-8]([\\s,;]*[A-Ha-h]\\s*[1-8]){0,2}[\\s,;]*$';

/** The id of the question that asks for cells of this seat's colour. */
export function questionId(seat: number): string {
  return `cells${seat + 1}`;
}

/** A short text for each colour, with the cells that it can be placed on this round in the help text. */
export function questions(table: Table<unknown>, view: PublicView): readonly Question[] {
  const colours = coloursOf(table);
  const board = boardOf(view, colours);
  return SEATS.map((seat) => ({
    id: questionId(seat),
    title: `Cells for ${colours[seat]} (${table.names[seat]})`,
    help: `Three cells if this is your own colour, such as A1 B2 C3; otherwise one. ${openInWords(board, seat)}`,
    input: {
      kind: 'text',
      pattern: PATTERN,
      expected: 'Cells such as A1 B2 C3: a letter from A to H and a number from 1 to 8.',
    },
  }));
}

/** The shorter list: which cells are open to a colour, or which are not. */
function openInWords(board: Board, colour: number): string {
  const open = PLACES.filter((_, i) => isOpenTo(board[i] as number, colour));
  if (open.length === PLACES.length) return 'Every cell is open.';
  if (open.length <= PLACES.length / 2) return `Open: ${open.join(' ') || 'none'}.`;
  return `Every cell is open but ${PLACES.filter((place) => !open.includes(place)).join(' ')}.`;
}

/** The move that the answers mean. A colour without an answer is left out, and then the move is refused whole (F5). */
export function read(table: Table<unknown>, _view: unknown, answers: Answers): Json {
  const colours = coloursOf(table);
  const cells: Record<string, Json> = {};
  for (const seat of SEATS) {
    const list = readCells(answers[questionId(seat)]);
    if (list.length > 0) put(cells, colours[seat] as string, list);
  }
  return Object.keys(cells).length > 0 ? { cells } : {};
}

/** Forgiving about case, spaces, commas and emoji: “🌷 a1,B 2 c3” is A1 B2 C3. Any other word stays as written. */
export function readCells(answer = ''): string[] {
  const words = answer
    .normalize('NFKC')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\u20e3|\ufe0f/gu, ' ')
    .replace(/(^|[^\p{L}\p{N}])([A-Ha-h])\s+([1-8])(?![\p{L}\p{N}])/gu, '$1$2$3')
    .split(/[\s,;.]+/)
    .filter((word) => word !== '' && word !== NONE);
  // An emoji alone is an answer, though none that can be understood.
  if (words.length === 0 && /[^\s,;.—-]/.test(answer)) return [answer.trim()];
  return words.flatMap((word) =>
    /^([A-Ha-h][1-8])+$/.test(word) ? (word.toUpperCase().match(/../g) ?? []) : [word],
  );
}
