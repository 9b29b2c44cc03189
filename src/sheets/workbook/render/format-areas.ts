import type { sheets_v4 } from '@googleapis/sheets';
import type { Grid, Style } from '../../../rules/board/grid.ts';
import {
  BORDERS,
  cellWith,
  FILL,
  formatOf,
  INK,
  maskOf,
  NUMBER_FORMAT,
  PARTS,
  styleKey,
} from './format-parts.ts';
import type { Area, SheetRequest } from './sheet-request.ts';

/** The formats of a tab's cells, as numbers that are quick to compare. Cells count row by row. */
interface FormatMap {
  readonly height: number;
  readonly width: number;
  /** The different values of each part, by number; 0 is a part that is not set. */
  readonly values: readonly (readonly unknown[])[];
  /** For each part the number of its value in each cell. */
  readonly numbers: readonly Int32Array[];
  /**
   * The parts of each cell that do not show, one bit for each: of a merged block's further cells all but the borders, of a gap
   * all but borders, fill, ink and number format.
   */
  readonly hidden: Int32Array;
  /** The value of each part that most cells show; no borders, so that none is drawn where none should be. */
  readonly usual: readonly number[];
}

const COVERED = (2 ** PARTS.length - 1) & ~(1 << BORDERS);
const GAP = COVERED & ~(1 << FILL) & ~(1 << INK) & ~(1 << NUMBER_FORMAT);

/** Reads the formats of a drawing. Each cell of a merged block has its borders, or they would be incomplete. */
function mapFormats(grid: Grid, height: number, width: number): FormatMap {
  const values: unknown[][] = PARTS.map(() => [undefined]);
  const known = PARTS.map(() => new Map<string, number>());
  const lookOf = new Map<string, readonly number[]>();
  const numberOf = (value: unknown, part: number): number => {
    if (value === undefined) return 0;
    const key = JSON.stringify(value);
    const number = known[part]!.get(key);
    if (number !== undefined) return number;
    known[part]!.set(key, values[part]!.length);
    return values[part]!.push(value) - 1;
  };
  const readLook = (style: Style): readonly number[] => {
    const key = styleKey(style);
    const known = lookOf.get(key);
    if (known) return known;
    const look = formatOf(style).map(numberOf);
    lookOf.set(key, look);
    return look;
  };
  const numbers = PARTS.map(() => new Int32Array(height * width));
  const hidden = new Int32Array(height * width).fill(GAP);
  for (const { row, column, rows = 1, columns = 1, style = {} } of grid.cells) {
    const look = readLook(style);
    for (let y = row; y < Math.min(height, row + rows); y++) {
      const start = y * width + column;
      look.forEach((number, part) => {
        if (number !== 0) numbers[part]!.fill(number, start, start + columns);
      });
      hidden.fill(COVERED, start, start + columns);
    }
    hidden[row * width + column] = 0;
  }
  const usual = values.map((list, part) => {
    if (part === BORDERS) return 0;
    const found = new Int32Array(list.length);
    numbers[part]!.forEach((number, cell) => {
      if (((hidden[cell]! >> part) & 1) === 0) found[number]!++;
    });
    return found.indexOf(Math.max(...found));
  });
  return { height, width, values, numbers, hidden, usual };
}

/** An area that gets some parts of the format, with the number of each part's value in `look`. */
export interface Paint {
  readonly area: Area;
  readonly parts: readonly number[];
  readonly look: readonly number[];
}

/** The parts of each cell that are right already: one bit for each part. */
type Done = Int32Array;

const ALL_PARTS = PARTS.map((_, part) => part);
const OTHER_PARTS = ALL_PARTS.filter((part) => part !== BORDERS);
const ALL_DONE = 2 ** PARTS.length - 1;

/**
 * The areas to paint over a tab whose cells have the usual format, few and large. First those with borders, each with what
 * most of its cells have besides; then what differs. Borders are painted from the left and from above: if Sheets keeps one line
 * for two neighbours, the later of two different ones stays, as when each cell is written in turn.
 */
export function areasToPaint(map: FormatMap): readonly Paint[] {
  const done = doneAtFirst(map);
  const paints: Paint[] = [];
  const add = (paint: Paint) => {
    apply(map, done, paint);
    paints.push(paint);
  };
  for (let cell = 0; cell < done.length; cell++)
    while (!isDone(done, cell, BORDERS)) add(paintBase(map, done, cell));
  for (let cell = 0; cell < done.length; cell++)
    while (done[cell] !== ALL_DONE) add(nextPaint(map, done, cell));
  return paints;
}

function doneAtFirst({ numbers, hidden, usual }: FormatMap): Done {
  const done: Done = Int32Array.from(hidden);
  usual.forEach((value, part) => {
    const own = numbers[part]!;
    for (let cell = 0; cell < done.length; cell++) if (own[cell] === value) done[cell]! |= 1 << part;
  });
  return done;
}

/** Does a cell look right with this value of a part? */
function matches(map: FormatMap, cell: number, part: number, value: number): boolean {
  return map.numbers[part]![cell] === value || ((map.hidden[cell]! >> part) & 1) === 1;
}

function apply(map: FormatMap, done: Done, { area, parts, look }: Paint): void {
  forEachCell(map, area, (cell) => {
    for (const part of parts)
      if (matches(map, cell, part, look[part]!)) done[cell]! |= 1 << part;
      else done[cell]! &= ~(1 << part);
  });
}

/** The largest area with the borders of a cell, and what most of its cells have besides, where that makes more cells right. */
function paintBase(map: FormatMap, done: Done, cell: number): Paint {
  const { area } = largestArea(map, done, cell, BORDERS);
  const look = ALL_PARTS.map((part) => map.numbers[part]![cell]!);
  const parts = OTHER_PARTS.filter((part) => {
    const [value, gain] = bestValue(map, done, area, part);
    look[part] = value;
    return gain > 0;
  });
  return { area, parts: [...parts, BORDERS], look };
}

