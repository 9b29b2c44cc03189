import { hashOf } from '../../../rules/base/hash.ts';
import { cut } from '../../../rules/base/json.ts';
import type { Cell } from '../../../rules/declare/position.ts';
import { troubleOf } from '../../google-trouble.ts';
import { type Log, readChain, withArchived } from '../../log/audit-log.ts';
import { type Book, openBook } from '../../log/book.ts';
import { type Entry, hashBefore } from '../../log/chain.ts';
import { blocksOf } from '../../log/entry-rows.ts';
import { seasonFacts } from '../../log/fold.ts';
import type { ClosedMatch } from '../../log/season-facts.ts';
import type { Ports, SpreadsheetParts, TabCopy } from '../../ports.ts';
import { fail } from '../../problem.ts';
import { withoutEnd } from '../../workbook/rows.ts';
import { FIRST_MATCH_TAB } from '../../workbook/season.ts';

/** Added to the number of a match, these give the ids of its tabs in the archive, except the board's. */
const FIRST_LOG_TAB = 930_000;
const FIRST_ORDERS_TAB = 940_000;
const FIRST_TRADES_TAB = 950_000;

/** The tabs of a match in the archive: its board, its rows of the log, and its responses. */
export function archiveTabs(number: number, title: string) {
  const name = `${number} ${cut(title, 70)}`;
  return {
    board: { sheetId: FIRST_MATCH_TAB + number, title: name },
    log: { sheetId: FIRST_LOG_TAB + number, title: `${name} — log` },
    orders: { sheetId: FIRST_ORDERS_TAB + number, title: `${name} — orders` },
    trades: { sheetId: FIRST_TRADES_TAB + number, title: `${name} — trade form` },
  };
}

/** The hash of the content of a tab; empty cells at the end of a row are left out. */
export function cellsHash(cells: readonly (readonly Cell[])[]): string {
  return hashOf(cells.map(withoutEnd));
}

/** A match as read from its archive. */
export interface ArchivedMatch {
  readonly of: Wanted['of'];
  /** Its entries; undefined if they differ from the entries that were moved there. */
  readonly entries?: readonly Entry[];
  readonly orders?: TabCopy;
  readonly trades?: TabCopy;
  /** The faults, a sentence each. */
  readonly faults: readonly string[];
}

/** A match to be read, and the hash before its first entry. */
export interface Wanted {
  readonly of: Pick<ClosedMatch, 'match' | 'data'>;
  readonly before: string;
}

/** Reads matches from their archives, and compares each with the log [2 calls]. */
export function readArchived(
  { spreadsheets, files }: ArchivePorts,
  wanted: readonly Wanted[],
): readonly ArchivedMatch[] {
  if (wanted.length === 0) return [];
  const ids = [...new Set(wanted.map(({ of }) => of.data.file))];
  const parts = spreadsheets.look(ids);
  const titles = ids.map((id, i) =>
    wanted.filter(({ of }) => of.data.file === id).flatMap(({ of }) => titlesIn(parts[i], of)),
  );
  const asked = ids
    .map((file, i) => ({ file, titles: titles[i] ?? [] }))
    .filter((one) => one.titles.length > 0);
  const read = new Map(spreadsheets.read(asked).map((tabs, i) => [asked[i]?.file, tabs] as const));
  return wanted.map((one) => {
    const { of } = one;
    const { file } = of.data;
    const part = parts[ids.indexOf(file)];
    const tabs = typeof part === 'string' ? part : (read.get(file) ?? []);
    const link = files.link(file);
    if (typeof tabs === 'string')
      return { of, faults: [`${of.data.row.title}: its archive ${closedWords(tabs, link)}`] };
    const match = checkMatch(one, tabs);
    const binned =
      typeof part === 'object' && part.isInBin
        ? [
            `${of.data.row.title}: its archive ${link} lies in Drive’s bin. Take it out: Google empties the bin.`,
          ]
        : [];
    return {
      ...match,
      faults: [
        ...match.faults.map(
          (fault) => `${fault} Restore it in the archive ${link} by File › Version history.`,
        ),
        ...binned,
      ],
    };
  });
}

/** Reason why an archive cannot be opened, from Google's message. Drive’s bin is not a reason (docs/google.md, G80). */
function closedWords(error: string, link: string): string {
  if (error.endsWith('404)'))
    return 'was deleted, or another account made it: then open the panel with that one.';
  const { what, todo } = troubleOf(error);
  return `${link} cannot be opened. ${what} ${todo}`;
}

