import type { Grid } from '../../src/rules/board/grid.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import type { Views } from '../../src/rules/play/match.ts';
import { replay } from '../../src/rules/play/replay.ts';
import { GAMES } from '../../src/rules/registry.ts';
import { follow } from './builder.ts';
import { drawFor, seenBy, type Viewer } from './law/tell.ts';

/** The texts of a drawing, line by line from the top, from left to right. */
export function linesOf({ cells }: Grid): readonly string[] {
  const rows = new Map<number, string[]>();
  for (const { row, text } of [...cells].sort((a, b) => a.row - b.row || a.column - b.column))
    if (text !== '') rows.set(row, [...(rows.get(row) ?? []), String(text)]);
  return [...rows.values()].map((texts) => texts.join(' | ').replaceAll('\u00a0', ' '));
}

/** The views of a viewer, or the host, after the last round of a record. */
export function boardOf(record: object, viewer: Viewer | 'host', games: readonly AnyGame[] = GAMES): Grid {
  const { match } = follow(record, games);
  const { start, rounds } = replay(games, record);
  const views = [start, ...rounds] as readonly Views[];
  if (viewer !== 'host') return drawFor(viewer, match, views);
  return match.game.draw.host(match.info, match.position as never, seenBy('public', match, views) as never);
}

/** Its lines. */
export function boardLines(...board: Parameters<typeof boardOf>): readonly string[] {
  return linesOf(boardOf(...board));
}

/** The lines without notes, which are sentences that explain a board and end with a full stop. */
export const withoutNotes = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => !line.endsWith('.'));
