import type { Table } from '../table.ts';
import { BLACK, type Board, planted } from './board.ts';
import type { PublicView } from './view.ts';
import { BLACK_NAME, PLACES } from './vocabulary.ts';

/*
 * The players' colours are public and never change, but the public view of RECORD.md names them only where they have
 * been placed. Forms and drawings, which get a view, recover them here.
 */
const byView = new WeakMap<object, readonly string[]>();
const byTable = new WeakMap<object, readonly string[]>();

/** The colours when the players chose none, in seat order. */
export const DEFAULT_COLOURS = ['red', 'blue', 'yellow', 'green'] as const;

/** Keeps the colours, in seat order, beside a view that does not list them. */
export function keepColours(table: object, view: object, colours: readonly string[]): void {
  byView.set(view, colours);
  byTable.set(table, colours);
}

/** The colours in seat order: as kept beside this view, else the table's, else those that nobody had to choose. */
export function coloursOf(table: Table<unknown>, view: PublicView): readonly string[] {
  return byView.get(view) ?? byTable.get(table) ?? DEFAULT_COLOURS;
}

/** The board of a public view as codes. */
export function boardOf(view: PublicView, colours: readonly string[]): Board {
  return PLACES.map((place) => {
    const names = view.board[place] ?? [];
    if (names[0] === BLACK_NAME) return BLACK;
    return names.reduce((code, name) => planted(code, 1 << colours.indexOf(name)), 0);
  });
}
