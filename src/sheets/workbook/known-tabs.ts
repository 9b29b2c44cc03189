import type { BoundTabs, Memo } from '../ports.ts';
import { columnIds, type LinkedHeads } from './bound-columns.ts';
import { FIRST_MATCH_TAB, FIRST_ROUND_TAB, isRuled, type Matches, TABS } from './season.ts';

/** Changes of an action's usual needs: the tabs of the season, the tabs of all matches, and the responses to open matches. */
export interface Needed {
  /** Matches whose responses are needed though they are over. */
  readonly matches?: readonly number[];
  /** A match whose responses tabs are read completely, with the host's columns. */
  readonly whole?: number;
  /** The ids of further tabs. */
  readonly tabs?: readonly number[];
  /** Neither the Ledger nor the tabs of matches are read; the log has their content. */
  readonly onlyResponses?: true;
  /** No tab of a match and no responses are read: the action concerns the season and closed matches. */
  readonly withoutMatches?: true;
}

const MEMO = 'tabs';
const FIXED = Object.values(TABS).map(({ sheetId }) => sheetId);

/** A match with its responses tabs, each as its id and the number of its bound columns. */
type KnownMatch = readonly [
  number: number,
  over: boolean,
  /** It has a tab “This round”. */
  ruled: boolean,
  ...responses: readonly (readonly [number, number])[],
];

/** The tabs that an action needs, and their bound columns. */
export interface NeededTabs {
  readonly tabs: readonly number[];
  readonly bound: BoundTabs;
}

/** The heads of a match by its number; undefined for a match without forms. */
type HeadsOf = (match: number) => LinkedHeads | undefined;

/** The tabs that an action needs. */
export function neededTabs(matches: Matches, headsOf: HeadsOf, needed: Needed = {}): NeededTabs {
  return tabsOf(knownMatches(matches, headsOf), needed);
}

/** The ids of all tabs of a season, to recognise the new tab of a form. */
export function seasonTabs(matches: Matches): readonly number[] {
  const all = { matches: matches.matches.map(({ number }) => number) };
  return neededTabs(matches, () => undefined, all).tabs;
}

export const readNote = (memo: Memo) => memo.get(MEMO);

/** The needed tabs by the last note, since the matches are only known after the tabs are read. */
export function notedTabs(noted: string | undefined, needed: Needed = {}): NeededTabs | undefined {
  return noted === undefined ? undefined : tabsOf(JSON.parse(noted) as KnownMatch[], needed);
}

/** Notes the tabs of a season for the next read, if they are not those that were `noted`. */
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
