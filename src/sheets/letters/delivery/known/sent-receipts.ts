import { hashOf } from '../../../../rules/base/hash.ts';
import { own, put } from '../../../../rules/base/json.ts';
import type { Log } from '../../../log/chain/audit-log.ts';
import { lastEntryOf } from '../../../log/chain/chain.ts';
import type { Playback } from '../../../log/playback/playback.ts';
import type { Letter, Ports } from '../../../ports.ts';
import type { OpenRound } from '../../../responses/open-round.ts';
import { confirmedNote, forgetConfirmed } from '../../../responses/read/confirmed.ts';
import { mayBeUnknown } from '../../../responses/unknown-senders.ts';
import { checkOrder } from '../../lines/round/judged-order.ts';
import { lateOrderOf } from '../../lines/round/uncounted-orders.ts';
import { tradeLines } from '../../lines/trades/letter-trades.ts';
import { digestOfRows, isRowIn } from './digest-of-rows.ts';

/**
 * The content of the players’ files of a match, as far as it is known, by player id: a digest of the receipt and, each after a space, digests of
 * the page without the rows of responses, without the purse, and without all of the player’s own rows, and the last entry of the match at that
 * time.
 */
export type SentReceipts = Readonly<Record<string, string>>;

const keyOf = (match: number) => `receipts:${match}`;

/** Reads the notes about the files of a match. */
export function readSent({ memo }: Ports, match: number): SentReceipts {
  return JSON.parse(memo.get(keyOf(match)) ?? '{}') as SentReceipts;
}

/** Digests of a page without some of its rows: without the responses, without the purse, or without all of the player’s own rows. */
export interface Rests {
  readonly sent: string;
  readonly purse: string;
  readonly own: string;
  /** The last entry of the match in the log. */
  readonly entry: number;
}

/** A seat whose file was written, with the digests of its page; none of a page without an open round. */
export interface Written {
  readonly seat: number;
  readonly rests?: Rests | undefined;
}

/** The notes about the files of a match after some were written. */
export function sentNote(
  { memo }: Pick<Ports, 'memo'>,
  sent: SentReceipts,
  playback: Playback,
  open: OpenRound,
  written: readonly Written[],
): Readonly<Record<string, string>> {
  if (written.length === 0) return {};
  const next: Record<string, string> = { ...sent };
  for (const { seat, rests } of written) {
    const parts = [
      digestOf(playback, open, seat),
      ...(rests ? [rests.sent, rests.purse, rests.own, rests.entry] : []),
    ];
    put(next, playback.started.players[seat]!.id, parts.join(' '));
  }
  const players = written.map(({ seat }) => playback.started.players[seat]!.id);
  return { [keyOf(playback.number)]: JSON.stringify(next), ...confirmedNote(memo, open, players) };
}

/**
 * The note in which nothing is known of the whole pages of some players: they are about to be written, though there is no entry of
 * the match since they were noted, and the last one is `entry`.
 */
export function unknownPages(
  sent: SentReceipts,
  { number, started }: Playback,
  seats: readonly number[],
  entry: number,
): { readonly sent: SentReceipts; readonly notes: Readonly<Record<string, string>> } {
  const ids = seats.map((seat) => started.players[seat]!.id);
  const known = ids.filter((id) => noted(sent, id).rests?.entry === entry);
  if (known.length === 0) return { sent, notes: {} };
  const next: Record<string, string> = { ...sent };
  for (const id of known) put(next, id, noted(sent, id).receipt);
  return { sent: next, notes: { [keyOf(number)]: JSON.stringify(next) } };
}

/**
 * The letter, limited to some rows if the file shows all others already. A page names the last entry that concerns it, so it never returns to an
 * earlier content; other pages were noted as unknown before they were written.
 */
export function partial(letter: Letter, rests: Rests | undefined, sent: SentReceipts, id: string): Letter {
  const { rests: before } = noted(sent, id);
  const { parts } = letter;
  if (!parts || !rests || !before) return letter;
  const same = (['sent', 'purse', 'own'] as const).find((part) => rests[part] === before[part]);
  return same ? { ...letter, only: parts[same] } : letter;
}

/**
 * Digests of a page without the rows that change while a round is open; undefined for a page without them. What was sent and the
 * purse stand within what is the player’s own, so that each cell is read once.
 */
export function restsOf(
  { digest }: Pick<Ports, 'digest'>,
  { file, title, grid, parts }: Letter,
  log: Pick<Log, 'entries'>,
  match: number,
): Rests | undefined {
  if (!parts) return undefined;
  const short = (isAsked: (row: number) => boolean, more: unknown) =>
    digestOfRows(digest, grid, isAsked, more);
  const own = short((row) => !isRowIn(row, parts.own), [file, title, parts.own, grid.widths]);
  const isOther = (row: number) => !isRowIn(row, parts.sent) && !isRowIn(row, parts.purse);
  const mine = short((row) => isRowIn(row, parts.own) && isOther(row), [own, parts]);
  return {
    own,
    sent: short((row) => isRowIn(row, parts.purse), [mine, 'sent']),
    purse: short((row) => isRowIn(row, parts.sent), [mine, 'purse']),
    entry: lastEntryOf(log, match)?.number ?? 0,
  };
}

/** The note about a player’s page. */
function noted(sent: SentReceipts, id: string): { readonly receipt: string; readonly rests?: Rests } {
  const [receipt = '', rest = '', purse = '', mine = '', entry] = (own(sent, id) ?? '').split(' ');
  return entry === undefined
    ? { receipt }
    : { receipt, rests: { sent: rest, purse, own: mine, entry: Number(entry) } };
}

/** Does a player's file show the latest responses? */
export function isSent(sent: SentReceipts, playback: Playback, open: OpenRound, seat: number): boolean {
  const { id } = playback.started.players[seat]!;
  return digestOf(playback, open, seat) === noted(sent, id).receipt;
}

/** A digest of the receipt and the trades that a player’s page shows; short, since a memo holds at most 9 kB. */
function digestOf(playback: Playback, open: OpenRound, seat: number): string {
  const { sorted, desk, orders } = open;
  const { id, name } = playback.started.players[seat]!;
  const response = sorted.latest.get(id)?.id ?? '';
  const trades = tradeLines(name, desk);
  const late = lateOrderOf(open, id)?.id;
  const removed = sorted.removed.get(id);
  const more = [late, removed, ...mayBeUnknown(open, id)].filter((one) => one !== undefined);
  if (response === '' && trades.length === 0 && more.length === 0) return '';
  const refused = response === '' ? [] : checkOrder(desk.after, seat, orders[seat]);
  return hashOf([response, trades, refused, ...more]).slice(0, 12);
}

/** Removes the notes about the files of a match. */
export function forgetSent(ports: Ports, match: number): void {
  ports.memo.set(keyOf(match), undefined);
  forgetConfirmed(ports.memo, match);
}
