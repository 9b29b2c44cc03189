import { byName } from '../../base/json.ts';
import type { Table } from '../../declare/table.ts';
import { BLACK, EMPTY, SEATS_IN } from './board.ts';
import type { Options } from './options.ts';
import { scoresOf } from './pattern.ts';
import { type FieldPosition, readBoard } from './position.ts';
import { BLACK_NAME, PLACES } from './vocabulary.ts';

export interface PublicView {
  /** Cells with something in them, their colours in seat order. */
  readonly board: Readonly<Record<string, readonly string[]>>;
  /** As if the board were final. */
  readonly scores: Readonly<Record<string, number>>;
}

export interface PrivateView {
  readonly colour: string;
}

/** The field and what it would score. Who placed what is nobody's to know. */
export function publicView(table: Table<Options>, position: FieldPosition): PublicView {
  const contents: (readonly string[])[] = [];
  const codes = readBoard(position);
  const board: Record<string, readonly string[]> = {};
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] as number;
    if (code !== EMPTY) board[PLACES[i] as string] = contents[code] ??= contentsOf(code, position);
  }
  return { board, scores: byName(table.names, scoresOf(codes, table.options)) };
}

function contentsOf(code: number, { seats }: FieldPosition): readonly string[] {
  return code === BLACK ? [BLACK_NAME] : SEATS_IN[code]!.map((seat) => seats[seat]!.colour);
}

/** One's colour; everything else is public. */
export function privateView(_table: unknown, { seats }: FieldPosition, seat: number): PrivateView {
  return { colour: seats[seat]!.colour };
}
