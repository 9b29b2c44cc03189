import { type Grid, PALETTE, type Placed, type Style } from '../../board/grid.ts';
import type { Table } from '../../declare/table.ts';
import type { PublicTold } from '../../game.ts';
import { COLOURS, COLUMNS, HEAD, WIDTH } from './draw-parts.ts';
import type { PolarPower } from './kinds.ts';
import type { Options } from './options.ts';
import { signed } from './resolve.ts';
import type { MeadowView } from './view.ts';
import { MEADOWS } from './vocabulary.ts';

const NEGATIVE: Style = { fill: '#6d5bd0', ink: '#ffffff' };
const POSITIVE: Style = { fill: '#e08a1e', ink: '#20242c' };
/** After a reset the bar shows, in gray and struck through, what stood there. */
const RESET: Style = { fill: '#c9ced6', ink: PALETTE.soft };
const MIDDLE: Style = { align: 'center', vertical: 'middle' };

/** Bars reach this many cells to each side; stronger power ends in an arrow, and the number always says it. */
const REACH = 8;
const BAR_AT = 3;
const ZERO_AT = BAR_AT + REACH;
const POWER_AT = ZERO_AT + REACH + 1;
const HALF = COLUMNS / 2;

/** The five meadows as bars from zero, and below each its players and what the last round did to it. */
export function drawMeadows(table: Table<Options>, told: PublicTold<PolarPower>): Grid {
  const view = told.public[told.public.length - 1]!;
  const cells: Placed[] = [
    { row: 0, column: BAR_AT, columns: REACH, text: '− negative', style: { ...HEAD, align: 'right' } },
    { row: 0, column: ZERO_AT, text: '0', style: { ...HEAD, align: 'center' } },
    { row: 0, column: ZERO_AT + 1, columns: REACH - 1, text: 'positive +', style: HEAD },
    { row: 0, column: POWER_AT - 1, columns: 3, text: 'power', style: { ...HEAD, align: 'right' } },
  ];
  MEADOWS.forEach((meadow, i) => {
    const row = 1 + 2 * i;
    const state = view.meadows[meadow];
    const players = table.seats.filter((seat) => seat.meadow === meadow).map((seat) => seat.name);
    const small: Style = { ink: PALETTE.soft, size: 8, vertical: 'top' };
    const edge = { style: 'thin', colour: PALETTE.ink } as const;
    cells.push(
      {
        row,
        column: 0,
        columns: BAR_AT,
        text: meadow,
        style: { ...COLOURS[meadow], ...MIDDLE, bold: true, border: edge },
      },
      ...drawBar(row, state),
      {
        row,
        column: POWER_AT,
        columns: 2,
        text: signed(state.power),
        style: { ...MIDDLE, align: 'right', bold: true, size: 12 },
      },
      {
        row: row + 1,
        column: 0,
        columns: HALF,
        text: players.join(' · '),
        style: { ...small, align: 'left' },
      },
      {
        row: row + 1,
        column: HALF,
        columns: COLUMNS - HALF,
        text: lastRound(state),
        style: { ...small, align: 'right', ink: PALETTE.ink },
      },
    );
  });
  return { widths: Array(COLUMNS).fill(WIDTH), heights: [22, ...MEADOWS.flatMap(() => [28, 22])], cells };
}

function drawBar(row: number, { power, charge = power, reset }: MeadowView): Placed[] {
  const sign = Math.sign(charge);
  const length = Math.abs(charge);
  const colours = reset ? RESET : sign > 0 ? POSITIVE : NEGATIVE;
  const border = { style: 'thin', colour: PALETTE.paper } as const;
  const cells: Placed[] = [];
  for (let step = -REACH; step <= REACH; step++) {
    const filled = step * sign > 0 && Math.abs(step) <= length;
    const isBeyond = filled && length > REACH && Math.abs(step) === REACH;
    // The number stands just beyond the bar’s tip, and runs on over the empty cells.
    const isNumber = length === 0 ? step === 0 : step * sign === length + 1;
    const empty: Style = { fill: step === 0 ? '#d9dde3' : PALETTE.shade };
    const side = length === 0 ? 'center' : sign > 0 ? 'left' : 'right';
    cells.push({
      row,
      column: ZERO_AT + step,
      text: isBeyond ? (sign > 0 ? '»' : '«') : isNumber ? signed(charge) : '',
      style: isNumber
        ? { ...MIDDLE, ...empty, bold: true, size: 9, align: side, strike: reset === true && length > 0 }
        : { ...MIDDLE, ...(filled ? colours : empty), bold: true, border },
    });
  }
  return cells;
}

/** What the last round did: mails, change and result, points, reset. */
function lastRound({ mails, change, charge, points, reset }: MeadowView): string {
  if (mails === undefined || change === undefined || charge === undefined) return '';
  const given = (['+', '-'] as const)
    .filter((polarity) => points?.[polarity])
    .map((polarity) => `★${points![polarity]} to ${polarity === '+' ? '+' : '−'}`);
  const parts = [`${mails}✉ ${signed(change)} → ${signed(charge)}`, ...given, ...(reset ? ['↺ reset'] : [])];
  return parts.join(' · ');
}
