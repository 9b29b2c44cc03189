import * as z from 'zod/mini';
import { lazy } from '../../../../rules/base/lazy.ts';
import { count, text, whole } from '../../../../rules/declare/position.ts';
import { list } from './shapes.ts';

/** The first and the last number of entries that follow each other. */
const run = () =>
  z.custom<readonly [from: number, to: number]>(
    (value) =>
      Array.isArray(value) && value.length === 2 && value.every((one) => count().safeParse(one).success),
  );

/** A match in the archive (H10): what the workbook must know of it without its rows. */
const archived = lazy(() =>
  z.strictObject({
    /** The archive: a spreadsheet's id. */
    file: text(),
    /** Its row of the Matches tab. */
    row: z.strictObject({
      game: text(),
      title: text(),
      round: count(),
      form: text(),
      formUrl: text(),
      trades: text(),
      tradesUrl: text(),
    }),
    /** The players' names, in seat order. */
    players: list(text()),
    winners: list(text()),
    candidates: list(text()),
    /** When the host changed the position by hand, in words. */
    edited: z.exactOptional(text()),
    /** The candidate that the winners chose (X6). */
    chosen: z.exactOptional(text()),
    /** Whom the loser named as opponent (F16). */
    opponent: z.exactOptional(text()),
    /** Which of both players had to choose, while the host noted nothing. */
    missing: z.exactOptional(z.literal(['choice', 'opponent'])),
    /** The host ended it before its end (H24). */
    endedEarly: z.exactOptional(z.boolean()),
    /** When its last round was resolved. */
    ended: z.exactOptional(text()),
    /** What the match gave its players, by their ids. */
    purses: list(
      z.strictObject({ player: text(), garnets: whole(), bellflowers: whole(), tokensOfLife: whole() }),
    ),
    /** SHA-256 of its seed: no other match may use it. */
    commitment: text(),
    /** The hash of its record. */
    record: text(),
    /** The numbers of its entries, as runs from the first to the last, ascending. */
    runs: list(run()),
    /** The inputs for their hashes, in the same order (moved.ts): with them the chain has no gaps. */
    links: list(text()),
    /** The hash of its last entry. */
    head: text(),
    /** The hashes of the cells of its response tabs. */
    responses: z.strictObject({ orders: text(), trades: text() }),
  }),
);

/** The entries about a match that is closed, and the archive (H10). */
export const ARCHIVE_EVENTS = {
  /** A match that is over was closed (H10): its seed is shown; with the hash of its position. */
  close: lazy(() => z.strictObject({ position: text() })),
  /** The rows and tabs of a closed match were moved into the archive. */
  archive: archived,
  /** A closed match can be changed again (H11); `entry` is the number of the entry that closed it, or moved it away. */
  'bring back': lazy(() =>
    z.strictObject({
      entry: count(),
      /** Its new tabs of responses. */
      tabs: z.exactOptional(z.strictObject({ orders: count(), trades: count() })),
    }),
  ),
} as const;
