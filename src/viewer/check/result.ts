import type { Shown } from '../shown/shown.ts';

export interface FileCheck {
  readonly name: string;
  /** 'none' when the file has nothing to check it by. */
  readonly result: 'fits' | 'differs' | 'none';
  /** The finding, or the first place that differs. */
  readonly detail: string;
}

/** A check that fits, with its finding, unless something differs. */
export function checked(name: string, problem: string, finding: string): FileCheck {
  return problem ? { name, result: 'differs', detail: problem } : { name, result: 'fits', detail: finding };
}

export const NO_SEED = 'the host gave the deal, without a seed';

/** The check that the seed fits its commitment; a text says why it cannot be checked. */
export function checkedSeed(fits: boolean | string): FileCheck {
  const name = 'The seed';
  if (typeof fits === 'string') return { name, result: 'none', detail: fits };
  const problem = fits ? '' : 'the seed does not fit the fingerprint that was shown';
  return checked(name, problem, 'the seed is the one whose fingerprint was shown at the start');
}

/** An entry of the log: `seats` are the codes of its receipts. */
interface ProofEntry {
  readonly number: number;
  readonly hash: string;
  readonly round: number;
  readonly seats: readonly string[];
}

/** The data that kept lines are compared with. */
export interface Proof {
  readonly match: number;
  /** The entries of the log up to the first that does not fit; none in a file without the log. */
  readonly entries: readonly ProofEntry[];
  /** The number of the entry at which the file ends. */
  readonly end: number;
  /** The fingerprint of the seed in the file, or of one that is not revealed yet; '' without a seed. */
  readonly commitment: string;
}

/** The verdict on a file. */
export interface Result {
  readonly verdict: 'fits' | 'differs' | 'unusable';
  /** The first place that differs, or why the file is unusable; '' when it fits. */
  readonly where: string;
  readonly checks: readonly FileCheck[];
  /** Title and words on what the file alone proves, where nothing differs. */
  readonly shows: readonly [title: string, words: string];
  /** The drawable part of the match, also of a file that differs. */
  readonly shown?: Shown;
  /** Absent for a record, which names no match. */
  readonly proof?: Proof;
}

/** The result of checks in their order: the first that differs is the place. */
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

/** A file that cannot be checked at all, and why. */
export function unusableFile(why: string): Result {
  return { verdict: 'unusable', where: why, checks: [], shows: ['', ''] };
}
