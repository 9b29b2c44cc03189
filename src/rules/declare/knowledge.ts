import type { Column, Columns, Known } from './column.ts';
import type { Cell, Position, Row } from './position.ts';
import { columnsOf, type PositionDeclaration, type TableDeclaration } from './tables.ts';

/** Says who may know a cell in this position. `everyone` if the cell's column has become public. */
export function knownOf(column: Column, inTable: Known, position: Position, row: number): Known {
  return column.publicFrom?.(position, row) ? 'everyone' : (column.known ?? inTable);
}

/** A table of a position: its declared parts and its rows. */
export interface TableRows {
  readonly name: string;
  readonly columns: Columns;
  readonly known: Known;
  readonly rows: readonly Row[];
}

/** Lists the tables of a position in the order of their declaration. */
export function tablesOf(declaration: PositionDeclaration, position: Position): TableRows[] {
  return Object.entries(declaration.tables).map(([name, { known }]: [string, TableDeclaration]) => ({
    name,
    columns: columnsOf(declaration, name),
    known,
    rows: (position as unknown as Record<string, readonly Row[]>)[name] ?? [],
  }));
}

/** Gives the cells of a row that everyone may know. Columns can differ in who may know them. */
export function publicPart({ columns, known, rows }: TableRows, at: number, position: Position): Row {
  const part: Record<string, Cell> = {};
  for (const [name, column] of Object.entries(columns))
    if (knownOf(column, known, position, at) === 'everyone') part[name] = rows[at]?.[name] as Cell;
  return part;
}
