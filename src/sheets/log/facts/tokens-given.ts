import type { Log } from '../chain/audit-log.ts';
import type { Entry } from '../chain/chain.ts';
import type { EventData } from '../entries/events.ts';

/** The Tokens of Life that were given on and not taken back (X7), by the matches in which they were won. */
export function tokensGiven({ entries }: Pick<Log, 'entries'>): ReadonlyMap<number, EventData<'give token'>> {
  const found = new Map<number, EventData<'give token'>>();
  for (const { what, data } of entries) {
    if (what !== 'give token') continue;
    if (data.back) found.delete(data.match);
    else found.set(data.match, data);
  }
  return found;
}

/** Is this an entry of a match, or one of the season that says what became of its second Token of Life (X7)? */
export function isOfMatch(entry: Entry, match: number): boolean {
  return entry.match === match || (entry.what === 'give token' && entry.data.match === match);
}
