import * as z from 'zod/mini';
import { byNames } from '../../rules/base/by-names.ts';
import type { Json } from '../../rules/base/json.ts';
import { count, text, whole } from '../../rules/declare/position.ts';

/** Makes the schema of a list. `item` is the schema of each item. */
export const list = <S extends z.ZodMiniType>(item: S) =>
  z.array(item) as z.ZodMiniType as z.ZodMiniType<readonly z.infer<S>[]>;

/** Any JSON value except undefined. */
export const json = z.custom<Json>((value) => value !== undefined);

const cell = z.union([z.string(), z.number(), z.boolean()]);

/** Amounts in a purse, or changes of these amounts. */
export const purse = { garnets: whole(), bellflowers: whole(), tokensOfLife: whole() };

/** A player's id, and a change of this player's purse. */
export const playerPurse = z.strictObject({ player: text(), ...purse });
export type PlayerPurse = z.infer<typeof playerPurse>;

/** A position as tables, like in a match's tab. */
export const position = byNames(z.union([cell, list(byNames(cell))]));

/** Source of a player's order: a response, or the host. */
export const source = z.strictObject({
  response: z.exactOptional(text()),
  at: text(),
  /** Verified address of the sender. In a season with codes, the player's name on the roster. */
  sender: text(),
  /** True if the host entered or deleted the order (H16). If the host deleted the order, `orders` has no order of this player. */
  byHost: z.exactOptional(z.boolean()),
  answers: byNames(text()),
});

const trade = { from: text(), to: text(), gives: json, takes: json };

/** Offers that lapsed, with the reasons. If a reason shows what goods a player has, only the host and this player may learn the reason. */
export const lapsed = list(
  z.strictObject({
    ...trade,
    /**
     * Reason why an offer lapsed.
     * - 'open': the other player did not agree.
     * - 'lacking': the other player did not agree, and the sender did not have everything offered.
     * - 'forbidden': the rules no longer allow the offer.
     * - 'withdrawn': the sender withdrew the offer.
     * - 'ended': the host ended the match.
     * - 'late': the offer came too late.
     * - 'refused': the rules never allowed the offer.
     */
    why: z.literal(['open', 'lacking', 'forbidden', 'withdrawn', 'ended', 'late', 'refused']),
  }),
);

/** Amounts that each player got or spent outside the match. Keys are the names in the match. */
const credits = byNames(
  z.strictObject({ garnets: z.exactOptional(whole()), bellflowers: z.exactOptional(whole()) }),
);

/** Payment from outside the match to players of the match, with the log entry that paid (H39). */
const payment = z.strictObject({
  /** Log entry of this match, of another match, or of the season (match 0). Absent if no entry made the payment. */
  row: z.exactOptional(z.strictObject({ match: count(), number: count(), hash: text() })),
  /** Amounts for each player. Keys are the names in the match. */
  to: credits,
});
export type Payment = z.infer<typeof payment>;

/**
 * Reasons why a response did not count.
 * - 'replaced': a newer response or the host replaced the response.
 * - 'late': the response came too late.
 * - 'ignored': the host ignored the response.
 */
const FATES = ['replaced', 'late', 'ignored'] as const;

/** Largest number of a player's uncounted responses that the log keeps with the answers. */
export const MOST_UNCOUNTED = 3;

/**
 * A player's responses that were read for a round but did not count: the number of these responses, and the newest ones
 * with their answers.
 */
const uncounted = z.strictObject({
  count: count(),
  newest: list(z.strictObject({ at: text(), fate: z.literal(FATES), answers: byNames(text()) })),
});
export type Uncounted = z.infer<typeof uncounted>;

/** Data that decide a round, in the format of the record. */
export const decided = {
  credits,
  trades: list(z.strictObject(trade)),
  orders: byNames(json),
  /** The host's ruling of the round (O2). Only a host's own game has this field. */
  ruling: z.exactOptional(json),
};

