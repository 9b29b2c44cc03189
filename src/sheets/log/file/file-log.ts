import type { Json } from '../../../rules/base/json.ts';
import type { Entry } from '../chain.ts';
import { isBeginning, readEvent } from '../events.ts';
import { entryHash } from '../link.ts';
import type { WholeFile } from './match-file.ts';

/**
 * The first problem of a file’s log, or ''. It may be an entry that does not follow the one before it, a hash
 * that does not fit, or a missing head.
 */
export function logProblem({ log, head, match }: WholeFile): string {
  let last: Entry | undefined;
  for (const entry of log) {
    const problem = entryProblem(entry, last, match);
    if (problem) return `entry ${entry.number}: ${problem}`;
    last = entry;
  }
  return last?.number === head.number && last.hash === head.hash
    ? ''
    : `it does not end at entry ${head.number}, its head`;
}

/** The problem of an entry of a file’s log after another entry; '' for none. */
export function entryProblem(entry: Entry, last: Entry | undefined, match: number): string {
  if (entry.match !== match) return 'it belongs to another match';
  if (last && (entry.previous !== last.hash || entry.number <= last.number))
    return 'it does not follow the one before';
  const { hash, ...unhashed } = entry;
  if (!Array.isArray(entry.seats) || entryHash(unhashed) !== hash)
    return 'its hash does not match its content: it was changed';
  const read = readEvent(entry.what, entry.data as Json);
  if ('problem' in read) return read.problem;
  return last || isBeginning(entry) ? '' : 'it is not the beginning of the match';
}
