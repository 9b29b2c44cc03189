import * as z from 'zod/mini';
import { type Column, type Columns, count, flag, type Known, type RowOf, text } from './column.ts';
import type { MatchInfo } from './match-info.ts';
import type { Cell, PositionSchema, Problem, Row } from './position.ts';

/** A table of flat rows: its columns, who may know the columns, and its rows if they never change. */
export interface TableDeclaration<C extends Columns = Columns, K extends Known = Known> {
  readonly known: K;
  readonly columns: C;
  /** Column that names the rows, and the values of this column in order. Rows are never added or removed. */
  readonly fixed?: { readonly column: string; readonly values: readonly Cell[] };
}

/** Declares a table whose rows can be added and removed. If the table has a column `player`, this column names the owner of each row. */
export function table<C extends Columns, K extends Known>(known: K, columns: C): TableDeclaration<C, K> {
  return { known, columns };
}

/** A table whose rows are always the same. */
export interface FixedTable<C extends Columns = Columns, K extends Known = Known>
  extends TableDeclaration<C, K> {
  readonly fixed: NonNullable<TableDeclaration['fixed']>;
}

/** The column that names the rows of a fixed table. */
type KeyColumn<N extends string, V extends Cell> = { readonly [name in N]: Column<V, 'everyone'> };

/** Declares a table with one row for each word or number of a list. These words or numbers stand in the first column. */
export function fixedTable<
  N extends string,
  const V extends readonly Cell[],
  C extends Columns,
  K extends Known,
>(column: N, values: V, known: K, columns: C): FixedTable<KeyColumn<N, V[number]> & C, K> {
  const key: Column = {
    cell: z.literal(values) as z.ZodMiniType<Cell>,
    start: values[0] as Cell,
    known: 'everyone',
  };
  const all = { [column]: key, ...columns } as unknown as KeyColumn<N, V[number]> & C;
  return { known, columns: all, fixed: { column, values } };
}

type Tables = { readonly seats: TableDeclaration } & { readonly [name: string]: TableDeclaration };
type Flat<T> = { readonly [K in keyof T]: T[K] };
type SeatRow<C extends Columns> = Flat<{ readonly player: string } & RowOf<C>>;
type TableRow<N, T> =
  T extends TableDeclaration<infer C> ? (N extends 'seats' ? SeatRow<C> : Flat<RowOf<C>>) : never;

/** Declaration of all parts of a position. */
export interface PositionDeclaration<S extends Columns = Columns, T extends Tables = Tables> {
  readonly scalars: S;
  readonly tables: T;
}

/** Type of a declared position. */
export type PositionOf<D> =
  D extends PositionDeclaration<infer S, infer T>
    ? Flat<
        { readonly round: number; readonly over: boolean } & RowOf<S> & {
            readonly [N in keyof T]: readonly TableRow<N, T[N]>[];
          }
      >
    : never;

/** Type of a row in a table of a declared position. */
export type RowIn<D, N extends string> =
  D extends PositionDeclaration<Columns, infer T> ? (N extends keyof T ? TableRow<N, T[N]> : never) : never;

/**
 * Declares a position: its tables, and its single values. `round` and `over` need no declaration. The table `seats` gets
 * the column `player`.
 */
export function declarePosition<const T extends Tables, S extends Columns = Record<never, never>>(parts: {
  readonly scalars?: S;
  readonly tables: T;
}): PositionDeclaration<S, T> {
  return { scalars: parts.scalars ?? ({} as S), tables: parts.tables };
}

/** Gives the columns of a table in the order of the tab. In `seats` the column `player` comes first. */
export function columnsOf({ tables }: { readonly tables: Tables }, name: string): Columns {
  const { columns } = tables[name] as TableDeclaration;
  return name === 'seats' ? { player: text({ known: 'everyone' }), ...columns } : columns;
}

