import { drawTable, type Grid, type Style } from '../../draw.ts';
import { type Board, cellsHeld, openCells } from './cell.ts';
import type { AccountLine } from './configuration.ts';
import { PATTERNS } from './pattern.ts';
import type { Player, PublicView } from './view.ts';
import { SEATS } from './vocabulary.ts';

/** A fact with its label and one value for each player, in seat order. */
interface Line {
  readonly label: string;
  readonly figures: readonly (string | number)[];
  readonly style?: Style;
}

/** Draws facts about the four players side by side, each player in a column of the player's colour. */
export function playerFacts(title: string, players: readonly Player[], lines: readonly Line[]): Grid {
  return drawTable<Line>(
    [
      {
        head: title,
        cell: ({ label, style }) => ({ text: label, style: { size: 9, bold: style?.bold === true } }),
      },
      ...players.map(({ name, sign, fill, ink }, seat) => ({
        head: `${sign} · ${name}`,
        headStyle: { fill, ink, size: 10 },
        least: 60,
        style: { align: 'center' } as const,
        cell: ({ figures, style = {} }: Line) => ({ text: figures[seat]!, style }),
      })),
    ],
    lines,
  );
}

/**
 * Draws a table with the number of each player's patterns and their points, kind by kind. Further rows count the cells
 * held and the cells still open (F6).
 */
export function drawScores(account: readonly AccountLine[], board: Board, players: readonly Player[]): Grid {
  const found = PATTERNS.map(({ pattern }) => ({
    label: pattern,
    figures: account
      .filter((line) => line.pattern === pattern)
      .map(({ configurations: { length }, points }) => (length ? `${length}\u00a0→\u00a0${points}` : '–')),
  }));
  const total = SEATS.map((seat) =>
    account.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0),
  );
  return playerFacts('Patterns: number → points', players, [
    ...found,
    { label: 'points in all', figures: total, style: { bold: true, size: 12 } },
    { label: 'cells with the colour', figures: cellsHeld(board) },
    { label: 'cells still open to the colour', figures: SEATS.map((seat) => openCells(board, seat).length) },
  ]);
}

/** Draws the points after each round, as if the field were final. */
export function drawRounds(views: readonly PublicView[], players: readonly Player[]): Grid {
  const lines = views.slice(1).map(({ scores }, i) => ({
    label: `round ${i + 1}`,
    figures: players.map(({ name }) => {
      const gain = scores[name]! - views[i]!.scores[name]!;
      return `${scores[name]}\u00a0(${gain < 0 ? '−' : '+'}${Math.abs(gain)})`;
    }),
  }));
  return playerFacts('Points after each round', players, lines);
}
