import { type Grid, PALETTE, type Style } from './grid.ts';
import { type Content, contentOf, contentStyle, PAGE, type RowCell, rows } from './rows.ts';
import { HEAD } from './table.ts';
import { cellFor, extentOf } from './text-size.ts';
import { inUnits, UNIT } from './widths.ts';

/** A bar of a bar chart. The bar goes from zero to the right. In a chart with two sides, a negative bar goes to the left. */
export interface Bar {
  readonly label: Content;
  /** Length of the bar in steps. A bar longer than its side of the chart fills this side. */
  readonly value: number;
  /** Look of the bar's steps. */
  readonly style: Style;
  /** Text beyond the bar's tip, or on the bar if there is no room beyond it. If left out, the value is shown. */
  readonly text?: Content;
  /** Text at the right end of the bar's row. */
  readonly side?: Content;
  /** Small print under the bar. */
  readonly below?: readonly [left: string, right: string];
}

/**
 * Look of a bar chart. `reach` is the number of steps on each side of zero. `heads` are the headings of the left side,
 * the right side and the side column.
 */
export interface BarsLook {
  readonly reach?: number;
  /** True if no value is negative. Then all bars begin at the left and have more room. */
  readonly oneSided?: boolean;
  readonly heads?: readonly [left: string, right: string, side: string];
}

/** Smallest widths, in pixels, of the column of labels and of the side column. */
const LABEL = 40;
const SIDE = 45;
/**
 * `ROOM` is the number of steps that a text needs beyond a bar's tip. With fewer steps the text covers the `ON_BAR`
 * steps of the bar next to zero.
 */
const ROOM = 2;
const ON_BAR = 3;
/** Number of steps kept free for text beyond the longest bar of a chart with one side. */
const BEYOND = 3;
const MIDDLE: Style = { align: 'center', bold: true };
const SIDE_TEXT: Style = { ...MIDDLE, align: 'right', size: 12, wrap: false };
const EMPTY: Style = { fill: PALETTE.shade, bold: true, size: 9, wrap: false };
const ZERO: Style = { ...EMPTY, fill: '#d9dde3', align: 'center' };
const ON_STEPS: Style = { ...MIDDLE, size: 9, wrap: false };
const STEP = { style: 'thin', colour: PALETTE.paper } as const;
const BELOW: Style = { ink: PALETTE.soft, size: 8, vertical: 'top' };

/**
 * Gives the narrowest width at which no word breaks, but at least `least` pixels. A line wraps at this width only if
 * wrapping is allowed.
 */
function widthFor(contents: readonly Content[], least: number, look: Style): number {
  const needed = contents.map((content) => {
    const style = contentStyle(content, look);
    const { word, line } = extentOf(String(contentOf(content).text), style);
    return inUnits(cellFor(style.wrap === false ? line : word));
  });
  return Math.max(least, ...needed);
}

/** Draws a bar chart: bars from a common zero, one below the other, each with its value. */
export function bars(
  list: readonly Bar[],
  { oneSided = false, reach = oneSided ? 12 : 8, heads }: BarsLook = {},
): Grid {
  const steps = oneSided ? reach + BEYOND : 2 * reach + 1;
  const left = oneSided ? Math.floor(steps / 2) : reach;
  const label = widthFor(
    list.map((bar) => bar.label),
    LABEL,
    MIDDLE,
  );
  const sides = list.map((bar) => bar.side ?? '');
  const side = widthFor([heads?.[2] ?? ''], widthFor(sides, SIDE, SIDE_TEXT), HEAD);
  const step = Math.floor((PAGE - label - side) / steps / UNIT) * UNIT;
  const widths = [PAGE - side - steps * step, ...Array<number>(steps).fill(step), side];
  const all = list.flatMap(({ below, ...bar }) => {
    const row: RowCell[] = [
      { content: bar.label, style: MIDDLE },
      ...(oneSided ? fromLeft(bar, reach) : fromMiddle(bar, reach)),
      { content: bar.side ?? '', style: SIDE_TEXT },
    ];
    return below ? [row, smallPrint(below, left, steps)] : [row];
  });
  return rows(widths, heads ? [headsRow(heads, left, steps, oneSided), ...all] : all);
}

/** Draws one bar of a one-sided chart. The bar's text stands beyond the bar's tip. */
function fromLeft({ value, style, text = String(value) }: Bar, reach: number): RowCell[] {
  const filled = filledSteps(Math.max(0, value), style, reach);
  const columns = reach + BEYOND - filled.length;
  return [...filled, { content: text, columns, style: { ...EMPTY, align: 'left' } }];
}

function fromMiddle(bar: Bar, reach: number): RowCell[] {
  const zero = { content: bar.value === 0 ? (bar.text ?? '0') : '', style: ZERO };
  return [...half(bar, reach, -1), zero, ...half(bar, reach, 1)];
}

/** Draws the filled steps of a bar, from zero on. */
function filledSteps(size: number, style: Style, reach: number): RowCell[] {
  return Array.from({ length: Math.min(reach, size) }, () => ({
    content: '',
    style: { ...style, ...MIDDLE, border: STEP, wrap: false },
  }));
}

/**
 * Draws the left or the right half of a bar's row. The half with the bar has filled steps, the text and empty steps. The
 * other half has only empty steps.
 */
function half({ value, style, text = String(value) }: Bar, reach: number, way: -1 | 1): RowCell[] {
  const isOwn = Math.sign(value) === way;
  const filled = filledSteps(isOwn ? Math.abs(value) : 0, style, reach);
  const hasRoom = reach - filled.length >= ROOM;
  const align = way > 0 ? 'left' : 'right';
  const bar = hasRoom
    ? filled
    : [{ content: text, columns: ON_BAR, style: { ...style, ...ON_STEPS } }, ...filled.slice(ON_BAR)];
  const rest: RowCell = {
    content: isOwn && hasRoom ? text : '',
    columns: reach - filled.length,
    style: { ...EMPTY, align },
  };
  const fields = filled.length < reach ? [...bar, rest] : bar;
  return way > 0 ? fields : fields.reverse();
}

/** Draws the headings of the two sides of zero. In a chart with one side, the headings stand over both ends. */
function headsRow(
  [left, right, side]: readonly [string, string, string],
  columns: number,
  steps: number,
  oneSided: boolean,
): RowCell[] {
  const zero: RowCell[] = oneSided
    ? []
    : [{ content: '0', style: { ...HEAD, align: 'center', wrap: false } }];
  return [
    { content: '' },
    { content: left, columns, style: { ...HEAD, align: oneSided ? 'left' : 'right' } },
    ...zero,
    {
      content: right,
      columns: steps - columns - zero.length,
      style: { ...HEAD, align: oneSided ? 'right' : 'left' },
    },
    { content: side, style: { ...HEAD, align: 'right' } },
  ];
}

function smallPrint([left, right]: readonly [string, string], columns: number, steps: number): RowCell[] {
  return [
    { content: left, columns, style: BELOW },
    { content: right, columns: steps + 2 - columns, style: { ...BELOW, align: 'right', ink: PALETTE.ink } },
  ];
}
