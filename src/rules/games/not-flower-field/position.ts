import type { PositionOf, RowIn } from '../../data.ts';
import { declarePosition, each, fixedTable, startPosition, table, text } from '../../data.ts';
import {
  type DealPart,
  kept,
  type MatchInfo,
  type Problem,
  perPlayer,
  problemsIn,
  quote,
  seating,
  unusable,
} from '../../kit.ts';
import { BLACK, type Board, EMPTY, planted, SEATS_IN } from './cell.ts';
import type { Options } from './options.ts';
import { BLACK_NAME, COLOURS, COLUMNS, DEFAULT_COLOURS, isSign, ROWS, SIDE, signsOf } from './vocabulary.ts';

/** Four players (F17). */
export const SEATING = seating({ players: 4 });

/** Everything but the coming moves is public. */
export const POSITION = declarePosition({
  tables: {
    /** A cell is '' when empty, else one sign, two signs in seat order, or `black`. */
    field: fixedTable('row', ROWS, 'everyone', each(COLUMNS, text())),
    /** The colour, and its letter in `field`. */
    seats: table('everyone', { colour: text(), sign: text() }),
  },
});

export type Info = MatchInfo<Options>;
export type FieldPosition = PositionOf<typeof POSITION>;
export type Gardener = RowIn<typeof POSITION, 'seats'>;

/** Checks that colours and signs differ, that no colour is black, and that cells hold only these signs. */
export function check({ field, seats }: FieldPosition): readonly Problem[] {
  return problemsIn((expect) => {
    seats.forEach(({ colour, sign }, i) => {
      const before = seats.slice(0, i);
      const isOwn = !['', BLACK_NAME, ...before.map((other) => other.colour)].includes(colour);
      expect(isOwn, `seats[${i}].colour`, 'expected a colour of its own, not black');
      const hasSign = isSign(sign) && !before.some((other) => other.sign === sign);
      expect(hasSign, `seats[${i}].sign`, 'expected a letter of its own');
    });
    const texts = cellTexts(seats);
    const problem = `expected nothing or one of ${texts.slice(1).join(', ')}`;
    field.forEach((row, i) => {
      for (const column of COLUMNS) expect(texts.includes(row[column]), `field[${i}].${column}`, problem);
    });
  });
}

/** By code: how a cell is written in `field`. */
const cellTexts = kept((seats: readonly Gardener[]): readonly string[] =>
  SEATS_IN.map((inside, code) =>
    code === BLACK ? BLACK_NAME : inside.map((seat) => seats[seat]?.sign ?? '').join(''),
  ),
);

/** The field as codes. */
export function readBoard({ field, seats }: FieldPosition): number[] {
  const signs = signsIn(seats);
  const board: number[] = [];
  for (const { A, B, C, D, E, F, G, H } of field)
    for (const cell of [A, B, C, D, E, F, G, H]) board.push(readCell(cell, signs));
  return board;
}

/** The code of one cell; `signs` are the seats' signs in one text. */
export function readCell(cell: string, signs: string): number {
  if (cell === '') return EMPTY;
  if (cell.length > 2) return BLACK;
  let code = EMPTY;
  for (let at = 0; at < cell.length; at++) code = planted(code, signs.indexOf(cell.charAt(at)));
  return code;
}

/** The seats' signs in one text. */
export const signsIn = kept((seats: readonly Gardener[]): string => seats.map(({ sign }) => sign).join(''));

/** The field with a board written into it. */
export function writeBoard({ field, seats }: FieldPosition, board: Board): FieldPosition['field'] {
  const texts = cellTexts(seats);
  return field.map(({ row }, r) => {
    const text = (column: number) => texts[board[SIDE * r + column]!]!;
    return {
      row,
      A: text(0),
      B: text(1),
      C: text(2),
      D: text(3),
      E: text(4),
      F: text(5),
      G: text(6),
      H: text(7),
    };
  });
}

/** The colour of each seat, in seat order. */
export type Deal = readonly string[];

/** Colours chosen by the players: all four, each its own, none black (F7). */
export const DEAL = {
  keys: {
    colours: {
      help: 'Each player’s colour: any but black, each its own.',
      usual: DEFAULT_COLOURS.join(', '),
      input: { kind: 'per-player', choices: COLOURS, isOpen: true },
    } satisfies DealPart,
  },
  read: ({ names }: Info, given: Record<string, unknown>): Deal => {
    const taken: string[] = [];
    const colours = perPlayer(names, given, 'colours', (colour, path) => {
      if (typeof colour !== 'string' || colour === '' || colour === BLACK_NAME)
        return unusable(path, `expected a colour other than black, found ${quote(colour)}`);
      if (taken.includes(colour)) unusable(path, `${quote(colour)} is another player’s colour`);
      taken.push(colour);
      return colour;
    });
    return colours ?? DEFAULT_COLOURS;
  },
};

/** An empty field. */
export function start({ names }: Info, colours: Deal): FieldPosition {
  const signs = signsOf(colours);
  return startPosition(POSITION, {
    seats: names.map((player, i) => ({ player, colour: colours[i] as string, sign: signs[i] as string })),
  });
}
