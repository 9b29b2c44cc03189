import { hashOf } from '../../../rules/base/hash.ts';
import { cut } from '../../../rules/base/json.ts';
import type { Cell } from '../../../rules/declare/position.ts';
import { troubleOf } from '../../google-trouble.ts';
import { type Log, withArchived } from '../../log/audit-log.ts';
import { type Book, openBook } from '../../log/book.ts';
import { type Entry, hashBefore } from '../../log/chain.ts';
import { blocksOf } from '../../log/entry-rows.ts';
import { seasonFacts } from '../../log/fold.ts';
import { readChain } from '../../log/read-chain.ts';
import type { ClosedMatch } from '../../log/season-facts.ts';
import type { Ports, SpreadsheetParts, TabCopy } from '../../ports.ts';
import { fail } from '../../problem.ts';
import { usedRows, withoutEnd } from '../../workbook/rows.ts';
import { FIRST_MATCH_TAB } from '../../workbook/season.ts';

/**
 * Base numbers for the ids of a match's tabs in the archive. A tab's id is the base number plus the match number. For
 * the tab with the board, the base number is FIRST_MATCH_TAB.
 */
const FIRST_LOG_TAB = 930_000;
const FIRST_ORDERS_TAB = 940_000;
const FIRST_TRADES_TAB = 950_000;

/** Gives the ids and titles of a match's archive tabs: board, log rows and responses. */
export function archiveTabs(number: number, title: string) {
  const name = `${number} ${cut(title, 70)}`;
  return {
    board: { sheetId: FIRST_MATCH_TAB + number, title: name },
    log: { sheetId: FIRST_LOG_TAB + number, title: `${name} — log` },
    orders: { sheetId: FIRST_ORDERS_TAB + number, title: `${name} — orders` },
    trades: { sheetId: FIRST_TRADES_TAB + number, title: `${name} — trade form` },
  };
}

/** Hashes the cells of a tab. Empty cells at the end of a row and empty rows at the end of the tab do not count. */
export function cellsHash(cells: readonly (readonly Cell[])[]): string {
  return hashOf(cells.slice(0, usedRows(cells)).map(withoutEnd));
}

/** Match as read from the archive. */
export interface ArchivedMatch {
  readonly of: Pick<ClosedMatch, 'match' | 'data'>;
  /** Log entries of the match; undefined if the archive no longer holds the entries that were moved there. */
  readonly entries?: readonly Entry[];
  readonly orders?: TabCopy;
  readonly trades?: TabCopy;
  /** Faults found in the archived match; each fault is a sentence. */
  readonly faults: readonly string[];
}

/** Reads an archived match, and compares the match with the season's log [2 calls]. */
export function readArchived(
  { spreadsheets, files }: ArchivePorts,
  log: Log,
  of: ArchivedMatch['of'],
): ArchivedMatch {
  const { file, row } = of.data;
  const link = files.link(file);
  const closed = (error: string) => ({
    of,
    faults: [`${row.title}: its archive ${closedWords(error, link)}`],
  });
  const parts = spreadsheets.look(file);
  if (typeof parts === 'string') return closed(parts);
  const tabs = spreadsheets.read(file, titlesIn(parts, of));
  if (typeof tabs === 'string') return closed(tabs);
  const match = checkMatch(log, of, tabs);
  const binned = `${row.title}: its archive ${link} is in Drive’s bin. Restore it before Google empties the bin.`;
  return {
    ...match,
    faults: [
      ...match.faults.map(
        (fault) => `${fault} Restore the tab in the archive ${link} with File › Version history.`,
      ),
      ...(parts.isInBin ? [binned] : []),
    ],
  };
}

/**
 * Turns Google's message into a sentence that explains why an archive cannot be opened. A file in Drive’s bin can still
 * be opened (docs/google.md, G80).
 */
function closedWords(error: string, link: string): string {
  if (error.endsWith('404)'))
    return 'was deleted, or another account made it. In that case, open the panel with that account.';
  const { what, todo } = troubleOf(error);
  return `${link} cannot be opened. ${what} ${todo}`;
}

