import * as z from 'zod/mini';
import { lazy } from '../../../../rules/base/lazy.ts';
import { count, text } from '../../../../rules/declare/position.ts';
import { list, purse } from './shapes.ts';

/** What an award may be for. */
export const AWARD_KINDS = ['minigame', 'death match'] as const;

/** The format of the season's tabs and of every row of its log. A change of either gets the next number. */
export const SEASON_FORMAT = 1;

/** A person of the season with what belongs to them. */
const person = () =>
  z.strictObject({
    id: text(),
    name: text(),
    email: text(),
    meadow: text(),
    file: text(),
    code: text(),
    access: text(),
  });

/** The entries about the season and its people. */
export const SEASON_EVENTS = {
  /** The season was set up, in this format. */
  season: lazy(() =>
    z.strictObject({ identity: z.literal(['email', 'code']), format: z.literal(SEASON_FORMAT) }),
  ),
  /** The host gave or took something outside any game (X7, N13). */
  award: lazy(() =>
    z.strictObject({
      player: text(),
      ...purse(),
      why: text(),
      /** What it is for, if the host said so. */
      kind: z.exactOptional(z.literal(AWARD_KINDS)),
    }),
  ),
  /** A sole winner gave the second Token of Life of a match on (X7), or that was taken back; players by their ids. */
  'give token': lazy(() =>
    z.strictObject({
      match: count(),
      from: text(),
      to: text(),
      /** What `to` was called then. */
      name: text(),
      back: z.exactOptional(z.boolean()),
    }),
  ),
  /** A player, by id, is out of the season, or back in it. */
  elimination: lazy(() => z.strictObject({ player: text(), out: z.boolean(), why: text() })),
  /** Entries of the log were lost with an earlier version of the workbook, from the number of this one up to `last`, and the host went on (H38). */
  'lost entries': lazy(() => z.strictObject({ last: count(), hash: text() })),
  /** Somebody else took over a player's place, or the player has another name or address by now (H23). */
  substitute: lazy(() =>
    z.strictObject({
      /** The id of the place. */
      player: text(),
      from: text(),
      to: text(),
      person: z.literal(['other', 'same']),
      /** Only the name changed: the address stays, and with it file, code and invitations. */
      kept: z.exactOptional(z.literal(true)),
      /** The id of the player of the roster who took it over; absent for somebody new. */
      by: z.exactOptional(text()),
      /** That player had no place and no purse: the row of the place is theirs, and their own one is gone. */
      joined: z.exactOptional(z.boolean()),
    }),
  ),
  /** The people whose file or code changed, and the spectators' file. */
  roster: lazy(() => z.strictObject({ spectators: text(), people: list(person()) })),
  /** The host accepted changes of the Ledger tab by hand; with the differences. */
  ledger: lazy(() => list(z.strictObject({ player: text(), ...purse() }))),
} as const;
