import { type Grid, PALETTE, type Placed } from '../../board/grid.ts';
import type { Seat, Table } from '../../declare/table.ts';
import type { PublicTold } from '../../game.ts';
import type { SecretSoulmate } from './kinds.ts';
import type { Options } from './options.ts';
import {
  CELL,
  COLUMNS,
  HEAD,
  heightOf,
  LEFT,
  legend,
  line,
  NAME_COLUMNS,
  SCORED,
  UNSCORED,
  WIDTH,
} from './style.ts';
import { ROUNDS } from './vocabulary.ts';

const NAME = { ...LEFT, wrap: true };
const SUM_AT = NAME_COLUMNS + ROUNDS;
const LEGEND = '★ got points in that round; how many stays secret until the end.   · got none.';
const DECIDED = 'The last line says how many pairs had a higher card; the other pairs tied.';

/** Who got points in which round: a line a player, a column a round. `own` marks the reader’s line. */
export function drawBoard(
  { seats }: Table<Options>,
  { public: views, outcome }: PublicTold<SecretSoulmate>,
  own?: number,
): Grid {
  const played = views.slice(1).map(({ scored = [] }) => new Set(scored));
  const cells: Placed[] = [
    line(0, COLUMNS, titleOf(played.length), { bold: true, size: 13 }),
    { row: 1, column: 0, columns: NAME_COLUMNS, text: 'Player · meadow', style: { ...HEAD, align: 'left' } },
    { row: 1, column: SUM_AT, text: '#★', style: { ...HEAD, size: 8 } },
    { row: 1, column: SUM_AT + 1, columns: 2, text: 'points', style: HEAD },
  ];
  for (let r = 0; r < ROUNDS; r++) {
    const isLast = r === played.length - 1;
    const style = isLast ? { ...HEAD, fill: PALETTE.accentPaper, ink: PALETTE.accent } : HEAD;
    cells.push({ row: 1, column: NAME_COLUMNS + r, text: r + 1, style });
  }
  seats.forEach((seat, i) => {
    const row = i + 2;
    const points = outcome ? (outcome.scores[seat.name] as number) : '?';
    const style = { ...NAME, ...(i === own ? { bold: true, fill: PALETTE.accentPaper } : {}) };
    cells.push(
      { row, column: 0, columns: NAME_COLUMNS, text: labelOf(seat, i === own), style },
      { row, column: SUM_AT, text: played.filter((scored) => scored.has(seat.name)).length, style: CELL },
      { row, column: SUM_AT + 1, columns: 2, text: points, style: { ...CELL, bold: outcome !== undefined } },
    );
    for (let r = 0; r < ROUNDS; r++) cells.push(drawMark(row, r, played[r]?.has(seat.name)));
  });
  const last = seats.length + 2;
  cells.push({
    row: last,
    column: 0,
    columns: NAME_COLUMNS,
    text: 'pairs with ★',
    style: { ...HEAD, align: 'left' },
  });
  for (let r = 0; r < ROUNDS; r++) {
    const scored = played[r];
    const text = scored ? `${scored.size}/${seats.length / 2}` : '';
    cells.push({ row: last, column: NAME_COLUMNS + r, text, style: { ...HEAD, size: 8 } });
  }
  const words = `${LEGEND} ${DECIDED}`;
  cells.push(legend(last + 1, COLUMNS, words));
  return {
    widths: Array(COLUMNS).fill(WIDTH),
    heights: [
      30,
      24,
      ...seats.map((seat, i) =>
        Math.max(28, heightOf(labelOf(seat, i === own), NAME_COLUMNS, { ...NAME, bold: i === own })),
      ),
      24,
      heightOf(words, COLUMNS) + 6,
    ],
    cells,
  };
}

/** The mark of a round in a player’s line: a star, a dot, or nothing yet. */
export function drawMark(row: number, round: number, scored: boolean | undefined): Placed {
  const text = scored === undefined ? '' : scored ? '★' : '·';
  const style = scored === undefined ? CELL : scored ? SCORED : UNSCORED;
  return { row, column: NAME_COLUMNS + round, text, style };
}

function titleOf(played: number): string {
  if (played === 0) return `Who scores? Round 1 of ${ROUNDS} is being played`;
  if (played >= ROUNDS) return `Who scored: all ${ROUNDS} rounds`;
  return `Who scored: ${played} of ${ROUNDS} rounds`;
}

function labelOf({ name, meadow }: Seat, isOwn: boolean): string {
  return `${isOwn ? '▸ ' : ''}${name}${meadow === undefined ? '' : ` · ${meadow}`}`;
}
