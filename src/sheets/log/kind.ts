import type * as z from 'zod/mini';
import type { Playback } from './playback/playback.ts';
import type { MatchFacts, SeasonFacts } from './season-facts.ts';
import type { PlayerPurse, RowFacts } from './shapes.ts';
import type { At, Words } from './words.ts';

/** A kind of event: its data, its effects and its words. */
export interface Kind<D> {
  /** The shape of its data. */
  readonly schema: z.ZodMiniType;
  /** The match that begins with it. Throws unusable where it cannot begin. */
  readonly begin?: (data: D, at: At) => Playback;
  /** The match after it. Throws unusable where it does not fit the match. */
  readonly match?: (playback: Playback, data: D, at: At) => Playback;
  /** Rounds are played with it: the match after it has the position whose hash is in its data. */
  readonly playsRounds?: true;
  /** The first round that changes for the seats, 0 for the start. Its row has a receipt for each seat, of the rounds from there to the last. */
  readonly receiptFrom?: (data: D, after: Playback) => number;
  /** The match's row of the Matches tab after it. */
  readonly row?: (row: RowFacts, data: D, facts: MatchFacts) => RowFacts;
  /** The season after it. */
  readonly season?: (facts: SeasonFacts, data: D, at: At) => SeasonFacts;
  /** The changes of purses, of an event outside matches. */
  readonly purses?: (data: D) => readonly PlayerPurse[];
  /** The subject of a season's event: one match, or some players by their ids. Without it, every match. */
  readonly about?: (data: D) => { readonly match?: number; readonly players?: readonly string[] };
  /** A page of the match for everyone shows something else after it (H32). */
  readonly changesPublicPage: boolean;
  readonly words: Words<D>;
}

/** Defines a kind of event; the types of its parts follow from its schema. */
export function defineEvent<S extends z.ZodMiniType>(
  kind: Kind<z.infer<S>> & { readonly schema: S },
): Kind<z.infer<S>> & { readonly schema: S } {
  return kind;
}
