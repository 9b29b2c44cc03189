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

/** A match replayed from the log in its file, as far as that is possible, and the problem that stopped it, or ''. */
export interface Played {
  readonly playback?: Playback;
  readonly problem: string;
}

/** Plays a match from its entries, and compares receipts, credits and the end with the entries. */
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
      return stopAt(why ? `${why.path}: ${why.problem}` : 'it cannot be read');
    }
  }
  if (!playback) return { problem: 'the log has no beginning of the match' };
  const { fault } = playback;
  return { playback, problem: fault ? `entry ${fault.entry}: ${fault.problem}` : '' };
}

function dataProblem({ what, data }: Entry): string {
  const read = readEvent(what, data as Json);
  return 'problem' in read ? read.problem : '';
}

/** Contradiction between an entry and the match before it, in words; '' for none. */
function saidProblem(entry: Entry, playback: Playback | undefined, log: readonly Entry[]): string {
  // Only the first fault is named.
  if (!playback || playback.fault) return '';
  if (entry.what === 'resolve') return creditProblem(entry, log, playback.rounds);
  return entry.what === 'close' ? closingProblem(entry.data, playback) : '';
}

/** The first place where the record of a file differs from its log; '' for none. */
export function recordProblem({ record }: WholeFile, playback: Playback): string {
  const place = firstDifference(recordOf(playback), record);
  return place === undefined ? '' : `${place} differs from the log`;
}

/** Is the fingerprint of the seed different from the one in the log and the file? A deal by hand has no fingerprint. */
export function isOtherSeed({ log, commitment }: WholeFile): boolean {
  const begun = log.find(isBeginning);
  const { seed = '', commitment: logged } = begun?.data ?? {};
  return seed !== '' && [logged, commitment].some((one) => one !== commitmentOf(seed));
}

/** A contradiction within a file, which leaves its record without proof; '' for none. */
export function fileProblem(file: WholeFile): string {
  const broken = logProblem(file);
  if (broken) return `The log: ${broken}`;
  const { playback, problem } = playFile(file);
  if (!playback || problem) return `The log: ${problem}`;
  const other = recordProblem(file, playback);
  if (other) return `The match: ${other}`;
  return isOtherSeed(file) ? 'The seed is not the one whose fingerprint was shown' : '';
}
