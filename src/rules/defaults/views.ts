import { byName } from '../base/json.ts';
import type { Column, Columns, RowOf } from '../declare/column.ts';
import { knownOf, publicPart, type TableRows, tablesOf } from '../declare/knowledge.ts';
import type { Cell, Position } from '../declare/position.ts';
import type { FixedTable, PositionDeclaration, TableDeclaration } from '../declare/tables.ts';

/** The part of a position that a viewer may know: single values, and tables with the visible rows and columns. */
export interface DefaultView {
  readonly [name: string]: Cell | readonly Readonly<Record<string, Cell>>[];
}

/**
 * Type of the viewers who may know a column. If the column has no `known`, the table's `known` counts. In
 * `table('owner', { guess: text(), points: count({ known: 'everyone' }) })` the type is 'owner' for `guess` and
 * 'everyone' for `points`.
 */
type KnownBy<C, Table> = C extends Column<Cell, infer K> ? ([K] extends [never] ? Table : K) : never;
/** Columns of a table that `Who` may know. With the table in the comment of `KnownBy`, `Only<C, 'owner', 'everyone'>` keeps `points`. */
type Only<C extends Columns, Table, Who> = {
  readonly [N in keyof C as KnownBy<C[N], Table> extends Who ? N : never]: C[N];
};
type Flat<T> = { readonly [N in keyof T]: T[N] };
/** A row of the public view. A secret column is optional, because it appears only when it has become public. */
type PublicRow<C extends Columns, Table> = Flat<
  RowOf<Only<C, Table, 'everyone'>> & Partial<RowOf<Omit<C, keyof Only<C, Table, 'everyone'>>>>
>;
type PublicTable<N, T> =
  T extends TableDeclaration<infer C, infer K>
    ? readonly (N extends 'seats' ? Flat<{ readonly player: string } & PublicRow<C, K>> : PublicRow<C, K>)[]
    : never;
/** Type that is true if everyone sees a table from the start, with at least some of its columns. */
type Shows<N, T> =
  T extends TableDeclaration<infer C, infer K>
    ? T extends FixedTable
      ? true
      : N extends 'seats'
        ? keyof Only<C, K, 'everyone'> extends never
          ? false
          : true
        : false
    : false;
type PrivateRow<T> = T extends TableDeclaration<infer C, infer K> ? Flat<RowOf<Only<C, K, 'owner'>>> : never;

/**
 * Types of the default views of a declared position: `DefaultViews<typeof POSITION>['public']` and `['private']`. A part
 * that is not always shown may be undefined, such as a column that becomes public later.
 */
export type DefaultViews<D> =
  D extends PositionDeclaration<infer S, infer T>
    ? {
        readonly public: Flat<
          PublicRow<S, 'host'> & {
            readonly [N in keyof T as Shows<N, T[N]> extends true ? N : never]: PublicTable<N, T[N]>;
          } & {
            readonly [N in keyof T as Shows<N, T[N]> extends true ? never : N]?: PublicTable<N, T[N]>;
          }
        >;
        readonly private: Flat<
          PrivateRow<T['seats']> & {
            readonly [N in Exclude<keyof T, 'seats'> as keyof PrivateRow<T[N]> extends never
              ? never
              : N]?: readonly PrivateRow<T[N]>[];
          }
        >;
      }
    : never;

/** Gives `publicPoints` for the default views, if everyone knows the column `points` of `seats`. */
export function publicPointsOf({ tables: { seats } }: PositionDeclaration): {
  publicPoints?(view: DefaultView): Readonly<Record<string, number>>;
} {
  const { points } = seats.columns;
  if ((points?.known ?? (points && seats.known)) !== 'everyone') return {};
  return {
    publicPoints: (view) => {
      const rows = view.seats as readonly Readonly<Record<string, Cell>>[];
      return byName(
        rows.map(({ player }) => player as string),
        rows.map((row) => row.points as number),
      );
    },
  };
}

/** Gives the part of a position that everyone may know. The declarations of the columns decide this. */
export function defaultPublicView(declaration: PositionDeclaration, position: Position): DefaultView {
  const view: Record<string, DefaultView[string]> = {};
  for (const [name, column] of Object.entries(declaration.scalars))
    if (knownOf(column, 'host', position, 0) === 'everyone')
      view[name] = (position as unknown as Record<string, Cell>)[name] as Cell;
  for (const rows of tablesOf(declaration, position)) {
    const parts = rows.rows.map((_, at) => publicPart(rows, at, position));
    // Everyone knows the players.
    if (parts.some((part) => Object.keys(part).some((name) => name !== 'player'))) view[rows.name] = parts;
  }
  return view;
}

/**
 * Gives the part of a position that one player may know beside the public view. This part holds the player's own cells,
 * even after they have become public.
 */
export function defaultPrivateView(
  declaration: PositionDeclaration,
  position: Position,
  seat: number,
): DefaultView {
  const names = position.seats.map(({ player }) => player);
  const view: Record<string, DefaultView[string]> = {};
  for (const rows of tablesOf(declaration, position)) {
    const own = ownRows(rows, names[seat] as string);
    if (own.length === 0) continue;
    // A player has one row in `seats`: its values are put into the view itself.
    if (rows.name === 'seats') for (const [name, cell] of Object.entries(own[0] ?? {})) view[name] = cell;
    else view[rows.name] = own;
  }
  return view;
}

function ownRows({ columns, known, rows }: TableRows, name: string) {
  const own = Object.keys(columns).filter((column) => (columns[column]?.known ?? known) === 'owner');
  if (own.length === 0) return [];
  return rows
    .filter(({ player }) => player === name)
    .map((row) => Object.fromEntries(own.map((column) => [column, row[column] as Cell])));
}
