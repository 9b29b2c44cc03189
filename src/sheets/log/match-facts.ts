import type { MatchRow } from '../workbook/tabs/season.ts';
import { archivedMatches } from './chain/archived.ts';
import type { Log } from './chain/audit-log.ts';
import type { Entry } from './chain/chain.ts';
import { settledMatch } from './chain/settled.ts';
import type { EventData } from './entries/events.ts';
import { isBeginning } from './facts/beginnings.ts';
import { playBack } from './fold.ts';
import { isMatchOver } from './playback/playback.ts';

/** What the log has of the row of a match. */
export type RowFacts = EventData<'new game'>['row'];

/** The matches that were begun and are not in the archive, by their numbers, with what the log says of their rows. */
export function matchFacts(log: Log): ReadonlyMap<number, RowFacts> {
  const archived = archivedMatches(log);
  const facts = new Map<number, RowFacts>();
  for (const entry of log.entries) {
    const known = isBeginning(entry) ? entry.data.row : facts.get(entry.match);
    if (known) facts.set(entry.match, factsAfter(known, entry, log.entries));
  }
  return new Map([...facts].filter(([number]) => !archived.has(number)));
}

function factsAfter(known: RowFacts, entry: Entry, entries: readonly Entry[]): RowFacts {
  switch (entry.what) {
    case 'deadline':
      return { ...known, deadline: entry.data.to };
    case 'resolve':
      return { ...known, deadline: entry.data.next ?? known.deadline };
    case 'rename':
      return { ...known, title: entry.data.title };
    case 'end early':
      return { ...known, deadline: entry.data.next ?? '' };
    case 'amend':
    case 'amend trade':
      return { ...known, deadline: entry.data.next ?? known.deadline };
    case 'undo':
      return { ...known, deadline: entry.data.pauses ? '' : deadlineBefore(entries, entry.data.entry) };
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

/** The deadline of the round that an entry resolved. */
function deadlineBefore(entries: readonly Entry[], number: number): string {
  const entry = entries.find((one) => one.number === number);
  return entry?.what === 'resolve' ? entry.data.deadline : '';
}

/** The row of a match from the log. Of a match that cannot be replayed, game, round and end are as typed; undefined without these. */
export function rowOf(
  log: Log,
  number: number,
  facts: RowFacts,
  typed: MatchRow | undefined,
): MatchRow | undefined {
  const state = stateOf(log, number) ?? typed;
  return state && { ...facts, number, game: state.game, round: state.round, over: state.over };
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
