import { cut } from '../../../rules/base/json.ts';
import type { Snapshot, Tab } from '../../ports.ts';
import { fail } from '../../problem.ts';
import { SCHEDULE_EXAMPLES } from '../../schedule.ts';
import { addressOfPath, describeIssues, placeOfValue, type Read, readTables } from '../cells/codec.ts';
import { issueInWords, lonelyMarks, named, SEASON_WORDS } from './host-words.ts';
import type { Needed } from './known-tabs.ts';
import { readLedger } from './ledger-tab.ts';
import { cleanPerson } from './person-line.ts';
import {
  type LedgerRow,
  type Matches,
  type MatchesTab,
  type MatchRow,
  matchesShape,
  rulesLink,
  type Season,
  seasonSchedule,
  seasonShape,
  TABS,
} from './season.ts';

/** The host workbook as it was read, without the log: somebody may have typed into any cell. */
export interface TypedTabs {
  readonly timeZone: string;
  readonly tabs: ReadonlyMap<number, Tab>;
  readonly season: Season;
  /** Rows of the Season tab, from 0, with nothing but what Roundkeeper wrote beside a player who is gone. */
  readonly lonelyMarks: readonly number[];
  /** The Matches tab, or what is wrong with it. */
  readonly matches: Read<MatchesTab>;
  readonly ledger: readonly LedgerRow[];
  /** Rows of the Ledger tab in use, heads included; 0 where the tab was not read. */
  readonly ledgerUsed: number;
  /** The Audit tab. */
  readonly audit: Tab;
}

/** Has the season been set up in this workbook? */
export function isSetUp(snapshot: Snapshot): boolean {
  return snapshot.tabs.some(({ sheetId }) => sheetId === TABS.audit.sheetId);
}

/** Is this workbook a copy of another one, in which the season was set up? */
export function isCopy({ workbook }: Season, id: string): boolean {
  return workbook !== '' && workbook !== id;
}

/** Reads the tabs of a season, the Ledger from a row on. Stops at what cannot be read, named by its address. */
export function readHostTabs(
  snapshot: Snapshot,
  { onlyResponses }: Needed = {},
  ledgerFrom?: number,
): TypedTabs {
  const tabs = new Map(snapshot.tabs.map((tab) => [tab.sheetId, named(tab)]));
  if (!isSetUp(snapshot)) fail('This workbook has no season yet.', 'Press “Set up the season”.');
  const tab = ({ sheetId, title }: { sheetId: number; title: string }): Tab =>
    tabs.get(sheetId) ??
    fail(
      `The tab ${title} is gone.`,
      'Undo its deletion (Ctrl+Z, or File › Version history) and press again.',
      'bad-workbook',
    );
  const seasonTab = tab(TABS.season);
  const season = readTables<Season>(seasonShape(), seasonTab);
  if ('issues' in season) return badCells('Season', describeIssues(season.issues.map(issueInWords)));
  checkDeadlines(season.value, seasonTab);
  const { ledger, used } = onlyResponses ? { ledger: [], used: 0 } : readLedger(tab(TABS.ledger), ledgerFrom);
  return {
    timeZone: snapshot.timeZone,
    tabs,
    season: {
      ...season.value,
      rules: rulesLink(season.value.rules),
      players: season.value.players.map(cleanPerson),
    },
    lonelyMarks: lonelyMarks(
      snapshot.tabs.find(({ sheetId }) => sheetId === TABS.season.sheetId),
      seasonTab,
    ),
    matches: readMatches(tabs.get(TABS.matches.sheetId)),
    ledger,
    ledgerUsed: used,
    audit: tab(TABS.audit),
  };
}

/** Stops where the host typed something else than a schedule for the deadlines, or the setting is not there any more (H17). */
function checkDeadlines(season: Season, tab: Tab): void {
  if (!placeOfValue(tab, 'deadlines') && !placeOfValue(tab, 'roundHours'))
    fail(
      `The row “${SEASON_WORDS.values.deadlines}” of the Season tab is gone, or has another name.`,
      'Undo that (Ctrl+Z, or File › Version history), and press again.',
      'bad-workbook',
    );
  if (seasonSchedule(season)) return;
  const found = cut(season.deadlines, 60);
  badCells('Season', `${addressOfPath(tab, 'deadlines')}: found ${found}, expected ${SCHEDULE_EXAMPLES}`);
}

function readMatches(tab: Tab | undefined): Read<MatchesTab> {
  if (tab) return readTables<MatchesTab>(matchesShape(), tab);
  const { title } = TABS.matches;
  return { issues: [{ address: title, found: 'no such tab', expected: 'it' }] };
}

/** Stops at cells of a tab that cannot be read. */
export function badCells(tab: string, issues: string): never {
  return fail(
    `The ${tab} tab cannot be read: ${issues}.`,
    'Correct the cells named, and press again.',
    'bad-workbook',
  );
}

/** The row of a match in the Matches tab. */
export function findMatch({ matches }: { readonly matches: Matches }, number: number): MatchRow {
  return (
    matches.matches.find((row) => row.number === number) ??
    fail(`There is no match ${number} in this season.`, 'Open the panel again.')
  );
}
