import { byName, type Json } from '../base/json.ts';
import type { Column, Dealt } from './column.ts';
import type { Position } from './position.ts';
import type { PositionDeclaration } from './tables.ts';

/** Lists the dealt columns of `seats`, each with its name. */
export function dealtColumns({ tables }: PositionDeclaration): readonly (readonly [string, Dealt])[] {
  return Object.entries(tables.seats.columns).flatMap(([name, { dealt }]) =>
    dealt ? [[name, dealt] as const] : [],
  );
}

/** Lists the columns of `seats` that the end makes public. Columns without words of the game are left out. */
export function revealedColumns({ tables }: PositionDeclaration): readonly string[] {
  return Object.entries(tables.seats.columns).flatMap(([name, { revealed }]) => (revealed ? [name] : []));
}

/** Gives the words for all columns that the end makes public. The keys are the names of the columns. */
export function revealedWords({ scalars, tables }: PositionDeclaration): Readonly<Record<string, string>> {
  const columns: (readonly [string, Column])[] = [
    ...Object.entries(scalars),
    ...Object.values(tables).flatMap((table) => Object.entries(table.columns)),
  ];
  return Object.fromEntries(
    columns.flatMap(([name, { revealed }]) => (revealed === undefined ? [] : [[name, revealed]])),
  );
}

/** Gives the cells that the end makes public, by column and player, for the `reveal` of an outcome. */
export function revealedCells(
  declaration: PositionDeclaration,
  names: readonly string[],
  seats: Position['seats'],
): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    revealedColumns(declaration).map((name) => [name, byName(names, (seat) => seats[seat]?.[name] ?? '')]),
  );
}
