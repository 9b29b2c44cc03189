import type { Snapshot, Tab } from '../ports.ts';
import { fail } from '../problem.ts';
import { describeIssues } from './address.ts';
import { marksIn, named, SEASON_WORDS } from './host-words.ts';
import type { Needed } from './known-tabs.ts';
import { readLedger } from './ledger-tab.ts';
import { cleanPerson } from './person-line.ts';
import { type Read, readTables } from './read-tables.ts';
import {
  type LedgerRow,
  type Matches,
  type MatchesTab,
  type MatchRow,
  matchesShape,
  rulesLink,
  type Season,
  seasonShape,
  TABS,
} from './season.ts';
import {
  type KnownSettings,
  type SettingFault,
  type TypedSeason,
  USUAL_SETTINGS,
  withSettings,
} from './settings.ts';
import { shownWords } from './tab-words.ts';

/** Host workbook as read, without the log. Somebody may have typed into any cell. */
export interface TypedTabs {
  readonly timeZone: string;
  readonly tabs: ReadonlyMap<number, Tab>;
  readonly season: Season;
  /** Settings of the Season tab that cannot be read. */
  readonly settingFaults: readonly SettingFault[];
  /** Texts beside settings and players. The key is the zero-based row of the Season tab. The tab's `cells` exclude these texts. */
  readonly marks: ReadonlyMap<number, string>;
  /** Content of the Matches tab, or its faults. */
  readonly matches: Read<MatchesTab>;
  readonly ledger: readonly LedgerRow[];
  /** Number of used rows of the Ledger tab, including the headings; 0 if the tab was not read. */
  readonly ledgerUsed: number;
  readonly audit: Tab;
}

/** Says whether the workbook has a season. Any one of a season's tabs is enough, because somebody may have deleted other tabs. */
export function isSetUp(snapshot: Snapshot): boolean {
  const ids: readonly number[] = Object.values(TABS).map(({ sheetId }) => sheetId);
  return snapshot.tabs.some(({ sheetId }) => ids.includes(sheetId));
}

/** Says whether this workbook is a copy of the workbook where the season was set up. */
export function isCopy({ workbook }: Season, id: string): boolean {
  return workbook !== '' && workbook !== id;
}

export function noSeason(): never {
  return fail('This workbook has no season yet.', 'Press “Set up the season”.');
}

/** Reads a season's tabs. Throws with the addresses of the cells if cells cannot be read. Unreadable settings do not throw. */
export function readHostTabs(
  snapshot: Snapshot,
  { onlyResponses }: Needed = {},
  known: KnownSettings = USUAL_SETTINGS,
): TypedTabs {
  const tabs = new Map(snapshot.tabs.map((tab) => [tab.sheetId, named(tab)]));
  if (!isSetUp(snapshot)) noSeason();
  const tab = ({ sheetId, title }: { sheetId: number; title: string }): Tab =>
    tabs.get(sheetId) ??
    fail(
      `The tab ${title} was deleted.`,
      'Undo the deletion (Ctrl+Z, or File › Version history), and press the button again.',
      'bad-workbook',
    );
  const seasonTab = tab(TABS.season);
  const typed = readTables<TypedSeason>(seasonShape, seasonTab, shownWords(SEASON_WORDS));
  if ('issues' in typed) return badCells('Season', describeIssues(typed.issues));
  const { season, settingFaults } = withSettings(typed.value, seasonTab, known);
  const { ledger, used } = onlyResponses ? { ledger: [], used: 0 } : readLedger(tab(TABS.ledger));
  return {
    timeZone: snapshot.timeZone,
    tabs,
    season: {
      ...season,
      rules: rulesLink(season.rules),
      players: season.players.map(cleanPerson),
    },
    settingFaults,
    marks: marksIn(
      snapshot.tabs.find(({ sheetId }) => sheetId === TABS.season.sheetId),
      seasonTab,
    ),
    matches: readMatches(tabs.get(TABS.matches.sheetId)),
    ledger,
    ledgerUsed: used,
    audit: tab(TABS.audit),
  };
}

function readMatches(tab: Tab | undefined): Read<MatchesTab> {
  if (tab) return readTables<MatchesTab>(matchesShape, tab);
  const { title } = TABS.matches;
  return { issues: [{ address: title, found: 'no such tab', expected: 'it' }] };
}

/** Throws a problem that lists the unreadable cells of a tab. */
export function badCells(tab: string, issues: string): never {
  return fail(
    `Roundkeeper cannot read the ${tab} tab: ${issues}.`,
    'Correct these cells, and press the button again.',
    'bad-workbook',
  );
}

export function findMatch({ matches }: { readonly matches: Matches }, number: number): MatchRow {
  return (
    matches.matches.find((row) => row.number === number) ??
    fail(`There is no match ${number} in this season.`, 'Open the panel again.')
  );
}

/** Lists the open forms of a season, each with the responses tab of the form, and with a name for sentences. */
export function liveForms({ matches }: Matches) {
  return matches
    .filter(({ over }) => !over)
    .flatMap(({ title, form, formTab, trades, tradesTab }) => [
      { form, tab: formTab, what: `The order form of ${title}` },
      { form: trades, tab: tradesTab, what: `The trade form of ${title}` },
    ]);
}
