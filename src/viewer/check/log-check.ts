import { plural } from '../../rules/base/words.ts';
import type { Place } from '../../sheets/log/chain/link.ts';
import { entryProblem, isEntry, logProblem } from '../../sheets/log/file/file-log.ts';
import type { WholeFile } from '../../sheets/log/file/match-file.ts';
import type { FileCheck, Result } from './result.ts';

const NAME = 'The log';

/** Checks that the entries of the log follow each other, say what their hashes say, and end at the head. */
export function checkLog(file: WholeFile): FileCheck {
  const problem = logProblem(file);
  return problem
    ? { name: NAME, result: 'differs', detail: problem }
    : { name: NAME, result: 'fits', detail: foundIn(file.log) };
}

function foundIn(log: WholeFile['log']): string {
  const links = log.filter((one) => !isEntry(one)).length;
  const others =
    links === 0 ? '' : `, and ${links} of other matches or of the season, of which it holds only the hashes`;
  return `${plural(log.length - links, 'entry', 'entries')} of this match, unbroken${others}`;
}

/** The hashes of the entries up to the first that does not fit. */
export function provenHashes({ log, match }: Pick<WholeFile, 'log' | 'match'>): Result['hashes'] {
  const proven: { number: number; hash: string }[] = [];
  let last: Place | undefined;
  for (const one of log) {
    if (entryProblem(one, last, match)) break;
    last = one;
    proven.push({ number: one.number, hash: one.hash });
  }
  return proven;
}
