import { cut } from '../../rules/base/json.ts';
import { capital } from '../../rules/base/words.ts';
import { type Book, openBook } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import type { Ports, Tab, Write } from '../ports.ts';
import { SCHEDULE_EXAMPLES } from '../schedule.ts';
import { dayOf } from '../time.ts';
import { addressOf } from '../workbook/address.ts';
import { BESIDE, problemColumn, SEASON_WORDS } from '../workbook/host-words.ts';
import { isOfPlace, SAY_UNDER } from '../workbook/roster.ts';
import {
  alikeFaults,
  formulaFaults,
  noteFaults,
  type RosterFault,
  rosterFaults,
  zoneFaults,
} from '../workbook/roster-faults.ts';
import { rulesLink, type Season, TABS } from '../workbook/season.ts';
import { heightWith, otherHeading } from '../workbook/season-tab.ts';
import type { SettingFault } from '../workbook/settings.ts';
import { wordsOfValue } from '../workbook/tab-words.ts';
import { addressOfPath, placeOfTable, placeOfValue, SCALARS } from '../workbook/table-place.ts';

/** Fault that the host should correct in the Season tab: the cell's address, and a text about the fault. */
export interface RosterNote {
  readonly address: string;
  readonly text: string;
}

/** Lists what the host should correct in the Season tab: heading, settings, link to the rules, and roster. */
export function rosterNotes(book: Book): readonly RosterNote[] {
  const tab = book.tabs.get(TABS.season.sheetId);
  if (!tab) return [];
  const { columns } = placeOfTable(tab, 'players');
  const players = faultsOf(book).map((fault) => ({
    address: addressOf(tab.title, book.rosterRows[fault.player] ?? 0, columns.get(fault.column) ?? 0),
    text: wordsOf(book, fault),
  }));
  // The mark shows the typed text, and how to make it count.
  const isSaid = (note: RosterNote) => book.differences.some(({ address }) => address === note.address);
  return [
    ...headingNotes(tab),
    ...settingNotes(book, tab),
    ...rulesNotes(tab),
    ...players.filter((note) => !isSaid(note)),
  ];
}

/** Lists the settings that cannot be read. Such a setting does not stop a new match (H17, H28). */
function settingNotes({ settingFaults, season }: Book, tab: Tab): readonly RosterNote[] {
  return settingFaults.map(({ name, isGone }) => {
    const options = Object.values(SEASON_WORDS.choices[name] ?? {}).map((words) => `“${words}”`);
    const todo = isGone
      ? `The row “${SEASON_WORDS.values[name]}” is gone, or was renamed. Undo the change (Ctrl+Z, or File › Version history).`
      : `This setting cannot be read. Write ${name === 'deadlines' ? SCHEDULE_EXAMPLES : options.join(' or ')}.`;
    return {
      address: addressOfPath(tab, isGone ? SCALARS : name),
      text: `${todo} Until then ${countsWords(name, season)}.`,
    };
  });
}

const countsWords = (name: SettingFault['name'], season: Season) =>
  `“${wordsOfValue(SEASON_WORDS, name, season[name])}” counts`;

function wordsOf(book: Book, fault: RosterFault): string {
  const words = `${capital(fault.text)}.`;
  return isOfPlace(book, fault) ? `${words} ${SAY_UNDER}. Typing it here is not enough.` : words;
}

/**
 * Lists a heading that somebody replaced with another text, for example by typing into the first cell. Such a heading
 * does not stop a new match.
 */
function headingNotes(tab: Tab): readonly RosterNote[] {
  const [row, found] = otherHeading(tab) ?? [];
  if (row === undefined) return [];
  const text =
    found === ''
      ? 'The heading “Season” was deleted. Type it there again.'
      : `“${cut(found ?? '', 60)}” was typed over the heading “Season”. Type “Season” there again. Players belong below “▸ players”.`;
  return [{ address: addressOf(tab.title, row, 0), text }];
}