/** Finds the current titles of a match's tabs in the archive. */
function titlesIn(parts: SpreadsheetParts, of: ArchivedMatch['of']): string[] {
  const { log, orders, trades } = tabsOf(of);
  const ids = [log, orders, trades].map(({ sheetId }) => sheetId);
  return parts.tabs.flatMap(({ sheetId, title }) => (ids.includes(sheetId) ? [title] : []));
}

function tabsOf({ match, data }: ArchivedMatch['of']) {
  return archiveTabs(match, data.row.title);
}

function checkMatch(log: Log, of: ArchivedMatch['of'], tabs: readonly TabCopy[]): ArchivedMatch {
  const names = tabsOf(of);
  const find = (sheetId: number) => tabs.find((tab) => tab.sheetId === sheetId);
  const entries = readEntries(log, of, find(names.log.sheetId));
  const asked = [
    { key: 'orders', name: names.orders, hash: of.data.responses.orders },
    { key: 'trades', name: names.trades, hash: of.data.responses.trades },
  ] as const;
  const found: { orders?: TabCopy; trades?: TabCopy } = {};
  const faults = typeof entries === 'string' ? [entries] : [];
  for (const { key, name, hash } of asked) {
    const tab = find(name.sheetId);
    if (!tab) faults.push(`${of.data.row.title}: the archive has no tab “${name.title}”.`);
    else if (cellsHash(tab.cells) !== hash)
      faults.push(`${of.data.row.title}: the tab “${tab.title}” of the archive was changed after the move.`);
    else found[key] = tab;
  }
  return { of, ...(typeof entries === 'string' ? {} : { entries }), ...found, faults };
}

/**
 * Reads a match's log entries from the archive. The chain of entries must be complete, and must end with the hash that
 * the season's log states. If something is wrong, gives a sentence instead of the entries.
 */
function readEntries(
  log: Log,
  { match, data }: ArchivedMatch['of'],
  tab: TabCopy | undefined,
): readonly Entry[] | string {
  const { title } = data.row;
  if (!tab) return `${title}: the archive has no tab “${archiveTabs(match, title).log.title}”.`;
  const { entries, fault } = readChain(tab.title, blocksOf(tab.cells), match, hashBefore(log, match));
  if (fault) return `${title}, archive, ${fault.address}: ${fault.problem}.`;
  const last = entries[entries.length - 1];
  return entries.length === data.count && last?.number === data.last && last.hash === data.head
    ? entries
    : `${title}: the rows of the tab “${tab.title}” in the archive were changed after the move.`;
}

type Whole = Required<Pick<ArchivedMatch, 'entries' | 'orders' | 'trades'>>;
type ArchivePorts = Pick<Ports, 'spreadsheets' | 'files'>;

/** Reads a match's log entries from the archive. Throws if an entry changed since it was moved to the archive. */
export function mustReadEntries(ports: ArchivePorts, log: Log, of: ArchivedMatch['of']): readonly Entry[] {
  const { entries, faults } = readArchived(ports, log, of);
  return entries ?? refuse(faults);
}

/** Reads a whole match from the archive. Throws if any part changed since it was moved to the archive. */
export function mustReadArchived(ports: ArchivePorts, log: Log, of: ArchivedMatch['of']): Whole {
  const { entries, orders, trades, faults } = readArchived(ports, log, of);
  return entries && orders && trades ? { entries, orders, trades } : refuse(faults);
}

function refuse([fault = 'The archive cannot be read.']: readonly string[]): never {
  return fail(
    fault,
    'Restore the named part, and press the button again. If the archive was deleted, the match cannot be brought back. The outcome, payments and pages of the match stay. Everything else continues as before.',
    'bad-archive',
  );
}

/** Opens the workbook with the whole log of a match. If the match is in the archive, reads the match's entries from there. */
export function openMatch(ports: Ports, match: number): Book {
  const book = openBook(ports);
  const of = seasonFacts(book.log).archived.get(match);
  if (!of) return book;
  return { ...book, log: withArchived(book.log, mustReadEntries(ports, book.log, of)) };
}
