import type { FormAnswers, Forms } from '../ports.ts';
import { answersSince, TOLERANCE } from './restore-answers.ts';
import type { RoundTimes, Submission } from './submission.ts';

/** Responses that are added to a tab, the oldest ones. */
const MOST = 40;

/**
 * The responses of the open round that a form has and its tab lacks: their rows were overwritten, deleted or never written. A row of the same
 * moment counts as the response, whatever somebody made of it (H41). The form's responses are read only where their number differs.
 */
export function lackingIn(
  inTab: readonly Submission[],
  { round, openings }: Pick<RoundTimes, 'round' | 'openings'>,
  forms: Pick<Forms, 'answersSince'>,
  form: string,
): readonly FormAnswers[] {
  const opening = [...openings].reverse().find((one) => one.round === round);
  const since = Math.max(0, opening?.from ?? 0);
  const kept = answersSince(forms, form, since);
  const rows = inTab.filter(({ times }) => times.some((at) => at > since));
  if (kept.length === rows.length) return [];
  const isNear = (at: number) => (row: Submission) =>
    row.times.some((time) => Math.abs(time - at) < TOLERANCE);
  // The sender is compared only if several responses are close together.
  const short = kept.filter(({ at }) => {
    const close = kept.filter((other) => Math.abs(other.at - at) < TOLERANCE).length;
    return inTab.filter(isNear(at)).length < close;
  });
  const free = new Set(inTab);
  const take = (isIts: (row: Submission) => boolean) => {
    const row = [...free].find(isIts);
    return row !== undefined && free.delete(row);
  };
  return short
    .filter(({ at, sender }) => !take((row) => isNear(at)(row) && isSame(row, sender)))
    .filter(({ at }) => !take(isNear(at)))
    .slice(0, MOST);
}

function isSame({ claimed }: Submission, sender: string): boolean {
  return claimed.toLowerCase() === sender.trim().toLowerCase();
}
