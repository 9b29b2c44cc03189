import { hashOf } from '../../../rules/base/hash.ts';
import { own, put } from '../../../rules/base/json.ts';
import type { Playback } from '../../log/playback/playback.ts';
import type { Letter, Ports } from '../../ports.ts';
import type { OpenRound } from '../../responses/open-round.ts';
import { tradeLines } from '../lines/letter-trades.ts';
import { checkOrder, lateOrderOf, mayBeUnknown } from '../lines/receipt.ts';

/**
 * What the players' files of a match show, as far as is known, by the player's id: a digest of what is said of the open round and,
 * after a space, one of all else on the page.
 */
export type SentReceipts = Readonly<Record<string, string>>;

const keyOf = (match: number) => `receipts:${match}`;

/** Reads what was noted when files of a match were last written. */
export function readSent({ memo }: Ports, match: number): SentReceipts {
  return JSON.parse(memo.get(keyOf(match)) ?? '{}') as SentReceipts;
}

/** A seat whose file was written, with the digest of its page but for what was sent. */
export interface Written {
  readonly seat: number;
  readonly rest: string;
}

/** The note of what the files of a match show now, where some were written. */
export function sentNote(
  sent: SentReceipts,
  playback: Playback,
  open: OpenRound,
  written: readonly Written[],
): Readonly<Record<string, string>> {
  if (written.length === 0) return {};
  const next: Record<string, string> = { ...sent };
  for (const { seat, rest } of written)
    put(next, playback.started.players[seat]!.id, `${digestOf(playback, open, seat)} ${rest}`);
  return { [keyOf(playback.number)]: JSON.stringify(next) };
}

/** The note in which nothing is known of the whole pages of some players: they are about to be written. */
export function unknownPages(
  sent: SentReceipts,
  { number, started }: Playback,
  seats: readonly number[],
): { readonly sent: SentReceipts; readonly notes: Readonly<Record<string, string>> } {
  const ids = seats.map((seat) => started.players[seat]!.id);
  const known = ids.filter((id) => restIn(sent, id) !== '');
  if (known.length === 0) return { sent, notes: {} };
  const next: Record<string, string> = { ...sent };
  for (const id of known) put(next, id, receiptIn(sent, id));
  return { sent: next, notes: { [keyOf(number)]: JSON.stringify(next) } };
}

/**
 * A letter of which only the part with what was sent is written, where the file shows all else as the letter does. The page names
 * the last entry of the log, so it never becomes again what it was before an entry; what else may change was noted as unknown
 * before it was written.
 */
export function partial(letter: Letter, rest: string, sent: SentReceipts, id: string): Letter {
  return rest !== '' && rest === restIn(sent, id) ? { ...letter, isPartial: true } : letter;
}

/** A digest of a page but for its part; '' for a page without one. */
export function restOf({ digest }: Pick<Ports, 'digest'>, { file, title, grid, part }: Letter): string {
  if (!part) return '';
  const [from, to] = part;
  const isOutside = (row: number) => row < from || row >= to;
  const cells = grid.cells.filter(({ row }) => isOutside(row));
  const heights = grid.heights.filter((_, row) => isOutside(row));
  return digest(JSON.stringify([file, title, part, grid.widths, heights, cells])).slice(0, 12);
}

function receiptIn(sent: SentReceipts, id: string): string {
  return (own(sent, id) ?? '').split(' ')[0] as string;
}

function restIn(sent: SentReceipts, id: string): string {
  return (own(sent, id) ?? '').split(' ')[1] ?? '';
}

/** Does a player's file show what was sent by now? */
export function isSent(sent: SentReceipts, playback: Playback, open: OpenRound, seat: number): boolean {
  const { id } = playback.started.players[seat]!;
  return digestOf(playback, open, seat) === receiptIn(sent, id);
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
