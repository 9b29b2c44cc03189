import type { FormAnswers, Forms } from '../ports.ts';
import type { Response } from './read-responses.ts';
import { answersSince, isOfSender, TOLERANCE } from './restore-answers.ts';

/** Most responses read in one comparison, the newest ones, since each takes a few calls. */
const MOST = 40;

export interface Lacking {
  readonly found: readonly FormAnswers[];
  /** Further responses at moments with more responses in the form than in the tab. Their senders are unknown. */
  readonly more: number;
}

/**
 * The responses since a time that a form has and its tab lacks: their rows were overwritten, deleted or never written. A row of the same
 * moment counts as the response, whatever somebody made of it (H41). The form's responses are read only where their number differs.
 */
export function lackingIn(
  inTab: readonly Response[],
  forms: Pick<Forms, 'answersSince'>,
  form: string,
  since = 0,
): Lacking {
  const kept = answersSince(forms, form, since);
  const rows = inTab.filter(({ times }) => times.some((at) => at > since));
  if (kept.length === rows.length) return { found: [], more: 0 };
  const [rowsNear, keptNear] = [
    counter(inTab.flatMap(({ times }) => times)),
    counter(kept.map(({ at }) => at)),
  ];
  // The sender is compared only if several responses are close together.
  const all = kept.filter(({ at }) => rowsNear(at) < keptNear(at)).sort((a, b) => b.at - a.at);
  const short = all.slice(0, MOST);
  const isNear = (at: number) => (row: Response) => row.times.some((time) => Math.abs(time - at) < TOLERANCE);
  const free = new Set(inTab.filter((row) => short.some(({ at }) => isNear(at)(row))));
  const take = (isIts: (row: Response) => boolean) => {
    const row = [...free].find(isIts);
    return row !== undefined && free.delete(row);
  };
  const found = short
    .filter((one) => !take((row) => isOfSender(one, row)))
    .filter(({ at }) => !take(isNear(at)));
  return { found, more: all.length - short.length };
}

/** Counts how many of some times are close to one. */
function counter(times: readonly number[]): (at: number) => number {
  const sorted = [...times].sort((a, b) => a - b);
  const countBefore = (limit: number) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as number) < limit) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (at) => countBefore(at + TOLERANCE) - countBefore(at - TOLERANCE + 1);
}
