import { afterwards } from '../../afterwards.ts';
import type { Book } from '../../log/book.ts';
import type { Ports } from '../../ports.ts';
import { findMatch } from '../../workbook/tabs/host-tabs.ts';
import { type LetterSource, playerLetter } from '../pages/letter.ts';
import type { Drawn } from './known/known-rows.ts';
import { isSent, readSent } from './known/sent-receipts.ts';

/**
 * Letters beside those of the outbox, to players of the same matches whose files show something else of the open round than what
 * holds by now: where a purse has changed, both sides of a trade read whether it still settles (X4, X10). One that cannot be drawn, or does not arrive, is
 * left to whoever sends receipts next.
 */
export function partnerLetters(ports: Ports, book: Book, drawn: readonly Drawn[]): readonly Drawn[] {
  const sources = new Set(drawn.map(({ source }) => source));
  return [...sources].flatMap((source) => (source ? partnersIn(ports, book, source, drawn) : []));
}

function partnersIn(
  ports: Ports,
  book: Book,
  source: LetterSource,
  drawn: readonly Drawn[],
): readonly Drawn[] {
  const { playback, open } = source;
  const row = findMatch(book, playback.number);
  if (!open || row.over) return [];
  const sent = readSent(ports, playback.number);
  const isDrawn = (id: string) => drawn.some((one) => one.source === source && one.to === id);
  return playback.started.players.flatMap(({ id }, seat): Drawn[] => {
    if (!open.people[seat] || isDrawn(id) || isSent(sent, playback, open, seat)) return [];
    const letter = afterwards(ports, () => playerLetter(book, row, source, seat, false));
    return letter ? [{ to: id, source, letters: [letter] }] : [];
  });
}