/** Data that decide a round, and the sources of these data. */
export const round = {
  ...decided,
  /** Payments whose sum equals the credits; absent without payments. */
  paid: z.exactOptional(list(payment)),
  /** Source of each player's order: the response's id, its arrival time, and the answers as sent. */
  sources: byNames(source),
  /** Responses that did not count, by the player's name; absent if there are none. */
  uncounted: z.exactOptional(byNames(uncounted)),
  /** Responses that were read from the trade form. Each response is one text (read-offers.ts). */
  offers: list(text()),
  /** Offers that did not become trades; absent if there are none. */
  lapsed: z.exactOptional(lapsed),
  /** Deadline of the round. If the round is undone, the match gets this deadline again. */
  deadline: text(),
  /** Deadline of the next round. */
  next: z.exactOptional(text()),
  /** Formulas of the host's ruling; absent if no formula changed. */
  rules: z.exactOptional(byNames(text())),
  /** Keys of the cells that the host typed, such as `fact:pot` or `next:coins@2` (2 is the seat). Formulas gave all other values (O8). */
  typed: z.exactOptional(list(text())),
  /** Reason why the round was resolved automatically: the deadline had come, or everyone had sent an order (H25). */
  auto: z.exactOptional(z.literal(['deadline', 'all'])),
};
const roundShape = z.strictObject(round);
export type RoundData = z.infer<typeof roundShape>;

/** Timing of a match's rounds, as the host chose it (H17, H25). */
export const timingShape = z.strictObject({
  /** Schedule of the deadlines, in words; '' means the schedule of the season. */
  schedule: text(),
  /**
   * Moment from which the round may be resolved automatically.
   * - 'off': never.
   * - 'deadline': at the deadline.
   * - 'all': at the deadline, or as soon as everyone has sent an order.
   */
  auto: z.literal(['off', 'deadline', 'all']),
  /** Minutes that the automatic resolve waits after the moment in `auto`. */
  wait: count().check(z.maximum(24 * 60)),
  /**
   * Treatment of a player who has sent no order by the time in `auto`. 'rules' uses the default order of the rules;
   * 'host' waits for the host.
   */
  missing: z.literal(['rules', 'host']),
  /** Hours before the deadline when players without an order get a mail; 0 means no mail. */
  remind: count().check(z.maximum(24 * 7)),
  /** True if the host gets a mail when a round could not resolve automatically. */
  tell: z.boolean(),
});

/** Row of a match in the Matches tab, without the cells that rounds change. */
const row = z.strictObject({
  title: text(),
  /** Deadline of the open round. */
  deadline: text(),
  form: text(),
  formUrl: text(),
  formTab: count(),
  trades: text(),
  tradesUrl: text(),
  tradesTab: count(),
});
export type RowFacts = z.infer<typeof row>;

/** Beginning of a match: data for the record, the row in the Matches tab, and the headings of the responses tabs. */
export const begun = {
  game: text(),
  /** Definition of the game (O1). Only a host's own game has this field. */
  definition: z.exactOptional(json),
  /** The host's formulas (own-game/rules.ts). Only a host's own game has this field. */
  rules: z.exactOptional(byNames(text())),
  options: byNames(json),
  players: list(
    z.strictObject({
      id: text(),
      name: text(),
      meadow: z.exactOptional(text()),
      garnets: whole(),
      bellflowers: whole(),
    }),
  ),
  seed: text(),
  /** True if the host typed the seed; otherwise Roundkeeper drew it. */
  seedTyped: z.exactOptional(z.boolean()),
  setup: byNames(json),
  /** Keys of the game's hints that boards show to players. */
  hints: z.exactOptional(list(text())),
  heads: z.strictObject({ orders: list(text()), trades: list(text()) }),
  row,
  /** Credits of the next round: each player's purse in the season minus the player's purse in the match. */
  credits: z.exactOptional(credits),
  /** Payments that other running matches made before this match began. Only later payments become credits (H39). */
  elsewhere: z.exactOptional(list(payment)),
  /** Timing of the rounds; absent if the host did not choose a timing. */
  timing: z.exactOptional(timingShape),
  /** Hash of the first position. */
  position: text(),
  /** SHA-256 of the seed. */
  commitment: text(),
};
const begunShape = z.strictObject(begun);
export type Begun = z.infer<typeof begunShape>;

const anyTrade = z.strictObject({ from: text(), to: text(), gives: byNames(json), takes: byNames(json) });

/** Orders and trades that were already sent in the open round (H31). Players have their names from the start of the match. */
export const openPart = z.strictObject({
  /** Answers of each player, with the titles of the form's questions as keys. */
  orders: byNames(byNames(text())),
  /** Agreed trades. The trade that was agreed first comes first. */
  trades: list(anyTrade),
});
export type OpenPart = z.infer<typeof openPart>;

/** Sources of the players' purses after a take-over: the season or the record (H31). */
export const TAKEN_PURSES = ['season', 'record'] as const;

