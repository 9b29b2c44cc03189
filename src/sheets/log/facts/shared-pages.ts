import type { Log } from '../chain/audit-log.ts';
import type { EventData } from '../entries/events.ts';
import { isOfMatch } from './tokens-given.ts';

/** The entries after which a page for everyone shows something else. A substitution belongs to no match (H23). */
const CHANGES = [
  'resolve',
  'undo',
  'amend',
  'amend trade',
  'edit',
  'end early',
  'vote',
  'opponent',
  'give token',
  'rename',
  'substitute',
  'lost entries',
  'close',
  'bring back',
] as const;

/** All others: an entry of a kind that stands in neither list does not compile. */
type Other =
  | 'new game'
  | 'take over'
  | 'accept late'
  | 'host order'
  | 'host trade'
  | 'name sender'
  | 'deadline'
  | 'timing'
  | 'pause'
  | 'go on'
  | 'mail'
  | 'share'
  | 'restore responses'
  | 'restore tab'
  | 'season'
  | 'roster'
  | 'archive'
  | 'abandon'
  | 'award'
  | 'elimination'
  | 'ledger';

function changesPage(kind: (typeof CHANGES)[number] | Other): boolean {
  return (CHANGES as readonly string[]).includes(kind);
}

/** The pages that everyone can download now (H32), by match: the ids of their files, and their links. */
export function sharedPages({ entries }: Pick<Log, 'entries'>): ReadonlyMap<number, EventData<'share'>> {
  const pages = new Map<number, EventData<'share'>>();
  for (const { what, match, data } of entries)
    if (what === 'share') {
      if (data.file === '') pages.delete(match);
      else pages.set(match, data);
    }
  return pages;
}

/**
 * The number of the entry that last changed the public information about a match. After entries were lost it lies between two numbers: a lost
 * entry may have had the same number.
 */
export function lastPublicChange({ entries }: Pick<Log, 'entries'>, match: number): number {
  let last = 0;
  for (const entry of entries) {
    const { number, what } = entry;
    if (what === 'lost entries') last = number + 0.5;
    else if ((isOfMatch(entry, match) || what === 'substitute') && changesPage(what)) last = number;
  }
  return last;
}
