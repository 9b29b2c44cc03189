import * as z from 'zod/mini';
import { byNames } from '../../../rules/base/by-names.ts';
import { type Json, own } from '../../../rules/base/json.ts';
import { lazy } from '../../../rules/base/lazy.ts';
import { count, text, whole } from '../../../rules/declare/position.ts';
import { timingShape } from './timing.ts';

const list = <S extends z.ZodMiniType>(item: S) =>
  z.array(item) as z.ZodMiniType as z.ZodMiniType<readonly z.infer<S>[]>;
const json = () => z.custom<Json>((value) => value !== undefined);

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

const cell = () => z.union([z.string(), z.number(), z.boolean()]);
const purse = () => ({ garnets: whole(), bellflowers: whole(), tokensOfLife: whole() });

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

/** A position as the tables of a match's tab hold it. */
const position = () => byNames(z.union([cell(), list(byNames(cell()))]));

/** Where an order came from. */
const source = () =>
  z.strictObject({
    response: z.exactOptional(text()),
    /** Its row in the response tab, written by version 0.1.0. */
    row: z.exactOptional(count()),
    at: text(),
    /** The verified address that sent it; in a season with codes, the name on the roster. */
    sender: z.exactOptional(text()),
    /** The host entered it, or took the order out (H16): then the player has none among the orders. */
    byHost: z.exactOptional(z.boolean()),
    answers: byNames(text()),
  });

const trade = () => ({ from: text(), to: text(), gives: json(), takes: json() });

/** Offers that lapsed, with the reason. Only a player may learn what that player holds. */
const lapsed = () =>
  list(
    z.strictObject({
      ...trade(),
      /** 'open': not agreed; 'lacking': not agreed, and not held any more; 'forbidden': against the rules by now; 'late': sent too late; 'refused': against the rules when it was made. */
      why: z.enum(['open', 'lacking', 'forbidden', 'withdrawn', 'ended', 'late', 'refused']),
    }),
  );

/** A trade that the host struck, one that the host entered, or one in the place of the other (H34). */
const corrected = () => {
  const one = () =>
    z.exactOptional(
      z.strictObject({ from: text(), to: text(), gives: byNames(json()), takes: byNames(json()) }),
    );
  return { round: count(), strikes: one(), enters: one() };
};

/** All that decided a round, as in the record, and where it came from. */
const round = () => ({
  credits: byNames(
    z.strictObject({ garnets: z.exactOptional(whole()), bellflowers: z.exactOptional(whole()) }),
  ),
  trades: list(z.strictObject(trade())),
  orders: byNames(json()),
  /** The response of each order: its id, when it came, and the answers as they were given. */
  sources: byNames(source()),
  /** The responses to the trade desk that were read, each in one text (read-offers.ts). */
  offers: z.exactOptional(list(text())),
  /** The offers that did not become trades, if any. */
  lapsed: z.exactOptional(lapsed()),
  /** The deadline of the round, which an undo puts back. */
  deadline: text(),
  /** The deadline of the next round. */
  next: z.exactOptional(text()),
  /** It was resolved by itself: at its deadline, or because all had sent (H25). */
  auto: z.exactOptional(z.enum(['deadline', 'all'])),
  /** How far the response tabs had been read before the round, written by version 0.1.0. */
  cursor: z.exactOptional(count()),
  seen: z.exactOptional(z.number()),
  tradesCursor: z.exactOptional(count()),
  tradesSeen: z.exactOptional(z.number()),
});

/** What a take-over may do with the purses (H31). */
export const TAKEN_PURSES = ['season', 'record'] as const;

/** A round that was played before a match was taken over, as in the record. */
const takenRound = () => {
  const { credits, trades, orders } = round();
  return z.strictObject({ credits, trades, orders });
};

/** What an award may be for. */
export const AWARD_KINDS = ['minigame', 'death match'] as const;

/**
 * The kinds of entries of the audit log, each with the schema of its data. The Audit tab contains kinds and data
 * exactly as they are here, so these schemas must always accept entries that were written before.
 */
