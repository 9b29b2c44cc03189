import { type Grid, PALETTE, type Style } from './grid.ts';
import { type Content, PAGE, type RowCell, rows } from './rows.ts';
import { HEAD } from './table.ts';
import { UNIT } from './widths.ts';

/** A bar that reaches from zero to the right, or to the left for a negative value. */
export interface Bar {
  readonly label: Content;
  /** The length in steps; a bar without enough room ends in an arrow. */
  readonly value: number;
  /** The look of its steps. */
  readonly style: Style;
  /** The text beyond its tip; the value if left out. */
  readonly text?: Content;
  /** The text at the right end of its row. */
  readonly side?: Content;
  /** Small print under it. */
  readonly below?: readonly [left: string, right: string];
}

/** The look of all bars: steps to each side of zero, and the heads over left, right and side. */
export interface BarsLook {
  readonly reach?: number;
  readonly heads?: readonly [left: string, right: string, side: string];
}

const LABEL = 60;
const SIDE = 45;
/** Steps that the text beyond a bar's tip needs; with fewer, it is drawn on the other side of zero. */
const ROOM = 2;
const MIDDLE: Style = { align: 'center', bold: true };
const EMPTY: Style = { fill: PALETTE.shade, bold: true, size: 9, wrap: false };
const ZERO: Style = { ...EMPTY, fill: '#d9dde3', align: 'center' };
const STEP = { style: 'thin', colour: PALETTE.paper } as const;
const BELOW: Style = { ink: PALETTE.soft, size: 8, vertical: 'top' };

/** Bars from a common zero, one below the other, for values of either sign, each with its number. */
export function bars(list: readonly Bar[], { reach = 8, heads }: BarsLook = {}): Grid {
  const steps = 2 * reach + 1;
  const step = Math.floor((PAGE - LABEL - SIDE) / steps / UNIT) * UNIT;
  const widths = [PAGE - SIDE - steps * step, ...Array<number>(steps).fill(step), SIDE];
  const all = list.flatMap(({ below, ...bar }) => {
    const row: RowCell[] = [
      { content: bar.label, style: MIDDLE },
      ...half(bar, reach, -1),
      { content: bar.value === 0 ? (bar.text ?? '0') : '', style: ZERO },
      ...half(bar, reach, 1),
      { content: bar.side ?? '', style: { ...MIDDLE, align: 'right', size: 12, wrap: false } },
    ];
    return below ? [row, smallPrint(below, reach)] : [row];
  });
  return rows(widths, heads ? [headsRow(heads, reach), ...all] : all);
}

/** One side of zero: the filled steps, if it is the bar's side, and the empty rest with the text. */
function half({ value, style, text = String(value) }: Bar, reach: number, way: -1 | 1): RowCell[] {
  const isOwn = Math.sign(value) === way;
  const length = isOwn ? Math.min(reach, Math.abs(value)) : 0;
  const isBeyond = isOwn && Math.abs(value) > reach;
  const arrow = way > 0 ? '»' : '«';
  const filled = Array.from({ length }, (_, i): RowCell => {
    const content = isBeyond && i === length - 1 ? arrow : '';
    return { content, style: { ...style, ...MIDDLE, border: STEP, wrap: false } };
  });
  const hasRoom = reach - Math.abs(value) >= ROOM;
  const holdsText = value !== 0 && isOwn === hasRoom;
  const align = way > 0 ? 'left' : 'right';
  const rest: RowCell = {
    content: holdsText ? text : '',
    columns: reach - length,
    style: { ...EMPTY, align },
  };
  const fields = length < reach ? [...filled, rest] : filled;
  return way > 0 ? fields : fields.reverse();
}

function headsRow([left, right, side]: readonly [string, string, string], reach: number): RowCell[] {
  return [
    { content: '' },
    { content: left, columns: reach, style: { ...HEAD, align: 'right' } },
    { content: '0', style: { ...HEAD, align: 'center', wrap: false } },
    { content: right, columns: reach, style: HEAD },
    { content: side, style: { ...HEAD, align: 'right' } },
  ];
}

function smallPrint([left, right]: readonly [string, string], reach: number): RowCell[] {
  return [
    { content: left, columns: reach, style: BELOW },
    { content: right, columns: reach + 3, style: { ...BELOW, align: 'right', ink: PALETTE.ink } },
  ];
}
