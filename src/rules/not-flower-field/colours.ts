import type { Table } from '../table.ts';
import { BLACK, type Board, planted } from './board.ts';
import type { PublicView } from './view.ts';
import { BLACK_NAME, PLACES } from './vocabulary.ts';

/*
 * The players' colours are public and never change, but the public view of RECORD.md names them only where they have
 * been placed. Forms and drawings, which get a table and a view, find them here.
 */
const known = new WeakMap<object, readonly string[]>();

/** The colours when the players chose none, in seat order. */
export const DEFAULT_COLOURS = ['red', 'blue', 'yellow', 'green'] as const;

/** Keeps the colours, in seat order, beside the table of a match: its views do not list them. */
export function keepColours(table: object, seats: readonly { readonly colour: string }[]): void {
  const kept = known.get(table);
  if (kept && seats.every(({ colour }, seat) => colour === kept[seat])) return;
  known.set(
    table,
    seats.map((row) => row.colour),
  );
}

/** The colours in seat order: as kept beside the table, else those of players who chose none. */
export function coloursOf(table: Table<unknown>): readonly string[] {
  return known.get(table) ?? DEFAULT_COLOURS;
}

/** The board of a public view as codes. */
export function boardOf(view: PublicView, colours: readonly string[]): Board {
  return PLACES.map((place) => {
    const names = view.board[place] ?? [];
    if (names[0] === BLACK_NAME) return BLACK;
    // A name that no seat has, after a host renamed a colour, is left out.
    return names.reduce((code, name) => {
      const seat = colours.indexOf(name);
      return seat < 0 ? code : planted(code, 1 << seat);
    }, 0);
  });
}