/** Past of a match that was taken over (H31). */
export const taken = {
  /** The players' names in the season, in the order of seats. `players` has the names in the record. */
  shown: list(text()),
  /** Positions that the host changed by hand. `after` is the number of the round before the change. */
  edits: list(z.strictObject({ after: count(), position })),
  /** Rounds that were played before the take-over, in the format of the record. */
  rounds: list(z.strictObject(decided)),
  /** Source of the seed: the record, or a draw at the take-over if the record has no seed. */
  seedFrom: z.literal(['record', 'take over']),
  /** Source of the players' purses: the season or the record. */
  purses: z.literal(TAKEN_PURSES),
  /** Orders and trades that were sent for the open round; absent if there are none. */
  open: z.exactOptional(openPart),
};
const takenShape = z.strictObject(taken);

/** Beginning of a match. */
export interface Started
  extends Omit<Begun, 'position' | 'commitment' | 'heads' | 'row' | 'credits' | 'elsewhere'> {
  /** Headings of the responses tabs; absent if the match has no forms. */
  readonly heads?: Begun['heads'];
  /** Source of the seed; present only if the match was taken over. */
  readonly seedFrom?: z.infer<typeof takenShape>['seedFrom'];
}

/** A match that was taken over: how it began elsewhere, and its rounds so far. */
export type Taken = Started & z.infer<typeof takenShape>;

/** Data of every event that corrects a resolved round. */
export const correction = {
  round: count(),
  /** Rulings that formulas gave again with the correction, of this and later rounds (O7); absent if no ruling changes. */
  again: z.exactOptional(list(z.strictObject({ round: count(), ruling: json }))),
  /** New deadline of the open round, if the correction ended or reopened the match. */
  next: z.exactOptional(text()),
  /** Hash of the position after the last round. */
  position: text(),
};
const correctionShape = z.strictObject(correction);
export type RuledAgain = NonNullable<z.infer<typeof correctionShape>['again']>;

/** Correction of a trade in a round: the host cancelled a trade, entered a trade, or both (H34). */
export const correctedTrade = {
  round: count(),
  cancels: z.exactOptional(anyTrade),
  enters: z.exactOptional(anyTrade),
};
const correctedShape = z.strictObject(correctedTrade);
export type CorrectedTrade = z.infer<typeof correctedShape>;

/** A new player in a place, or a new name or address of the place's player (H23). */
export const substitution = z.strictObject({
  /** Id of the place. */
  player: text(),
  from: text(),
  to: text(),
  person: z.literal(['other', 'same']),
  /** True if only the name changed. The address, file, code and invitations then stay. */
  kept: z.exactOptional(z.literal(true)),
  /** Id of the player who took the place, if this player was already on the roster; absent for a new person. */
  by: z.exactOptional(text()),
  /**
   * True if the player `by` had no place and no purse before. This player then moves to the roster row of the place, and
   * the old row is cleared.
   */
  joined: z.exactOptional(z.boolean()),
});
export type SubstitutionData = z.infer<typeof substitution>;

/** Summary of an archived match in the season's log (H10). It holds everything that the panel, the pages and new matches need. */
export const archivedMatch = z.strictObject({
  match: count(),
  /** Id of the archive, which is a spreadsheet. */
  file: text(),
  /** Row of the match in the Matches tab. */
  row: z.strictObject({
    game: text(),
    title: text(),
    round: count(),
    form: text(),
    formUrl: text(),
    trades: text(),
    tradesUrl: text(),
  }),
  /** The players' names, in the order of seats. */
  players: list(text()),
  winners: list(text()),
  candidates: list(text()),
  /** Text about the positions that the host changed by hand. */
  edited: z.exactOptional(text()),
  /** Candidate whom the winners chose (X6). */
  chosen: z.exactOptional(text()),
  /** Opponent whom the loser named (F16). */
  opponent: z.exactOptional(text()),
  /** Choice that a player still had to make; absent if no choice was missing. */
  missing: z.exactOptional(z.literal(['choice', 'opponent'])),
  /** True if the host ended the match early (H24). */
  endedEarly: z.exactOptional(z.boolean()),
  /** Time when the last round was resolved. */
  ended: z.exactOptional(text()),
  /** Payments of the match to its players, by player id. */
  purses: list(playerPurse),
  /** SHA-256 of the seed, which no other match may use again. */
  commitment: text(),
  /** Hash of the match's record. */
  record: text(),
  /** Number of entries of the match. `last` and `head` are the last entry's number and hash. */
  count: count(),
  last: count(),
  head: text(),
  /** Hashes of the cells of the match's responses tabs. */
  responses: z.strictObject({ orders: text(), trades: text() }),
});
export type ArchivedData = z.infer<typeof archivedMatch>;
