import { plural } from '../../rules/base/words.ts';
import { isBound, type Place } from '../../sheets/log/chain/link.ts';
import { entryProblem, isEntry, logProblem } from '../../sheets/log/file/file-log.ts';
import type { WholeFile } from '../../sheets/log/file/match-file.ts';
import type { FileCheck, Result } from './result.ts';

const NAME = 'The log';

/** Checks that the entries of the log follow each other, say what their hashes say, and end at the head. */
export function checkLog(file: WholeFile): FileCheck {
  const problem = logProblem(file);
  return { name: NAME, ...(problem ? { result: 'differs', detail: problem } : foundIn(file.log)) };
}

/** What an unbroken log says of entries whose content is not in the file. */
function foundIn(log: WholeFile['log']): Omit<FileCheck, 'name'> {
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
    lacks: `whether entries of this match were left out: there are ${hidden}${first}`,
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
    if (entryProblem(one, last, match)) break;
    last = one;
    const { number, hash } = one;
    if (isEntry(one) || isBound(one) || one.content !== '') proven.push({ number, hash, from });
    else from = number + 1;
  }
  return proven;
}
