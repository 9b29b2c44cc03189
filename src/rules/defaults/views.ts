import type { Known } from '../declare/column.ts';
import { knownOf, mayKnow, partOfRow, type TableRows, tablesOf } from '../declare/knowledge.ts';
import type { Cell, Position } from '../declare/position.ts';
import type { PositionDeclaration } from '../declare/tables.ts';

/** The part of a position that a viewer may know: single values, and tables of the rows and columns that show. */
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

/** What one player may know beside that: the columns of their own rows that not everyone knows. */
export function defaultPrivateView(
  declaration: PositionDeclaration,
  position: Position,
  seat: number,
): DefaultView {
  const names = position.seats.map(({ player }) => player);
  const view: Record<string, DefaultView[string]> = {};
  for (const rows of tablesOf(declaration, position)) {
    const own = ownRows(rows, position, seat, names);
    if (own.length === 0) continue;
    // The one row of a seat is its player's hand: no list, and no name.
    if (rows.name === 'seats') for (const [name, cell] of Object.entries(own[0] ?? {})) view[name] = cell;
    else view[rows.name] = own;
  }
  return view;
}

function ownRows(rows: TableRows, position: Position, seat: number, names: readonly string[]) {
  return rows.rows.flatMap((row, at) => {
    if (row.player !== names[seat]) return [];
    const shows = (known: Known) => known === 'owner' && mayKnow(known, seat, names, row);
    const part = partOfRow(rows, row, shows, position, at);
    return Object.keys(part).length > 0 ? [part] : [];
  });
}

function isPublic(known: Known): boolean {
  return known === 'everyone';
}

/** A name alone is no news: everyone knows who plays. */
function hasNews(part: Readonly<Record<string, Cell>>): boolean {
  return Object.keys(part).some((name) => name !== 'player');
}
