import { hashOf } from '../../rules/base/hash.ts';
import { own, put } from '../../rules/base/json.ts';
import { openBook } from '../log/book.ts';
import { type CurrentMatch, readCurrentMatch } from '../match/current-match.ts';
import type { Ports } from '../ports.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { playerLetter } from './letter.ts';
import { tradeLines } from './letter-trades.ts';
import { checkOrder, lateOrderOf } from './receipt.ts';

/** Renews the files of players whose receipt has changed, in at most two calls. Gives their number; no round needs it. */
export function sendReceipts(ports: Ports, match: number): number {
  const book = openBook(ports);
  const row = findMatch(book, match);
  if (row.over) return 0;
  const current = readCurrentMatch(book, match, ports);
  const { players } = current.playback.started;
  const key = `receipts:${match}`;
  const sent = JSON.parse(ports.memo.get(key) ?? '{}') as Record<string, string>;
  const due = current.people.flatMap((person, seat) =>
    person && digestOf(current, seat) !== (own(sent, person.id) ?? '') ? [seat] : [],
  );
  if (due.length === 0) return 0;
  const source = { playback: current.playback, open: current };
  const errors = ports.post.send(due.map((seat) => playerLetter(book, row, source, seat, false)));
  due.forEach((seat, i) => {
    if (errors[i] === undefined) put(sent, players[seat]!.id, digestOf(current, seat));
  });
  ports.memo.set(key, JSON.stringify(sent));
  return due.length;
}

/** A digest of the receipt and the trades that a player’s page shows; short, since a memo holds at most 9 kB. */
function digestOf(current: CurrentMatch, seat: number): string {
  const { playback, sorted, desk, orders } = current;
  const { id, name } = playback.started.players[seat]!;
  const response = sorted.latest.get(id)?.id ?? '';
  const trades = tradeLines(name, desk);
  const late = lateOrderOf(current, id)?.id;
  if (response === '' && trades.length === 0 && late === undefined) return '';
  const refused = response === '' ? [] : checkOrder(desk.after, seat, orders[seat]);
  return hashOf([response, trades, refused, ...(late === undefined ? [] : [late])]).slice(0, 12);
}
