import type { Json } from '../../../rules/base/json.ts';
import type { Entry } from '../chain.ts';
import { isBeginning, readEvent } from '../events.ts';
import { entryHash } from '../link.ts';
import type { WholeFile } from './match-file.ts';

/** Finds the first problem of a file’s log, such as a wrong hash or a missing chain head; '' if the log is sound. */
export function logProblem({ log, head, match }: WholeFile): string {
  let last: Entry | undefined;
  for (const entry of log) {
    const problem = entryProblem(entry, last, match);
    if (problem) return `entry ${entry.number}: ${problem}`;
    last = entry;
  }
  return last?.number === head.number && last.hash === head.hash
    ? ''
    : `the last entry should be entry ${head.number}, with the hash that is in the file`;
}

/** Checks an entry of a file’s log against the previous entry `last`. Gives the problem in words; '' if there is none. */
export function entryProblem(entry: Entry, last: Entry | undefined, match: number): string {
  if (entry.match !== match) return 'the entry belongs to another match';
  if (last && (entry.previous !== last.hash || entry.number <= last.number))
    return 'the entry does not follow the entry before it';
  const { hash, ...unhashed } = entry;
  if (!Array.isArray(entry.seats) || entryHash(unhashed) !== hash)
    return 'the hash does not match the content, so the entry was changed';
  const read = readEvent(entry.what, entry.data as Json);
  if ('problem' in read) return read.problem;
  return last || isBeginning(entry) ? '' : 'the first entry does not begin the match';
}
