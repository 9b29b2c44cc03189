import { isObject } from '../../../src/rules/base/json.ts';
import { knownOf } from '../../../src/rules/declare/knowledge.ts';
import type { Cell, Position } from '../../../src/rules/declare/position.ts';
import { columnsOf, type PositionDeclaration } from '../../../src/rules/declare/tables.ts';
import type { Refusal } from '../../../src/rules/order/refusal.ts';
import { judgeOrder, type Match } from '../../../src/rules/play/match.ts';
import { wordsOf } from '../../../src/sheets/workbook/schema.ts';
import { isSound } from './alter.ts';
import type { Truth } from './facts.ts';
import { pick, type Random, shuffled } from './random.ts';
import type { Viewer } from './tell.ts';

/** A cell of a position, or a single value where `row` is -1. */
interface Place {
  readonly table: string;
  readonly row: number;
  readonly column: string;
}

/** Another truth in a hidden cell, which cell it is, and who may know neither truth by the declaration. */
export interface Unknown {
  readonly match: Match;
  readonly altered: string;
  readonly column: string;
  isBlind(viewer: Viewer): boolean;
}

/** Numbers of possible and of made changes of each hidden column, by `TABLE.COLUMN`. */
export type Altered = Map<string, { readonly tried: number; readonly altered: number }>;

/**
 * Cells of one column that not everyone may know, changed to other values that the position can have; undefined where none can. The column
 * that was altered least comes first.
 */
export function alterUnknown(
  match: Match,
  random: Random,
  counts: Altered = new Map(),
  orders: Truth['orders'] = [],
): Unknown | undefined {
  const { declaration } = match.game;
  if (!declaration) return undefined;
  const byColumn = new Map<string, Place[]>();
  for (const place of hiddenPlaces(declaration, match.position, 'public')) {
    const name = nameOf(place);
    byColumn.set(name, [...(byColumn.get(name) ?? []), place]);
  }
  const countOf = (name: string) => counts.get(name) ?? { tried: 0, altered: 0 };
  const least = shuffled(random, [...byColumn]).sort(([a], [b]) => countOf(a).altered - countOf(b).altered);
  for (const [name, places] of least) {
    const other = alterColumn({ match, orders }, places, random);
    const { tried, altered } = countOf(name);
    counts.set(name, { tried: tried + 1, altered: altered + (other ? 1 : 0) });
    if (other) return other;
  }
  return undefined;
}

const nameOf = ({ table, column }: Place) => `${table}.${column}`;

/** Tries of one column. */
const TRIES = 8;

function alterColumn(truth: Truth, places: readonly Place[], random: Random): Unknown | undefined {
  const ways =
    places.length === 1 ? [alterOne] : shuffled(random, [alterOne, exchangeTwo, alterAll, alterToSent]);
  for (let tries = 0; tries < TRIES; tries++) {
    const other = ways[tries % ways.length]!(truth, places, random);
    const { match } = truth;
    const changes = places.filter((place) => cellAt(other, place) !== cellAt(match.position, place));
    const altered = { ...match, position: other };
    if (changes.length === 0 || !isSound(altered)) continue;
    const words = changes.map((place) => {
      const { table, row, column } = place;
      return `${table}[${row}].${column}: ${cellAt(match.position, place)} → ${cellAt(other, place)}`;
    });
    return {
      match: altered,
      altered: words.join(', '),
      column: nameOf(places[0]!),
      isBlind: (viewer) => [match, altered].every((one) => areHidden(changes, one, viewer)),
    };
  }
  return undefined;
}

type Way = (truth: Truth, places: readonly Place[], random: Random) => Position;

const alterOne: Way = ({ match }, places, random) => {
  const place = pick(random, places);
  return withCell(match.position, place, otherValue(match, place, random));
};

const exchangeTwo: Way = ({ match: { position } }, places, random) => {
  const [a, b] = [pick(random, places), pick(random, places)];
  return withCell(withCell(position, a, cellAt(position, b)), b, cellAt(position, a));
};

/**
 * All cells of a column that one viewer may not know, moved to one value, or as near to it as leaves the order of the row's player as it is.
 * Many leaks show only there: where nothing is left after the order, or where all have as much.
 */
const alterAll: Way = (truth, places, random) => {
  const { match } = truth;
  const declaration = match.game.declaration as PositionDeclaration;
  const viewer = pick(random, ['public', 'public', ...match.info.names.keys()] as const);
  const one = cellAt(match.position, pick(random, places));
  const target = typeof one === 'number' ? pick(random, [0, 0, 1, one]) : one;
  return places
    .filter((place) => isHidden(declaration, match.position, place, viewer))
    .reduce((position, place) => moved(truth, position, place, target), match.position);
};

/**
 * Cells of a column that one viewer may not know, changed to what the row's player sends in this round. Many leaks show only
 * there: where a player names the hidden friend, or gives all that is left.
 */
