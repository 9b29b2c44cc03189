import { type Grid, PALETTE, type Placed } from '../../board/grid.ts';
import type { Table } from '../../declare/table.ts';
import { shortly } from './hand.ts';
import type { Options } from './options.ts';
import { pointsOf, type SoulmatePosition, soulmatesOf } from './position.ts';
import { CELL, HEAD, heightOf, LEFT, legend, line, NAME_COLUMNS, SCORED, UNSCORED, WIDTH } from './style.ts';
import { CARD_COLUMNS, NUMBERS, ROUNDS } from './vocabulary.ts';

const NAME_AT = 1;
const ROUND_AT = NAME_AT + NAME_COLUMNS;
const POINTS_AT = ROUND_AT + ROUNDS;
const HAND_AT = POINTS_AT + 1;
const ALL = HAND_AT + NUMBERS.length + 1;
const LEGEND =
  '3+2● is card 3 with 2 garnets added and a point token; under it ★ and the points it got, or tie.   ♥ a pair of soulmates.   On the right what is still held: cards numbered 1, 2, 3, and point tokens ●.';

/** The host’s board: the pairs, everything that was played, all points, all hands. */
export function drawPairs({ seats: sitting }: Table<Options>, position: SoulmatePosition): Grid {
  const { round, seats, plays } = position;
  const points = pointsOf(position);
  const cells: Placed[] = [
    line(0, ALL, `All secrets: ${round} of ${ROUNDS} rounds`, { bold: true, size: 13 }),
    { row: 1, column: 0, text: 'pair', style: HEAD },
    {
      row: 1,
      column: NAME_AT,
      columns: NAME_COLUMNS,
      text: 'Player · meadow',
      style: { ...HEAD, align: 'left' },
    },
    { row: 1, column: POINTS_AT, text: 'points', style: HEAD },
  ];
  for (let r = 0; r < ROUNDS; r++) cells.push({ row: 1, column: ROUND_AT + r, text: r + 1, style: HEAD });
  const held = [...NUMBERS.map((n) => `card ${n}`), '●'];
  held.forEach((text, i) => {
    cells.push({ row: 1, column: HAND_AT + i, text, style: HEAD });
  });
  const heights = [30, 24];
  const drawSeat = (row: number, seat: number, mate: number) => {
    const hand = seats[seat]!;
    const meadow = sitting[seat]?.meadow;
    const text = `${hand.player}${meadow === undefined ? '' : ` · ${meadow}`}`;
    cells.push({ row, column: NAME_AT, columns: NAME_COLUMNS, text, style: { ...LEFT, bold: true } });
    for (let r = 0; r < ROUNDS; r++) {
      const play = plays[r * seats.length + seat];
      const other = plays[r * seats.length + mate];
      const mark = !play ? '' : play.points > 0 ? `★ ${play.points}` : other!.points > 0 ? '·' : 'tie';
      const style = !play ? CELL : play.points > 0 ? SCORED : UNSCORED;
      cells.push({
        row,
        column: ROUND_AT + r,
        text: play ? `${shortly(play)}\n${mark}` : '',
        style: { ...style, size: 9, ink: PALETTE.ink, wrap: true },
      });
    }
    cells.push({
      row,
      column: POINTS_AT,
      text: points[seat] as number,
      style: { ...CELL, bold: true, size: 12 },
    });
    [...CARD_COLUMNS, 'pointTokens' as const].forEach((column, i) => {
      cells.push({ row, column: HAND_AT + i, text: hand[column], style: CELL });
    });
  };
  soulmatesOf(seats).forEach((mate, seat) => {
    if (mate < seat) return;
    if (heights.length > 2) heights.push(8);
    const row = heights.push(36, 36) - 2;
    const pair = { ...HEAD, fill: PALETTE.warnPaper, ink: PALETTE.warn, wrap: true };
    cells.push({ row, column: 0, rows: 2, text: `♥ ${seats[seat]!.pair}`, style: pair });
    drawSeat(row, seat, mate);
    drawSeat(row + 1, mate, seat);
  });
  cells.push(legend(heights.length, ALL, LEGEND));
  heights.push(heightOf(LEGEND, ALL) + 6);
  return { widths: Array(ALL).fill(2 * WIDTH), heights, cells };
}
