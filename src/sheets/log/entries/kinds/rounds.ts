import * as z from 'zod/mini';
import { byNames } from '../../../../rules/base/by-names.ts';
import { lazy } from '../../../../rules/base/lazy.ts';
import { count, text } from '../../../../rules/declare/position.ts';
import { json, list, round, source } from './shapes.ts';

/** A trade that the host struck, one that the host entered, or one in the place of the other (H34). */
const corrected = () => {
  const one = () =>
    z.exactOptional(
      z.strictObject({ from: text(), to: text(), gives: byNames(json()), takes: byNames(json()) }),
    );
  return { round: count(), strikes: one(), enters: one() };
};

/** The entries about a round, with its orders and trades. */
export const ROUND_EVENTS = {
  /** A round was resolved; with the hash of the position that it gave. */
  resolve: lazy(() => z.strictObject({ ...round(), position: text() })),
  /** A round was taken back, with the later ones up to `last` where it was not the last; `entry` is the number of its entry. */
  undo: lazy(() =>
    z.strictObject({
      round: count(),
      entry: count(),
      last: z.exactOptional(count()),
      /** It pauses the match, which would else resolve the round again by itself (H26). */
      pauses: z.exactOptional(z.boolean()),
    }),
  ),
  /**
   * The host corrected the order of a player in a resolved round; without an order, nothing of the player counts in it. The
   * rounds from it on were played again (H20); with the hash of the position that this gave, and the deadline of the open
   * round where the match ended or went on by it.
   */
  amend: lazy(() =>
    z.strictObject({
      round: count(),
      player: text(),
      order: z.exactOptional(json()),
      source: source(),
      next: z.exactOptional(text()),
      position: text(),
    }),
  ),
  /** The host corrected the trades of the open round (H34), by the names with which the match began. */
  'host trade': lazy(() => z.strictObject(corrected())),
  /** The host corrected the trades of a resolved round, and the rounds from it on were played again, as after 'amend'. */
  'amend trade': lazy(() =>
    z.strictObject({ ...corrected(), next: z.exactOptional(text()), position: text() }),
  ),
  /** A late response counts (X2): its round, player and time. */
  'accept late': lazy(() =>
    z.strictObject({ round: count(), player: text(), at: text(), response: text(), due: text() }),
  ),
  /**
   * The host gave an order for a player in the open round (H16): 'enter' has its answers, by their titles; with 'remove'
   * nothing of the player counts; with 'withdraw' what the player sent counts again.
   */
  'host order': lazy(() =>
    z.strictObject({
      round: count(),
      player: text(),
      does: z.literal(['enter', 'remove', 'withdraw']),
      answers: z.exactOptional(byNames(text())),
    }),
  ),
  /**
   * The host assigned a response from an unknown account or code to a player; without a player, the assignment is taken back (H18). With `aside`
   * the response belongs to no player of the match, and the host is not asked again. `sender` is the digest of the account or code, if the
   * assignment applies to all its responses.
   */
  'name sender': lazy(() =>
    z.strictObject({
      round: count(),
      response: text(),
      player: z.exactOptional(text()),
      aside: z.exactOptional(z.boolean()),
      sender: z.exactOptional(text()),
    }),
  ),
  /**
   * Mails to people of the season, such as a 'reminder' of an open round. The entry is written before they are sent, so that none is sent twice
   * (H19).
   */
  mail: lazy(() => z.strictObject({ kind: text(), round: count(), to: list(text()) })),
} as const;
