import type { Draw } from '../base/chance.ts';
import { byName } from '../base/json.ts';
import { asUnusable } from '../base/unusable.ts';
import type { OutcomeView } from '../declare/outcome.ts';
import type { Purse } from '../declare/purse.ts';
import type { AnyGame, Tell } from '../game.ts';
import { plainRefusals, type Refusal } from '../order/refusal.ts';
import { applyEdits } from './edit.ts';
import { allViews, type Match, outcomeOf, playRound, type Views } from './match.ts';
import { applyEnd, openRecord, readRound } from './record.ts';

/** The views after each round of a match, and the outcome of the match (RECORD “Replay”). */
export interface Replay {
  readonly game: string;
  readonly over: boolean;
  /** Rounds after which the host replaced the position, in ascending order. 0 means before round 1. Missing if there were no edits. */
  readonly edited?: readonly number[];
  readonly start: Views;
  readonly rounds: readonly ReplayRound[];
  readonly outcome: OutcomeView | null;
  readonly purses: Readonly<Record<string, Purse>>;
}

export interface ReplayRound extends Views {
  readonly round: number;
  readonly refused: readonly Refusal[];
}

/** Replays every round of a record by the rules. Each draw calls `watch`. A fault in the record throws an error at its path. */
export function replay(games: readonly AnyGame[], record: unknown, watch?: (draw: Draw) => void): Replay {
  const opened = openRecord(games, record, watch);
  const { edits, isEnded } = opened;
  let match = applyEdits(opened.match, edits, 0);
  const start = allViews(match);
  const rounds: ReplayRound[] = [];
  opened.rounds.forEach((raw, i) => {
    const played = playRound(match, readRound(match, raw, `rounds[${i}]`));
    match = applyEdits(played.match, edits, i + 1);
    if (i === opened.rounds.length - 1) match = applyEnd(match, isEnded);
    const seen = allViews(match);
    const refused = plainRefusals(played.refused);
    rounds.push({ round: i + 1, public: seen.public, private: seen.private, refused });
  });
  const edited = [...new Set(edits.map(({ after }) => after))].sort((a, b) => a - b);
  return {
    game: match.game.id,
    over: match.outcome !== undefined,
    ...(edited.length > 0 ? { edited } : {}),
    start,
    rounds,
    outcome: outcomeOf(match) ?? null,
    purses: byName(match.info.names, match.purses),
  };
}

/**
 * Gives the match of a record, ready for the next round. `tell` gets the story of the match's rounds. A fault throws an
 * error, as in `replay`.
 */
export function matchOf(games: readonly AnyGame[], record: unknown, tell?: Tell): Match {
  const { match, edits, rounds, isEnded } = openRecord(games, record);
  const last = rounds.reduce<Match>(
    (now, raw, i) =>
      applyEdits(playRound(now, readRound(now, raw, `rounds[${i}]`), tell).match, edits, i + 1),
    applyEdits(match, edits, 0),
  );
  return applyEnd(last, isEnded);
}

/** Replays many records. In the list, an unusable record becomes `{ error }`. */
export function replayEach(
  games: readonly AnyGame[],
  records: readonly unknown[],
): (Replay | { readonly error: string })[] {
  return records.map((record) => {
    try {
      return replay(games, record);
    } catch (error) {
      if (asUnusable(error)) return { error: (error as Error).message };
      throw error;
    }
  });
}
