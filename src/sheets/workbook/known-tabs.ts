import type { BoundTabs, Memo } from '../ports.ts';
import { columnIds, type LinkedHeads } from './bound-columns.ts';
import { FIRST_MATCH_TAB, FIRST_ROUND_TAB, isRuled, type Matches, TABS } from './season.ts';

/**
 * Differences between the tabs that an action reads and the usual tabs. The usual tabs are the season's tabs, all match
 * tabs, and the responses tabs of open matches.
 */
export interface Needed {
  /** Numbers of finished matches whose responses are needed. */
  readonly matches?: readonly number[];
  /** Number of a match whose responses tabs are read completely, including the host's columns. */
  readonly whole?: number;
  /** Ids of further tabs. */
  readonly tabs?: readonly number[];
  /** True if the action reads neither the Ledger nor match tabs, because the log has their content. */
  readonly onlyResponses?: true;
  /** True if the action reads no match tabs and no responses, because it concerns only the season and closed matches. */
  readonly withoutMatches?: true;
}

const MEMO = 'tabs';
const FIXED = Object.values(TABS).map(({ sheetId }) => sheetId);

/** Match with its responses tabs. Each tab is given as its id and the number of its bound columns. */
type KnownMatch = readonly [
  number: number,
  over: boolean,
  /** True if the match has a tab “This round”. */
  ruled: boolean,
  ...responses: readonly (readonly [number, number])[],
];

/** Ids of the tabs that an action needs, and the bound columns of these tabs. */
export interface NeededTabs {
  readonly tabs: readonly number[];
  readonly bound: BoundTabs;
}

/** Gives the headings of a match's responses tabs from the time of linking, by match number; undefined for a match without forms. */
type HeadsOf = (match: number) => LinkedHeads | undefined;

/** Gives the tabs that an action needs. */
export function neededTabs(matches: Matches, headsOf: HeadsOf, needed: Needed = {}): NeededTabs {
  return tabsOf(knownMatches(matches, headsOf), needed);
}

/** Gives the ids of all tabs of a season, so that a form's new tab can be recognised. */
export function seasonTabs(matches: Matches): readonly number[] {
  const all = { matches: matches.matches.map(({ number }) => number) };
  return neededTabs(matches, () => undefined, all).tabs;
}

export const readNote = (memo: Memo) => memo.get(MEMO);

/** Gives the needed tabs by the note of the last read. The note is needed because the matches are known only after the tabs are read. */
export function notedTabs(noted: string | undefined, needed: Needed = {}): NeededTabs | undefined {
  return noted === undefined ? undefined : tabsOf(JSON.parse(noted) as KnownMatch[], needed);
}

/** Saves the tabs of a season for the next read, if they differ from `noted`. */
export function noteTabs(memo: Memo, matches: Matches, headsOf: HeadsOf, noted = readNote(memo)): void {
  const text = JSON.stringify(knownMatches(matches, headsOf));
  if (noted !== text) memo.set(MEMO, text);
}

function knownMatches({ matches }: Matches, headsOf: HeadsOf): readonly KnownMatch[] {
  return matches.map((row) => {
    const { number, over, formTab, tradesTab } = row;
    const { orders, trades } = headsOf(number) ?? { orders: [], trades: [] };
    return [number, over, isRuled(row), [formTab, orders.length], [tradesTab, trades.length]];
  });
}

function tabsOf(
  known: readonly KnownMatch[],
  { matches = [], whole, tabs = [], onlyResponses, withoutMatches }: Needed,
): NeededTabs {
  const fixed = onlyResponses ? FIXED.filter((id) => id !== TABS.ledger.sheetId) : FIXED;
  if (withoutMatches) return { tabs: [...new Set([...fixed, ...tabs])], bound: new Map() };
  const responses = known.flatMap(([number, over, _, ...both]) =>
    over && !matches.includes(number) && whole !== number
      ? []
      : both.map(([id, length]) => ({ id, length, isWhole: whole === number || length === 0 })),
  );
  const ofMatches = onlyResponses
    ? []
    : known.flatMap(([number, , ruled]) => [
        FIRST_MATCH_TAB + number,
        ...(ruled ? [FIRST_ROUND_TAB + number] : []),
      ]);
  return {
    tabs: [...new Set([...fixed, ...ofMatches, ...responses.map(({ id }) => id), ...tabs])],
    bound: new Map(
      responses.map(({ id, length, isWhole }) => [id, { ids: columnIds(id, { length }), isWhole }]),
    ),
  };
}
