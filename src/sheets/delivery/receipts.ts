import { replayMatch } from '../actions/current-match.ts';
import { type Book, openBook, requireSoundLog } from '../log/book.ts';
import { makeSources, type PageSource, playerPageWrite } from '../pages/page-write.ts';
import type { Ports, Write } from '../ports.ts';
import { afterwards, asProblem } from '../problem.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import type { MatchRow } from '../workbook/season.ts';
import { type Drawn, isSent, mayPass, readShown, sendPages, type WhenSent } from './send-pages.ts';
import { wantReceipts } from './wake-up-note.ts';

/**
 * Renews the files of players whose receipts in a match have changed, in at most two calls. Gives the number of renewed
 * files. If Google refuses a receipt for the moment, a later run tries again.
 */
export function sendReceipts(ports: Ports, match: number): number {
  const book = openBook(ports, { onlyResponses: true });
  requireSoundLog(book);
  const row = findMatch(book, match);
  if (row.over) return 0;
  const { sent, waiting } = send(ports, dueOf(ports, book, row, makeSources(ports, book)));
  if (waiting > 0) wantReceipts(ports);
  return sent;
}

/**
 * Sends the changed receipts of all matches. A problem in one match does not stop the receipts of other matches. If the
 * responses of any form cannot be read, a later run tries again.
 */
export function sendAllReceipts(ports: Ports, whenSent?: WhenSent) {
  const book = openBook(ports, { onlyResponses: true });
  requireSoundLog(book);
  let isSilent = false;
  const sourceOf = makeSources(ports, book);
  const long: Write[] = [];
  const due = book.matches.matches.flatMap((row) => {
    if (row.over) return [];
    try {
      const due = dueOf(ports, book, row, sourceOf);
      for (const { sheetId, cells } of sourceOf(row).open?.long ?? [])
        if (cells.length > 0) long.push({ kind: 'shorten', sheetId, cells: cells.slice(0, MOST) });
      return due;
    } catch (error) {
      const { code, what } = asProblem(error);
      console.warn(what);
      isSilent ||= code === 'form-silent';
      return [];
    }
  });
  // Shortens long texts, so that they do not slow down every later read.
  if (long.length > 0) afterwards(ports, () => ports.workbook.commit(long));
  return send(ports, due, whenSent && ((told, isDone) => whenSent(told, isDone && !isSilent)));
}

/** Maximum number of cells that one run shortens in a tab. */
const MOST = 2_000;

function dueOf(
  ports: Ports,
  book: Book,
  row: MatchRow,
  sourceOf: (row: MatchRow) => PageSource,
): readonly Drawn[] {
  // Throws if the match cannot be continued.
  replayMatch(book, row.number);
  return pagesUnsent(ports, book, row, sourceOf(row));
}

/**
 * Draws each player's page that does not show the player's latest responses. Leaves out the first tab of the file, which
 * shows nothing of the open round. Also leaves out pages that cannot be drawn.
 */
export function pagesUnsent(
  ports: Ports,
  book: Book,
  row: MatchRow,
  source: PageSource,
  isLeftOut: (id: string) => boolean = () => false,
): readonly Drawn[] {
  const { playback, open } = source;
  const shown = readShown(ports, row.number);
  return playback.started.players.flatMap(({ id }, seat): Drawn[] => {
    if (!open?.people[seat] || isLeftOut(id) || isSent(shown, source, seat)) return [];
    const pageWrite = afterwards(ports, () => playerPageWrite(book, row, source, seat, false));
    return pageWrite ? [{ to: id, source, pageWrite }] : [];
  });
}

/** Sends receipts. Gives the number of receipts sent, and the number of receipts that a later try may still send. */
function send(ports: Ports, drawn: readonly Drawn[], whenSent?: WhenSent) {
  const failures = sendPages(ports, drawn, whenSent);
  const waiting = failures.filter((failure) => failure && mayPass(failure)).length;
  return { sent: drawn.length - waiting, waiting };
}
