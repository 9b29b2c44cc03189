import type * as z from 'zod/mini';
import type { Playback } from './playback/playback.ts';
import type { MatchFacts, SeasonFacts } from './season-facts.ts';
import type { PlayerPurse, RowFacts } from './shapes.ts';
import type { At, Words } from './words.ts';

/** A kind of event: the schema of the event's data, the effects of the event, and words about the event. */
export interface Kind<D> {
  readonly schema: z.ZodMiniType;
  /** Begins a match with the event. Throws an Unusable error if that is impossible. */
  readonly begin?: (data: D, at: At) => Playback;
  /** Applies the event to a match. Throws an Unusable error if the event does not fit. */
  readonly match?: (playback: Playback, data: D, at: At) => Playback;
  /** Present if the event plays rounds. The data of such an event have the hash of the position after the event. */
  readonly playsRounds?: true;
  /**
   * Gives the first round that the event changes for players; 0 is the start. The log entry then has a receipt for each
   * seat. Each receipt covers all rounds from this round on.
   */
  readonly receiptFrom?: (data: D, after: Playback) => number;
  /** Applies the event to the match's row of the Matches tab. */
  readonly row?: (row: RowFacts, data: D, facts: MatchFacts) => RowFacts;
  /** Applies the event to the facts of the season. */
  readonly season?: (facts: SeasonFacts, data: D, at: At) => SeasonFacts;
  /** Lists how an event of the season changes purses. */
  readonly purses?: (data: D) => readonly PlayerPurse[];
  /** Gives the match or the ids of the players that an event of the season concerns; absent if the event concerns every match. */
  readonly about?: (data: D) => { readonly match?: number; readonly players?: readonly string[] };
  /** True if the event changes the page for everyone (H32). */
  readonly changesPublicPage: boolean;
  readonly words: Words<D>;
}

/** Defines a kind of event. TypeScript infers the type of the event's data from the schema. */
export function defineEvent<S extends z.ZodMiniType>(
  kind: Kind<z.infer<S>> & { readonly schema: S },
): Kind<z.infer<S>> & { readonly schema: S } {
  return kind;
}
