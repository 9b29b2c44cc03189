import type { Json } from '../../rules/base/json.ts';
import { plural } from '../../rules/base/words.ts';
import type { Entry } from '../../sheets/log/chain.ts';
import { readEvent } from '../../sheets/log/events.ts';
import { entryHash, isBound, type Link, linkHash, type Place } from '../../sheets/log/link.ts';
import type { WholeFile } from '../../sheets/log/match-file.ts';
import type { Check, Result } from './result.ts';

const NAME = 'The log';

/** Checks that the entries of the log follow each other, say what their hashes say, and end at the head. */
export function checkLog({ log, head, match }: WholeFile): Check {
  let last: Place | undefined;
  for (const one of log) {
    const problem = problemOf(one, last, match);
    if (problem) return { name: NAME, result: 'differs', detail: `entry ${one.number}: ${problem}` };
    last = one;
  }
  if (last?.number !== head.number || last.hash !== head.hash)
    return { name: NAME, result: 'differs', detail: `it does not end at entry ${head.number}, its head` };
  return { name: NAME, ...foundIn(log) };
}

/** What an unbroken log says of entries whose content is not in the file. */
function foundIn(log: WholeFile['log']): Omit<Check, 'name'> {
  const links = log.flatMap((one) => (isEntry(one) ? [] : [one]));
  const older = links.flatMap((one) => (isBound(one) ? [] : [one]));
  const own = `${plural(log.length - links.length, 'entry', 'entries')} of this match, unbroken`;
  const found = `${own}${otherWords(links.length - older.length)}`;
  if (older.length === 0) return { result: 'fits', detail: found };
  // An entry of an earlier version does not show its match: it may be one of this match that was left out (H39).
  const hidden = `${plural(older.length, 'entry', 'entries')} of an earlier version of which the file holds only the hashes`;
  const first = older.some(({ content }) => content === '')
    ? ', and what stood before those of version 0.1.0'
    : '';
  return {
    result: 'none',
    detail: `${found}; ${hidden}, which do not show their match`,
    lacks: `whether any of this match was left out: there are ${hidden}${first}`,
  };
}

function otherWords(count: number): string {
  return count === 0
    ? ''
    : `, and ${count} of other matches or of the season, of which it holds only the hashes`;
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
    if (problemOf(one, last, match)) break;
    last = one;
    const { number, hash } = one;
    if (isEntry(one) || isBound(one) || one.content !== '') proven.push({ number, hash, from });
    else from = number + 1;
  }
  return proven;
}

/** An entry of this match, with all that it says. */
export function isEntry(one: Entry | Link): one is Entry {
  return 'what' in one;
}

function problemOf(one: Entry | Link, last: Place | undefined, match: number): string {
  return placeProblem(one, last) || (isEntry(one) ? entryProblem(one, match) : linkProblem(one, match));
}

function placeProblem(one: Place, last: Place | undefined): string {
  if (!last) return '';
  return one.previous === last.hash && one.number === last.number + 1
    ? ''
    : 'it does not follow the one before';
}

function linkProblem(one: Link, match: number): string {
  if (!isBound(one) && one.content === '') return '';
  if (linkHash(one.number, one.previous, one) !== one.hash) return 'its hash was changed';
  if (!isBound(one)) return '';
  if (typeof one.match !== 'number') return 'it does not show its match';
  return one.match === match ? 'it is one of this match, and what it says was left out' : '';
}

function entryProblem({ number, previous, hash, ...row }: Entry, match: number): string {
  if (row.match !== match) return 'it belongs to another match';
  if (entryHash(number, previous, row) !== hash)
    return 'its hash does not match what it says: it was changed';
  const read = readEvent(row.what, row.data as Json);
  return 'problem' in read ? read.problem : '';
}
