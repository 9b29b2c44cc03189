import { type Book, requireSoundLog } from '../log/book.ts';
import { mustPlayBack, seasonFacts } from '../log/fold.ts';
import { closingOf } from '../log/ledger/closing.ts';
import type { Playback } from '../log/playback/playback.ts';
import { titleOf } from '../log/season-matches.ts';
import { fail } from '../problem.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import type { MatchRow } from '../workbook/season.ts';
import { atRound, type Change, type Context } from './change.ts';
import { replayMatch } from './current-match.ts';
import { addToOutbox, allFiles } from './outbox.ts';
import { readEditedPosition, requireUnedited } from './tab-position.ts';

/** Closes a match that is over (H10). The pages then show the seed, and the match can no longer be changed. */
export function closeMatch({ book }: Context, match: number): Change {
  const row = findMatch(book, match);
  const playback = replayMatch(book, match);
  requireOpen(row, playback);
  if (!row.over) return fail(`${row.title} is not over.`, 'Close a match after its last round.');
  requireSecretSeed(book, row, playback);
  requireUnedited(readEditedPosition(book, row, playback));
  return {
    event: atRound(row, { what: 'close', data: closingOf(playback) }),
    outbox: addToOutbox(book.matches.outbox, match, allFiles(playback)),
  };
}

/** Opens a closed match again while it is still in the workbook (H11). The seed stays public. */
export function reopenMatch({ book }: Context, match: number): Change {
  requireSoundLog(book);
  const row = findMatch(book, match);
  if (!mustPlayBack(book.log, match).isClosed) fail(`${row.title} is not closed.`, 'There is nothing to do.');
  return { event: atRound(row, { what: 'reopen', data: {} }) };
}

/** Finds a match and its row in the Matches tab. Fails if the match is closed. */
export function findOpen(book: Book, match: number) {
  const row = findMatch(book, match);
  const playback = mustPlayBack(book.log, match);
  requireOpen(row, playback);
  return { row, playback };
}

/**
 * Fails if another match of the season took this match over (H31). If both matches went on, they would have the same
 * random draws and pay the same prizes.
 */
export function requireNotTakenOver(book: Book, { title }: MatchRow, { goesOnAs }: Playback): void {
  if (goesOnAs !== undefined)
    fail(`${title} goes on as ${titleOf(book, goesOnAs)}.`, 'Continue that match instead.');
}

/** Fails if an open match took this match over (H31). Both matches have the same seed, and closing this match would show the seed. */
function requireSecretSeed(book: Book, { title }: MatchRow, { goesOnAs }: Playback): void {
  if (goesOnAs === undefined || seasonFacts(book.log).archived.has(goesOnAs)) return;
  if (mustPlayBack(book.log, goesOnAs).isSeedShown) return;
  const other = titleOf(book, goesOnAs);
  fail(
    `${title} goes on as ${other}. Closing ${title} would show the seed of both.`,
    `Close ${other} first.`,
  );
}

/** Fails if the host has closed the match. */
export function requireOpen({ title }: MatchRow, { isClosed }: Playback): void {
  if (isClosed) fail(`${title} is closed.`, 'Open the match again first. The panel has a button for this.');
}
