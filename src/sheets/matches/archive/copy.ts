import { commitmentOf } from '../../../rules/base/chance.ts';
import { hashOf } from '../../../rules/base/hash.ts';
import type { Grid } from '../../../rules/board/grid.ts';
import { STRONG, TITLE, textLines } from '../../../rules/board/page.ts';
import { missingOf } from '../../../rules/declare/outcome.ts';
import { outcomeOf } from '../../../rules/play/match.ts';
import { replayMatch } from '../../actions/current-match.ts';
import { drawMatchTab } from '../../commit/match-tab.ts';
import { troubleOf } from '../../google-trouble.ts';
import type { Book } from '../../log/book.ts';
import { AUDIT_HEADS, writeEntry } from '../../log/entry-rows.ts';
import type { EventData } from '../../log/events.ts';
import { pursesOf } from '../../log/ledger/ledger.ts';
import { asShown } from '../../log/playback/as-shown.ts';
import { editWords } from '../../log/playback/edit-words.ts';
import { recordOf } from '../../log/playback/record.ts';
import type { Ports, SpreadsheetParts, TabCopy, Write } from '../../ports.ts';
import { stopBetween } from '../../problem.ts';
import { type LinkedHeads, withLinkedHeads } from '../../workbook/bound-columns.ts';
import { findMatch } from '../../workbook/host-tabs.ts';
import { COVER_TAB, type MatchRow } from '../../workbook/season.ts';
import { archiveTabs, cellsHash } from './archived-match.ts';

/**
 * Collects the parts of a match that leave the workbook, and the facts about the match that the log keeps. The archive’s
 * id is not among these facts.
 */
export function leavingMatch(book: Book, match: number) {
  const row = findMatch(book, match);
  const playback = replayMatch(book, match);
  const entries = book.log.entries.filter((entry) => entry.match === match);
  const { game, title, round, form, formUrl, trades, tradesUrl } = row;
  // The board has the shown names, like the pages; the record keeps the match's first names.
  const shown = asShown(playback);
  const outcome = outcomeOf(shown.match);
  const { winners = [], candidates = [] } = outcome ?? {};
  const missing = outcome ? missingOf(outcome, shown) : '';
  const edited = editWords(playback, 'host');
  const ended = playback.rounds[playback.rounds.length - 1]?.time;
  const cellsOf = (which: 'orders' | 'trades') => {
    const tab = book.tabs.get(which === 'orders' ? row.formTab : row.tradesTab);
    return tab ? withLinkedHeads(tab.cells, tab, playback.started.heads?.[which] ?? []) : [];
  };
  const last = entries[entries.length - 1];
  const facts: Omit<EventData<'archive'>, 'file'> = {
    match,
    row: { game, title, round, form, formUrl, trades, tradesUrl },
    players: shown.match.info.names,
    winners,
    candidates,
    ...(edited === '' ? {} : { edited }),
    ...(shown.vote === undefined ? {} : { chosen: shown.vote }),
    ...(shown.opponent === undefined ? {} : { opponent: shown.opponent }),
    ...(missing === '' ? {} : { missing }),
    ...(playback.isEnded ? { endedEarly: true } : {}),
    ...(ended === undefined ? {} : { ended }),
    purses: pursesOf(playback),
    commitment: commitmentOf(playback.started.seed),
    record: hashOf(recordOf(playback)),
    count: entries.length,
    last: last?.number ?? 0,
    head: last?.hash ?? '',
    responses: { orders: cellsHash(cellsOf('orders')), trades: cellsHash(cellsOf('trades')) },
  };
  return { row, playback, entries, facts };
}

/** Gives the idempotent writes that put a match into an archive. */
export function archiveWrites(
  ports: Ports,
  book: Book,
  { row, playback, entries }: ReturnType<typeof leavingMatch>,
  { tabs }: SpreadsheetParts,
): Write[] {
  const names = archiveTabs(row.number, row.title);
  const isNew = (sheetId: number) => !tabs.some((tab) => tab.sheetId === sheetId);
  const copy = (name: (typeof names)['log'], from: Pick<TabCopy, 'cells' | 'formats'>): Write => ({
    kind: 'copy',
    isNew: isNew(name.sheetId),
    tab: { ...from, ...name },
  });
  const [orders, trades] = readResponseTabs(ports, book, row, playback.started.heads);
  const board = drawMatchTab(book, playback, book.matches.matches);
  const cover = tabs.find(({ sheetId }) => sheetId === COVER_TAB);
  return [
    ...(cover ? [{ ...cover, kind: 'tab', isNew: false, grid: drawArchiveCover() } as const] : []),
    copy(names.log, { cells: [AUDIT_HEADS, ...entries.flatMap(writeEntry)], formats: [] }),
    copy(names.orders, orders),
    copy(names.trades, trades),
    { ...board, ...names.board, isNew: isNew(names.board.sheetId) },
  ];
}

const NOTHING = { cells: [], formats: [] };

/** Reads a match's responses tabs with their number formats. A tab that was deleted by hand counts as empty. */
function readResponseTabs(
  { spreadsheets, workbook }: Ports,
  { tabs }: Book,
  { formTab, tradesTab }: MatchRow,
  heads: LinkedHeads = { orders: [], trades: [] },
): [orders: Pick<TabCopy, 'cells' | 'formats'>, trades: Pick<TabCopy, 'cells' | 'formats'>] {
  const titles = [formTab, tradesTab].flatMap((sheetId) => tabs.get(sheetId)?.title ?? []);
  const read = spreadsheets.read(workbook.id, titles);
  if (typeof read === 'string')
    return stopBetween(
      `The responses tabs cannot be read. ${troubleOf(read).what}`,
      'Wait a minute, and press “Finish”.',
    );
  const find = (sheetId: number, linked: readonly string[]) => {
    const copy = read.find((tab) => tab.sheetId === sheetId);
    const tab = tabs.get(sheetId);
    return copy && tab ? { ...copy, cells: withLinkedHeads(copy.cells, tab, linked) } : NOTHING;
  };
  return [find(formTab, heads.orders), find(tradesTab, heads.trades)];
}

/** Draws the first tab of an archive. */
export function drawArchiveCover(): Grid {
  return textLines([
    { text: 'Archive of the season', style: TITLE, height: 40 },
    {
      text: 'This file is for hosts only, because it has every secret. Never share it with a player.',
      style: STRONG,
    },
    {
      text: 'This file has the closed matches. Each match has four tabs: its board, its log, and two tabs with players’ responses. Roundkeeper reads them to verify, to export a match, and to bring a match back. Change nothing here, because Roundkeeper would find the change. To undo a change, use File › Version history.',
    },
  ]);
}
