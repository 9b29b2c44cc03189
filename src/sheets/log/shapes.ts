import * as z from 'zod/mini';
import { byNames } from '../../rules/base/by-names.ts';
import type { Json } from '../../rules/base/json.ts';
import { count, text, whole } from '../../rules/declare/position.ts';

/** Makes the schema of a list whose items have one schema. */
export const list = <S extends z.ZodMiniType>(item: S) =>
  z.array(item) as z.ZodMiniType as z.ZodMiniType<readonly z.infer<S>[]>;

/** Any JSON value except undefined. */
export const json = z.custom<Json>((value) => value !== undefined);

/** Value of a cell. */
const cell = z.union([z.string(), z.number(), z.boolean()]);

/** Amounts in a purse, or changes of these amounts. */
export const purse = { garnets: whole(), bellflowers: whole(), tokensOfLife: whole() };

/** Change of a player's purse, with the player's id. */
export const playerPurse = z.strictObject({ player: text(), ...purse });
export type PlayerPurse = z.infer<typeof playerPurse>;

/** A position, as the tables in a match's tab hold it. */
export const position = byNames(z.union([cell, list(byNames(cell))]));

/** Source of a player's order: a response, or the host. */
export const source = z.strictObject({
  response: z.exactOptional(text()),
  at: text(),
  /** Verified address of the sender; in a season with codes, the player's name on the roster. */
  sender: text(),
  /** True if the host entered or deleted the order (H16). After a deletion, `orders` has no order of the player. */
  byHost: z.exactOptional(z.boolean()),
  answers: byNames(text()),
});

/** A trade between two players. */
const trade = { from: text(), to: text(), gives: json, takes: json };

/** Offers that lapsed, with the reason. Only the player concerned may learn from a reason what this player holds. */
export const lapsed = list(
  z.strictObject({
    ...trade,
    /**
     * Reason why an offer lapsed. 'open': not agreed; 'lacking': not agreed, and the goods are gone; 'forbidden': now
     * against the rules; 'late': sent too late; 'refused': against the rules from the start.
     */
    why: z.literal(['open', 'lacking', 'forbidden', 'withdrawn', 'ended', 'late', 'refused']),
  }),
);

/** Amounts that each player got or gave outside the match, by name in the match. */
const credits = byNames(
  z.strictObject({ garnets: z.exactOptional(whole()), bellflowers: z.exactOptional(whole()) }),
);

/** A payment to players of a match from outside, with the log entry that paid it (H39). */
const payment = z.strictObject({
  /** Log entry of this match, another match, or the season (0); absent if no entry made the payment. */
  row: z.exactOptional(z.strictObject({ match: count(), number: count(), hash: text() })),
  /** Amounts for each player, by name in the match. */
  to: credits,
});
export type Payment = z.infer<typeof payment>;

/** Reasons why a response did not count: replaced by a newer one or by the host, late, or ignored by the host. */
const FATES = ['replaced', 'late', 'ignored'] as const;

/** Most uncounted responses of a player that are kept with their answers. */
export const MOST_UNCOUNTED = 3;

/** A player's responses that were read for a round and did not count: how many, and the newest by time. */
const uncounted = z.strictObject({
  count: count(),
  newest: list(z.strictObject({ at: text(), fate: z.literal(FATES), answers: byNames(text()) })),
});
export type Uncounted = z.infer<typeof uncounted>;

/** Input of a round, as in the record. */
export const decided = {
  credits,
  trades: list(z.strictObject(trade)),
  orders: byNames(json),
  /** Own games only: the host's ruling of the round (O2). */
  ruling: z.exactOptional(json),
};

/** Everything that decided a round, with its sources. */
export const round = {
  ...decided,
  /** Payments that add up to the credits, if any. */
  paid: z.exactOptional(list(payment)),
  /** Response behind each order, by player: id, arrival time, and answers as sent. */
  sources: byNames(source),
  /** Other responses of players, by name, if any. */
  uncounted: z.exactOptional(byNames(uncounted)),
  /** Responses to the trade form that were read, each as one text (read-offers.ts). */
  offers: list(text()),
  /** Offers that did not become trades, if any. */
  lapsed: z.exactOptional(lapsed),
  /** Deadline of the round; an undo restores it. */
  deadline: text(),
  /** Deadline of the next round. */
  next: z.exactOptional(text()),
  /** Formulas of the host's ruling, if they changed. */
  rules: z.exactOptional(byNames(text())),
  /** Parts of the ruling that the host typed, such as `fact:pot` or `next:coins@2` (2 is the seat). Formulas computed the rest (O8). */
  typed: z.exactOptional(list(text())),
  /** Reason why the round resolved automatically: its deadline, or because everyone had sent an order (H25). */
  auto: z.exactOptional(z.literal(['deadline', 'all'])),
};
const roundShape = z.strictObject(round);
export type RoundData = z.infer<typeof roundShape>;

/** Timing of a match's rounds, as the host chose (H17, H25). */
export const timingShape = z.strictObject({
  /** Schedule of the deadlines in words; '' for the schedule of the season. */
  schedule: text(),
  /** Time of the automatic resolve: never, at the deadline, or also as soon as everyone has sent an order. */
  auto: z.literal(['off', 'deadline', 'all']),
  /** Minutes from that time to the automatic resolve. */
  wait: count().check(z.maximum(24 * 60)),
  /** Choice for an order that is missing at that time: 'rules' plays the default of the rules, 'host' waits for the host. */
  missing: z.literal(['rules', 'host']),
  /** Hours before the deadline at which players without an order get a mail; 0 for no mail. */
  remind: count().check(z.maximum(24 * 7)),
  /** True if the host gets a mail when a round could not resolve automatically. */
  tell: z.boolean(),
});

