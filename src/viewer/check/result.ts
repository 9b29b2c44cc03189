import type { Shown } from '../shown/shown.ts';

export interface FileCheck {
  readonly name: string;
  /** `none` if the file has nothing to compare. */
  readonly result: 'fits' | 'differs' | 'none';
  /** Finding of the check, or the first place that differs. */
  readonly detail: string;
}

/** Makes the result of a check: `differs` with the problem if there is a problem, otherwise `fits` with the finding. */
export function checked(name: string, problem: string, finding: string): FileCheck {
  return problem ? { name, result: 'differs', detail: problem } : { name, result: 'fits', detail: finding };
}

export const NO_SEED = 'the host gave the deal by hand, so there is no seed';

/** Makes the result of the check that the seed fits its commitment. A text in `fits` says why this cannot be checked. */
export function checkedSeed(fits: boolean | string): FileCheck {
  const name = 'The seed';
  if (typeof fits === 'string') return { name, result: 'none', detail: fits };
  const problem = fits ? '' : 'the seed does not fit the fingerprint that was shown';
  return checked(
    name,
    problem,
    'the seed was not changed: it fits the fingerprint from the start of the match',
  );
}

/** An entry of the log. `seats` holds the codes of its receipts. */
interface ProofEntry {
  readonly number: number;
  readonly hash: string;
  readonly round: number;
  readonly seats: readonly string[];
}

/** Part of a file that is compared with the lines that a player kept. */
export interface Proof {
  readonly match: number;
  /** Entries of the log before the first entry that does not fit. [] if the file has no log. */
  readonly entries: readonly ProofEntry[];
  /** Number of the entry at which the file ends. */
  readonly end: number;
  /** Fingerprint of the match's seed. It is known even before the seed is revealed. '' if there is no seed. */
  readonly commitment: string;
}

/** The verdict on a file. */
export interface Result {
  readonly verdict: 'fits' | 'differs' | 'unusable';
  /** The first place that differs, or the reason why the file is unusable. '' if everything fits. */
  readonly where: string;
  readonly checks: readonly FileCheck[];
  /** Title and words that say what the file alone proves if nothing differs. */
  readonly shows: readonly [title: string, words: string];
  /** The part of the match that can be drawn, even if the file does not fit. */
  readonly shown?: Shown;
  /** Part of the file that is compared with kept lines. Missing for a record, because a record has no match number. */
  readonly proof?: Proof;
}

/** Makes the verdict from a list of checks. The first check that differs decides the verdict. */
export function resultOf(
  checks: readonly FileCheck[],
  shows: Result['shows'],
  shown: Shown | undefined,
  proof?: Proof,
): Result {
  const wrong = checks.find(({ result }) => result === 'differs');
  return {
    verdict: wrong ? 'differs' : 'fits',
    where: wrong ? `${wrong.name}: ${wrong.detail}` : '',
    checks,
    shows,
    ...(shown ? { shown } : {}),
    ...(proof ? { proof } : {}),
  };
}

/** Gives the verdict on a file that cannot be checked. `why` is the reason. */
export function unusableFile(why: string): Result {
  return { verdict: 'unusable', where: why, checks: [], shows: ['', ''] };
}
