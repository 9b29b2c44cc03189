import {
  beside,
  type Grid,
  HEAD,
  legend,
  PALETTE,
  type Placed,
  rows,
  type Style,
  section,
  stack,
} from '../../draw.ts';
import { BLACK, type Board, SEATS_IN } from './cell.ts';
import type { AccountLine } from './configuration.ts';
import type { Paint } from './draw-colours.ts';
import { COLUMNS, PLACES, SEATS, SIDE } from './vocabulary.ts';

const MIDDLE: Style = { align: 'center', vertical: 'middle', wrap: false };
const LINE = { border: { style: 'thin', colour: PALETTE.line } } as const;
const EMPTY: Style = { fill: PALETTE.paper, ink: PALETTE.soft };
const INK: Style = { fill: PALETTE.ink, ink: '#ffffff', bold: true };
/** Pixels: the numbers of rows; a cell of the one map, and of two side by side. */
const LABEL = 20;
const WIDE = 40;
const SLIM = 20;
const HEIGHTS = [20, ...COLUMNS.map(() => 20)];

/** What a cell of a small field shows. */
interface Mark {
  readonly text: string | number;
  readonly style: Style;
}

/** A small field with the letters of its columns. */
function drawMap(side: number, markOf: (at: number) => Mark): Grid {
  const heads = COLUMNS.map(
    (text, column): Placed => ({ row: 0, column, text, style: { ...HEAD, ...MIDDLE } }),
  );
  const cells = PLACES.map((_, at): Placed => {
    const { text, style } = markOf(at);
    const place = { row: 1 + Math.floor(at / SIDE), column: at % SIDE };
    return { ...place, text, style: { size: 8, ...MIDDLE, ...LINE, ...style } };
  });
  return { widths: COLUMNS.map(() => side), heights: HEIGHTS, cells: [...heads, ...cells] };
}

/** The numbers of rows, beside one field or between two. */
const ROW_LABELS: Grid = {
  widths: [LABEL],
  heights: HEIGHTS,
  cells: COLUMNS.map((_, i) => ({ row: 1 + i, column: 0, text: i + 1, style: { ...HEAD, ...MIDDLE } })),
};

/** Which colours came to which cells between two boards: what a black cell took, nobody is told. */
export function drawNews(board: Board, before: Board, paints: readonly Paint[], round: number): Grid {
  const markOf = (at: number): Mark => {
    const [old, now] = [before[at] as number, board[at] as number];
    if (old === now) return { text: now === BLACK ? '■' : '·', style: EMPTY };
    if (now === BLACK) return { text: 'black', style: INK };
    const came = (SEATS_IN[now] ?? []).filter((seat) => !SEATS_IN[old]?.includes(seat));
    const [one] = came.map((seat) => paints[seat] as Paint);
    const paint = one && came.length === 1 ? { fill: one.fill, ink: one.ink } : {};
    const text = came.map((seat) => paints[seat]?.sign).join(' + ');
    return { text, style: { ...EMPTY, ink: PALETTE.ink, ...paint, bold: true } };
  };
  const signs = legend([
    ['·', 'nothing came'],
    ['■', 'black before'],
    ['black:', 'now, from more than two colours'],
  ]);
  return section(`What came in round ${round}`, beside([ROW_LABELS, drawMap(WIDE, markOf)]), signs);
}

/** For each player, in how many of their patterns each cell is. */
export function drawScoringCells(
  account: readonly AccountLine[],
  board: Board,
  paints: readonly Paint[],
  names: readonly string[],
): Grid {
  const maps = SEATS.map((seat) => {
    const { sign, colour, fill, ink } = paints[seat] as Paint;
    const counts = countsOf(account.filter((line) => line.seat === seat));
    const markOf = (at: number): Mark => {
      const count = counts.get(PLACES[at] as string);
      const code = board[at] as number;
      // Black and empty cells of a pattern are not painted.
      const paint = SEATS_IN[code]?.includes(seat) ? { fill, ink } : { ...EMPTY, ink: PALETTE.ink };
      if (count !== undefined) return { text: count, style: { ...paint, bold: true } };
      if (code === BLACK) return { text: '■', style: EMPTY };
      return { text: SEATS_IN[code]?.includes(seat) ? sign : '·', style: EMPTY };
    };
    const head = { content: `${names[seat]} · ${colour}`, style: { ...HEAD, fill, ink } };
    return { head, map: drawMap(SLIM, markOf) };
  });
  const pair = (first: number) => {
    const [left, right] = maps.slice(first, first + 2) as [(typeof maps)[0], (typeof maps)[0]];
    const heads = rows([SLIM * SIDE, LABEL, SLIM * SIDE], [[left.head, { content: '' }, right.head]]);
    return stack([heads, beside([left.map, ROW_LABELS, right.map])], 0);
  };
  const signs = legend([
    ['A number:', 'in so many patterns of the player'],
    ['A letter:', 'their colour, in none'],
    ['■', 'black'],
  ]);
  return section('The cells that score', stack([pair(0), pair(2)]), signs);
}

/** How many configurations each cell is in. */
function countsOf(account: readonly AccountLine[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { configurations } of account)
    for (const { cells } of configurations)
      for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return counts;
}
