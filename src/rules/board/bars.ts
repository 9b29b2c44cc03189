import { type Grid, PALETTE, type Style } from './grid.ts';
import { type Content, contentOf, contentStyle, PAGE, type RowCell, rows } from './rows.ts';
import { HEAD } from './table.ts';
import { cellFor, extentOf } from './text-size.ts';
import { inUnits, UNIT } from './widths.ts';

/** A bar from zero to the right; with two sides, to the left for a negative value. */
export interface Bar {
  readonly label: Content;
  /** The length in steps; a bar without enough room fills its side. */
  readonly value: number;
  /** The look of its steps. */
  readonly style: Style;
  /** The text beyond its tip, or on it without room there; the value if left out. */
  readonly text?: Content;
  /** The text at the right end of its row. */
  readonly side?: Content;
  /** Small print under it. */
  readonly below?: readonly [left: string, right: string];
}

/** The look of all bars: steps to each side of zero, and the heads over left, right and side. */
export interface BarsLook {
  readonly reach?: number;
  /** For values that are never negative: all bars begin at the left, and have more room. */
  readonly oneSided?: boolean;
  readonly heads?: readonly [left: string, right: string, side: string];
}

/** The least widths of the labels and of the right side. */
const LABEL = 40;
const SIDE = 45;
/** Least steps for the text beyond a bar's tip; with fewer, it stands on the bar next to zero. */
const ROOM = 2;
const ON_BAR = 3;
/** Steps for the text beyond the longest bar with only one side. */
const BEYOND = 3;
const MIDDLE: Style = { align: 'center', bold: true };
const SIDE_TEXT: Style = { ...MIDDLE, align: 'right', size: 12, wrap: false };
const EMPTY: Style = { fill: PALETTE.shade, bold: true, size: 9, wrap: false };
const ZERO: Style = { ...EMPTY, fill: '#d9dde3', align: 'center' };
const ON_STEPS: Style = { ...MIDDLE, size: 9, wrap: false };
const STEP = { style: 'thin', colour: PALETTE.paper } as const;
const BELOW: Style = { ink: PALETTE.soft, size: 8, vertical: 'top' };

/** The narrowest column, at least `least` pixels wide, that breaks no word of these contents, and no line that may not wrap. */
function widthFor(contents: readonly Content[], least: number, look: Style): number {
  const needed = contents.map((content) => {
    const style = contentStyle(content, look);
    const { word, line } = extentOf(String(contentOf(content).text), style);
    return inUnits(cellFor(style.wrap === false ? line : word));
  });
  return Math.max(least, ...needed);
}

/** Bars from a common zero, one below the other, for values of either sign unless `oneSided`, each with its number. */
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

/** A bar with only one side, with its text beyond its tip. */
function fromLeft({ value, style, text = String(value) }: Bar, reach: number): RowCell[] {
  const filled = filledSteps(Math.max(0, value), style, reach);
  const columns = reach + BEYOND - filled.length;
  return [...filled, { content: text, columns, style: { ...EMPTY, align: 'left' } }];
}

function fromMiddle(bar: Bar, reach: number): RowCell[] {
  const zero = { content: bar.value === 0 ? (bar.text ?? '0') : '', style: ZERO };
  return [...half(bar, reach, -1), zero, ...half(bar, reach, 1)];
}

/** The steps of a bar from zero on. */
function filledSteps(size: number, style: Style, reach: number): RowCell[] {
  return Array.from({ length: Math.min(reach, size) }, () => ({
    content: '',
    style: { ...style, ...MIDDLE, border: STEP, wrap: false },
  }));
}

/** The cells on one side of zero. On the bar's side: its filled steps, the empty rest, and the text. */
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

/** The heads over the two sides of zero, or over both ends where there is no middle. */
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
