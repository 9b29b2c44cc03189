import { edgesOf } from '../../../../src/rules/board/arrange.ts';
import type { Grid, Placed } from '../../../../src/rules/board/grid.ts';
import { PHONE, ROW_NUMBERS } from '../../../../src/rules/board/rows.ts';
import { linesIn, widthOf } from '../../../../src/rules/board/text-size.ts';
import { UNIT } from '../../../../src/rules/board/widths.ts';

/** Pixels that Sheets keeps free beside a text, both sides together. */
const PADDING = 6;
/** Arial's lines are this much higher than its type. */
const LINE = 1.15;
/** A longer word is a link or a hash, which Sheets may break. */
const LONGEST_WORD = 24;
/** A column or row that is smaller cannot be seen. */
const LEAST = 5;

/** “400 pixels wide” for a page whose right edge a phone’s screen cuts: Sheets shows the numbers of rows beside it. */
export function tooWide({ widths }: Grid): string[] {
  const width = widths.reduce((sum, one) => sum + one, 0);
  return width > PHONE - ROW_NUMBERS ? [`${width} pixels wide`] : [];
}

/** The texts of a drawing that do not fit their cells: words cut or broken, rows too low, numbers shown as ###. */
export function cutTexts({ widths, heights, cells }: Grid): string[] {
  const xs = edgesOf(widths);
  const ys = edgesOf(heights);
  const taken = new Set(cells.flatMap(placesOf));
  const bad = [
    ...tooSmall(widths, xs).map(
      (place) => `column ${place} wide: widths are multiples of ${UNIT} (UNIT in src/rules/board/widths.ts)`,
    ),
    // A row of no height is hidden.
    ...tooSmall(heights, ys, 0).map((place) => `row ${place} high: heights are at least ${LEAST}`),
  ];
  for (const cell of cells) {
    const { row, column, rows = 1, columns = 1, text } = cell;
    if (text === '') continue;
    const width = (xs[column + columns] as number) - (xs[column] as number);
    const height = (ys[row + rows] as number) - (ys[row] as number);
    const problem = problemOf(cell, width, height, () => freeBeside(cell, xs, taken));
    if (problem) bad.push(`${JSON.stringify(text)} at ${row},${column} of ${width}×${height}: ${problem}`);
  }
  return bad;
}

/** “7, at 263 px, is 2 px” for each size that cannot be seen, except `allowed`; the first is 0. */
function tooSmall(sizes: readonly number[], edges: readonly number[], allowed?: number): string[] {
  return sizes.flatMap((size, i) =>
    size < LEAST && size !== allowed ? [`${i}, at ${edges[i]} px, is ${size} px`] : [],
  );
}

function problemOf(
  { text, style = {} }: Placed,
  width: number,
  height: number,
  freeBeside: () => number,
): string | undefined {
  const shown = String(text);
  const room = width - PADDING;
  const high = (lines: number) => lines * (style.size ?? 10) * (4 / 3) * LINE + 2;
  if (typeof text === 'number') return widthOf(shown, style) > room ? 'shown as ###' : undefined;
  if (!style.wrap) {
    const parts = shown.split('\n');
    const needed = Math.max(...parts.map((part) => widthOf(part, style)));
    if (needed > room && needed > room + freeBeside()) return `cut, needs ${Math.ceil(needed + PADDING)}`;
    return high(parts.length) > height ? 'too high' : undefined;
  }
  const broken = shown
    .split(/[ \n]+/)
    .find((word) => word.length <= LONGEST_WORD && widthOf(word, style) > room);
  if (broken) return `“${broken}” is broken`;
  return high(linesIn(shown, width, style)) > height ? 'too high' : undefined;
}

/** The pixels of empty cells over which a text that does not wrap runs on; a merged cell clips. */
function freeBeside(
  { row, column, rows = 1, columns = 1, style = {} }: Placed,
  xs: readonly number[],
  taken: ReadonlySet<string>,
): number {
  if (rows * columns > 1) return 0;
  const run = (step: 1 | -1): number => {
    let at = column + step;
    while (at >= 0 && at < xs.length - 1 && !taken.has(`${row},${at}`)) at += step;
    return Math.abs((xs[at + (step < 0 ? 1 : 0)] as number) - (xs[column + (step < 0 ? 0 : 1)] as number));
  };
  if (style.align === 'right') return run(-1);
  return style.align === 'center' ? 2 * Math.min(run(1), run(-1)) : run(1);
}

function placesOf({ row, column, rows = 1, columns = 1 }: Placed): string[] {
  return Array.from(
    { length: rows * columns },
    (_, i) => `${row + Math.floor(i / columns)},${column + (i % columns)}`,
  );
}
