import type { FormAnswers, Forms, Tab } from '../ports.ts';
import { emptied } from './columns.ts';
import type { Response, ResponseList } from './read-responses.ts';
import { answersSince, earliestOf, isOfSender, nearIn, TOLERANCE } from './restore-answers.ts';
import { idOf } from './submission.ts';

/** Maximum number of missing responses that a comparison reads. The newest responses are read; each costs a few calls. */
const MOST = 40;

export interface Lacking {
  readonly found: readonly FormAnswers[];
  /**
   * Number of further responses that the tab seems to lack, because the form has more responses than the tab at the same
   * time. These responses are not read, so the senders are not known.
   */
  readonly more: number;
  /** Rows of the tab whose sender somebody emptied, or replaced by a formula. */
  readonly emptied: ReadonlySet<Response>;
}

/**
 * Finds responses that a form has and its tab lacks, because a row was overwritten, deleted or never written. Looks only
 * at responses after `since`. A row of the same moment counts as the response, even if somebody changed the row (H41).
 * A copied row counts once. A row whose sender was emptied counts as no row.
 */
export function lackingIn(
  inTab: readonly Response[],
  forms: Pick<Forms, 'answersSince'>,
  form: string,
  since = 0,
): Lacking {
  const kept = answersSince(forms, form, since) ?? [];
  const isWhole = hasSender(kept);
  const cut = new Set(inTab.filter((row) => !isWhole(row)));
  const rows = [...new Map(inTab.map((row) => [idOf(row), row])).values()].filter((row) => !cut.has(row));
  const [rowsNear, keptNear] = [
    counter(rows.flatMap(({ times }) => times)),
    counter(kept.map(({ at }) => at)),
  ];
  // At first only times are counted. Senders matter only where the form has more responses than the tab.
  const all = kept.filter(({ at }) => rowsNear(at) < keptNear(at)).sort((a, b) => b.at - a.at);
  const short = all.slice(0, MOST);
  const isNear = (at: number) => (row: Response) => row.times.some((time) => Math.abs(time - at) < TOLERANCE);
  const free = new Set(rows.filter((row) => short.some(({ at }) => isNear(at)(row))));
  const take = (isIts: (row: Response) => boolean) => {
    const row = [...free].find(isIts);
    return row !== undefined && free.delete(row);
  };
  const found = short
    .filter((one) => !take((row) => isOfSender(one, row)))
    .filter(({ at }) => !take(isNear(at)));
  return { found, more: all.length - short.length, emptied: cut };
}

/**
 * Gives a function that says whether the form has a row's sender. Looks only at rows without a sender, or with a formula
 * in its place. `kept` are the responses of the form.
 */
function hasSender(kept: readonly FormAnswers[]): (row: Response) => boolean {
  const near = nearIn(kept);
  return (row) => !/^(=|$)/.test(row.claimed) || near(row).some((one) => isOfSender(one, row));
}

/**
 * Throws if no row of a tab has a sender, although the form's responses have senders: somebody emptied the column (H7).
 * Asks the form only if no row has a sender [2 calls].
 */
export function requireSenders(
  tab: Tab,
  { responses, senders }: ResponseList,
  forms: Pick<Forms, 'answersSince'>,
  form: string,
): void {
  if (responses.length === 0 || responses.some(({ claimed }) => claimed !== '')) return;
  const kept = answersSince(forms, form, earliestOf(responses)) ?? [];
  if (!responses.every(hasSender(kept))) emptied(tab, senders);
}

/** Gives a function that says how many of `times` are close to a given moment. */
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
