import type { Table } from '../../declare/table.ts';
import { BLACK, type Board, planted } from './board.ts';
import type { PublicView } from './view.ts';
import { BLACK_NAME, DEFAULT_COLOURS, PLACES } from './vocabulary.ts';

/**
 * The colours in seat order. They are public and never change, but the public view names them only where they have been
 * placed: forms and drawings find them beside the table.
 */
export function coloursOf(table: Table<unknown>): readonly string[] {
  return (table.facts as readonly string[] | undefined) ?? DEFAULT_COLOURS;
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