/** A match's row of the Matches tab, without what rounds change. */
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

/** Beginning of a match: its part of the record, its row, and the headings of its responses tabs. */
export const begun = {
  game: text(),
  /** Own games only: the game's definition (O1). */
  definition: z.exactOptional(json),
  /** Own games only: the host's formulas (own-game/rules.ts). */
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
  /** Keys of the game's hints that players' boards show. */
  hints: z.exactOptional(list(text())),
  heads: z.strictObject({ orders: list(text()), trades: list(text()) }),
  row,
  /** Credits of the next round: the player's purse in the season minus the purse in the match. */
  credits: z.exactOptional(credits),
  /** Payments that other running matches made before this match began. Only later payments become credits (H39). */
  elsewhere: z.exactOptional(list(payment)),
  /** Timing of the rounds, if the host chose it. */
  timing: z.exactOptional(timingShape),
  /** Hash of the first position. */
  position: text(),
  /** SHA-256 of the seed. */
  commitment: text(),
};
const begunShape = z.strictObject(begun);
export type Begun = z.infer<typeof begunShape>;

const anyTrade = z.strictObject({ from: text(), to: text(), gives: byNames(json), takes: byNames(json) });

/** The answered part of a round that is not resolved yet, by the players' names at the start of the match (H31). */
export const openPart = z.strictObject({
  /** Answers of each player, by the titles of the questions. */
  orders: byNames(byNames(text())),
  /** Agreed trades, the earliest agreement first. */
  trades: list(anyTrade),
});
export type OpenPart = z.infer<typeof openPart>;

/** Choices for the players' purses after a take-over: those of the season, or those of the record (H31). */
export const TAKEN_PURSES = ['season', 'record'] as const;

/** Past of a match that was taken over (H31). */
export const taken = {
  /** The players' names in the season, in seat order; `players` has the names in the record. */
  shown: list(text()),
  /** Positions that the host had put in by hand, each with the round before it. */
  edits: list(z.strictObject({ after: count(), position })),
  /** Rounds played before the take-over, as in the record. */
  rounds: list(z.strictObject(decided)),
  /** Source of the seed: the record, or a draw at the take-over because the record has none. */
  seedFrom: z.literal(['record', 'take over']),
  /** Choice for the players' purses: those of the season, or those of the record. */
  purses: z.literal(TAKEN_PURSES),
  /** The orders and trades that were sent for the open round, if any. */
  open: z.exactOptional(openPart),
};
const takenShape = z.strictObject(taken);

/** Beginning of a match. */
export interface Started
  extends Omit<Begun, 'position' | 'commitment' | 'heads' | 'row' | 'credits' | 'elsewhere'> {
  /** Headings of the responses tabs; absent if the match has no forms. */
  readonly heads?: Begun['heads'];
  /** Source of the seed, if the match was taken over. */
  readonly seedFrom?: z.infer<typeof takenShape>['seedFrom'];
}

/** A match that was taken over: how it began elsewhere, and its rounds so far. */
export type Taken = Started & z.infer<typeof takenShape>;

/** A trade of a round that the host cancelled, entered or replaced (H34). */
export const correctedTrade = {
  round: count(),
  cancels: z.exactOptional(anyTrade),
  enters: z.exactOptional(anyTrade),
};
const correctedShape = z.strictObject(correctedTrade);
export type CorrectedTrade = z.infer<typeof correctedShape>;

/** A new player at a place, or a new name or address of the player (H23). */
export const substitution = z.strictObject({
  /** Id of the place. */
  player: text(),
  from: text(),
  to: text(),
  person: z.literal(['other', 'same']),
  /** True if only the name changed, so that address, file, code and invitations stay. */
  kept: z.exactOptional(z.literal(true)),
  /** Id of the roster's player who took the place; absent for a new person. */
  by: z.exactOptional(text()),
  /**
   * True if the player had no place and no purse before. The player then moves to the roster row of the place, and the
   * old row is cleared.
   */
  joined: z.exactOptional(z.boolean()),
});
export type SubstitutionData = z.infer<typeof substitution>;

/** Summary of an archived match in the season's log (H10): all that the panel, pages and new matches need. */
export const archivedMatch = z.strictObject({
  match: count(),
  /** Id of the archive, a spreadsheet. */
  file: text(),
  /** The match's row of the Matches tab. */
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
  /** The host's changes of the position by hand, in words. */
  edited: z.exactOptional(text()),
  /** Candidate whom the winners chose (X6). */
  chosen: z.exactOptional(text()),
  /** Opponent whom the loser named (F16). */
  opponent: z.exactOptional(text()),
  /** Choice that a player still had to make, if the host recorded none. */
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
  /** Number of the match's entries, and number and hash of the last one. */
  count: count(),
  last: count(),
  head: text(),
  /** Hashes of the cells of the match's responses tabs. */
  responses: z.strictObject({ orders: text(), trades: text() }),
});
export type ArchivedData = z.infer<typeof archivedMatch>;
