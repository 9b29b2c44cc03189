import type { Log } from './chain.ts';
import type { EventData, EventKind } from './events.ts';

/** The entries after which a page for everyone shows something else. A substitution belongs to no match (H23). */
const CHANGES: readonly EventKind[] = [
  'resolve',
  'undo',
  'amend',
  'edit',
  'end early',
  'vote',
  'opponent',
  'rename',
  'substitute',
  'close',
  'bring back',
];

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

/** The number of the entry that last changed what everyone may know of a match. */
export function lastPublicChange({ entries }: Pick<Log, 'entries'>, match: number): number {
  let last = 0;
  for (const { number, what, match: of } of entries)
    if ((of === match || what === 'substitute') && CHANGES.includes(what)) last = number;
  return last;
}
