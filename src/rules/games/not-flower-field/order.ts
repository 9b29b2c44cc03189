import { isObject, own, quote } from '../../base/json.ts';
import type { Purse } from '../../declare/purse.ts';
import type { Judged } from '../../order/order.ts';
import type { RefusalCode, Refuse } from '../../order/refusal.ts';
import { BLACK, isOpenTo } from './board.ts';
import { type FieldPosition, type FieldRow, readCell } from './position.ts';
import { COLUMNS, type Column, OWN_FLOWERS, placeIndex, SIDE } from './vocabulary.ts';

/** A legal move: the cells that each seat's colour is placed on, in seat order; undefined when it was missed. */
export interface Order {
  readonly move: Move | undefined;
}
export type Move = readonly (readonly number[])[];

export const ORDER_KEYS = ['cells'] as const;

const MISSED: Judged<Order> = { order: { move: undefined }, cost: 0 };

/** A move stands or falls as a whole; without `cells` it is missing, not refused (F5). */
export function judge(
  _table: unknown,
  position: FieldPosition,
  seat: number,
  _purse: Purse,
  raw: Record<string, unknown>,
  refuse: Refuse,
): Judged<Order> {
  const cells = own(raw, 'cells');
  if (cells === undefined) return MISSED;
  const bad = (code: RefusalCode, message: string) => {
    refuse('cells', code, message);
    return MISSED;
  };
  if (!isObject(cells)) return bad('malformed', `Expected cells for each colour, found ${quote(cells)}.`);
  for (const colour of Object.keys(cells)) {
    const list = cells[colour];
    if (!Array.isArray(list))
      return bad('malformed', `${colour}: expected a list of cells, found ${quote(list)}.`);
    for (const place of list)
      if (placeIndex(place) < 0)
        return bad('malformed', `${colour}: expected cells from A1 to H8, found ${quote(place)}.`);
  }
  return judgeMove(position, seat, cells as Record<string, string[]>, bad);
}

/** Six distinct cells by the board at the start of the round: three for one's own colour, one for each other (F4). */
function judgeMove(
  { field, seats }: FieldPosition,
  seat: number,
  cells: Record<string, readonly string[]>,
  bad: (code: RefusalCode, message: string) => Judged<Order>,
): Judged<Order> {
  const keys = Object.keys(cells);
  for (const key of keys)
    if (!seats.some((row) => row.colour === key))
      return bad('not-legal', `${quote(key)} is no player’s colour.`);
  const signs = seats.map((row) => row.sign).join('');
  const used: number[] = [];
  const move: number[][] = [];
  for (let colour = 0; colour < seats.length; colour++) {
    const name = seats[colour]!.colour;
    const list = own(cells, name) as readonly string[] | undefined;
    const needed = colour === seat ? OWN_FLOWERS : 1;
    if (list?.length !== needed)
      return bad(
        'not-legal',
        `${name} takes ${needed === 1 ? 'one cell' : 'three cells'}, found ${list?.length ?? 'none'}.`,
      );
    const indexes: number[] = [];
    for (const place of list) {
      const index = placeIndex(place);
      if (used.includes(index)) return bad('not-legal', `${place} is named twice.`);
      const row = field[Math.floor(index / SIDE)] as FieldRow;
      const code = readCell(row[COLUMNS[index % SIDE] as Column], signs);
      if (!isOpenTo(code, colour)) return bad('not-legal', whyClosed(place, code, name));
      used.push(index);
      indexes.push(index);
    }
    move.push(indexes);
  }
  return { order: { move }, cost: 0 };
}

function whyClosed(place: string, code: number, colour: string): string {
  if (code === BLACK) return `${place} is black and takes nothing more.`;
  return code <= 4 ? `${place} holds ${colour} already.` : `${place} holds two colours already.`;
}
