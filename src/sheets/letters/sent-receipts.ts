import { hashOf } from '../../rules/base/hash.ts';
import { own, put } from '../../rules/base/json.ts';
import type { Playback } from '../log/playback.ts';
import type { Ports } from '../ports.ts';
import type { OpenRound } from '../responses/open-round.ts';
import { tradeLines } from './letter-trades.ts';
import { checkOrder, lateOrderOf, mayBeUnknown } from './receipt.ts';

/** What the players' files of a match show of the open round, as far as is known: a digest by the player's id. */
export type SentReceipts = Record<string, string>;

const keyOf = (match: number) => `receipts:${match}`;

/** Reads what was noted when files of a match were last written. */
export function readSent({ memo }: Ports, match: number): SentReceipts {
  return JSON.parse(memo.get(keyOf(match)) ?? '{}') as SentReceipts;
}

/** The note of what the files of a match show now, for the seats whose file was written; none where there are no such seats. */
export function sentNote(
  sent: SentReceipts,
  playback: Playback,
  open: OpenRound,
  seats: readonly number[],
): Readonly<Record<string, string>> {
  if (seats.length === 0) return {};
  const next: SentReceipts = { ...sent };
  for (const seat of seats) put(next, playback.started.players[seat]!.id, digestOf(playback, open, seat));
  return { [keyOf(playback.number)]: JSON.stringify(next) };
}

/** Does a player's file show what was sent by now? */
export function isSent(sent: SentReceipts, playback: Playback, open: OpenRound, seat: number): boolean {
  const { id } = playback.started.players[seat]!;
  return digestOf(playback, open, seat) === (own(sent, id) ?? '');
}

/** A digest of the receipt and the trades that a player’s page shows; short, since a memo holds at most 9 kB. */
function digestOf(playback: Playback, open: OpenRound, seat: number): string {
  const { sorted, desk, orders } = open;
  const { id, name } = playback.started.players[seat]!;
  const response = sorted.latest.get(id)?.id ?? '';
  const trades = tradeLines(name, desk);
  const late = lateOrderOf(open, id)?.id;
  const removed = sorted.removed.get(id);
  const unknown = mayBeUnknown(open, id) ? 'unknown' : undefined;
  const more = [late, removed, unknown].filter((one) => one !== undefined);
  if (response === '' && trades.length === 0 && more.length === 0) return '';
  const refused = response === '' ? [] : checkOrder(desk.after, seat, orders[seat]);
  return hashOf([response, trades, refused, ...more]).slice(0, 12);
}

/** Removes the note of what the files of a match show. */
export function forgetSent(ports: Ports, match: number): void {
  ports.memo.set(keyOf(match), undefined);
}
