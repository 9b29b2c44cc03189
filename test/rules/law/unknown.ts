import { knownOf } from '../../../src/rules/declare/knowledge.ts';
import type { Cell, Position } from '../../../src/rules/declare/position.ts';
import { columnsOf, type PositionDeclaration } from '../../../src/rules/declare/tables.ts';
import type { Match } from '../../../src/rules/play/match.ts';
import { isSound } from './alter.ts';
import { pick, type Random } from './random.ts';
import type { Viewer } from './tell.ts';

/** A cell of a position, or a single value where `row` is -1. */
interface Place {
  readonly table: string;
  readonly row: number;
  readonly column: string;
}

/** Another truth in cells that a viewer may not know by their declaration, and which cell it is. */
export interface Unknown {
  readonly match: Match;
  readonly altered: string;
}

/** One cell that the viewer may not know, changed to another value that the position can have; undefined where none can. */
export function alterUnknown(match: Match, viewer: Viewer, random: Random): Unknown | undefined {
  const { declaration } = match.game;
  if (!declaration) return undefined;
  const places = hiddenPlaces(declaration, match.position, viewer);
  for (let tries = 0; places.length > 0 && tries < 8; tries++) {
    const place = pick(random, places);
    const before = cellAt(match.position, place);
    const after = otherValue(match.position, place, random);
    // A row that becomes the viewer's own is not hidden from the viewer.
    if (after === before || (place.column === 'player' && isNameOf(viewer, match, after))) continue;
    const other = { ...match, position: withCell(match.position, place, after) };
    if (isSound(other))
      return { match: other, altered: `${place.table}[${place.row}].${place.column}: ${before} → ${after}` };
  }
  return undefined;
}

function isNameOf(viewer: Viewer, { info }: Match, value: Cell): boolean {
  return viewer !== 'public' && info.names[viewer] === value;
}

/** The cells of a position that a viewer may not know, without those that are shown in part. */
function hiddenPlaces(declaration: PositionDeclaration, position: Position, viewer: Viewer): Place[] {
  const names = position.seats.map(({ player }) => player);
  const places: Place[] = [];
  for (const [column, declared] of Object.entries(declaration.scalars))
    if (knownOf(declared, 'host', position, 0) === 'host') places.push({ table: '', row: -1, column });
  for (const [table, { known: inTable }] of Object.entries(declaration.tables))
    rowsOf(position, table).forEach((line, row) => {
      for (const [column, declared] of Object.entries(columnsOf(declaration, table))) {
        const known = knownOf(declared, inTable, position, row);
        const isOwn = known === 'owner' && viewer !== 'public' && line.player === names[viewer];
        if (known === 'host' || (known === 'owner' && !isOwn)) places.push({ table, row, column });
      }
    });
  return places;
}

function rowsOf(position: Position, table: string): readonly Record<string, Cell>[] {
  return (position as unknown as Record<string, readonly Record<string, Cell>[]>)[table] ?? [];
}

function cellAt(position: Position, { table, row, column }: Place): Cell {
  const line = row < 0 ? (position as unknown as Record<string, Cell>) : rowsOf(position, table)[row];
  return line?.[column] as Cell;
}

/** The value of another row, a number changed by one, or the opposite flag. */
function otherValue(position: Position, place: Place, random: Random): Cell {
  const value = cellAt(position, place);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number' && random(2) === 0) return value + (random(2) === 0 ? 1 : -1);
  const rows = rowsOf(position, place.table);
  return rows.length > 0 ? (pick(random, rows)[place.column] as Cell) : value;
}

function withCell(position: Position, { table, row, column }: Place, value: Cell): Position {
  if (row < 0) return { ...position, [column]: value } as Position;
  const rows = rowsOf(position, table).map((line, i) => (i === row ? { ...line, [column]: value } : line));
  return { ...position, [table]: rows } as unknown as Position;
}

/** Does a declaration have columns that somebody may not know? */
export function hidesCells({ scalars, tables }: PositionDeclaration): boolean {
  const hides = (known: string | undefined) => known === 'host' || known === 'owner';
  return (
    Object.values(scalars).some(({ known }) => hides(known ?? 'host')) ||
    Object.values(tables).some(({ known, columns }) =>
      Object.values(columns).some((column) => hides(column.known ?? known)),
    )
  );
}