/** Lists the link to the rules if the link is not an address. Such a link does not stop a new match (H36). */
function rulesNotes(tab: Tab): readonly RosterNote[] {
  const [row, column] = placeOfValue(tab, 'rules') ?? [-1, -1];
  const typed = textAt(tab.cells[row], column).trim();
  if (typed === '' || rulesLink(typed) !== '') return [];
  const text = `“${cut(typed, 60)}” is not an address such as https://example.com/rules. Until you correct it, pages have no link to the rules.`;
  return [{ address: addressOf(tab.title, row, column), text }];
}

/**
 * Lists the marks that are still to be written beside settings and players, one line for each mark. '' if no mark is to
 * be written, or if there is no room for marks.
 */
export function waitingMarks(book: Book): string {
  const marks = wantedMarks(book);
  return differingRows(book, marks)
    .map((row) => `${row} ${marks?.texts.get(row) ?? ''}`)
    .join('\n');
}

/** Lists the zero-based rows whose mark must change. Skips rows in which the host typed a text in the mark's cell. */
function differingRows({ marks: present, tabs }: Book, marks: Marks | undefined): readonly number[] {
  const rows = tabs.get(TABS.season.sheetId)?.cells.map((_, row) => row) ?? [];
  return rows.filter((row) => {
    const found = present.get(row) ?? '';
    return marks && found !== (marks.texts.get(row) ?? '') && (found === '' || found.startsWith(BESIDE));
  });
}

/**
 * Writes marks beside settings and players that must be corrected, and beside players who are out (H29). Clears all
 * other marks. Adapts the height of each row to the row's mark, and changes nothing else.
 */
export function markRoster(ports: Ports): void {
  const book = openBook(ports);
  const tab = book.tabs.get(TABS.season.sheetId);
  const marks = wantedMarks(book);
  const rows = differingRows(book, marks);
  if (!tab || !marks || rows.length === 0) return;
  const { column, texts } = marks;
  const cells = rows.map((row) => ({ row, column, value: texts.get(row) ?? '' }));
  const heights = new Map(
    cells.flatMap(({ row, value }) => {
      const now = heightWith(value);
      return heightWith(book.marks.get(row) ?? '') === now ? [] : [[row, now] as const];
    }),
  );
  const write: Write = { kind: 'cells', sheetId: tab.sheetId, rowCount: tab.rowCount, cells, heights };
  ports.workbook.commit([write]);
}

interface Marks {
  readonly column: number;
  /** Text of each mark, by zero-based row. */
  readonly texts: ReadonlyMap<number, string>;
}

function wantedMarks(book: Book): Marks | undefined {
  const tab = book.tabs.get(TABS.season.sheetId);
  const column = tab ? problemColumn(tab) : -1;
  if (!tab || column < 0) return undefined;
  const texts = new Map<number, string>();
  const add = (player: number, words: string) => {
    const row = book.rosterRows[player];
    if (row === undefined) return;
    const before = texts.get(row);
    texts.set(row, `${before ?? BESIDE.trim()} ${words}`);
  };
  for (const { name } of book.settingFaults) {
    const [row] = placeOfValue(tab, name) ?? [];
    if (row !== undefined)
      texts.set(
        row,
        `${BESIDE}This setting cannot be read. Until you correct it, ${countsWords(name, book.season)}.`,
      );
  }
  const rulesRow = placeOfValue(tab, 'rules')?.[0];
  for (const { text } of rulesNotes(tab)) if (rulesRow !== undefined) texts.set(rulesRow, `${BESIDE}${text}`);
  for (const fault of faultsOf(book)) add(fault.player, wordsOf(book, fault));
  for (const { player, text } of book.differences)
    if (player)
      add(
        book.season.players.findIndex(({ id }) => id === player.id),
        `${text}. This does not count until you explain it in the panel.`,
      );
  const out = seasonFacts(book.log).eliminations;
  book.season.players.forEach(({ id }, player) => {
    const since = out.get(id)?.time;
    if (since !== undefined)
      add(player, `Out of the season since ${dayOf(Date.parse(since))}. You need not correct anything here.`);
  });
  return { column, texts };
}

function faultsOf(book: Book): readonly RosterFault[] {
  return [
    ...rosterFaults(book),
    ...alikeFaults(book),
    ...zoneFaults(book.season),
    ...formulaFaults(book),
    ...noteFaults(book),
  ];
}

const textAt = (line: readonly unknown[] | undefined, column: number) => String(line?.[column] ?? '');
