import type { Book } from '../log/book.ts';
import { lastEntryOf, noteSettled, settledMatch } from '../log/chain/settled.ts';
import { pursesOf } from '../log/ledger/ledger.ts';
import type { NotedEnd } from '../log/season-matches.ts';
import type { CurrentMatch } from '../match/current-match.ts';
import type { Ports } from '../ports.ts';
import { FIRST_MATCH_TAB, type MatchRow } from '../workbook/tabs/season.ts';

/** The noted state of a match that is over, if the match and its tab are unchanged; else undefined. */
export function notedState(ports: Ports, book: Book, row: MatchRow): object | undefined {
  const settled = book.log.fault ? undefined : settledMatch(book.log, row.number);
  if (!settled || hasResponses(book, row) || settled.tab !== tabDigest(ports, book, row)) return undefined;
  return settled.shown;
}

/** Matches that are noted at most: the document's properties hold 500 kB, and each run reads them all. */
const MOST_NOTES = 20;

/** Notes what the panel shows of a match that is over, unless somebody has changed its tab or too many are noted. */
export function noteState(
  ports: Ports,
  book: Book,
  { row, playback, edited }: CurrentMatch,
  shown: NotedEnd,
): void {
  const { number, over } = row;
  if (!over || edited || hasResponses(book, row) || !book.log.settled) return;
  if (book.matches.matches.filter((one) => one.over && one.number < number).length >= MOST_NOTES) return;
  noteSettled(ports.memo, number, {
    entry: lastEntryOf(book.log, number)?.hash ?? '',
    game: playback.match.game.id,
    round: playback.match.position.round,
    purses: pursesOf(playback),
    tab: tabDigest(ports, book, row),
    shown,
  });
}

/** Were responses to the match read? A match that is over needs none; what was sent after its end is shown if they are there. */
function hasResponses({ tabs }: Book, { formTab, tradesTab }: MatchRow): boolean {
  return tabs.has(formTab) || tabs.has(tradesTab);
}

function tabDigest({ digest }: Ports, { tabs }: Book, { number }: MatchRow): string {
  return digest(JSON.stringify(tabs.get(FIRST_MATCH_TAB + number)?.cells ?? null));
}
