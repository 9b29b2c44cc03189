import type { Log } from '../chain/chain.ts';
import type { EventData, EventKind } from '../entries/events.ts';

/** Does a page for everyone show something else after an entry of this kind? A substitution belongs to no match (H23). */
const CHANGES: Readonly<Record<EventKind, boolean>> = {
  resolve: true,
  undo: true,
  amend: true,
  'amend trade': true,
  edit: true,
  'end early': true,
  vote: true,
  opponent: true,
  rename: true,
  substitute: true,
  'lost entries': true,
  close: true,
  'bring back': true,
  'new game': false,
  'take over': false,
  'accept late': false,
  'host order': false,
  'host trade': false,
  'name sender': false,
  deadline: false,
  timing: false,
  pause: false,
  'go on': false,
  mail: false,
  share: false,
  'restore responses': false,
  'restore tab': false,
  season: false,
  roster: false,
  'match row': false,
  archive: false,
  abandon: false,
  award: false,
  'give token': false,
  elimination: false,
  ledger: false,
};

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
 * The number of the entry that last changed what everyone may know of a match. Where entries were lost it lies between two
 * numbers: one that is gone may have had the same.
 */
export function lastPublicChange({ entries }: Pick<Log, 'entries'>, match: number): number {
  let last = 0;
  for (const { number, what, match: of } of entries)
    if (what === 'lost entries') last = number + 0.5;
    else if ((of === match || what === 'substitute') && CHANGES[what]) last = number;
  return last;
}
