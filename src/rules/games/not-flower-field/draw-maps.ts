import { beside, type Grid, HEAD, legend, PALETTE, rows, type Style, section, stack } from '../../draw.ts';
import { BLACK, type Board, SEATS_IN } from './cell.ts';
import type { AccountLine } from './configuration.ts';
import type { Player } from './draw-colours.ts';
import type { Mark } from './draw-field.ts';
import { COLUMNS, PLACES, SIDE } from './vocabulary.ts';

const MIDDLE: Style = { align: 'center', vertical: 'middle', wrap: false };
const LABELS: Style = { ...HEAD, ...MIDDLE };
const CELL: Style = { size: 8, ...MIDDLE, border: { style: 'thin', colour: PALETTE.line } };
const EMPTY: Style = { fill: PALETTE.paper, ink: PALETTE.soft };
/** Look of cells that no single colour fills: ink on paper. */
const MIXED: Style = { ...EMPTY, ink: PALETTE.ink };
const INK: Style = { fill: PALETTE.ink, ink: '#ffffff', bold: true };
/** Sizes in pixels: the column of row numbers, a cell of a single map, and a cell of two maps side by side. */
const LABEL = 20;
const WIDE = 40;
const SLIM = 20;
const HEIGHTS = [20, ...COLUMNS.map(() => 20)];

/** Draws a small field with the letters of its columns. */
function drawMap(side: number, markOf: (at: number) => Mark): Grid {
  const heads = COLUMNS.map((text, column) => ({ row: 0, column, text, style: LABELS }));
  const cells = PLACES.map((_, at) => {
    const { text, style } = markOf(at);
    return { row: 1 + Math.floor(at / SIDE), column: at % SIDE, text, style: { ...CELL, ...style } };
  });
  return { widths: COLUMNS.map(() => side), heights: HEIGHTS, cells: [...heads, ...cells] };
}

/** The row numbers, which stand left of one field or between two fields. */
const ROW_LABELS: Grid = {
  widths: [LABEL],
  heights: HEIGHTS,
  cells: COLUMNS.map((_, i) => ({ row: 1 + i, column: 0, text: i + 1, style: LABELS })),
};

/** Draws the colours that were added between two boards. If a cell turned black, its new colours stay secret. */
export function drawNews(board: Board, before: Board, players: readonly Player[], round: number): Grid {
  const markOf = (at: number): Mark => {
    const [old, now] = [before[at]!, board[at]!];
    if (old === now) return { text: now === BLACK ? '■' : '·', style: EMPTY };
    if (now === BLACK) return { text: 'black', style: INK };
    const came = SEATS_IN[now]!.filter((seat) => !SEATS_IN[old]!.includes(seat)).map(
      (seat) => players[seat]!,
    );
    const [one, ...more] = came;
    const paint = one && more.length === 0 ? { fill: one.fill, ink: one.ink } : MIXED;
    return { text: came.map(({ sign }) => sign).join(' + '), style: { ...paint, bold: true } };
  };
  const signs = legend([
    ['·', 'no new colour'],
    ['■', 'already black before'],
    ['black:', 'turned black in this round'],
  ]);
  return section(`New in round ${round}`, beside([ROW_LABELS, drawMap(WIDE, markOf)]), signs);
}

/** Draws four fields, one per player. The number in a cell says how many of the player's patterns use this cell. */
export function drawScoringCells(
  account: readonly AccountLine[],
  board: Board,
  players: readonly Player[],
): Grid {
  const headOf = (seat: number) => {
    const { name, colour, fill, ink } = players[seat]!;
    return { content: `${name} · ${colour}`, style: { ...HEAD, fill, ink } };
  };
  const mapOf = (seat: number) => {
    const { sign, fill, ink } = players[seat]!;
    const lines = account.filter((line) => line.seat === seat);
    const scoring = lines.flatMap(({ configurations }) => configurations.flatMap(({ cells }) => cells));
    return drawMap(SLIM, (at) => {
      const count = scoring.filter((place) => place === PLACES[at]).length;
      const isOwn = SEATS_IN[board[at]!]!.includes(seat);
      // Black and empty cells of a pattern are not painted.
      const paint = isOwn ? { fill, ink } : MIXED;
      if (count > 0) return { text: count, style: { ...paint, bold: true } };
      if (board[at] === BLACK) return { text: '■', style: EMPTY };
      return { text: isOwn ? sign : '·', style: EMPTY };
    });
  };
  const pair = (left: number, right: number) => {
    const heads = rows([SLIM * SIDE, LABEL, SLIM * SIDE], [[headOf(left), { content: '' }, headOf(right)]]);
    return stack([heads, beside([mapOf(left), ROW_LABELS, mapOf(right)])], 0);
  };
  const signs = legend([
    ['A number:', 'number of the player’s patterns with this cell'],
    ['A letter:', 'a cell of the player’s colour that is in no pattern'],
    ['■', 'black'],
  ]);
  return section('Cells that score', stack([pair(0, 1), pair(2, 3)]), signs);
}
