import type { sheets_v4 } from '@googleapis/sheets';
import type { Grid } from '../../../rules/board/grid.ts';
import { BORDERS, cellWith, formatOf, maskOf, PARTS } from './format-parts.ts';
import type { Area, SheetRequest } from './sheet-request.ts';

/** Values of one format part for all cells of a tab, row by row. Equal values are one object. */
type Values = readonly unknown[];

/**
 * Gives the requests that format every cell of a tab like the drawing, whatever the earlier formats. The first request
 * gives all cells the commonest format. Each further request changes the parts of the format that are different in an
 * area. Areas are in order from left to right and from top to bottom. If two neighbours have different borders on their
 * common line, the border of the later area stays.
 */
export function formatRequests(sheetId: number, grid: Grid, height: number, width: number): SheetRequest[] {
  const looks = readLooks(grid, height, width);
  // The usual format has no borders.
  const usual = looks.map((values, part) => (part === BORDERS ? undefined : mostUsual(values)));
  const paints = new Map<string, { readonly area: Area; readonly parts: number[] }>();
  looks.forEach((values, part) => {
    for (const area of areasBeside(values, usual[part], width)) {
      const key = Object.values(area).join();
      const paint = paints.get(key) ?? { area, parts: [] };
      paint.parts.push(part);
      paints.set(key, paint);
    }
  });
  const inTurn = [...paints.values()].sort((a, b) => a.area.top - b.area.top || a.area.left - b.area.left);
  return [
    {
      repeatCell: {
        range: { sheetId },
        cell: cellWith([...PARTS.keys()], (part) => usual[part]),
        fields: 'userEnteredFormat',
      },
    },
    ...inTurn.map(
      ({ area, parts }): SheetRequest => ({
        repeatCell: {
          range: shortRange(sheetId, area, height, width),
          cell: cellWith(parts, (part) => looks[part]![area.top * width + area.left]),
          fields: maskOf(parts),
        },
      }),
    ),
  ];
}

/**
 * Gives the values of each format part in a drawing. All cells of a merged block get the block's format; otherwise the
 * block's borders would be incomplete.
 */
function readLooks(grid: Grid, height: number, width: number): readonly Values[] {
  const looks = formatOf({}).map((value) => new Array<unknown>(height * width).fill(value));
  const values = new Map<string | undefined, unknown>();
  const once = (value: unknown) => madeOnce(values, JSON.stringify(value), () => value);
  const styles = new Map<string, readonly unknown[]>();
  for (const { row, column, rows = 1, columns = 1, style = {} } of grid.cells)
    madeOnce(styles, JSON.stringify(style), () => formatOf(style).map(once)).forEach((value, part) => {
      for (let y = row; y < Math.min(height, row + rows); y++)
        looks[part]!.fill(value, y * width + column, y * width + column + columns);
    });
  return looks;
}

function madeOnce<K, V>(made: Map<K, V>, key: K, make: () => V): V {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as V;
}

function mostUsual(values: Values): unknown {
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** Gives areas of equal values, which together cover all cells that differ from the usual value. */
function areasBeside(values: Values, usual: unknown, width: number): readonly Area[] {
  const areas: Area[] = [];
  const isPainted = new Uint8Array(values.length);
  values.forEach((value, first) => {
    if (value === usual || isPainted[first]) return;
    const isSame = (cell: number) => values[cell] === value && !isPainted[cell];
    const start = first % width;
    let length = 1;
    while (start + length < width && isSame(first + length)) length++;
    // A further row does not join the area if the area on its left is not painted yet.
    const isRun = (cell: number) =>
      Array.from({ length }, (_, i) => cell + i).every(isSame) &&
      (start === 0 || [usual, value].includes(values[cell - 1]) || isPainted[cell - 1] === 1);
    let end = first;
    for (; end < values.length && (end === first || isRun(end)); end += width)
      isPainted.fill(1, end, end + length);
    const top = (first - start) / width;
    areas.push({ top, bottom: top + (end - first) / width, left: start, right: start + length });
  });
  return areas;
}

/** Gives an area as a range. Leaves out a side that lies on the edge of the tab, because a range without that side extends to the edge. */
function shortRange(sheetId: number, area: Area, height: number, width: number): sheets_v4.Schema$GridRange {
  return {
    sheetId,
    ...(area.top === 0 ? {} : { startRowIndex: area.top }),
    ...(area.bottom === height ? {} : { endRowIndex: area.bottom }),
    ...(area.left === 0 ? {} : { startColumnIndex: area.left }),
    ...(area.right === width ? {} : { endColumnIndex: area.right }),
  };
}
