import type { FormAnswers, Forms } from '../ports.ts';
import type { Response } from './read-responses.ts';
import { answersSince, isOfSender, TOLERANCE } from './restore-answers.ts';

/** Maximum number of missing responses that a comparison reads. The newest responses are read; each costs a few calls. */
const MOST = 40;

export interface Lacking {
  readonly found: readonly FormAnswers[];
  /**
   * Number of further responses that the tab seems to lack, because the form has more responses than the tab at the same
   * time. These responses are not read, so the senders are not known.
   */
  readonly more: number;
}

/**
 * Finds responses that a form has and its tab lacks, because a row was overwritten, deleted or never written. Looks only
 * at responses after `since`. A row of the same moment counts as the response, even if somebody changed the row (H41).
 * Reads the form's responses only if the form and the tab have different numbers of responses.
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
  // At first only times are counted. Senders matter only where the form has more responses than the tab.
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

/** Gives a function that counts the times close to a moment. */
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
