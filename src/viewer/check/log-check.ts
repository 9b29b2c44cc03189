import type { Json } from '../../rules/base/json.ts';
import { plural } from '../../rules/base/words.ts';
import type { Entry } from '../../sheets/log/chain.ts';
import { readEvent } from '../../sheets/log/events.ts';
import { entryHash, type Link, linkHash } from '../../sheets/log/link.ts';
import type { WholeFile } from '../../sheets/log/match-file.ts';
import type { Check, Result } from './result.ts';

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
      lacks: 'what stood before the entries of version 0.1.0 whose content is not in this file',
    };
  return { name: NAME, result: 'fits', detail: `${own} of this match, unbroken${othersWords(log)}` };
}

/** Entries of other matches are there without what they say: it may be that one of this match was hidden among them. */
function othersWords(log: WholeFile['log']): string {
  const others = log.filter((one) => !isEntry(one)).length;
  return others === 0 ? '' : `, and ${others} of which the file holds only the hashes`;
}

/**
 * The hashes that could only be made by who knew the entries before them, each with the first entry for which that holds: an
 * entry of version 0.1.0 whose content is not there says nothing of those before it. None from the first that does not fit on.
 */
export function provenHashes({ log, match }: Pick<WholeFile, 'log' | 'match'>): Result['hashes'] {
  const proven: { number: number; hash: string; from: number }[] = [];
  let last: Place | undefined;
  let from = log[0]?.number ?? 0;
  for (const one of log) {
    if (placeProblem(one, last) || (isEntry(one) ? entryProblem(one, match) : linkProblem(one))) break;
    last = one;
    const { number, hash } = one;
    if (isEntry(one) || one.content !== '') proven.push({ number, hash, from });
    else from = number + 1;
  }
  return proven;
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
