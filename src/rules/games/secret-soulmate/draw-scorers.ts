import {
  type Content,
  drawTable,
  type Grid,
  notes,
  PALETTE,
  type Style,
  section,
  type TableColumn,
} from '../../draw.ts';
import type { Seat } from '../../kit.ts';
import { type Info, ROUNDS } from './position.ts';
import type { Seen } from './view.ts';

const CELL: Style = { align: 'center', border: { style: 'thin', colour: PALETTE.line } };
const SCORED: Style = { ...CELL, fill: PALETTE.gold };
const UNSCORED: Style = { ...CELL, fill: PALETTE.shade };

/** Makes the cell of a round. The round gave points, gave none, or is still to come (`undefined`). */
export function markCell(scored: boolean | undefined, text = scored ? '★' : '·'): Content {
  if (scored === undefined) return { text: '', style: CELL };
  return { text, style: scored ? SCORED : UNSCORED };
}

/** Draws which players scored in each round. A row is a player, and a column is a round. `own` marks the reader’s row. */
export function drawScorers({ seats }: Info, { public: views, outcome }: Seen, own?: number): Grid {
  const played = views.slice(1).map(({ scored = [] }) => scored);
  const sumOf = ({ name }: Seat) => played.filter((scored) => scored.includes(name)).length;
  const secret = outcome ? '' : ' (the number of points stays secret until the end)';
  const rounds = Array.from({ length: ROUNDS }, (_, round): TableColumn<Seat> => {
    const scored = played[round];
    return {
      head: String(round + 1),
      style: { align: 'center', size: 9 },
      least: 20,
      cell: ({ name }) => markCell(scored?.includes(name)),
      foot: scored ? String(scored.length) : '',
    };
  });
  const points: TableColumn<Seat> = {
    head: 'points',
    cell: ({ name }) => outcome?.scores[name] as number,
    style: { align: 'center', bold: true },
  };
  return section(
    titleOf(played.length),
    notes(`★ The player got points in that round${secret}.   · The player got no points.`),
    drawTable<Seat>(
      [
        {
          head: seats.some(({ meadow }) => meadow !== undefined) ? 'Player · meadow' : 'Player',
          cell: ({ name, meadow }, i) => `${i === own ? 'You: ' : ''}${seatWords(name, meadow)}`,
          foot: `pairs with points, of ${seats.length / 2}`,
          style: { size: 9 },
        },
        ...rounds,
        { head: '★ in all', cell: sumOf },
        ...(outcome ? [points] : []),
      ],
      seats,
      { rowStyle: (_, i) => (i === own ? { bold: true, fill: PALETTE.accentPaper } : {}) },
    ),
  );
}

/** Gives a player's name, with the meadow if the player has one. */
export function seatWords(name: string, meadow: string | undefined): string {
  return meadow === undefined ? name : `${name} · ${meadow}`;
}

function titleOf(played: number): string {
  if (played === 0) return `Who gets points? Round 1 of ${ROUNDS} is being played`;
  if (played >= ROUNDS) return `Who got points: all ${ROUNDS} rounds`;
  return `Who got points: ${played} of ${ROUNDS} rounds`;
}
