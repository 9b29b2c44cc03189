import type { Json } from '../../rules/base/json.ts';
import { plural } from '../../rules/base/words.ts';
import type { Entry } from '../../sheets/log/chain.ts';
import { readEvent } from '../../sheets/log/events.ts';
import { entryHash, type Link, linkHash } from '../../sheets/log/link.ts';
import type { WholeFile } from '../../sheets/log/match-file.ts';
import type { Check } from './result.ts';

const NAME = 'The log';

/** What entries and links have in common. */
type Place = Omit<Link, 'content'>;

/** Checks that the entries of the log follow each other, say what their hashes say, and end at the head. */
export function checkLog({ log, head, match }: WholeFile): Check {
  let last: Place | undefined;
  for (const one of log) {
    const problem = placeProblem(one, last) || (isEntry(one) ? entryProblem(one, match) : linkProblem(one));
    if (problem) return { name: NAME, result: 'differs', detail: `entry ${one.number}: ${problem}` };
    last = one;
  }
  if (last?.number !== head.number || last.hash !== head.hash)
    return { name: NAME, result: 'differs', detail: `it does not end at entry ${head.number}, its head` };
  const own = plural(log.filter(isEntry).length, 'entry', 'entries');
  if (log.some((one) => !isEntry(one) && one.content === ''))
    return {
      name: NAME,
      result: 'none',
      detail: `${own} of this match; others between them are of version 0.1.0 and prove nothing`,
    };
  return { name: NAME, result: 'fits', detail: `${own} of this match, unbroken` };
}

/** An entry of this match, with all that it says. */
export function isEntry(one: Entry | Link): one is Entry {
  return 'what' in one;
}

function placeProblem(one: Place, last: Place | undefined): string {
  if (!last) return '';
  return one.previous === last.hash && one.number === last.number + 1
    ? ''
    : 'it does not follow the one before';
}

function linkProblem({ number, previous, content, hash }: Link): string {
  return content === '' || linkHash(number, previous, content) === hash ? '' : 'its hash was changed';
}

function entryProblem({ number, previous, hash, ...row }: Entry, match: number): string {
  if (row.match !== match) return 'it belongs to another match';
  if (entryHash(number, previous, row) !== hash)
    return 'its hash does not match what it says: it was changed';
  const read = readEvent(row.what, row.data as Json);
  return 'problem' in read ? read.problem : '';
}
