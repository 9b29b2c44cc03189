import type { Json } from '../../../rules/base/json.ts';
import type { Cell } from '../../../rules/declare/position.ts';
import { type EventData, readEvent } from '../events.ts';
import { FIRST_PREVIOUS_HASH, type Link, linkHash } from './link.ts';

type Run = Pick<EventData<'archive'>, 'runs' | 'links'>;

/** What the log keeps of an entry that was moved. */
export interface Moved {
  readonly match: number;
  /** The hash of all that it says but the match (link.ts). */
  readonly body: string;
}

/** The columns of an entry that say which entries were moved; its data is read only if needed. */
interface Line {
  readonly match: Cell;
  readonly what: Cell;
  data(): string;
}

/**
 * By entry number, what the log keeps of the entries that are in the archive: the log may lack their rows. These rows are not trusted: the hash
 * of each is checked.
 */
export function movedLinks(lines: readonly Line[]): ReadonlyMap<number, Moved> {
  const moved = new Map<number, Run>();
  for (const { match, what, data } of lines) {
    // A match that is no number is named where its entry is read.
    if (typeof match !== 'number') continue;
    if (what === 'bring back') moved.delete(match);
    if (what === 'archive') moved.set(match, movedIn(data()));
  }
  const found = new Map<number, Moved>();
  for (const [match, run] of moved)
    for (const [number, body] of linksByNumber(run)) found.set(number, { match, body });
  return found;
}

/** What the entry of a move keeps of each entry that it moved, with that one's number. */
export function linksByNumber({ runs, links }: Run): readonly (readonly [number: number, body: string])[] {
  const numbers = runs.flatMap(([from, to]) => numbersOf(from, Math.min(to, from + links.length)));
  return links.slice(0, numbers.length).map((body, i) => [numbers[i] as number, body]);
}

function numbersOf(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}

/** The entries that an entry moved; none where its data cannot be used. Reading that entry reports the problem. */
function movedIn(data: string): Run {
  try {
    const read = readEvent('archive', JSON.parse(data) as Json);
    if ('event' in read && read.event.what === 'archive') return read.event.data;
  } catch {
    // Reading the entry says so.
  }
  return { runs: [], links: [] };
}

/** The links of the entries in the archive that follow an entry at once, ascending. */
export function linkMoved(last: Before | undefined, moved: ReadonlyMap<number, Moved>): Link[] {
  const links: Link[] = [];
  let previous = last?.hash ?? FIRST_PREVIOUS_HASH;
  for (let number = (last?.number ?? 0) + 1; ; number++) {
    const one = moved.get(number);
    if (one === undefined) return links;
    const link = placeLink(number, previous, one);
    links.push(link);
    previous = link.hash;
  }
}

type Before = Pick<Link, 'number' | 'hash'>;

/** The link of an entry that was moved, at its place. */
export function placeLink(number: number, previous: string, moved: Moved): Link {
  return { number, previous, hash: linkHash(number, previous, moved), ...moved };
}

/** The links of all entries in the archive, ascending. */
export function allMoved(entries: readonly Before[], moved: ReadonlyMap<number, Moved>): readonly Link[] {
  return [undefined, ...entries].flatMap((entry) => linkMoved(entry, moved));
}