/** Makes the schema of a position. The schema checks each cell by its column, then the fixed rows, then runs the game's own check. */
export function schemaOf<D extends PositionDeclaration>(
  declaration: D,
  check?: (position: PositionOf<D>, table: MatchInfo<never>) => readonly Problem[],
): PositionSchema<PositionOf<D>> {
  const cells = (columns: Columns) =>
    Object.fromEntries(Object.entries(columns).map(([name, { cell }]) => [name, cell]));
  const rows = Object.keys(declaration.tables).map((name) => [
    name,
    z.array(z.object(cells(columnsOf(declaration, name)))),
  ]);
  return {
    shape: z.object({
      round: count().cell,
      over: flag().cell,
      ...cells(declaration.scalars),
      ...Object.fromEntries(rows),
    }),
    check: (position, seats) => [
      ...checkRows(declaration, position as Record<string, unknown>, seats.names),
      ...checkNames(declaration, position as Record<string, unknown>, seats.names),
      ...(check?.(position, seats as MatchInfo<never>) ?? []),
    ],
  };
}

/** Checks that `seats` and fixed tables have all their rows, in order. */
function checkRows(
  { tables }: PositionDeclaration,
  position: Record<string, unknown>,
  names: readonly string[],
): Problem[] {
  const problems: Problem[] = [];
  for (const [name, { fixed }] of Object.entries(tables)) {
    const { column, values } = name === 'seats' ? { column: 'player', values: names } : (fixed ?? {});
    if (!column || !values) continue;
    const rows = position[name] as readonly Record<string, Cell>[];
    for (let i = 0; i < Math.max(values.length, rows.length); i++)
      if (rows[i]?.[column] !== values[i])
        problems.push({
          path: `${name}[${i}].${column}`,
          problem: `expected ${values[i] ?? 'no further row'}`,
        });
  }
  return problems;
}

/** Checks each cell in a column of players' names. The cell must hold a player's name. It may be empty if it is not dealt. */
function checkNames(
  declaration: PositionDeclaration,
  position: Record<string, unknown>,
  players: readonly string[],
): Problem[] {
  return Object.keys(declaration.tables).flatMap((table) =>
    Object.entries(columnsOf(declaration, table)).flatMap(([column, { names, dealt }]) =>
      (names ? (position[table] as readonly Row[]) : []).flatMap((row, i) => {
        const name = row[column] as string;
        const isOwn = names === 'others' && name === row.player;
        if (name === '' ? !dealt : players.includes(name) && !isOwn) return [];
        const problem = names === 'others' ? 'expected another player' : 'expected a player';
        return [{ path: `${table}[${i}].${column}`, problem }];
      }),
    ),
  );
}

/** Cells of the first position that differ from the start values of their columns. Rows of `seats` are in seat order. */
export type Start<D> =
  D extends PositionDeclaration<infer S, infer T>
    ? Partial<RowOf<S>> & { readonly [N in keyof T]?: readonly Partial<TableRow<N, T[N]>>[] }
    : never;

/** Makes the position before the first round. Cells that are not in `given` have their start values. */
export function startPosition<D extends PositionDeclaration>(declaration: D, given: Start<D>): PositionOf<D> {
  const values = given as Record<string, unknown>;
  const position: Record<string, unknown> = { round: 0, over: false };
  for (const [name, { start }] of Object.entries(declaration.scalars)) position[name] = values[name] ?? start;
  for (const [name, { fixed }] of Object.entries(declaration.tables)) {
    const rows = (values[name] ?? fixed?.values.map(() => ({})) ?? []) as readonly Row[];
    const blank = Object.fromEntries(
      Object.entries(columnsOf(declaration, name)).map(([column, { start }]) => [column, start]),
    );
    position[name] = rows.map((row, i) => ({
      ...blank,
      ...row,
      ...(fixed ? { [fixed.column]: fixed.values[i] as Cell } : {}),
    }));
  }
  return position as PositionOf<D>;
}

/** A row that the code of a round may change. */
export type Draft<R> = { -readonly [K in keyof R]: R[K] };

/** Copies rows, so that the code of a round can change the copies. The given rows never change. */
export function draftOf<R extends object>(rows: readonly R[]): Draft<R>[] {
  return rows.map((row) => ({ ...row }));
}
