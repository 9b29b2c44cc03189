import type { Json } from '../../rules/base/json.ts';
import type { Cell } from '../../rules/declare/position.ts';
import { type EventData, readEvent } from './events.ts';
import { FIRST_PREVIOUS_HASH, type Link, linkHash } from './link.ts';

type Moved = Pick<EventData<'archive'>, 'runs' | 'links'>;

/** What the rows of an entry say of where entries are; its data is read only where that is needed. */
interface Line {
  readonly match: Cell;
  readonly what: Cell;
  data(): string;
}

/** Before the hash of an entry without salt: its hash cannot be made from that of its content. */
const WHOLE_HASH = '=';

/** What the log keeps of an entry that is moved: the hash of its content, or its own hash after WHOLE_HASH. */
export function movedLink({ content, hash }: Link): string {
  return content === '' ? `${WHOLE_HASH}${hash}` : content;
}

/**
 * What the log keeps, by their numbers, of the entries that were moved into the archive and not brought back: it may lack
 * these. The rows are not trusted by this: each is checked by its hash, as any other.
 */
export function movedLinks(lines: readonly Line[]): ReadonlyMap<number, string> {
  const moved = new Map<Cell, Moved>();
  for (const { match, what, data } of lines) {
    if (what === 'bring back') moved.delete(match);
    if (what === 'archive') moved.set(match, movedIn(data()));
  }
  const found = new Map<number, string>();
  for (const { runs, links } of moved.values()) {
    const numbers = runs.flatMap(([from, to]) => numbersOf(from, Math.min(to, from + links.length)));
    links.forEach((link, i) => {
      if (numbers[i] !== undefined) found.set(numbers[i], link);
    });
  }
  return found;
}

function numbersOf(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}

/** What an entry says that it moved; nothing where its data cannot be used, which reading the entry then says. */
function movedIn(data: string): Moved {
  try {
    const read = readEvent('archive', JSON.parse(data) as Json);
    if ('event' in read && read.event.what === 'archive') return read.event.data;
  } catch {
    // Reading the entry says so.
  }
  return { runs: [], links: [] };
}

/** The links of the entries in the archive that follow an entry at once, ascending. */
export function linkMoved(last: Place | undefined, moved: ReadonlyMap<number, string>): Link[] {
  const links: Link[] = [];
  let previous = last?.hash ?? FIRST_PREVIOUS_HASH;
  for (let number = (last?.number ?? 0) + 1; ; number++) {
    const text = moved.get(number);
    if (text === undefined) return links;
    const isWhole = text.startsWith(WHOLE_HASH);
    const hash = isWhole ? text.slice(WHOLE_HASH.length) : linkHash(number, previous, text);
    links.push({ number, previous, hash, content: isWhole ? '' : text });
    previous = hash;
  }
}

type Place = Pick<Link, 'number' | 'hash'>;

/** The links of all entries in the archive, ascending. */
export function allMoved(entries: readonly Place[], moved: ReadonlyMap<number, string>): readonly Link[] {
  return [undefined, ...entries].flatMap((entry) => linkMoved(entry, moved));
}
