import { isObject, own, quote } from '../../base/json.ts';
import { unusable } from '../../base/unusable.ts';
import { count, type PositionSchema, positionShape, text } from '../../declare/position.ts';
import type { Seat, Table } from '../../declare/table.ts';
import { BLACK, type Board, SEATS_IN } from './board.ts';
import type { Options } from './options.ts';
import { isSign, signsOf } from './sign.ts';
import { BLACK_NAME, COLUMNS, type Column, DEFAULT_COLOURS, SEATS, SIDE } from './vocabulary.ts';

/** A player, the colour, and the letter that stands for it in `field`. */
export type Gardener = { readonly player: string; readonly colour: string; readonly sign: string };

/** One row of the field: '' for an empty cell, one sign, two signs in seat order, or `black`. */
export type FieldRow = { readonly row: number } & { readonly [C in Column]: string };

export interface FieldPosition {
  readonly round: number;
  readonly over: boolean;
  /** Rows 1 to 8. */
  readonly field: readonly FieldRow[];
  readonly seats: readonly Gardener[];
}

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const EMPTY_ROW = { A: '', B: '', C: '', D: '', E: '', F: '', G: '', H: '' };

export const schema: PositionSchema<FieldPosition> = {
  shape: positionShape(
    {},
    {
      field: {
        row: count(),
        A: text(),
        B: text(),
        C: text(),
        D: text(),
        E: text(),
        F: text(),
        G: text(),
        H: text(),
      },
      seats: { colour: text(), sign: text() },
    },
  ),
  check: (position) => [...checkGardeners(position), ...checkField(position)],
};

function checkGardeners({ seats }: FieldPosition) {
  const problems: { path: string; problem: string }[] = [];
  if (seats.length !== SEATS.length) problems.push({ path: 'seats', problem: 'expected four rows' });
  seats.forEach(({ colour, sign }, i) => {
    const before = seats.slice(0, i);
    if (colour === '' || colour === BLACK_NAME || before.some((other) => other.colour === colour))
      problems.push({ path: `seats[${i}].colour`, problem: 'expected a colour of its own, not black' });
    if (!isSign(sign) || before.some((other) => other.sign === sign))
      problems.push({ path: `seats[${i}].sign`, problem: 'expected a letter of its own' });
  });
  return problems;
}

function checkField({ field, seats }: FieldPosition) {
  const problems: { path: string; problem: string }[] = [];
  if (field.length !== SIDE) problems.push({ path: 'field', problem: 'expected eight rows' });
  const texts = cellTexts(seats);
  field.forEach((row, i) => {
    if (row.row !== i + 1) problems.push({ path: `field[${i}].row`, problem: `expected ${i + 1}` });
    for (const column of COLUMNS)
      if (!texts.includes(row[column]))
        problems.push({
          path: `field[${i}].${column}`,
          problem: `expected nothing or one of ${texts.slice(1).join(', ')}`,
        });
  });
  return problems;
}

/** By code: how a cell is written in `field`. */
function cellTexts(seats: readonly Gardener[]): string[] {
  return SEATS_IN.map((inside, code) =>
    code === BLACK ? BLACK_NAME : inside.map((seat) => seats[seat]?.sign ?? '').join(''),
  );
}

/** The field as codes. */
export function readBoard({ field, seats }: FieldPosition): number[] {
  const board: number[] = [];
  const signs = seats.map((row) => row.sign).join('');
  for (let i = 0; i < field.length; i++) {
    const row = field[i] as FieldRow;
    for (let c = 0; c < SIDE; c++) board.push(readCell(row[COLUMNS[c] as Column], signs));
  }
  return board;
}

/** By the two seats of a pair, first · 4 + second: the code of a cell that holds both. */
const PAIR_CODES = [0, 5, 6, 7, 0, 0, 8, 9, 0, 0, 0, 10] as const;

/** The code of a cell as `field` has it; `signs` are the seats' signs in one text. */
export function readCell(cell: string, signs: string): number {
  if (cell === '') return 0;
  if (cell.length > 2) return BLACK;
  const first = signs.indexOf(cell.charAt(0));
  return cell.length === 1 ? first + 1 : PAIR_CODES[(first * 4 + signs.indexOf(cell.charAt(1))) as 0];
}

/** A board as rows of `field`. */
export function writeField(board: Board, seats: readonly Gardener[]): FieldRow[] {
  const texts = cellTexts(seats);
  const at = (i: number) => texts[board[i] as number] as string;
  return ROWS.map((row) => {
    const i = (row - 1) * SIDE;
    return {
      row,
      A: at(i),
      B: at(i + 1),
      C: at(i + 2),
      D: at(i + 3),
      E: at(i + 4),
      F: at(i + 5),
      G: at(i + 6),
      H: at(i + 7),
    };
  });
}

/** The colour of each seat, in seat order. */
export type Deal = readonly string[];

/** Four players (F17). */
export function checkSeats(seats: readonly Seat[]): void {
  if (seats.length !== SEATS.length)
    unusable('players', `Not Flower Field takes four players; there are ${seats.length}`);
}

/** Reads colours chosen by the players: all four, each its own, none black (F7). */
export function readDeal({ names }: Table<Options>, setup: Record<string, unknown>): Deal {
  const raw = own(setup, 'colours');
  if (raw === undefined) return DEFAULT_COLOURS;
  if (!isObject(raw)) return unusable('setup.colours', `expected an object, found ${quote(raw)}`);
  for (const name of Object.keys(raw))
    if (!names.includes(name)) unusable(`setup.colours.${name}`, 'no player has this name');
  const colours: string[] = [];
  for (const name of names) {
    const colour = own(raw, name);
    const path = `setup.colours.${name}`;
    if (typeof colour !== 'string' || colour === '' || colour === BLACK_NAME)
      return unusable(path, `expected a colour other than black, found ${quote(colour)}`);
    if (colours.includes(colour)) unusable(path, `${quote(colour)} is another player’s colour`);
    colours.push(colour);
  }
  return colours;
}

/** An empty field. */
export function setup({ names }: Table<Options>, deal: Deal): FieldPosition {
  const signs = signsOf(deal);
  return {
    round: 0,
    over: false,
    field: ROWS.map((row) => ({ row, ...EMPTY_ROW })),
    seats: names.map((player, seat) => ({
      player,
      colour: deal[seat] as string,
      sign: signs[seat] as string,
    })),
  };
}
