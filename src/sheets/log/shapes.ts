import * as z from 'zod/mini';
import { byNames } from '../../rules/base/by-names.ts';
import type { Json } from '../../rules/base/json.ts';
import { count, text, whole } from '../../rules/declare/position.ts';

/** A list of things of one shape. */
export const list = <S extends z.ZodMiniType>(item: S) =>
  z.array(item) as z.ZodMiniType as z.ZodMiniType<readonly z.infer<S>[]>;

/** Any JSON value except undefined. */
export const json = z.custom<Json>((value) => value !== undefined);

/** The value of a cell. */
const cell = z.union([z.string(), z.number(), z.boolean()]);

/** Content of a purse, or its change. */
export const purse = { garnets: whole(), bellflowers: whole(), tokensOfLife: whole() };

/** The change of a player's purse, by the player's id. */
export const playerPurse = z.strictObject({ player: text(), ...purse });
export type PlayerPurse = z.infer<typeof playerPurse>;

/** A position as the tables of a match's tab hold it. */
export const position = byNames(z.union([cell, list(byNames(cell))]));

/** Where an order came from. */
export const source = z.strictObject({
  response: z.exactOptional(text()),
  at: text(),
  /** The verified address that sent it; in a season with codes, the name on the roster. */
  sender: text(),
  /** The host entered the order, or deleted it (H16); after a deletion `orders` has none of the player. */
  byHost: z.exactOptional(z.boolean()),
  answers: byNames(text()),
});

/** A trade between two players. */
const trade = { from: text(), to: text(), gives: json, takes: json };

/** Offers that lapsed, with the reason. Only a player may learn what that player holds. */
export const lapsed = list(
  z.strictObject({
    ...trade,
    /**
     * 'open': not agreed; 'lacking': not agreed, and the goods are gone; 'forbidden': now against the rules; 'late':
     * sent too late; 'refused': against the rules from the start.
     */
    why: z.literal(['open', 'lacking', 'forbidden', 'withdrawn', 'ended', 'late', 'refused']),
  }),
);

/** Amounts that each player got or gave outside the match, by the player's name in the match. */
const credits = byNames(
  z.strictObject({ garnets: z.exactOptional(whole()), bellflowers: z.exactOptional(whole()) }),
);

/** A payment to players of a match from outside, and its row in the log (H39). */
const payment = z.strictObject({
  /** Its row: of this match, of another one, or of the season (0). Absent if the payment is in no row. */
  row: z.exactOptional(z.strictObject({ match: count(), number: count(), hash: text() })),
  /** The payments to each player, by the names in the match. */
  to: credits,
});
export type Payment = z.infer<typeof payment>;

/** Fates of a response that did not count: replaced by a newer one or by the host, late, or ignored by the host. */
const FATES = ['replaced', 'late', 'ignored'] as const;

/** Most responses of a player that did not count and are kept with their answers. */
export const MOST_UNCOUNTED = 3;

/** Responses of a player that were read for a round and did not count: their number, and the newest, by time. */
const uncounted = z.strictObject({
  count: count(),
  newest: list(z.strictObject({ at: text(), fate: z.literal(FATES), answers: byNames(text()) })),
});
export type Uncounted = z.infer<typeof uncounted>;

/** The input of a round, as in the record. */
export const decided = {
  credits,
  trades: list(z.strictObject(trade)),
  orders: byNames(json),
  /** Own games only: the host's ruling (O2). */
  ruling: z.exactOptional(json),
};

/** All that decided a round, and where it came from. */
export const round = {
  ...decided,
  /** The rows of the log that make up the credits, if any. */
  paid: z.exactOptional(list(payment)),
  /** The response of each order: its id, when it came, and the answers as they were given. */
  sources: byNames(source),
  /** The other responses of players, by name, if any. */
  uncounted: z.exactOptional(byNames(uncounted)),
  /** The responses to the trade form that were read, each in one text (read-offers.ts). */
  offers: list(text()),
  /** The offers that did not become trades, if any. */
  lapsed: z.exactOptional(lapsed),
  /** The deadline of the round, which an undo puts back. */
  deadline: text(),
  /** The deadline of the next round. */
  next: z.exactOptional(text()),
  /** The formulas of the host's ruling, if they have changed. */
  rules: z.exactOptional(byNames(text())),
  /** The parts of the ruling that the host typed, such as `fact:pot` and `next:coins@2`, 2 being the seat; formulas gave the others (O8). */
  typed: z.exactOptional(list(text())),
  /** It was resolved automatically: at its deadline, or because all had sent (H25). */
  auto: z.exactOptional(z.literal(['deadline', 'all'])),
};
const roundShape = z.strictObject(round);
export type RoundData = z.infer<typeof roundShape>;

/** The end of rounds in a match, as the host chose it (H17, H25). */
export const timingShape = z.strictObject({
  /** When rounds are due, in words; '' as the season says. */
  schedule: text(),
  /** A round resolves automatically: never, at its deadline, or also as soon as all have sent. */
  auto: z.literal(['off', 'deadline', 'all']),
  /** Minutes from that moment to the resolve. */
  wait: count().check(z.maximum(24 * 60)),
  /** If an order is missing then: the default of the rules replaces it, or the round waits for the host. */
  missing: z.literal(['rules', 'host']),
  /** Hours before the deadline at which those who have sent nothing get a mail; 0 for no mail. */
  remind: count().check(z.maximum(24 * 7)),
  /** The host gets a mail when a round could not be resolved automatically. */
  tell: z.boolean(),
});

