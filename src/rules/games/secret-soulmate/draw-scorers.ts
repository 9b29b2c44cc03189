import type { Content, Grid, Style, TableColumn } from '../../draw.ts';
import { drawTable, notes, PALETTE, section } from '../../draw.ts';
import type { PublicSeen, Seat } from '../../kit.ts';
import { type Info, ROUNDS } from './position.ts';
import type { PublicView } from './view.ts';

const CELL: Style = { align: 'center', border: { style: 'thin', colour: PALETTE.line } };
const SCORED: Style = { ...CELL, fill: PALETTE.gold, bold: true };
const UNSCORED: Style = { ...CELL, fill: PALETTE.shade };

/** A column for each round of the match. */
export function roundColumns<Row>(
  cell: (row: Row, round: number) => Content,
  foot?: (round: number) => string,
): TableColumn<Row>[] {
  return Array.from({ length: ROUNDS }, (_, round) => ({
    head: String(round + 1),
    style: { align: 'center', size: 9 },
    least: 20,
    cell: (row) => cell(row, round),
    ...(foot ? { foot: foot(round) } : {}),
  }));
}

/** A cell of a round that brought points or none, or that is still to come. */
export function markCell(scored: boolean | undefined, text = scored ? '★' : '·'): Content {
  if (scored === undefined) return { text: '', style: CELL };
  return { text, style: scored ? SCORED : UNSCORED };
}

const LEGEND =
  '★ got points in that round; how many, stays secret: the end tells each player’s sum.   · got none.';
const LEGEND_AT_END = '★ got points in that round.   · got none.';

/** Who got points in which round: a line per player, a column per round. `own` marks the reader’s line. */
export function drawScorers(
  { seats }: Info,
  { public: views, outcome }: PublicSeen<PublicView>,
  own?: number,
): Grid {
  const played = views.slice(1).map(({ scored = [] }) => new Set(scored));
  const sumOf = ({ name }: Seat) => played.filter((scored) => scored.has(name)).length;
  const pairsIn = (round: number) => {
    const scored = played[round];
    return scored ? String(scored.size) : '';
  };
  return section(
    titleOf(played.length),
    notes(outcome ? LEGEND_AT_END : LEGEND),
    drawTable<Seat>(
      [
        {
          head: seats.some(({ meadow }) => meadow !== undefined) ? 'Player · meadow' : 'Player',
          cell: ({ name, meadow }, i) => `${i === own ? 'You: ' : ''}${seatWords(name, meadow)}`,
          foot: `pairs with points, of ${seats.length / 2}`,
          style: { size: 9 },
        },
        ...roundColumns<Seat>(({ name }, round) => markCell(played[round]?.has(name)), pairsIn),
        { head: '★ in all', cell: sumOf },
        ...(outcome
          ? [
              {
                head: 'points',
                cell: ({ name }: Seat) => outcome.scores[name] as number,
                style: { align: 'center', bold: true } as const,
              },
            ]
          : []),
      ],
      seats,
      { rowStyle: (_, i) => (i === own ? { bold: true, fill: PALETTE.accentPaper } : {}) },
    ),
  );
}

/** A player with the meadow, where there is one. */
export function seatWords(name: string, meadow: string | undefined): string {
  return meadow === undefined ? name : `${name} · ${meadow}`;
}

function titleOf(played: number): string {
  if (played === 0) return `Who scores? Round 1 of ${ROUNDS} is being played`;
  if (played >= ROUNDS) return `Who scored: all ${ROUNDS} rounds`;
  return `Who scored: ${played} of ${ROUNDS} rounds`;
}
