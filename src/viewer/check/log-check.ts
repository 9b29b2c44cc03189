import { plural } from '../../rules/base/words.ts';
import type { Entry } from '../../sheets/log/chain.ts';
import { entryProblem, logProblem } from '../../sheets/log/file/file-log.ts';
import type { WholeFile } from '../../sheets/log/file/match-file.ts';
import type { FileCheck, Result } from './result.ts';

const NAME = 'The log';

/** Checks that the entries of the log follow each other, say what their hashes say, and end at the head. */
export function checkLog(file: WholeFile): FileCheck {
  const problem = logProblem(file);
  return problem
    ? { name: NAME, result: 'differs', detail: problem }
    : {
        name: NAME,
        result: 'fits',
        detail: `${plural(file.log.length, 'entry', 'entries')} of this match, unbroken`,
      };
}

/** The hashes of the entries up to the first that does not fit. */
export function provenHashes({ log, match }: Pick<WholeFile, 'log' | 'match'>): Result['hashes'] {
  const proven: { number: number; hash: string }[] = [];
  let last: Entry | undefined;
  for (const one of log) {
    if (entryProblem(one, last, match)) break;
    last = one;
    proven.push({ number: one.number, hash: one.hash });
  }
  return proven;
}
