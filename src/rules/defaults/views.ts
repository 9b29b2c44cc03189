import type { Known } from '../declare/column.ts';
import { knownOf, partOfRow, type TableRows, tablesOf } from '../declare/knowledge.ts';
import type { Cell, Position } from '../declare/position.ts';
import type { PositionDeclaration } from '../declare/tables.ts';

/** The part of a position that a viewer may know: single values, and tables with the rows and columns that are shown. */
export interface DefaultView {
  readonly [name: string]: Cell | readonly Readonly<Record<string, Cell>>[];
}

/** What everyone may know of a position, as its columns declare it. */
export function defaultPublicView(declaration: PositionDeclaration, position: Position): DefaultView {
  const view: Record<string, DefaultView[string]> = {};
  for (const [name, column] of Object.entries(declaration.scalars))
    if (knownOf(column, 'host', position, 0) === 'everyone')
      view[name] = (position as unknown as Record<string, Cell>)[name] as Cell;
  for (const rows of tablesOf(declaration, position)) {
    const parts = rows.rows.map((row, at) => partOfRow(rows, row, isPublic, position, at));
    if (parts.some((part) => hasNews(part))) view[rows.name] = parts;
  }
  return view;
}

/** What one player may know in addition: their own cells, also after they have become public. */
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

function isPublic(known: Known): boolean {
  return known === 'everyone';
}

/** Has the part more than a name? Everyone knows who plays. */
function hasNews(part: Readonly<Record<string, Cell>>): boolean {
  return Object.keys(part).some((name) => name !== 'player');
}