/** A match's row of the Matches tab, as far as rounds do not change it. */
const row = z.strictObject({
  title: text(),
  /** The deadline of the open round. */
  deadline: text(),
  form: text(),
  formUrl: text(),
  formTab: count(),
  trades: text(),
  tradesUrl: text(),
  tradesTab: count(),
});
export type RowFacts = z.infer<typeof row>;

/** The beginning of a match, as in the record, with its row and the heads of its response tabs. */
export const begun = {
  game: text(),
  /** Own games only: the definition (O1). */
  definition: z.exactOptional(json),
  /** Own games only: the formulas (own-game/rules.ts). */
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
  /** The host typed the seed; otherwise Roundkeeper drew it. */
  seedTyped: z.exactOptional(z.boolean()),
  setup: byNames(json),
  /** Hints on the players' boards, by keys of the game's hints. */
  hints: z.exactOptional(list(text())),
  heads: z.strictObject({ orders: list(text()), trades: list(text()) }),
  row,
  /** Credits of the next round: the differences between a player's purse in the season and in the match. */
  credits: z.exactOptional(credits),
  /** The payments of other live matches so far; only later ones become credits (H39). */
  elsewhere: z.exactOptional(list(payment)),
  /** The end of its rounds, if the host chose it. */
  timing: z.exactOptional(timingShape),
  /** The hash of its first position. */
  position: text(),
  /** SHA-256 of its seed. */
  commitment: text(),
};
const begunShape = z.strictObject(begun);
export type Begun = z.infer<typeof begunShape>;

/** Ways for a take-over to treat the purses (H31). */
export const TAKEN_PURSES = ['season', 'record'] as const;

/** The past of a match that was begun elsewhere (H31). */
export const taken = {
  /** The names of the players in the season, in seat order; `players` has those of the record. */
  shown: list(text()),
  /** Positions that the host had put in by hand, with the rounds that they follow. */
  edits: list(z.strictObject({ after: count(), position })),
  /** The rounds that were played before, as in the record. */
  rounds: list(z.strictObject(decided)),
  /** The seed is that of the record, or was drawn at the take-over if the record has none. */
  seedFrom: z.literal(['record', 'take over']),
  /** The players keep their purses of the season, or bring along those of the record. */
  purses: z.literal(TAKEN_PURSES),
};
const takenShape = z.strictObject(taken);

/** The beginning of a match. */
export interface Started
  extends Omit<Begun, 'position' | 'commitment' | 'heads' | 'row' | 'credits' | 'elsewhere'> {
  /** Absent in a match that has no forms. */
  readonly heads?: Begun['heads'];
  /** For a match that was taken over. */
  readonly seedFrom?: z.infer<typeof takenShape>['seedFrom'];
}

/** A match that was taken over: its beginning elsewhere, with its rounds. */
export type Taken = Started & z.infer<typeof takenShape>;

const anyTrade = z.strictObject({ from: text(), to: text(), gives: byNames(json), takes: byNames(json) });

/** A trade of a round that the host cancelled, entered, or replaced by another one (H34). */
export const correctedTrade = {
  round: count(),
  cancels: z.exactOptional(anyTrade),
  enters: z.exactOptional(anyTrade),
};
const correctedShape = z.strictObject(correctedTrade);
export type CorrectedTrade = z.infer<typeof correctedShape>;

/** Somebody else took over a player's place, or the player has a new name or address (H23). */
export const substitution = z.strictObject({
  /** The id of the place. */
  player: text(),
  from: text(),
  to: text(),
  person: z.literal(['other', 'same']),
  /** Only the name changed: the address stays, and with it file, code and invitations. */
  kept: z.exactOptional(z.literal(true)),
  /** The id of the player of the roster who took it over; absent for somebody new. */
  by: z.exactOptional(text()),
  /** True for a player without place and purse, who gets the row of the place and loses the former row. */
  joined: z.exactOptional(z.boolean()),
});
export type SubstitutionData = z.infer<typeof substitution>;

/** The season's summary of a match in the archive (H10): enough for panel, pages and new matches without its rows. */
export const archivedMatch = z.strictObject({
  match: count(),
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
  /** The host's changes of the position by hand, in words. */
  edited: z.exactOptional(text()),
  /** The candidate that the winners chose (X6). */
  chosen: z.exactOptional(text()),
  /** The opponent named by the loser (F16). */
  opponent: z.exactOptional(text()),
  /** The player who had to choose, if the host noted nothing. */
  missing: z.exactOptional(z.literal(['choice', 'opponent'])),
  /** The host ended it before its end (H24). */
  endedEarly: z.exactOptional(z.boolean()),
  /** When its last round was resolved. */
  ended: z.exactOptional(text()),
  /** The payments of the match to its players, by their ids. */
  purses: list(playerPurse),
  /** SHA-256 of its seed: no other match may use it. */
  commitment: text(),
  /** The hash of its record. */
  record: text(),
  /** The count of its entries, and the number and the hash of the last one. */
  count: count(),
  last: count(),
  head: text(),
  /** The hashes of the cells of its response tabs. */
  responses: z.strictObject({ orders: text(), trades: text() }),
});
export type ArchivedData = z.infer<typeof archivedMatch>;
