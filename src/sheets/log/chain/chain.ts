import { canonicalJson, sha256Hex } from '../../../rules/base/hash.ts';
import type { Cell } from '../../../rules/declare/position.ts';
import type { Entropy } from '../../ports.ts';
import type { LogEvent } from '../events.ts';
import { entryHash, FIRST_PREVIOUS_HASH } from './link.ts';

/** An event with its time (ISO UTC), who did it, and the match and the round it belongs to; match 0 is the season. */
export type NewEntry = LogEvent & {
  readonly time: string;
  readonly who: string;
  readonly match: number;
  readonly round: number;
};

/** An entry of the log, chained to the one before by its hash. */
export type Entry = NewEntry & {
  readonly number: number;
  readonly previous: string;
  readonly hash: string;
  /** Random text, so that nobody can guess a secret entry from its published hash. */
  readonly salt: string;
};

export const AUDIT_HEADS = [
  'number',
  'time',
  'who',
  'match',
  'round',
  'what',
  'data',
  'previous hash',
  'hash, salt',
] as const;

/** A cell holds at most 50,000 characters; longer data continues in further rows with the same number. */
const CELL_LIMIT = 45_000;

export const MORE = '…';

export const MATCH_COLUMN = AUDIT_HEADS.indexOf('match');

export const WHAT_COLUMN = AUDIT_HEADS.indexOf('what');

export const DATA_COLUMN = AUDIT_HEADS.indexOf('data');

/** A salt with at least 120 random bits: 32 characters, none of them a space. */
export function makeSalt(entropy: Entropy): string {
  return sha256Hex(entropy.text()).slice(0, 32);
}

/** Chains an entry to the last one. */
export function chainEntry(entries: readonly Entry[], entry: NewEntry, salt: string): Entry {
  const last = entries[entries.length - 1];
  const number = nextNumber(entries);
  const previous = last?.hash ?? FIRST_PREVIOUS_HASH;
  const content = { ...entry, salt };
  return { ...content, number, previous, hash: entryHash(number, previous, content) };
}

/** The number of the next entry. The last entry of a log is never in the archive, so no number is used twice. */
export function nextNumber(entries: readonly Entry[]): number {
  return (entries[entries.length - 1]?.number ?? 0) + 1;
}

/** The last entry of a match; undefined for none. */
export function lastEntryOf<E extends { readonly match: number }>(
  { entries }: { readonly entries: readonly E[] },
  match: number,
): E | undefined {
  const own = entries.filter((entry) => entry.match === match);
  return own[own.length - 1];
}

/** An entry as rows of cells; every cell but the numbers is a text. */
export function writeEntry(entry: Entry): Cell[][] {
  const data = canonicalJson(entry.data);
  const { number, time, who, match, round, what, previous, hash, salt } = entry;
  const [head = '', ...rest] = pieces(data);
  return [
    [number, time, who, match, round, what, head, previous, `${hash} ${salt}`],
    ...rest.map((piece): Cell[] => [number, '', '', '', '', MORE, piece, '', '']),
  ];
}

function pieces(data: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < data.length; ) {
    let end = Math.min(at + CELL_LIMIT, data.length);
    // A character outside the basic plane is two code units; half of one would not survive in a cell.
    if (end < data.length && /[\ud800-\udbff]/.test(data.charAt(end - 1))) end--;
    found.push(data.slice(at, end));
    at = end;
  }
  return found;
}
