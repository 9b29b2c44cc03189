import type { PrivateTold, PublicTold } from '../game.ts';
import { block, even, type Grid, PALETTE, type Placed, type Style, stack } from '../grid.ts';
import type { Table } from '../table.ts';
import type { Options } from './options.ts';
import type { PolarPosition } from './position.ts';
import { signed } from './resolve.ts';
import type { MeadowView } from './view.ts';
import { MEADOWS, type Meadow, type PolarPower } from './vocabulary.ts';

const COLOURS: Record<Meadow, { fill: string; ink: string }> = {
  white: { fill: '#ffffff', ink: PALETTE.ink },
  blue: { fill: '#cfe2ff', ink: '#0b3d91' },
  black: { fill: '#3b3f46', ink: '#ffffff' },
  red: { fill: '#fbd5d5', ink: '#8f1d1d' },
  green: { fill: '#d3efd6', ink: '#1c5e2a' },
};
const NEGATIVE: Style = { fill: '#6d5bd0', ink: '#ffffff' };
const POSITIVE: Style = { fill: '#e08a1e', ink: '#20242c' };
const HEAD: Style = {
  bold: true,
  ink: PALETTE.soft,
  size: 9,
  align: 'center',
  vertical: 'middle',
  wrap: true,
};

/** Bars reach this many cells to each side; stronger power ends in an arrow, and the number always says it. */
const REACH = 8;
const WIDTH = 44;
const MEADOW_AT = 0;
const BAR_AT = 2;
const POWER_AT = BAR_AT + 2 * REACH + 1;
const COLUMNS = POWER_AT + 5;

/** The five meadows as bars, and the rounds so far. */
export function drawPublic(table: Table<Options>, told: PublicTold<PolarPower>): Grid {
  return stack([drawMeadows(table, told), drawHistory(told)]);
}

/** A player’s own hand above the public board. */
export function drawPrivate(table: Table<Options>, seat: number, told: PrivateTold<PolarPower>): Grid {
  const { polarity, partner, postcards, coils, stamps } = told.private[told.private.length - 1]!;
  const meadow = table.seats[seat]!.meadow as Meadow;
  const facts: [string, string][] = [
    ['You are', `${polarity} in ${meadow}, with ${partner}`],
    ['Postcards', postcards.join(', ') || 'none'],
    ['Coils', coils.join(', ') || 'none'],
    ['Stamps', String(stamps)],
  ];
  const cells = facts.flatMap(([label, text], row): Placed[] => [
    { row, column: 0, columns: 3, text: label, style: { bold: true, ink: PALETTE.soft } },
    { row, column: 3, columns: 12, text, style: { bold: row === 0, ink: PALETTE.ink } },
  ]);
  return stack([even(facts.length, COLUMNS, 24, WIDTH, cells), drawPublic(table, told)]);
}

/** The board with every player’s polarity, points and hand. */
export function drawHost(table: Table<Options>, position: PolarPosition, told: PublicTold<PolarPower>): Grid {
  const spans = [3, 2, 2, 2, 6, 4] as const;
  const lines = [
    ['Player', 'Polarity', 'Points', 'Stamps', 'Postcards', 'Coils'],
    ...position.seats.map((hand, seat) => [
      `${hand.player} (${table.seats[seat]!.meadow})`,
      hand.polarity,
      hand.points,
      hand.stamps,
      MEADOWS.flatMap((colour) => Array<string>(hand[colour]).fill(colour)).join(' ') || 'none',
      [1, 2, 3].flatMap((n) => Array<number>(hand[`coil${n}` as 'coil1']).fill(n)).join(' ') || 'none',
    ]),
  ];
  const cells = lines.flatMap((line, row) => {
    let column = 0;
    return line.map((text, i): Placed => {
      const at = column;
      column += spans[i]!;
      const style: Style =
        row === 0
          ? { ...HEAD, align: 'left' }
          : { align: 'left', fill: row % 2 ? PALETTE.paper : PALETTE.shade };
      return { row, column: at, columns: spans[i]!, text, style };
    });
  });
  return stack([drawMeadows(table, told), even(lines.length, COLUMNS, 22, WIDTH, cells), drawHistory(told)]);
}

