import type * as z from 'zod/mini';
import type { Playback } from './playback/playback.ts';
import type { MatchFacts, SeasonFacts } from './season-facts.ts';
import type { PlayerPurse, RowFacts } from './shapes.ts';
import type { At, Words } from './words.ts';

/** A kind of event: its data, its effects and its words. */
export interface Kind<D> {
  /** The shape of its data. */
  readonly schema: z.ZodMiniType;
  /** Begins a match with it. Throws unusable if that is impossible. */
  readonly begin?: (data: D, at: At) => Playback;
  /** Applies it to a match. Throws unusable if it does not fit the match. */
  readonly match?: (playback: Playback, data: D, at: At) => Playback;
  /** It plays rounds, and its data have the hash of the position after it. */
  readonly playsRounds?: true;
  /** The first round that changes for the seats, 0 for the start. Its row has a receipt for each seat, of the rounds from there to the last. */
  readonly receiptFrom?: (data: D, after: Playback) => number;
  /** Applies it to the match's row of the Matches tab. */
  readonly row?: (row: RowFacts, data: D, facts: MatchFacts) => RowFacts;
  /** Applies it to the season. */
  readonly season?: (facts: SeasonFacts, data: D, at: At) => SeasonFacts;
  /** The changes of purses, of an event outside matches. */
  readonly purses?: (data: D) => readonly PlayerPurse[];
  /** The subject of a season's event: one match, or some players by their ids. Without it, every match. */
  readonly about?: (data: D) => { readonly match?: number; readonly players?: readonly string[] };
  /** It changes the match's page for everyone (H32). */
  readonly changesPublicPage: boolean;
  readonly words: Words<D>;
}

/** Defines a kind of event; the types of its parts follow from its schema. */
export function defineEvent<S extends z.ZodMiniType>(
  kind: Kind<z.infer<S>> & { readonly schema: S },
): Kind<z.infer<S>> & { readonly schema: S } {
  return kind;
}