/** The present titles of a match's tabs. */
function titlesIn(parts: SpreadsheetParts | string | undefined, of: Wanted['of']): string[] {
  if (typeof parts !== 'object') return [];
  const { log, orders, trades } = tabsOf(of);
  const ids = [log, orders, trades].map(({ sheetId }) => sheetId);
  return parts.tabs.flatMap(({ sheetId, title }) => (ids.includes(sheetId) ? [title] : []));
}

function tabsOf({ match, data }: Wanted['of']) {
  return archiveTabs(match, data.row.title);
}

function checkMatch(wanted: Wanted, tabs: readonly TabCopy[]): ArchivedMatch {
  const { of } = wanted;
  const { log, orders, trades } = tabsOf(of);
  const find = (sheetId: number) => tabs.find((tab) => tab.sheetId === sheetId);
  const entries = readEntries(wanted, find(log.sheetId));
  const asked = [
    { key: 'orders', name: orders, hash: of.data.responses.orders },
    { key: 'trades', name: trades, hash: of.data.responses.trades },
  ] as const;
  const found: { orders?: TabCopy; trades?: TabCopy } = {};
  const faults = typeof entries === 'string' ? [entries] : [];
  for (const { key, name, hash } of asked) {
    const tab = find(name.sheetId);
    if (!tab) faults.push(`${of.data.row.title}: the archive has no tab “${name.title}”.`);
    else if (cellsHash(tab.cells) !== hash)
      faults.push(`${of.data.row.title}: the tab “${tab.title}” is not as it was moved there.`);
    else found[key] = tab;
  }
  return { of, ...(typeof entries === 'string' ? {} : { entries }), ...found, faults };
}

/** The entries of a match in the archive, or their fault. The chain must be complete, and end with the head in the season. */
function readEntries(
  { of: { match, data }, before }: Wanted,
  tab: TabCopy | undefined,
): readonly Entry[] | string {
  const { title } = data.row;
  if (!tab) return `${title}: the archive has no tab “${archiveTabs(match, title).log.title}”.`;
  const { entries, fault } = readChain(tab.title, blocksOf(tab.cells), match, before);
  if (fault) return `${title}, archive, ${fault.address}: ${fault.problem}.`;
  const last = entries[entries.length - 1];
  return entries.length === data.count && last?.number === data.last && last.hash === data.head
    ? entries
    : `${title}: the tab “${tab.title}” of the archive holds other rows than those that were moved there.`;
}

type Whole = Required<Pick<ArchivedMatch, 'entries' | 'orders' | 'trades'>>;
type ArchivePorts = Pick<Ports, 'spreadsheets' | 'files'>;

/** The entries of a match in the archive. Fails if they were changed since they were moved there. */
export function mustReadEntries(ports: ArchivePorts, log: Log, of: Wanted['of']): readonly Entry[] {
  const { entries, faults } = readOne(ports, log, of);
  return entries ?? refuse(faults);
}

/** A complete match from the archive. Fails if any part was changed since it was moved there. */
export function mustReadArchived(ports: ArchivePorts, log: Log, of: Wanted['of']): Whole {
  const { entries, orders, trades, faults } = readOne(ports, log, of);
  return entries && orders && trades ? { entries, orders, trades } : refuse(faults);
}

function readOne(ports: ArchivePorts, log: Log, of: Wanted['of']): ArchivedMatch {
  return readArchived(ports, [{ of, before: hashBefore(log, of.match) }])[0] ?? { of, faults: [] };
}

function refuse([fault = 'The archive cannot be read.']: readonly string[]): never {
  return fail(
    fault,
    'Restore what is named, if you can, and press again. If its archive was deleted, the match cannot be brought back. Its outcome, its payments and its pages stay. Everything else goes on as before.',
    'bad-archive',
  );
}

/** Opens the workbook with the complete log of one match; reads its entries from the archive if they are there. */
export function openMatch(ports: Ports, match: number): Book {
  const book = openBook(ports);
  const of = seasonFacts(book.log).archived.get(match);
  if (!of) return book;
  return { ...book, log: withArchived(book.log, mustReadEntries(ports, book.log, of)) };
}
