import type { Json } from '../../../rules/base/json.ts';
import type { Entry } from '../chain/chain.ts';
import { entryHash, type Link, linkHash, type Place } from '../chain/link.ts';
import { isOfMatch, readEvent } from '../events.ts';
import type { WholeFile } from './match-file.ts';

/** Is this an entry of the match, with its content? */
export function isEntry(one: Entry | Link): one is Entry {
  return 'what' in one;
}

/** The first problem of a file’s log: an entry that does not follow the one before it, a hash that does not fit, or a missing head; '' for none. */
export function logProblem({ log, head, match }: WholeFile): string {
  let last: Place | undefined;
  for (const one of log) {
    const problem = entryProblem(one, last, match);
    if (problem) return `entry ${one.number}: ${problem}`;
    last = one;
  }
  return last?.number === head.number && last.hash === head.hash
    ? ''
    : `it does not end at entry ${head.number}, its head`;
}

/** The problem of an entry of a file’s log after another entry; '' for none. */
export function entryProblem(one: Entry | Link, last: Place | undefined, match: number): string {
  if (last && (one.previous !== last.hash || one.number !== last.number + 1))
    return 'it does not follow the one before';
  return isEntry(one) ? contentProblem(one, match) : linkProblem(one, match);
}

function linkProblem(one: Link, match: number): string {
  if (linkHash(one.number, one.previous, one) !== one.hash) return 'its hash was changed';
  if (typeof one.match !== 'number') return 'it does not show its match';
  return one.match === match ? 'it is one of this match, and what it says was left out' : '';
}

function contentProblem(entry: Entry, match: number): string {
  const { number, previous, hash, ...row } = entry;
  if (!isOfMatch(entry, match)) return 'it belongs to another match';
  if (entryHash(number, previous, row) !== hash)
    return 'its hash does not match what it says: it was changed';
  const read = readEvent(row.what, row.data as Json);
  return 'problem' in read ? read.problem : '';
}
