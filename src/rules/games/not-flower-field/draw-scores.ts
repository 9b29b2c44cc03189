import { drawTable, type Grid, type Style } from '../../draw.ts';
import { type Board, openCells } from './cell.ts';
import type { AccountLine } from './configuration.ts';
import type { Paint } from './draw-colours.ts';
import type { PublicView } from './view.ts';
import { PATTERNS, type Pattern, SEATS } from './vocabulary.ts';

const WORDS: Record<Pattern, string> = {
  bridge: 'own, black, own (line or L)',
  rainbow: 'four in a line, all different, own at an end',
  kiss: 'two own diagonally, two different colours between',
  snake: 'four own as an S or a Z',
  bud: 'own beside an empty cell',
};

/** A fact of each player, in seat order. */
export interface Line {
  readonly label: string;
  readonly figures: readonly (string | number)[];
  readonly style?: Style;
}

/** Facts of the four players side by side, each under their colour. */
export function playerFacts(
  title: string,
  paints: readonly Paint[],
  names: readonly string[],
  lines: readonly Line[],
): Grid {
  return drawTable<Line>(
    [
      {
        head: title,
        cell: ({ label, style }) => ({ text: label, style: { size: 9, bold: style?.bold === true } }),
      },
      ...paints.map(({ sign, fill, ink }, seat) => ({
        head: `${sign} · ${names[seat]}`,
        headStyle: { fill, ink, size: 10 },
        least: 60,
        style: { align: 'center' } as const,
        cell: ({ figures, style = {} }: Line) => ({ text: figures[seat] ?? '', style }),
      })),
    ],
    lines,
  );
}

/** How many of each pattern everyone has and what they are worth; then the cells held and still open (F6). */
export function drawScores(
  account: readonly AccountLine[],
  board: Board,
  held: readonly number[],
  paints: readonly Paint[],
  names: readonly string[],
): Grid {
  const rows = PATTERNS.map((pattern) => ({
    label: `${pattern}: ${WORDS[pattern]}`,
    figures: SEATS.map((seat) => {
      const line = account.find((one) => one.seat === seat && one.pattern === pattern) as AccountLine;
      return line.configurations.length === 0
        ? '–'
        : `${line.configurations.length}\u00a0→\u00a0${line.points}`;
    }),
  }));
  const total = SEATS.map((seat) =>
    account.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0),
  );
  return playerFacts('Patterns: how many → points', paints, names, [
    ...rows,
    { label: 'points together', figures: total, style: { bold: true, size: 12 } },
    { label: 'cells with the colour', figures: held },
    { label: 'cells open to the colour', figures: openCells(board).to },
  ]);
}

/** Points after each round, as if the field were final. */
export function drawRounds(
  views: readonly PublicView[],
  paints: readonly Paint[],
  names: readonly string[],
): readonly Grid[] {
  if (views.length < 2) return [];
  const scores = views.map((view) => names.map((name) => view.scores[name] as number));
  const lines = scores.slice(1).map((row, i) => ({
    label: `round ${i + 1}`,
    figures: row.map((score, seat) => {
      const gain = score - (scores[i]?.[seat] ?? 0);
      return `${score}\u00a0(${gain < 0 ? '−' : '+'}${Math.abs(gain)})`;
    }),
  }));
  return [playerFacts('Points after each round', paints, names, lines)];
}
