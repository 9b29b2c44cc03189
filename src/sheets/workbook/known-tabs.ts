import type { Memo } from '../ports.ts';
import { FIRST_MATCH_TAB, type Matches, TABS } from './season.ts';

/** What an action needs beside the tabs of the season, the tabs of all matches, and the responses to matches that go on. */
export interface Needed {
  /** Matches whose responses are needed though they are over. */
  readonly matches?: readonly number[];
  /** The ids of further tabs. */
  readonly tabs?: readonly number[];
  /** Neither the Ledger nor the tabs of matches are read: the log says what they hold. */
  readonly onlyResponses?: true;
  /** No tab of a match is read, nor its responses: what is done concerns the season and closed matches. */
  readonly withoutMatches?: true;
}

const MEMO = 'tabs';
const FIXED = Object.values(TABS).map(({ sheetId }) => sheetId);

type KnownMatch = readonly [number: number, over: boolean, ...responses: readonly number[]];

/** The ids of the tabs that an action needs. */
export function neededTabs(matches: Matches, needed: Needed = {}): readonly number[] {
  return tabsOf(knownMatches(matches), needed);
}

/** The ids of all tabs that a season has: a form that is linked now has another one. */
export function seasonTabs(matches: Matches): readonly number[] {
  return neededTabs(matches, { matches: matches.matches.map(({ number }) => number) });
}

export const readNote = (memo: Memo) => memo.get(MEMO);

/** The tabs that are needed by such a note: which matches there are is only known once the tabs are read. */
export function notedTabs(noted: string | undefined, needed: Needed = {}): readonly number[] | undefined {
  return noted === undefined ? undefined : tabsOf(JSON.parse(noted) as KnownMatch[], needed);
}

/** Notes the tabs of a season for the next read, if they are not those that were `noted`. */
export function noteTabs(memo: Memo, matches: Matches, noted = readNote(memo)): void {
  const text = JSON.stringify(knownMatches(matches));
  if (noted !== text) memo.set(MEMO, text);
}

function knownMatches({ matches }: Matches): readonly KnownMatch[] {
  return matches.map(({ number, over, formTab, tradesTab }) => [number, over, formTab, tradesTab]);
}

function tabsOf(
  known: readonly KnownMatch[],
  { matches = [], tabs = [], onlyResponses, withoutMatches }: Needed,
): readonly number[] {
  const fixed = onlyResponses ? FIXED.filter((id) => id !== TABS.ledger.sheetId) : FIXED;
  if (withoutMatches) return [...new Set([...fixed, ...tabs])];
  const ids = known.flatMap(([number, over, ...responses]) => [
    ...(onlyResponses ? [] : [FIRST_MATCH_TAB + number]),
    ...(over && !matches.includes(number) ? [] : responses),
  ]);
  return [...new Set([...fixed, ...ids, ...tabs])];
}
