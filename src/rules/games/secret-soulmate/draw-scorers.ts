import { type Grid, PALETTE } from '../../board/grid.ts';
import { notes, section } from '../../board/page.ts';
import { table } from '../../board/table.ts';
import type { MatchInfo, Seat } from '../../declare/match-info.ts';
import type { PublicSeen } from '../../game.ts';
import { markCell, roundColumns } from './draw-rounds.ts';
import type { Options } from './options.ts';
import type { PublicView } from './view.ts';
import { ROUNDS } from './vocabulary.ts';

const LEGEND = '★ got points in that round; how many stays secret until the end.   · got none.';
const DECIDED = 'The last line says how many pairs had a higher card; the other pairs tied.';

/** Who got points in which round: a line per player, a column per round. `own` marks the reader’s line. */
export function drawScorers(
  { seats }: MatchInfo<Options>,
  { public: views, outcome }: PublicSeen<PublicView>,
  own?: number,
): Grid {
  const played = views.slice(1).map(({ scored = [] }) => new Set(scored));
  const sumOf = ({ name }: Seat) => played.filter((scored) => scored.has(name)).length;
  const pairsIn = (round: number) => {
    const scored = played[round];
    return scored ? `${scored.size}/${seats.length / 2}` : '';
  };
  return section(
    titleOf(played.length),
    table<Seat>(
      [
        {
          head: 'Player · meadow',
          cell: ({ name, meadow }, i) => `${i === own ? '▸ ' : ''}${seatWords(name, meadow)}`,
          foot: 'pairs with ★',
        },
        ...roundColumns<Seat>(({ name }, round) => markCell(played[round]?.has(name)), pairsIn),
        { head: '#★', cell: sumOf },
        {
          head: 'points',
          cell: ({ name }) => (outcome?.scores[name] as number | undefined) ?? '?',
          style: { align: 'center', bold: outcome !== undefined },
        },
      ],
      seats,
      { rowStyle: (_, i) => (i === own ? { bold: true, fill: PALETTE.accentPaper } : {}) },
    ),
    notes(`${LEGEND} ${DECIDED}`),
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