export const EVENTS = {
  /** The season was set up. */
  season: lazy(() => z.strictObject({ identity: z.enum(['email', 'code']) })),
  /** A match began; with the hash of its first position, and the heads of its response tabs. */
  'new game': lazy(() =>
    z.strictObject({
      ...start(),
      heads: z.exactOptional(z.strictObject({ orders: list(text()), trades: list(text()) })),
      /** Version 0.1.0 wrote none. */
      row: z.exactOptional(row()),
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
      heads: z.exactOptional(z.strictObject({ orders: list(text()), trades: list(text()) })),
      row: row(),
      timing: z.exactOptional(timingShape()),
      /** The names of the players in the season, in seat order; among the players are those of the record. */
      shown: list(text()),
      /** Positions that the host had put in by hand, with the rounds that they follow. */
      edits: list(z.strictObject({ after: count(), position: position() })),
      rounds: list(takenRound()),
      /** The seed is that of the record, or was drawn at the take-over, where the record has none. */
      seedFrom: z.enum(['record', 'take over']),
      /** The players go on with what they have in the season, or bring along what they have by the record. */
      purses: z.enum(TAKEN_PURSES),
      position: text(),
      commitment: text(),
    }),
  ),
  /** A match was given up while it was being made: its commitment shows that no seed was tried unseen (H9). */
  abandon: lazy(() => z.strictObject({ title: text(), game: text(), commitment: text() })),
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
  /** The host replaced the position by the one given. */
  edit: lazy(position),
  /** The winners chose one of several Elimination Candidates (X6). */
  vote: lazy(() => z.strictObject({ chosen: text() })),
  /** The host gave or took something outside any game (X7, N13). */
  award: lazy(() =>
    z.strictObject({
      player: text(),
      ...purse(),
      why: text(),
      /** What it is for, if the host said so. */
      kind: z.exactOptional(z.enum(AWARD_KINDS)),
    }),
  ),
  /** The loser of a match named an opponent (F16). */
  opponent: lazy(() => z.strictObject({ chosen: text() })),
  /** A sole winner gave the second Token of Life of a match on (X7), or that was taken back; players by their ids. */
  'give token': lazy(() =>
    z.strictObject({
      match: count(),
      from: text(),
      to: text(),
      /** What `to` was called then. */
      name: z.exactOptional(text()),
      back: z.exactOptional(z.boolean()),
    }),
  ),
  /** A player, by id, is out of the season, or back in it. */
  elimination: lazy(() => z.strictObject({ player: text(), out: z.boolean(), why: text() })),
  /** The host changed the timing of a match. */
  timing: timingShape,
  /** The host paused a match (H26), whose open round had this deadline. */
  pause: lazy(() => z.strictObject({ deadline: text() })),
  /** A paused match goes on, and its open round has this deadline. */
  'go on': lazy(() => z.strictObject({ deadline: text() })),
  /** The deadline was moved; '' is none. */
  deadline: lazy(() => z.strictObject({ from: text(), to: text() })),
  /** A late response counts (X2): its round, player and time. Version 0.1.0 wrote its row instead. */
  'accept late': lazy(() =>
    z.union([
      z.strictObject({ round: count(), player: text(), at: text(), response: text(), due: text() }),
      z.strictObject({ row: count(), due: text() }),
    ]),
  ),
  /**
   * The host gave an order for a player in the open round (H16): 'enter' has its answers, by their titles; with 'remove'
   * nothing of the player counts; with 'withdraw' what the player sent counts again.
   */
  'host order': lazy(() =>
    z.strictObject({
      round: count(),
      player: text(),
      does: z.enum(['enter', 'remove', 'withdraw']),
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
  /** Entries of the log were lost with an earlier version of the workbook, from the number of this one up to `last`, and the host went on (H38). */
  'lost entries': lazy(() => z.strictObject({ last: count(), hash: text() })),
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
  /** Somebody else took over a player's place, or the player has another name or address by now (H23). */
  substitute: lazy(() =>
    z.strictObject({
      /** The id of the place. */
      player: text(),
      from: text(),
      to: text(),
      person: z.enum(['other', 'same']),
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
  /** The row of a match in the Matches tab, which the log did not have whole: version 0.1.0 did not write it. */
  'match row': row,
  /** The host accepted changes of the Ledger tab by hand; with the differences. */
  ledger: lazy(() => list(z.strictObject({ player: text(), ...purse() }))),
} as const;

export type EventKind = keyof typeof EVENTS;
export type EventData<K extends EventKind> = z.infer<ReturnType<(typeof EVENTS)[K]>>;

/** Something that was done to a season: what it was, and the data that go with it. */
export type LogEvent = {
  [K in EventKind]: { readonly what: K; readonly data: EventData<K> };
}[EventKind];

/** How a match began. */
export interface Started extends Omit<EventData<'new game'>, 'position' | 'commitment'> {
  /** Of a match that was taken over. */
  readonly seedFrom?: EventData<'take over'>['seedFrom'];
}
/** How a match was taken over: as it began elsewhere, with its rounds. */
export type Taken = Omit<EventData<'take over'>, 'position' | 'commitment' | 'row'>;
/** What decided a round. */
export type RoundData = Omit<EventData<'resolve'>, 'position'>;

/** Reads the kind and the data of an entry: the event, or what is wrong with it. */
export function readEvent(what: string, data: Json): { event: LogEvent } | { problem: string } {
  const schema = own<() => z.ZodMiniType>(EVENTS, what)?.();
  if (!schema) return { problem: `“${what}” is no kind of entry that this version of Roundkeeper knows` };
  const issue = schema.safeParse(data).error?.issues[0];
  const where = issue?.path.length ? ` (${issue.path.join('.')})` : '';
  if (issue) return { problem: `the data of “${what}” cannot be used${where}` };
  // The data as they were written, not the parsed copy: that has its keys in another order.
  return { event: { what, data } as LogEvent };
}
