import { knownOf } from '../../../src/rules/declare/knowledge.ts';
import type { Cell, Position } from '../../../src/rules/declare/position.ts';
import { columnsOf, type PositionDeclaration } from '../../../src/rules/declare/tables.ts';
import type { Match } from '../../../src/rules/play/match.ts';
import { wordsOf } from '../../../src/sheets/workbook/schema.ts';
import { isSound } from './alter.ts';
import { pick, type Random, shuffled } from './random.ts';
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

/** Numbers of possible and of made changes of each hidden column, by `TABLE.COLUMN`. */
export type Altered = Map<string, { readonly tried: number; readonly altered: number }>;

/**
 * One cell that the viewer may not know, changed to another value that the position can have, or exchanged with another such cell of its
 * column; undefined where none can. The column that was altered least comes first.
 */
export function alterUnknown(
  match: Match,
  viewer: Viewer,
  random: Random,
  counts: Altered = new Map(),
): Unknown | undefined {
  const { declaration } = match.game;
  if (!declaration) return undefined;
  const byColumn = new Map<string, Place[]>();
  for (const place of hiddenPlaces(declaration, match.position, viewer)) {
    const name = `${place.table}.${place.column}`;
    byColumn.set(name, [...(byColumn.get(name) ?? []), place]);
  }
  const countOf = (name: string) => counts.get(name) ?? { tried: 0, altered: 0 };
  const least = shuffled(random, [...byColumn]).sort(([a], [b]) => countOf(a).altered - countOf(b).altered);
  for (const [name, places] of least) {
    const other = alterColumn(match, viewer, places, random);
    const { tried, altered } = countOf(name);
    counts.set(name, { tried: tried + 1, altered: altered + (other ? 1 : 0) });
    if (other) return other;
  }
  return undefined;
}

/** Tries of one column. */
const TRIES = 8;

function alterColumn(
  match: Match,
  viewer: Viewer,
  places: readonly Place[],
  random: Random,
): Unknown | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const place = pick(random, places);
    const before = cellAt(match.position, place);
    const exchanged = tries % 2 === 0 ? undefined : pick(random, places);
    const after = exchanged ? cellAt(match.position, exchanged) : otherValue(match, place, random);
    // A row that becomes the viewer's own is not hidden from the viewer.
    if (after === before || (place.column === 'player' && isNameOf(viewer, match, after))) continue;
    const changed = withCell(match.position, place, after);
    const other = { ...match, position: exchanged ? withCell(changed, exchanged, before) : changed };
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

/** A word of the column, the value of another row, a longer text, a number changed by one, or the opposite flag. */
function otherValue({ game, position }: Match, place: Place, random: Random): Cell {
  const value = cellAt(position, place);
  if (typeof value === 'boolean') return !value;
  const { scalars, tables } = game.declaration as PositionDeclaration;
  const declared = place.row < 0 ? scalars[place.column] : tables[place.table]?.columns[place.column];
  const words = declared && (wordsOf(declared.cell) as readonly Cell[] | undefined);
  if (words) return pick(random, words);
  if (typeof value === 'number' && random(2) === 0) return value + (random(2) === 0 ? 1 : -1);
  if (typeof value === 'string' && random(3) === 0) return `${value}x`;
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
