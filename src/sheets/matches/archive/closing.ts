import { listed, plural } from '../../../rules/base/words.ts';
import { type Change, contextOf, ofSeason } from '../../actions/change.ts';
import { closeMatch } from '../../actions/close.ts';
import { commit } from '../../commit/commit.ts';
import { deliver } from '../../delivery/deliver.ts';
import { forgetShown } from '../../delivery/send-pages.ts';
import { forgetForm } from '../../delivery/written-form.ts';
import { troubleOf } from '../../google-trouble.ts';
import type { Book } from '../../log/book.ts';
import { mustPlayBack, seasonFacts } from '../../log/fold.ts';
import { archiveKey, type Ports, type SpreadsheetParts } from '../../ports.ts';
import { stopBetween } from '../../problem.ts';
import { idsNamed } from '../../responses/round-times.ts';
import { pageProblems, renewPages } from '../../share-page.ts';
import { findMatch } from '../../workbook/host-tabs.ts';
import { isBlank } from '../../workbook/rows.ts';
import { FIRST_MATCH_TAB, FIRST_ROUND_TAB, isFormKey, personOf, SPECTATORS } from '../../workbook/season.ts';
import { ofFormerHost } from '../former-host.ts';

import { readArchived } from './archived-match.ts';
import { archiveWrites, leavingMatch } from './copy.ts';
import { bookOf, type Move, type MoveStep, saveMove } from './move-job.ts';

/**
 * MOST_CELLS and MOST_TABS are the maximum numbers of cells and tabs in one archive. Google allows 10 million cells and
 * 200 tabs (docs/google.md, G26 and G79).
 */
const MOST_CELLS = 8_000_000;
const MOST_TABS = 180;
/** Maximum number of new copies that Roundkeeper makes while the archive differs from the workbook. */
const MOST_COPIES = 3;

/**
 * Steps that move a match into the archive. The match is copied and compared; then one commit removes the match's rows
 * from the workbook. Every step is idempotent.
 */
export const CLOSING: readonly MoveStep[] = [
  { doing: 'Showing the seed on all pages', run: showSeed },
  { doing: 'Closing the forms', run: closeForms },
  { doing: 'Copying the match into the archive', run: copyMatch },
  { doing: 'Removing the match from the workbook', run: removeMatch },
  { doing: 'Deleting the responses tabs', run: dropTabs },
];

function isMoved({ log }: Book, { match }: Move): boolean {
  return seasonFacts(log).archived.has(match);
}

/** Closes the match in the log, which publishes the seed, and delivers the match's last pages. */
function showSeed(ports: Ports, move: Move): void {
  const book = bookOf(ports, move);
  if (isMoved(book, move)) return;
  const isClosed = mustPlayBack(book.log, move.match).isClosed;
  const closed = isClosed ? book : commit(ports, book, closeMatch(contextOf(ports, book), move.match));
  const { failed, waiting } = deliver(ports, closed);
  // The page for everyone has the seed now, too.
  renewPages(ports, closed);
  // Nothing updates that page while the match is in the archive.
  const only = { log: closed.log, matches: { matches: [findMatch(closed, move.match)] } };
  for (const problem of pageProblems(ports, only))
    ports.tell(`${problem} To do so, bring the match back first.`);
  if (failed.length + waiting > 0 && !move.isForced) requireDelivered(bookOf(ports, move), move);
}

/** Throws if some pages of the match do not show the match's end yet. */
function requireDelivered({ matches, season }: Book, move: Move): void {
  const waiting = matches.outbox.filter(({ to, match }) => match === move.match && !isFormKey(to));
  if (waiting.length === 0) return;
  const pages = waiting.map(({ to, error }) => {
    const name = personOf(season, to)?.name ?? to;
    return `${to === SPECTATORS ? 'the spectators’ page' : `${name}’s page`} (${error || 'not sent yet'})`;
  });
  stopBetween(
    `The end of the match could not be written to ${listed(pages)}.`,
    'Press “Finish” to try again. If a file was deleted for good, continue without these pages.',
    'undelivered',
  );
}

function closeForms(ports: Ports, move: Move): void {
  const book = bookOf(ports, move);
  if (isMoved(book, move)) return;
  const { title, form, trades, formTab, tradesTab } = findMatch(book, move.match);
  move.tabs = [formTab, tradesTab];
  for (const id of [form, trades]) ports.forms.unlink(id);
  const rows = move.tabs.flatMap((id) => book.tabs.get(id)?.cells.slice(1) ?? []);
  const [left, counted] = [
    rows.filter((row) => !isBlank(row)).length,
    idsNamed(mustPlayBack(book.log, move.match)).size,
  ];
  if (left < counted)
    ports.tell(
      `The responses tabs of ${title} have ${plural(left, 'row')}, but the match read ${plural(counted, 'response')}. The log keeps the orders, and the forms keep the responses.`,
    );
}

