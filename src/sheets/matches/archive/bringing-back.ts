import { ofSeason } from '../../actions/change.ts';
import { commit } from '../../commit/commit.ts';
import { deliver } from '../../delivery/deliver.ts';
import { withArchived } from '../../log/audit-log.ts';
import type { Book } from '../../log/book.ts';
import { mustPlayBack, seasonFacts } from '../../log/fold.ts';
import { isMatchOver } from '../../log/playback/playback.ts';
import type { Ports, Write } from '../../ports.ts';
import type { Which } from '../../responses/confirmed.ts';
import type { MatchRow } from '../../workbook/season.ts';
import { archiveTabs, mustReadArchived } from './archived-match.ts';
import { bookOf, type Move, type MoveStep } from './move-job.ts';
import { responseRows } from './response-rows.ts';
import { linkForm, newTab, withTabs } from './restore-responses.ts';

/**
 * Steps that bring a match back from the archive. Only one step is a commit. Before this commit, the copy in the archive
 * counts; after the commit, the rows in the workbook count. Every step is idempotent.
 */
export const BRINGING_BACK: readonly MoveStep[] = [
  {
    doing: 'Linking the order form again',
    run: (ports, move) => linkAgain(ports, move, 'orders'),
  },
  {
    doing: 'Linking the trade form again',
    run: (ports, move) => linkAgain(ports, move, 'trades'),
  },
  { doing: 'Putting the match into the workbook', run: restoreMatch },
  { doing: 'Clearing the archive', run: clearArchive },
];

function archivedIn({ log }: Book, { match }: Move) {
  return seasonFacts(log).archived.get(match);
}

function linkAgain(ports: Ports, move: Move, which: Which): void {
  const book = bookOf(ports, move);
  const of = archivedIn(book, move);
  if (!of) return;
  const others = which === 'orders' ? [] : move.tabs.slice(0, 1);
  move.tabs = [...others, linkForm(ports, book, of.data.row, which, others, '“Finish”')];
}

function restoreMatch(ports: Ports, move: Move): void {
  const book = bookOf(ports, move);
  const of = archivedIn(book, move);
  if (!of) return;
  const { entries, orders, trades } = mustReadArchived(ports, book.log, of);
  const log = withArchived(book.log, entries);
  const playback = mustPlayBack(log, of.match);
  const [formTab = 0, tradesTab = 0] = move.tabs;
  const { round } = playback.match.position;
  const over = isMatchOver(playback);
  const row: MatchRow = { ...of.data.row, number: of.match, round, over, deadline: '', formTab, tradesTab };
  const tabs = [
    newTab(playback, 'orders', book.tabs.get(formTab)),
    newTab(playback, 'trades', book.tabs.get(tradesTab)),
  ] as const;
  commit(ports, withTabs(book, tabs), {
    request: move.request,
    event: ofSeason({ what: 'bring back', data: { match: of.match } }),
    more: [
      { what: 'reopen', data: { tabs: { orders: formTab, trades: tradesTab } }, match: of.match, round },
    ],
    returns: entries,
    matches: [...book.matches.matches, row].sort((a, b) => a.number - b.number),
    redraw: [playback],
    writes: [responseRows(tabs[0], orders), responseRows(tabs[1], trades)],
  });
}

/** Deletes the match's tabs in the archive after the match's rows are in the workbook again. */
function clearArchive(ports: Ports, move: Move): void {
  const { match, title } = move;
  const book = bookOf(ports, move);
  const archive = lastArchiveOf(book, match);
  const parts = archive === undefined ? undefined : ports.spreadsheets.look(archive);
  const tabs = typeof parts === 'object' ? parts.tabs : [];
  const ids = Object.values(archiveTabs(match, title)).map(({ sheetId }) => sheetId);
  const left = tabs.filter(({ sheetId }) => ids.includes(sheetId));
  const drops = left.map(({ sheetId }): Write => ({ kind: 'drop', sheetId }));
  if (archive !== undefined && drops.length > 0) ports.spreadsheets.write(archive, drops);
  deliver(ports, book);
}

function lastArchiveOf({ log }: Book, match: number): string | undefined {
  const files = log.entries.flatMap((entry) =>
    entry.what === 'archive' && entry.data.match === match ? [entry.data.file] : [],
  );
  return files[files.length - 1];
}
