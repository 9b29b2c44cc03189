import { cut } from '../../rules/base/json.ts';
import { capital } from '../../rules/base/words.ts';
import type { Book } from '../log/book.ts';
import type { Tab } from '../ports.ts';
import { SCHEDULE_EXAMPLES } from '../schedule.ts';
import { addressOf } from '../workbook/address.ts';
import { SEASON_WORDS } from '../workbook/host-words.ts';
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
import { otherHeading } from '../workbook/season-tab.ts';
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
  // The panel lists typed names and addresses that do not count separately.
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
