import type { Shown } from '../shown/shown.ts';

export interface FileCheck {
  readonly name: string;
  /** 'none' when the file has nothing to check it by. */
  readonly result: 'fits' | 'differs' | 'none';
  /** What was found, or the first place that differs. */
  readonly detail: string;
  /** What this file lacks to be checked whole, in words after “Not checked:”. */
  readonly lacks?: string;
}

/** The verdict on a file. */
export interface Result {
  readonly verdict: 'fits' | 'differs' | 'unusable';
  /** The first place that differs, or why the file is unusable; '' when it fits. */
  readonly where: string;
  readonly checks: readonly FileCheck[];
  /** What can be shown of the match, even of a file that differs. */
  readonly shown?: Shown;
  /** The hashes of the log by which a published head can be found. */
  readonly hashes: readonly { readonly number: number; readonly hash: string }[];
}

/** The result of checks in their order: the first that differs is the place. */
export function resultOf(
  checks: readonly FileCheck[],
  shown: Shown | undefined,
  hashes: Result['hashes'],
): Result {
  const wrong = checks.find(({ result }) => result === 'differs');
  return {
    verdict: wrong ? 'differs' : 'fits',
    where: wrong ? `${wrong.name}: ${wrong.detail}` : '',
    checks,
    ...(shown ? { shown } : {}),
    hashes,
  };
}

/** A file that cannot be checked at all, and why. */
export function unusableFile(why: string): Result {
  return { verdict: 'unusable', where: why, checks: [], hashes: [] };
}