const alterToSent: Way = ({ match, orders }, places, random) => {
  const declaration = match.game.declaration as PositionDeclaration;
  const viewer = pick(random, ['public', 'public', ...match.info.names.keys()] as const);
  let { position } = match;
  for (const place of places) {
    const seat = match.info.names.indexOf(String(rowsOf(position, place.table)[place.row]?.player));
    const sent = isObject(orders[seat]) ? Object.values(orders[seat]).map((value) => value as Cell) : [];
    const alike = sent.filter((value) => typeof value === typeof cellAt(position, place));
    if (alike.length === 0 || !isHidden(declaration, match.position, place, viewer)) continue;
    const there = withCell(position, place, pick(random, alike));
    if (isSound({ ...match, position: there })) position = there;
  }
  return position;
};

/** A position with a number moved towards a value, as far as `check` and the order of the row's player allow; with another cell set to it. */
function moved({ match, orders }: Truth, position: Position, place: Place, target: Cell): Position {
  const seat = match.info.names.indexOf(String(rowsOf(position, place.table)[place.row]?.player));
  const judged = (at: Position) => {
    const refused: Refusal[] = [];
    return JSON.stringify([judgeOrder({ ...match, position: at }, seat, orders[seat], refused), refused]);
  };
  const before = seat < 0 ? '' : judged(match.position);
  const isAlike = (at: Position) =>
    isSound({ ...match, position: at }) && (seat < 0 || judged(at) === before);
  const there = withCell(position, place, target);
  const value = cellAt(position, place);
  if (value === target || isAlike(there)) return there;
  if (typeof value !== 'number' || typeof target !== 'number') return position;
  let [near, far] = [value, target];
  while (Math.abs(far - near) > 1) {
    const middle = Math.floor((near + far) / 2);
    if (isAlike(withCell(position, place, middle))) near = middle;
    else far = middle;
  }
  return withCell(position, place, near);
}

/** May a viewer know none of these cells? A row may become the viewer’s own. */
function areHidden(places: readonly Place[], { game, position }: Match, viewer: Viewer): boolean {
  return places.every((place) => isHidden(game.declaration as PositionDeclaration, position, place, viewer));
}

/** May a viewer not know a cell, by its declaration? One that is shown in part is not hidden. */
function isHidden(
  declaration: PositionDeclaration,
  position: Position,
  { table, row, column }: Place,
  viewer: Viewer,
): boolean {
  const declared = row < 0 ? declaration.scalars[column] : columnsOf(declaration, table)[column];
  if (!declared) return false;
  const inTable = row < 0 ? 'host' : declaration.tables[table]!.known;
  const known = knownOf(declared, inTable, position, Math.max(0, row));
  if (known !== 'owner') return known === 'host';
  return viewer === 'public' || rowsOf(position, table)[row]?.player !== position.seats[viewer]?.player;
}

/** The cells of a position that are hidden from a viewer. */
function hiddenPlaces(declaration: PositionDeclaration, position: Position, viewer: Viewer): Place[] {
  const scalars = Object.keys(declaration.scalars).map((column) => ({ table: '', row: -1, column }));
  const cells = Object.keys(declaration.tables).flatMap((table) => {
    const columns = Object.keys(columnsOf(declaration, table));
    return rowsOf(position, table).flatMap((_, row) => columns.map((column) => ({ table, row, column })));
  });
  return [...scalars, ...cells].filter((place) => isHidden(declaration, position, place, viewer));
}

function rowsOf(position: Position, table: string): readonly Record<string, Cell>[] {
  return (position as unknown as Record<string, readonly Record<string, Cell>[]>)[table] ?? [];
}

function cellAt(position: Position, { table, row, column }: Place): Cell {
  const line = row < 0 ? (position as unknown as Record<string, Cell>) : rowsOf(position, table)[row];
  return line?.[column] as Cell;
}

/** A word of the column, the value of another row, a longer text, 0, 1, a near or another number, or the opposite flag. */
function otherValue({ game, position }: Match, place: Place, random: Random): Cell {
  const value = cellAt(position, place);
  if (typeof value === 'boolean') return !value;
  const { scalars, tables } = game.declaration as PositionDeclaration;
  const declared = place.row < 0 ? scalars[place.column] : tables[place.table]?.columns[place.column];
  const names = declared?.names && position.seats.map(({ player }) => player);
  const words = names ?? (declared && (wordsOf(declared.cell) as readonly Cell[] | undefined));
  if (words) return pick(random, words);
  const rows = rowsOf(position, place.table);
  if (rows.length > 1 && random(2) === 0) return pick(random, rows)[place.column] as Cell;
  if (typeof value === 'string') return `${value}x`;
  return pick(random, [0, 1, value + 1, value - 1, random(10), -1 - random(10), -1 - random(10)]);
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
