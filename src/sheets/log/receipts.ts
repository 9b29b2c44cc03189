import { hashOf, hmacHex } from '../../rules/base/hash.ts';
import { isSame, own } from '../../rules/base/json.ts';
import type { Entry } from './chain.ts';
import { kindOf, type LoggedEvent } from './events.ts';
import { tradeIndex } from './playback/failed-trades.ts';
import type { Playback, PlayedRound } from './playback/playback.ts';
import type { Uncounted } from './shapes.ts';

/** Content of a log entry for one seat of a match, without other players' secrets. The receipt's code is in the entry (S17). */
export interface SeatReceipt {
  readonly salt: string;
  /** Rounds that the entry played, in order; 0 is the start. */
  readonly rounds: readonly ReceiptRound[];
}

/** A round as one seat knows it. The start has only views. */
export interface ReceiptRound {
  readonly round: number;
  /** Views of everyone (`public`) and of the seat (`private`) after the round. */
  readonly public: object;
  readonly private: object;
  /** The seat's counting order as it was read, and its refused lines; absent if no order counted. */
  readonly order?: unknown;
  readonly refused?: readonly { readonly part: string; readonly code: string }[];
  /** The response that sent the order, or what the host entered or deleted instead. */
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

/** Gives the first round in the receipts of an event's entry; 0 is the start, undefined if the entry has no receipts. */
export function receiptFrom(event: LoggedEvent, after: Playback): number | undefined {
  return kindOf(event).receiptFrom?.(event.data as never, after);
}

/**
 * Makes the receipts of a match's entry in seat order; [] if the entry changes no round. `after` is the match after the
 * entry, `secret` the secret of the match.
 */
export function receiptsOf(secret: string, event: LoggedEvent, after: Playback): readonly SeatReceipt[] {
  const from = receiptFrom(event, after);
  if (from === undefined) return [];
  return after.started.players.map((_, seat) => receiptOf(secret, event.number, after, seat, from));
}

/**
 * Computes the code of a receipt: the first 128 bits of its SHA-256, hexadecimal. With fewer bits, somebody could make
 * two receipts with the same code.
 */
export const codeOf = ({ salt, rounds }: SeatReceipt): string => hashOf({ salt, rounds }).slice(0, 32);

/**
 * Gives the secret of a match: the random salt of its first entry, which only the file of the whole match contains. The
 * salts of receipts derive from it. The seed would not do, because it is published at the end.
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

/** Combines a place’s receipts into its current rounds. Each receipt replaces all rounds from its first round on. */
export function roundsNow(receipts: readonly SeatReceipt[]): readonly ReceiptRound[] {
  return receipts.reduce<readonly ReceiptRound[]>(
    (before, { rounds }) => [...before.slice(0, rounds[0]?.round), ...rounds],
    [],
  );
}

/** Gives a resolved round for a seat: only what its player sent, agreed to or was told. */
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

/** Compares the receipts of an entry with its content, and gives the problem, or ''. */
export function receiptProblem(secret: string, entry: Entry, after: Playback | undefined): string {
  const codes = after && !after.fault ? receiptsOf(secret, entry, after).map(codeOf) : entry.seats;
  return isSame(codes, entry.seats)
    ? ''
    : 'the confirmations for players do not fit the content of the entry';
}
