import type { Content, Grid, Style, TableColumn } from '../../draw.ts';
import { drawTable, notes, PALETTE, section } from '../../draw.ts';
import type { Seat } from '../../kit.ts';
import { type Info, ROUNDS } from './position.ts';
import type { Seen } from './view.ts';

const CELL: Style = { align: 'center', border: { style: 'thin', colour: PALETTE.line } };

/** Makes the cell of a round. The round gave points, gave none, or is still to come (`undefined`). */
export function markCell(scored: boolean | undefined, text = scored ? '★' : '·'): Content {
  if (scored === undefined) return { text: '', style: CELL };
  return { text, style: { ...CELL, fill: scored ? PALETTE.gold : PALETTE.shade } };
}

/** Draws which players scored in each round. A row is a player, and a column is a round. `own` marks the reader’s row. */
export function drawScorers({ seats }: Info, { public: views, outcome }: Seen, own?: number): Grid {
  const played = views.slice(1).map(({ scored = [] }) => scored);
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
  const columns: TableColumn<Seat>[] = [
    {
      head: seats.some(({ meadow }) => meadow !== undefined) ? 'Player · meadow' : 'Player',
      cell: (seat, i) => `${i === own ? 'You: ' : ''}${seatWords(seat)}`,
      foot: `pairs with points, of ${seats.length / 2}`,
      style: { size: 9 },
    },
    ...rounds,
    { head: '★ in all', cell: ({ name }) => played.filter((scored) => scored.includes(name)).length },
  ];
  const rowStyle = (_: Seat, i: number) => (i === own ? { bold: true, fill: PALETTE.accentPaper } : {});
  return section(
    titleOf(played.length),
    notes(`★ The player got points in that round${secret}.   · The player got no points.`),
    drawTable(columns, seats, { rowStyle }),
  );
}

/** Gives a player's name, with the meadow if the player has one. */
export function seatWords({ name, meadow }: Seat): string {
  return meadow === undefined ? name : `${name} · ${meadow}`;
}

function titleOf(played: number): string {
  if (played === 0) return `Who gets points? Round 1 of ${ROUNDS} is being played`;
  return `Who got points: ${played < ROUNDS ? `${played} of` : 'all'} ${ROUNDS} rounds`;
}
