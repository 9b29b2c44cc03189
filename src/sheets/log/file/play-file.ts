import { commitmentOf } from '../../../rules/base/chance.ts';
import { firstDifference, type Json } from '../../../rules/base/json.ts';
import { asUnusable } from '../../../rules/base/unusable.ts';
import type { Entry } from '../chain.ts';
import { isBeginning, readEvent } from '../events.ts';
import { apply } from '../fold.ts';
import { closingProblem } from '../ledger/closing.ts';
import { creditProblem } from '../ledger/sources.ts';
import type { Playback } from '../playback/playback.ts';
import { recordOf } from '../playback/record.ts';
import { receiptProblem, secretOf } from '../receipts.ts';
import { logProblem } from './file-log.ts';
import type { WholeFile } from './match-file.ts';

/**
 * Result of a replay from a match file: the match up to the last playable entry, and the problem that stopped the
 * replay. `problem` is '' if nothing stopped it.
 */
export interface Played {
  readonly playback?: Playback;
  readonly problem: string;
}

/** Replays a match from the log entries in a match file. Compares receipts, credits and the end of the match with the entries. */
export function playFile({ log }: Pick<WholeFile, 'log'>): Played {
  let playback: Playback | undefined;
  for (const entry of log) {
    const stopAt = (problem: string): Played => ({
      ...(playback ? { playback } : {}),
      problem: `entry ${entry.number}: ${problem}`,
    });
    const problem = dataProblem(entry) || saidProblem(entry, playback, log);
    if (problem) return stopAt(problem);
    try {
      playback = apply(playback, entry);
      const receipt = receiptProblem(secretOf(log), entry, playback);
      if (receipt) return stopAt(receipt);
    } catch (error) {
      const why = asUnusable(error);
      return stopAt(why ? `${why.path}: ${why.problem}` : 'the entry cannot be read');
    }
  }
  if (!playback) return { problem: 'the log has no entry that begins the match' };
  const { fault } = playback;
  return { playback, problem: fault ? `entry ${fault.entry}: ${fault.problem}` : '' };
}

function dataProblem({ what, data }: Entry): string {
  const read = readEvent(what, data as Json);
  return 'problem' in read ? read.problem : '';
}

/**
 * Compares the payments or the final result in an entry with the match before the entry. Gives the problem in words; ''
 * if there is none.
 */
function saidProblem(entry: Entry, playback: Playback | undefined, log: readonly Entry[]): string {
  // Reports only the first fault.
  if (!playback || playback.fault) return '';
  if (entry.what === 'resolve') return creditProblem(entry, log, playback.rounds);
  return entry.what === 'close' ? closingProblem(entry.data, playback) : '';
}

/** Finds the first place where the record in a file differs from the log in the file; '' if record and log agree. */
export function recordProblem({ record }: WholeFile, playback: Playback): string {
  const place = firstDifference(recordOf(playback), record);
  return place === undefined ? '' : `${place} differs from the log`;
}

/** Says whether the seed does not fit the fingerprint in the log or in the file. False for a match without a seed. */
export function isOtherSeed({ log, commitment }: WholeFile): boolean {
  const begun = log.find(isBeginning);
  const { seed = '', commitment: logged } = begun?.data ?? {};
  return seed !== '' && [logged, commitment].some((one) => one !== commitmentOf(seed));
}

/** Finds the first contradiction in a file. A contradiction makes the file's record unproven. '' if there is none. */
export function fileProblem(file: WholeFile): string {
  const broken = logProblem(file);
  if (broken) return `The log: ${broken}`;
  const { playback, problem } = playFile(file);
  if (!playback || problem) return `The log: ${problem}`;
  const other = recordProblem(file, playback);
  if (other) return `The match: ${other}`;
  return isOtherSeed(file) ? 'The seed does not have the fingerprint that was shown' : '';
}