function drawMeadows(table: Table<Options>, told: PublicTold<PolarPower>): Grid {
  const view = told.public[told.public.length - 1]!;
  const cells: Placed[] = [
    { row: 0, column: BAR_AT, columns: REACH, text: '−  negative', style: { ...HEAD, align: 'right' } },
    { row: 0, column: BAR_AT + REACH, text: '0', style: HEAD },
    {
      row: 0,
      column: BAR_AT + REACH + 1,
      columns: REACH,
      text: 'positive  +',
      style: { ...HEAD, align: 'left' },
    },
    ...block(0, POWER_AT, [['power', 'mails', 'change']], HEAD),
    { row: 0, column: POWER_AT + 3, columns: 2, text: 'points', style: HEAD },
  ];
  MEADOWS.forEach((meadow, i) => {
    const row = 1 + 2 * i;
    const players = table.seats.filter((seat) => seat.meadow === meadow).map((seat) => seat.name);
    cells.push(
      {
        row,
        column: MEADOW_AT,
        columns: 2,
        text: meadow,
        style: {
          ...COLOURS[meadow],
          bold: true,
          size: 12,
          align: 'center',
          vertical: 'middle',
          border: { style: 'medium', colour: PALETTE.ink },
        },
      },
      {
        row: row + 1,
        column: MEADOW_AT,
        columns: 8,
        text: players.join(' · '),
        style: { ink: PALETTE.soft, size: 8, align: 'left' },
      },
      ...drawBar(row, view.meadows[meadow]),
      ...drawFigures(row, view.meadows[meadow]),
    );
  });
  return { widths: Array(COLUMNS).fill(WIDTH), heights: [22, ...MEADOWS.flatMap(() => [32, 20])], cells };
}

function drawBar(row: number, { power, charge = power, reset }: MeadowView): Placed[] {
  const length = Math.min(Math.abs(charge), REACH);
  const sign = charge < 0 ? -1 : 1;
  const cells: Placed[] = [];
  for (let step = -REACH; step <= REACH; step++) {
    const filled = step !== 0 && Math.sign(step) === sign && Math.abs(step) <= length;
    const isTip = filled && Math.abs(step) === length;
    const beyond = Math.abs(charge) > REACH ? (sign > 0 ? '»' : '«') : '';
    const text =
      step === 0
        ? charge === 0
          ? '0'
          : ''
        : isTip
          ? `${signed(charge)}${beyond}`
          : filled
            ? sign > 0
              ? '+'
              : '−'
            : '';
    // After a reset the bar shows, struck through, what stood there.
    const style: Style = filled
      ? {
          ...(sign > 0 ? POSITIVE : NEGATIVE),
          ...(reset ? { strike: true, fill: '#e6e8eb', ink: PALETTE.soft } : {}),
        }
      : { fill: step === 0 ? '#d9dde3' : PALETTE.shade };
    cells.push({
      row,
      column: BAR_AT + REACH + step,
      text,
      style: {
        ...style,
        align: 'center',
        vertical: 'middle',
        bold: isTip,
        border: { style: 'thin', colour: PALETTE.paper },
      },
    });
  }
  return cells;
}

function drawFigures(row: number, { power, mails, change, points, reset }: MeadowView): Placed[] {
  const style: Style = { align: 'center', vertical: 'middle' };
  const given = points
    ? [points['+'] ? `${points['+']} to +` : '', points['-'] ? `${points['-']} to −` : '']
        .filter(Boolean)
        .join(', ') || '–'
    : '';
  return [
    { row, column: POWER_AT, text: signed(power), style: { ...style, bold: true, size: 12 } },
    { row, column: POWER_AT + 1, text: mails ?? '', style },
    { row, column: POWER_AT + 2, text: change === undefined ? '' : signed(change), style },
    { row, column: POWER_AT + 3, columns: 2, text: given, style: { ...style, bold: true } },
    ...(reset
      ? [
          {
            row: row + 1,
            column: POWER_AT,
            columns: 5,
            text: '↺ reset to 0, bellflower for both',
            style: { ...style, size: 8, ink: PALETTE.warn },
          },
        ]
      : []),
  ];
}

function drawHistory({ public: views }: PublicTold<PolarPower>): Grid {
  if (views.length < 2) return even(0, COLUMNS, 22, WIDTH, []);
  const cells: Placed[] = [
    { row: 0, column: 0, columns: 2, text: 'Round', style: { ...HEAD, align: 'left' } },
  ];
  MEADOWS.forEach((meadow, i) => {
    cells.push({
      row: 0,
      column: 2 + 4 * i,
      columns: 4,
      text: meadow,
      style: { ...HEAD, ...COLOURS[meadow] },
    });
    views.slice(1).forEach((view, round) => {
      const { mails = 0, change = 0, charge = 0, points, reset } = view.meadows[meadow];
      const gain = points?.['+'] || points?.['-'];
      const text = `${mails}✉ ${signed(change)} → ${signed(charge)}${gain ? ` ★${gain}` : ''}${reset ? ' ↺' : ''}`;
      cells.push({
        row: round + 1,
        column: 2 + 4 * i,
        columns: 4,
        text,
        style: { align: 'center', size: 9, fill: round % 2 ? PALETTE.shade : PALETTE.paper },
      });
    });
  });
  views.slice(1).forEach((_, round) => {
    cells.push({
      row: round + 1,
      column: 0,
      columns: 2,
      text: round + 1,
      style: { bold: true, align: 'left' },
    });
  });
  const legend = '✉ mails, change → power, ★ points to the player whose polarity matches, ↺ reset to 0';
  cells.push({
    row: views.length,
    column: 0,
    columns: COLUMNS,
    text: legend,
    style: { size: 8, italic: true, ink: PALETTE.soft },
  });
  return even(views.length + 1, COLUMNS, 22, WIDTH, cells);
}
