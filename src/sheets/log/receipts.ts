import { hashOf, hmacHex } from '../../rules/base/hash.ts';
import { isSame, own } from '../../rules/base/json.ts';
import type { Entry } from './chain.ts';
import { kindOf, type LoggedEvent } from './events.ts';
import { tradeIndex } from './playback/failed-trades.ts';
import type { Playback, PlayedRound } from './playback/playback.ts';
import type { Uncounted } from './shapes.ts';

/**
 * Content of a log entry as the player of one seat may know it, without other players' secrets. The entry holds a code
 * of this receipt (S17).
 */
export interface SeatReceipt {
  readonly salt: string;
  /** Rounds that the entry played, in order; round 0 is the start. */
  readonly rounds: readonly ReceiptRound[];
}

/** A round as the player of one seat knows it. For the start, a receipt has only views. */
export interface ReceiptRound {
  readonly round: number;
  /** The public view after the round. `private` is the seat's own view. */
  readonly public: object;
  readonly private: object;
  /** The seat's order that counted, as it was read; absent if no order counted. `refused` lists the order's refused lines. */
  readonly order?: unknown;
  readonly refused?: readonly { readonly part: string; readonly code: string }[];
  /** Response with which the player sent the order, or the host's entry or deletion that replaced a response. */
  readonly source?: {
    readonly at: string;
    readonly byHost?: boolean;
    readonly answers: Readonly<Record<string, string>>;
  };
  /** The player's responses that did not count. */
  readonly uncounted?: Uncounted;
  /** Agreed trades of the seat. */
  readonly trades?: readonly (PlayedRound['input']['trades'][number] & { readonly settled: boolean })[];
}

/** Gives the first round in the receipts of an event's log entry; 0 is the start. Undefined if the entry has no receipts. */
export function receiptFrom(event: LoggedEvent, after: Playback): number | undefined {
  return kindOf(event).receiptFrom?.(event.data as never, after);
}

/**
 * Makes the receipts of a match's entry, in the order of seats; [] if the entry changes no round. `after` is the match
 * after the entry. `secret` is the secret of the match.
 */
export function receiptsOf(secret: string, event: LoggedEvent, after: Playback): readonly SeatReceipt[] {
  const from = receiptFrom(event, after);
  if (from === undefined) return [];
  return after.started.players.map((_, seat) => receiptOf(secret, event.number, after, seat, from));
}

/**
 * Computes the code of a receipt: the first 128 bits of the receipt's SHA-256, in hexadecimal. With fewer bits, somebody
 * could make two receipts with the same code.
 */
export const codeOf = ({ salt, rounds }: SeatReceipt): string => hashOf({ salt, rounds }).slice(0, 32);

/**
 * Gives the secret of a match: the random salt of the match's first entry. Only the file of the whole match contains
 * this salt. The salts of receipts are computed from it, not from the seed, because the seed becomes public at the end.
 */
export function secretOf(log: readonly Entry[]): string {
  return log[0]?.salt ?? '';
}

/** Makes the receipt of one seat in an entry, for round `from` and all later rounds. */
export function receiptOf(
  secret: string,
  number: number,
  { rounds, started, publicViews, privateViews }: Playback,
  seat: number,
  from: number,
): SeatReceipt {
  const name = started.players[seat]?.name ?? '';
  const shown = publicViews.slice(from).map((view, i): ReceiptRound => {
    const round = from + i;
    const played = rounds.find((one) => one.round === round);
    const views = { round, public: view, private: privateViews[seat]?.[round] as object };
    return played ? { ...views, ...playedFor(played, name) } : views;
  });
  // Entry numbers are never reused, so a round that is played again gets other salts.
  return { salt: hmacHex(secret, `${number}:${seat}`).slice(0, 32), rounds: shown };
}

/** Combines the receipts of a place into the current rounds. Each receipt replaces the first round of the receipt and all later rounds. */
export function roundsNow(receipts: readonly SeatReceipt[]): readonly ReceiptRound[] {
  return receipts.reduce<readonly ReceiptRound[]>(
    (before, { rounds }) => [...before.slice(0, rounds[0]?.round), ...rounds],
    [],
  );
}

/** Gives the part of a resolved round that a player may know: what the player sent, agreed to or was told. */
export function playedFor({ input, refused }: PlayedRound, name: string): Partial<ReceiptRound> {
  const order = own(input.orders, name);
  const source = own(input.sources, name);
  const uncounted = own(input.uncounted ?? {}, name);
  const trades = input.trades.flatMap((trade, at) =>
    trade.from === name || trade.to === name
      ? [{ ...trade, settled: !refused.some((one) => tradeIndex(one) === at) }]
      : [],
  );
  const lines = refused.filter((one) => one.player === name && tradeIndex(one) < 0);
  return {
    ...(order === undefined ? {} : { order }),
    ...(source ? { source: sourceFor(source) } : {}),
    ...(uncounted ? { uncounted } : {}),
    refused: lines.map(({ part, code }) => ({ part, code })),
    trades,
  };
}

function sourceFor({ at, byHost, answers }: PlayedRound['input']['sources'][string]) {
  return { at, ...(byHost ? { byHost } : {}), answers };
}

/** Compares an entry's receipts with the entry's content. Gives the problem in words; '' if receipts and content agree. */
export function receiptProblem(secret: string, entry: Entry, after: Playback | undefined): string {
  const codes = after && !after.fault ? receiptsOf(secret, entry, after).map(codeOf) : entry.seats;
  return isSame(codes, entry.seats)
    ? ''
    : 'the confirmations for players do not fit the content of the entry';
}
