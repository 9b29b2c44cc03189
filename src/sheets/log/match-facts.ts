import type { MatchRow } from '../workbook/tabs/season.ts';
import { archivedMatches } from './chain/archived.ts';
import type { Log } from './chain/audit-log.ts';
import type { Entry } from './chain/chain.ts';
import { settledMatch } from './chain/settled.ts';
import type { EventData } from './entries/events.ts';
import { isBeginning } from './facts/beginnings.ts';
import { playBack } from './fold.ts';
import { isMatchOver } from './playback/playback.ts';

/** What the log has of the row of a match; version 0.1.0 wrote only deadlines that were moved. */
export type RowFacts = Partial<EventData<'match row'>>;

/** The matches that were begun and are not in the archive, by their numbers, with what the log says of their rows. */
export function matchFacts(log: Log): ReadonlyMap<number, RowFacts> {
  const archived = archivedMatches(log);
  const facts = new Map<number, RowFacts>();
  for (const entry of log.entries) {
    const known = facts.get(entry.match) ?? {};
    if (isBeginning(entry) || facts.has(entry.match))
      facts.set(entry.match, factsAfter(known, entry, log.entries));
  }
  return new Map([...facts].filter(([number]) => !archived.has(number)));
}

function factsAfter(known: RowFacts, entry: Entry, entries: readonly Entry[]): RowFacts {
  switch (entry.what) {
    case 'new game':
    case 'take over':
      return entry.data.row ?? known;
    case 'match row':
      return entry.data;
    case 'deadline':
      return { ...known, deadline: entry.data.to };
    case 'resolve':
      return withDeadline(known, entry.data.next);
    case 'rename':
      return { ...known, title: entry.data.title };
    case 'end early':
      return withDeadline(known, entry.data.next ?? '');
    case 'amend':
    case 'amend trade':
      return entry.data.next === undefined ? known : withDeadline(known, entry.data.next);
    case 'undo':
      return withDeadline(known, entry.data.pauses ? '' : deadlineBefore(entries, entry.data.entry));
    case 'pause':
      return { ...known, deadline: '' };
    case 'go on':
      return { ...known, deadline: entry.data.deadline };
    case 'restore responses': {
      const { orders, trades } = entry.data;
      const tab = orders === undefined ? {} : { formTab: orders };
      return { ...known, ...tab, ...(trades === undefined ? {} : { tradesTab: trades }) };
    }
    case 'bring back': {
      const { tabs } = entry.data;
      return tabs ? { ...known, deadline: '', formTab: tabs.orders, tradesTab: tabs.trades } : known;
    }
    default:
      return known;
  }
}

function withDeadline({ deadline: _, ...others }: RowFacts, deadline: string | undefined): RowFacts {
  return deadline === undefined ? others : { ...others, deadline };
}

/** The deadline of the round that an entry resolved. */
function deadlineBefore(entries: readonly Entry[], number: number): string | undefined {
  const entry = entries.find((one) => one.number === number);
  return entry?.what === 'resolve' ? entry.data.deadline : undefined;
}

/** The row of a match: from the log, and where the log says nothing, as it is typed. */
export function rowOf(
  log: Log,
  number: number,
  facts: RowFacts,
  typed: MatchRow | undefined,
): MatchRow | undefined {
  const state = stateOf(log, number) ?? typed;
  const row = { ...typed, ...facts, ...state, number };
  return isWhole(row) ? row : undefined;
}

/** The game, the rounds resolved and the end of a match; undefined where its entries cannot be replayed. */
function stateOf(log: Log, number: number): Pick<MatchRow, 'game' | 'round' | 'over'> | undefined {
  const settled = settledMatch(log, number);
  if (settled) return { game: settled.game, round: settled.round, over: true };
  try {
    const playback = playBack(log, number);
    if (!playback) return undefined;
    const { game, position } = playback.match;
    return { game: game.id, round: position.round, over: isMatchOver(playback) };
  } catch {
    // The panel shows why as the problem of this match; nothing can be done in it.
    return undefined;
  }
}

const PARTS: readonly (keyof MatchRow)[] = [
  'number',
  'game',
  'title',
  'round',
  'over',
  'deadline',
  'form',
  'formUrl',
  'formTab',
  'trades',
  'tradesUrl',
  'tradesTab',
];

function isWhole(row: Partial<MatchRow>): row is MatchRow {
  return PARTS.every((part) => row[part] !== undefined);
}

/** The facts of a row that must be added to the log; undefined for none. */
export function missingFacts(facts: RowFacts | undefined, row: MatchRow): EventData<'match row'> | undefined {
  const { title, deadline, form, formUrl, formTab, trades, tradesUrl, tradesTab } = row;
  const whole = { title, deadline, form, formUrl, formTab, trades, tradesUrl, tradesTab };
  if (!facts) return undefined;
  const isKnown = (Object.keys(whole) as (keyof typeof whole)[]).every((part) => facts[part] === whole[part]);
  return isKnown ? undefined : whole;
}
