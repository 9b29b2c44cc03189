import * as z from 'zod/mini';
import { capital, stopped } from '../rules/base/words.ts';
import { atRound, type Change, type Context } from './actions/change.ts';
import { replayMatch } from './actions/current-match.ts';
import { addToOutbox, allFiles } from './actions/outbox.ts';
import { matchPage } from './actions/verify.ts';
import { binAtLast, isBinned } from './bin.ts';
import { type Book, openBook } from './log/book.ts';
import type { EventData } from './log/events.ts';
import { seasonFacts } from './log/fold.ts';
import { isAnswered } from './log/request.ts';
import { lastPublicChange, matchFactsOf } from './log/season-facts.ts';
import { readNote } from './note.ts';
import { perform } from './perform.ts';
import type { Memo, Ports, SavedPage } from './ports.ts';
import { asProblem, fail, LOOK_AGAIN } from './problem.ts';
import { isSameAccount } from './workbook/account.ts';
import { findMatch } from './workbook/host-tabs.ts';

/**
 * Makes a page with a match's public facts in Drive, and puts the page's link on all pages of the match (H32). Everyone
 * with the link can download the page. If the page is already shared, updates the page.
 */
export function sharePage(ports: Ports, match: number): void {
  const book = openBook(ports);
  if (matchFactsOf(seasonFacts(book.log), match).page) {
    writePage(ports, book, match);
    return;
  }
  const page = makePage(ports, book, match);
  const [shared] = ports.files.share([{ file: page.file, reader: '' }]);
  if (shared?.access !== 'link')
    fail(
      `Google did not let everyone open the page: ${shared?.problem}.`,
      'Perhaps your account may not share files by link. Export the match, and send the page to others yourself.',
    );
  perform(ports, (context) => noteShared(context, match, page));
}

/** Writes a new page, or finishes the page of an interrupted button press. */
function makePage(ports: Ports, book: Book, match: number): SavedPage {
  try {
    return writePage(ports, book, match);
  } catch (error) {
    // The noted page may be deleted: the next press makes another page.
    notePage(ports.memo, match, undefined);
    throw error;
  }
}

/**
 * Withdraws the shared page of a match. Stops sharing the page, removes the page's link from all pages, and moves the
 * page to Drive's bin.
 */
export function withdrawPage(ports: Ports, match: number): void {
  const { log } = openBook(ports);
  const { page } = matchFactsOf(seasonFacts(log), match);
  // After a repeated press, only the note may be missing.
  if (page === undefined && !isAnswered(log, ports.request))
    fail('This match has no page for everyone.', LOOK_AGAIN);
  const left = page === undefined ? [] : closedAndLeft(ports, page.file, page.who);
  perform(ports, (context) => noteShared(context, match, { file: '', link: '' }));
  notePage(ports.memo, match, undefined);
  binAtLast(ports, left);
}

/** Stops sharing a page and moves the page to Drive's bin. Gives the page's id if the page is closed but not yet in the bin. */
function closedAndLeft(ports: Ports, page: string, maker: string): readonly string[] {
  const [problem = ''] = ports.files.close([page]);
  if (problem !== '') {
    // A page that this account made and Drive does not show is gone (docs/google.md, G28).
    if (isSameAccount(maker, ports.who()) && ports.files.hidden([page]).length > 0) return [];
    ports.tell(
      `No page links to the shared page any more, but the file is still in Drive. ${capital(problem)}.`,
    );
    return [];
  }
  return isBinned(ports, page) ? [] : [page];
}

function noteShared({ book }: Context, match: number, data: EventData<'share'>): Change {
  const row = findMatch(book, match);
  return {
    event: atRound(row, { what: 'share', data }),
    outbox: addToOutbox(book.matches.outbox, match, allFiles(replayMatch(book, match))),
  };
}

/** Time in milliseconds after which a page that Google refused is written again. */
const RETRY = 30 * 60_000;

/** Gives the matches whose page for everyone is outdated. Leaves out a page that Google refused less than RETRY ago. */
export function pagesDue(
  { memo, clock }: Pick<Ports, 'memo' | 'clock'>,
  { log, matches }: Book,
): readonly number[] {
  const facts = seasonFacts(log);
  return matches.matches.flatMap(({ number }) => {
    if (!matchFactsOf(facts, number).page) return [];
    const note = pageNote(memo, number);
    const isWritten = note?.entry === lastPublicChange(facts, number);
    return isWritten && (note.error === '' || clock.now() - note.at < RETRY) ? [] : [number];
  });
}

/** Lists the pages for everyone that could not be updated, with one sentence for each page. */
export function pageProblems(
  { memo }: Pick<Ports, 'memo'>,
  { log, matches }: Pick<Book, 'log'> & { readonly matches: Pick<Book['matches'], 'matches'> },
): readonly string[] {
  const facts = seasonFacts(log);
  return matches.matches.flatMap(({ number, title }) => {
    const error = matchFactsOf(facts, number).page ? (pageNote(memo, number)?.error ?? '') : '';
    return error === ''
      ? []
      : [
          `The page for everyone of ${title} is out of date: ${stopped(error)} Update it, or stop sharing it, under “Export the match”.`,
        ];
  });
}

/** Updates outdated pages. Notes the reason if Google refuses a page. */
export function renewPages(ports: Ports, book: Book = openBook(ports)): void {
  for (const match of pagesDue(ports, book))
    try {
      writePage(ports, book, match);
    } catch (error) {
      const file = matchFactsOf(seasonFacts(book.log), match).page?.file ?? '';
      const entry = lastPublicChange(seasonFacts(book.log), match);
      notePage(ports.memo, match, { file, entry, error: asProblem(error).what, at: ports.clock.now() });
    }
}

/** Writes the current page of a match, and saves a note about it. */
function writePage(ports: Ports, book: Book, match: number): SavedPage {
  const { memo, files, clock } = ports;
  const { title } = findMatch(book, match);
  const html = matchPage(ports.viewerPage(), book, match, 'public');
  // If the note has a page and the log has none, an interrupted press made the page.
  const known = matchFactsOf(seasonFacts(book.log), match).page?.file ?? pageNote(memo, match)?.file ?? '';
  const page = files.savePage({ file: known, name: `${title}.html`, html });
  notePage(memo, match, {
    file: page.file,
    entry: lastPublicChange(seasonFacts(book.log), match),
    error: '',
    at: clock.now(),
  });
  return page;
}

const shape = z.object({ file: z.string(), entry: z.number(), error: z.string(), at: z.number() });

/**
 * Note about a match's page for everyone: the file, the last log entry that the page must show, and the time at which the
 * page was last written or refused. If the page could not be written up to this entry, `error` is the reason.
 */
type PageNote = z.infer<typeof shape>;

const keyOf = (match: number) => `page ${match}`;

const pageNote = (memo: Pick<Memo, 'get'>, match: number) => readNote(memo, keyOf(match), shape);

function notePage({ set }: Pick<Memo, 'set'>, match: number, note: PageNote | undefined): void {
  set(keyOf(match), note && JSON.stringify(note));
}