function copyMatch(ports: Ports, move: Move): void {
  const book = bookOf(ports, move);
  if (isMoved(book, move)) return;
  const leaving = leavingMatch(book, move.match);
  const parts = openArchive(ports, move, book);
  ports.spreadsheets.write(move.file as string, archiveWrites(ports, book, leaving, parts));
}

/**
 * Finds the season’s newest archive. Makes a new archive if the newest archive is missing or full, or belongs to a former host (H23).
 */
function openArchive(ports: Ports, move: Move, book: Book): SpreadsheetParts {
  const known = seasonFacts(book.log).archives;
  const [last] = known
    .slice(-1)
    .filter((file) => move.file !== undefined || !ofFormerHost(ports, book)(file));
  const newest = move.file ?? last;
  const parts = newest === undefined ? undefined : ports.spreadsheets.look(newest);
  if (typeof parts === 'object' && hasRoom(parts)) {
    move.file = newest as string;
    return parts;
  }
  const { begun } = move;
  if (begun === undefined) {
    move.begun = ports.clock.now();
    saveMove(ports, move);
  }
  const number = known.length + 1;
  const request = { key: archiveKey(number), name: `Archive ${number} of the season — hosts only` };
  const [file = ''] = ports.files.make([request], begun);
  const made = ports.spreadsheets.look(file);
  if (typeof made !== 'object')
    return stopBetween(
      `Roundkeeper cannot open the new archive. ${troubleOf(made).what}`,
      'Press “Finish” in the panel.',
    );
  move.file = file;
  for (const problem of ports.files.letHostsIn([file])) ports.tell(problem);
  return made;
}

function hasRoom({ tabs, isInBin }: SpreadsheetParts): boolean {
  const cells = tabs.reduce((sum, { rowCount, columnCount }) => sum + rowCount * columnCount, 0);
  return !isInBin && tabs.length <= MOST_TABS && cells <= MOST_CELLS;
}

/**
 * Compares the copy with the current workbook, and removes the match from the workbook. Gives 'again' if the match must
 * be copied again.
 */
function removeMatch(ports: Ports, move: Move): 'again' | undefined {
  const book = bookOf(ports, move);
  if (isMoved(book, move)) return;
  const { row, facts } = leavingMatch(book, move.match);
  const data = { file: move.file as string, ...facts };
  // The archive is compared with the log entry that the commit will write.
  const of = { match: row.number, data };
  const [fault] = readArchived(ports, book.log, of).faults;
  if (fault !== undefined) return copyAgain(move, fault);
  const { matches, outbox } = book.matches;
  const ownTabs = [FIRST_MATCH_TAB + row.number, FIRST_ROUND_TAB + row.number];
  const change: Change = {
    event: ofSeason({ what: 'archive', data }),
    request: move.request,
    leaves: row.number,
    matches: matches.filter(({ number }) => number !== row.number),
    outbox: outbox.filter(({ match }) => match !== row.number),
    writes: ownTabs.flatMap((sheetId) =>
      book.tabs.has(sheetId) ? [{ kind: 'drop' as const, sheetId }] : [],
    ),
  };
  commit(ports, book, change);
}

/** Asks for another copy because the match or the copy changed meanwhile. Throws after MOST_COPIES copies. */
function copyAgain(move: Move, fault: string): 'again' {
  move.copies = (move.copies ?? 0) + 1;
  if (move.copies > MOST_COPIES)
    stopBetween(
      `The copy in the archive differs from the match: ${fault}`,
      'Press “Finish” in the panel.',
      'bad-archive',
    );
  return 'again';
}

/** Deletes the responses tabs of the match. The deletion may have to wait, because Google treats the tabs as linked for some seconds. */
function dropTabs(ports: Ports, move: Move): void {
  const { match, tabs } = move;
  ports.forms.deleteTabs(tabs);
  const book = bookOf(ports, move);
  forgetShown(ports, match);
  const { form = '', trades = '' } = seasonFacts(book.log).archived.get(match)?.data.row ?? {};
  for (const id of [form, trades]) forgetForm(ports, id);
  // The spectators’ pages of other matches show the new end of the log.
  deliver(ports, book);
}