/** The value of a part with which the most cells of an area become right, and how many more these are than become wrong. */
function bestValue(map: FormatMap, done: Done, area: Area, part: number): readonly [number, number] {
  const gains = new Map<number, number>();
  let right = 0;
  forEachCell(map, area, (cell) => {
    if ((map.hidden[cell]! >> part) & 1) return;
    const value = map.numbers[part]![cell]!;
    gains.set(value, (gains.get(value) ?? 0) + 1);
    if (isDone(done, cell, part)) right++;
  });
  let best: readonly [number, number] = [0, 0];
  for (const [value, count] of gains) if (count - right > best[1]) best = [value, count - right];
  return best;
}

/** The largest area from the first cell that is not right, and all parts that are the same in it. */
function nextPaint(map: FormatMap, done: Done, cell: number): Paint {
  const missing = OTHER_PARTS.filter((part) => !isDone(done, cell, part));
  const found = missing.map((part) => largestArea(map, done, cell, part));
  const { area } = found.reduce((best, one) => (one.painted > best.painted ? one : best));
  const parts = missing.filter((part) => isUniform(map, area, cell, part));
  return { area, parts, look: ALL_PARTS.map((part) => map.numbers[part]![cell]!) };
}

interface Found {
  readonly area: Area;
  /** The cells in which the part is not right yet. */
  readonly painted: number;
}

/** The area with the same value of a part, from a cell on downwards, in which most cells are not right yet. */
function largestArea(map: FormatMap, done: Done, cell: number, part: number): Found {
  const { height, width } = map;
  const value = map.numbers[part]![cell]!;
  const column = cell % width;
  const top = (cell - column) / width;
  const missing = new Int32Array(width);
  let [left, right] = [0, width];
  let best: Found = { area: { top, bottom: top + 1, left: column, right: column + 1 }, painted: 1 };
  for (let row = top; row < height && matches(map, row * width + column, part, value); row++) {
    const start = row * width;
    left = reach(column, left - 1, -1, (x) => matches(map, start + x, part, value)) + 1;
    right = reach(column, right, 1, (x) => matches(map, start + x, part, value));
    const area = { top, bottom: row + 1, left, right };
    if (!isInTurn(map, done, area, part)) break;
    for (let x = left; x < right; x++) if (!isDone(done, start + x, part)) missing[x]!++;
    let painted = 0;
    for (let x = left; x < right; x++) painted += missing[x]!;
    if (painted > best.painted) best = { area, painted };
  }
  return best;
}

/** The first place from one on, up to an end, at which something no longer holds. */
function reach(from: number, end: number, step: 1 | -1, holds: (at: number) => boolean): number {
  let at = from;
  while (at !== end && holds(at)) at += step;
  return at;
}

function isDone(done: Done, cell: number, part: number): boolean {
  return ((done[cell]! >> part) & 1) === 1;
}

function isUniform(map: FormatMap, area: Area, like: number, part: number): boolean {
  const value = map.numbers[part]![like]!;
  let same = true;
  forEachCell(map, area, (cell) => {
    if (!matches(map, cell, part, value)) same = false;
  });
  return same;
}

/** Are other borders to the left of an area and above it painted already? All other parts may be painted at any time. */
function isInTurn(map: FormatMap, done: Done, area: Area, part: number): boolean {
  if (part !== BORDERS) return true;
  const { top, bottom, left, right } = area;
  const value = map.numbers[part]![top * map.width + left]!;
  let inTurn = true;
  const check = (cell: number) => {
    const other = map.numbers[part]![cell]!;
    if (other !== 0 && other !== value && !isDone(done, cell, part)) inTurn = false;
  };
  if (left > 0) forEachCell(map, { top, bottom, left: left - 1, right: left }, check);
  if (top > 0) forEachCell(map, { top: top - 1, bottom: top, left, right }, check);
  return inTurn;
}

function forEachCell({ width }: FormatMap, area: Area, act: (cell: number) => void): void {
  for (let row = area.top; row < area.bottom; row++)
    for (let column = area.left; column < area.right; column++) act(row * width + column);
}

/**
 * The requests that give the cells of a tab of that size the formats of a drawing, whatever they had before: first the usual
 * format for all, then one for each area that differs.
 */
export function formatRequests(sheetId: number, grid: Grid, height: number, width: number): SheetRequest[] {
  const map = mapFormats(grid, height, width);
  const all = PARTS.map((_, part) => part);
  return [
    {
      repeatCell: {
        range: { sheetId },
        cell: cellWith(all, (part) => map.values[part]![map.usual[part]!]),
        fields: 'userEnteredFormat',
      },
    },
    ...areasToPaint(map).map(
      ({ area, parts, look }): SheetRequest => ({
        repeatCell: {
          range: shortRange(sheetId, area, height, width),
          cell: cellWith(parts, (part) => map.values[part]![look[part]!]),
          fields: maskOf(parts),
        },
      }),
    ),
  ];
}

/** An area of a tab of that size. A side that is the tab's own is left out: the area reaches it so, too. */
function shortRange(sheetId: number, area: Area, height: number, width: number): sheets_v4.Schema$GridRange {
  return {
    sheetId,
    ...(area.top === 0 ? {} : { startRowIndex: area.top }),
    ...(area.bottom === height ? {} : { endRowIndex: area.bottom }),
    ...(area.left === 0 ? {} : { startColumnIndex: area.left }),
    ...(area.right === width ? {} : { endColumnIndex: area.right }),
  };
}
