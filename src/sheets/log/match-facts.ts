import type { MatchRow } from '../workbook/tabs/season.ts';
import type { Log } from './chain/audit-log.ts';
import { playBack, seasonFacts } from './fold.ts';
import { isMatchOver } from './playback/playback.ts';
import type { RowFacts } from './shapes.ts';

/** The matches that were begun and are not in the archive, by their numbers, with what the log says of their rows. */
export function matchFacts(log: Log): ReadonlyMap<number, RowFacts> {
  const { matches, archived } = seasonFacts(log);
  return new Map(
    [...matches].flatMap(([number, { row }]) =>
      row && !archived.has(number) ? [[number, row] as const] : [],
    ),
  );
}

/** The row of a match from the log. Of a match that cannot be replayed, game, round and end are as typed; undefined without these. */
export function rowOf(
  log: Log,
  number: number,
  facts: RowFacts,
  typed: MatchRow | undefined,
): MatchRow | undefined {
  const state = stateOf(log, number) ?? typed;
  return state && { ...facts, number, game: state.game, round: state.round, over: state.over };
}

/** The game, the rounds resolved and the end of a match; undefined where its entries cannot be replayed. */
function stateOf(log: Log, number: number): Pick<MatchRow, 'game' | 'round' | 'over'> | undefined {
  try {
    const playback = playBack(log, number);
    if (!playback) return undefined;
    const { game, position } = playback.match;
    return { game: game.id, round: position.round, over: isMatchOver(playback) };
  } catch {
    // The panel shows why as the problem of this match; nothing can be done in it.
    return undefined;
  }
}
