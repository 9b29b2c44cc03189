import { type Grid, PALETTE, type Placed, type Style } from '../../board/grid.ts';
import type { OutcomeView } from '../../declare/outcome.ts';
import {
  CELL,
  COLUMNS,
  HEAD,
  heightOf,
  LEAST,
  LEFT,
  legend,
  line,
  NAME_COLUMNS,
  WIDTH,
  WINS,
} from './style.ts';
import { inPoints } from './why.ts';

const LEGEND =
  '♛ winner.   ▼ fewest points: Elimination Candidate.   A candidate and their soulmate cannot win.   Both of a pair get the lower score in garnets.';

/** The end: the result in words, and every pair with its scores. */
export function drawEnding(outcome: OutcomeView): Grid {
  const { soulmates, ineligible } = outcome.reveal as {
    soulmates: readonly (readonly [string, string])[];
    ineligible: readonly string[];
  };
  const words = inWords(outcome);
  const cells: Placed[] = [
    line(0, COLUMNS, 'The soulmates', { bold: true, size: 13 }),
    line(1, COLUMNS, words, { wrap: true, fill: PALETTE.accentPaper }),
  ];
  const head = (column: number, columns: number, text: string) =>
    cells.push({ row: 2, column, columns, text, style: { ...HEAD, size: 8 } });
  head(NAME_COLUMNS, 1, 'pts');
  head(2 * NAME_COLUMNS + 2, 1, 'pts');
  head(2 * NAME_COLUMNS + 3, 2, 'garnets');
  head(2 * NAME_COLUMNS + 5, 2, 'may win');
  soulmates.forEach(([a, b], i) => {
    const row = i + 3;
    const scores = outcome.scores as Record<string, number>;
    const [mine, theirs] = [scores[a] as number, scores[b] as number];
    const player = (column: number, name: string, points: number) => {
      const [sign, style] = lookOf(outcome, name);
      cells.push(
        { row, column, columns: NAME_COLUMNS, text: `${sign}${name}`, style: { ...style, wrap: true } },
        { row, column: column + NAME_COLUMNS, text: points, style: { ...CELL, bold: true } },
      );
    };
    player(0, a, mine);
    cells.push({ row, column: NAME_COLUMNS + 1, text: '♥', style: { ...HEAD, ink: PALETTE.warn, size: 12 } });
    player(NAME_COLUMNS + 2, b, theirs);
    cells.push(
      { row, column: 2 * NAME_COLUMNS + 3, columns: 2, text: Math.min(mine, theirs), style: CELL },
      {
        row,
        column: 2 * NAME_COLUMNS + 5,
        columns: 2,
        text: ineligible.includes(a) ? 'no' : 'yes',
        style: CELL,
      },
    );
  });
  cells.push(legend(soulmates.length + 3, COLUMNS, LEGEND));
  return {
    widths: Array(COLUMNS).fill(WIDTH),
    heights: [
      30,
      heightOf(words, COLUMNS) + 6,
      24,
      ...soulmates.map((pair) =>
        Math.max(28, ...pair.map((name) => heightOf(`♛ ${name}`, NAME_COLUMNS, { bold: true }))),
      ),
      heightOf(LEGEND, COLUMNS) + 6,
    ],
    cells,
  };
}

function lookOf({ winners, candidates }: OutcomeView, name: string): [string, Style] {
  if (winners.includes(name)) return ['♛ ', WINS];
  if (candidates.includes(name)) return ['▼ ', LEAST];
  return ['', { ...CELL, align: LEFT.align as 'left' }];
}

function inWords({ winners, candidates, vote, scores, tokensOfLife }: OutcomeView): string {
  const [first] = winners;
  const tokens = first === undefined ? 0 : (tokensOfLife[first] as number);
  const prize = `${tokens} ${tokens === 1 ? 'Token' : 'Tokens'} of Life and 1 bellflower`;
  const wins =
    first === undefined
      ? 'Nobody can win: no winner, no Tokens of Life.'
      : `♛ ${winners.join(', ')} ${winners.length > 1 ? 'win' : 'wins'} with ${inPoints(scores[first] as number)}: ${prize}${winners.length > 1 ? ' each' : ''}.`;
  const least = `▼ Elimination ${candidates.length > 1 ? 'Candidates' : 'Candidate'}: ${candidates.join(', ')}${vote ? '; the winners vote' : ''}.`;
  return `${wins} ${least}`;
}
