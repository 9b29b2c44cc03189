import * as z from 'zod/mini';
import { byNames } from '../../../../rules/base/by-names.ts';
import { lazy } from '../../../../rules/base/lazy.ts';
import { count, text, whole } from '../../../../rules/declare/position.ts';
import { timingShape } from '../timing.ts';
import { json, lapsed, list, position, round } from './shapes.ts';

/** What a take-over may do with the purses (H31). */
export const TAKEN_PURSES = ['season', 'record'] as const;

/** A match's row of the Matches tab, as far as rounds do not change it. */
const row = lazy(() =>
  z.strictObject({
    title: text(),
    /** The deadline of the open round. */
    deadline: text(),
    form: text(),
    formUrl: text(),
    formTab: count(),
    trades: text(),
    tradesUrl: text(),
    tradesTab: count(),
  }),
);

/** A player at the start of a match. */
const player = () =>
  z.strictObject({
    id: text(),
    name: text(),
    meadow: z.exactOptional(text()),
    garnets: whole(),
    bellflowers: whole(),
  });

/** All that decides how a match begins, as in the record. */
const start = () => ({
  game: text(),
  options: byNames(json()),
  players: list(player()),
  seed: text(),
  /** The host typed the seed; otherwise Roundkeeper drew it. */
  seedTyped: z.exactOptional(z.boolean()),
  setup: byNames(json()),
  /** What the boards work out for the players, by keys of the game's hints. */
  hints: z.exactOptional(list(text())),
});

/** A round that was played before a match was taken over, as in the record. */
const takenRound = () => {
  const { credits, trades, orders } = round();
  return z.strictObject({ credits, trades, orders });
};

/** The entries about a match as a whole. */
export const MATCH_EVENTS = {
  /** A match began; with the hash of its first position, and the heads of its response tabs. */
  'new game': lazy(() =>
    z.strictObject({
      ...start(),
      heads: z.strictObject({ orders: list(text()), trades: list(text()) }),
      row: row(),
      /** How its rounds end, if the host chose that. */
      timing: z.exactOptional(timingShape()),
      position: text(),
      commitment: text(),
    }),
  ),
  /** A match that was begun elsewhere plays on here (H31); with the hash of its position after the rounds of its record. */
  'take over': lazy(() =>
    z.strictObject({
      ...start(),
      heads: z.strictObject({ orders: list(text()), trades: list(text()) }),
      row: row(),
      timing: z.exactOptional(timingShape()),
      /** The names of the players in the season, in seat order; among the players are those of the record. */
      shown: list(text()),
      /** Positions that the host had put in by hand, with the rounds that they follow. */
      edits: list(z.strictObject({ after: count(), position: position() })),
      rounds: list(takenRound()),
      /** The seed is that of the record, or was drawn at the take-over, where the record has none. */
      seedFrom: z.literal(['record', 'take over']),
      /** The players go on with what they have in the season, or bring along what they have by the record. */
      purses: z.literal(TAKEN_PURSES),
      position: text(),
      commitment: text(),
    }),
  ),
  /** A match was given up while it was being made: its commitment shows that no seed was tried unseen (H9). */
  abandon: lazy(() => z.strictObject({ title: text(), game: text(), commitment: text() })),
  /** The host replaced the position by the one given. */
  edit: lazy(position),
  /** The winners chose one of several Elimination Candidates (X6). */
  vote: lazy(() => z.strictObject({ chosen: text() })),
  /** The loser of a match named an opponent (F16). */
  opponent: lazy(() => z.strictObject({ chosen: text() })),
  /** The host changed the timing of a match. */
  timing: timingShape,
  /** The host paused a match (H26), whose open round had this deadline. */
  pause: lazy(() => z.strictObject({ deadline: text() })),
  /** A paused match goes on, and its open round has this deadline. */
  'go on': lazy(() => z.strictObject({ deadline: text() })),
  /** The deadline was moved; '' is none. */
  deadline: lazy(() => z.strictObject({ from: text(), to: text() })),
  /** The tab of a match was drawn again from the log; with the hash of its position. */
  'restore tab': lazy(() => z.strictObject({ position: text() })),
  /** Tabs of responses that were deleted are replaced by new ones (H22). */
  'restore responses': lazy(() =>
    z.strictObject({ orders: z.exactOptional(count()), trades: z.exactOptional(count()) }),
  ),
  /** The host gave a match another title (H27). */
  rename: lazy(() => z.strictObject({ title: text() })),
  /**
   * The host ended a match before its end, when its deadline was `from`, without an outcome or with that of its standing; or
   * let it go on with the deadline `next` (H24).
   */
  'end early': lazy(() =>
    z.strictObject({
      ended: z.boolean(),
      from: z.exactOptional(text()),
      next: z.exactOptional(text()),
      outcome: z.exactOptional(z.literal('standing')),
      /** The trades and offers of the open round that lapsed with it, if any. */
      lapsed: z.exactOptional(lapsed()),
    }),
  ),
  /** Everyone can download a page of the match, a file with this id and link; or no more, with '' (H32). */
  share: lazy(() => z.strictObject({ file: text(), link: text() })),
} as const;
