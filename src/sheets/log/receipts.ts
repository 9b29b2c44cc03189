import { hashOf, hmacHex } from '../../rules/base/hash.ts';
import { isSame, own } from '../../rules/base/json.ts';
import type { Entry } from './chain.ts';
import { kindOf, type LoggedEvent } from './events.ts';
import { tradeIndex } from './playback/failed-trades.ts';
import type { Playback, PlayedRound } from './playback/playback.ts';
import type { Uncounted } from './shapes.ts';

/** The contents of a row of the log for one seat of a match, without the secrets of others. Its code stands in the row (S17). */
export interface SeatReceipt {
  readonly salt: string;
  /** The rounds that the row gave, in order; 0 is the start. */
  readonly rounds: readonly ReceiptRound[];
}

/** A round as one seat knows it. At the start it has only the views. */
export interface ReceiptRound {
  readonly round: number;
  /** The views of everyone and of the seat after it. */
  readonly public: object;
  readonly private: object;
  /** The order that counted, as it was read, and its refused lines; absent if none counted. */
  readonly order?: unknown;
  readonly refused?: readonly { readonly part: string; readonly code: string }[];
  /** The response of the order, or what the host entered instead or deleted. */
  readonly source?: {
    readonly at: string;
    readonly byHost?: boolean;
    readonly answers: Readonly<Record<string, string>>;
  };
  /** The responses of the player that did not count. */
  readonly uncounted?: Uncounted;
  /** The agreed trades of the seat. */
  readonly trades?: readonly (PlayedRound['input']['trades'][number] & { readonly settled: boolean })[];
}

/** The first round in the receipts of an event's row; 0 is the start, undefined for a row without receipts. */
export function receiptFrom(event: LoggedEvent, after: Playback): number | undefined {
  return kindOf(event).receiptFrom?.(event.data as never, after);
}

/** The receipts of a match's row, in seat order, from the match after it; [] if the row changes no round. `secret` is the match's. */
export function receiptsOf(secret: string, event: LoggedEvent, after: Playback): readonly SeatReceipt[] {
  const from = receiptFrom(event, after);
  if (from === undefined) return [];
  return after.started.players.map((_, seat) => receiptOf(secret, event.number, after, seat, from));
}

/** The code of a receipt: the first 128 bits of its SHA-256, in hexadecimal. With fewer, somebody could make two receipts with the same code. */
export const codeOf = ({ salt, rounds }: SeatReceipt): string => hashOf({ salt, rounds }).slice(0, 32);

/**
 * The secret of a match: the random salt of its first entry. Only the file of the whole match has it. The salts of seats are
 * made from it, not from the seed, which is shown at the end.
 */
export function secretOf(log: readonly Entry[]): string {
  return log[0]?.salt ?? '';
}

/** The receipt of one seat in a row, for the rounds from `from` on. */
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
  // Numbers are never used again, so a round that is played again has other salts.
  return { salt: hmacHex(secret, `${number}:${seat}`).slice(0, 32), rounds: shown };
}

/** The present rounds by a place’s receipts, in order. Each receipt replaces the rounds from its first one on. */
export function roundsNow(receipts: readonly SeatReceipt[]): readonly ReceiptRound[] {
  return receipts.reduce<readonly ReceiptRound[]>(
    (before, { rounds }) => [...before.slice(0, rounds[0]?.round), ...rounds],
    [],
  );
}

/** A resolved round for a seat: only things that its player sent, agreed to or was told. */
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

/** Problem of a row whose receipts do not fit its contents; '' for none. */
export function receiptProblem(secret: string, entry: Entry, after: Playback | undefined): string {
  const codes = after && !after.fault ? receiptsOf(secret, entry, after).map(codeOf) : entry.seats;
  return isSame(codes, entry.seats) ? '' : 'its confirmations for players do not fit its contents';
}
