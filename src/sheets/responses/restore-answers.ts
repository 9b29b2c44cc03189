import { own } from '../../rules/base/json.ts';
import type { Cell } from '../../rules/declare/position.ts';
import type { Clock, FormAnswers, Forms } from '../ports.ts';
import { fail } from '../problem.ts';
import { boundAnswers } from './answer-limits.ts';
import type { Submission } from './submission.ts';

/** Milliseconds by which the time in the tab and that in the form may differ: the tab may hold whole seconds. */
export const TOLERANCE = 1500;

/** What stands for an answer that cannot be recovered; no game understands it, so it is refused with this text (X3). */
function unknownAnswer(cell: string): string {
  return `? (the spreadsheet made “${cell}” of it)`;
}

/**
 * Puts the answers as they were typed in place of those that the spreadsheet changed (H8): the form still has them. Asks the
 * form only if there are any [1 call and a few per response since].
 */
export function restoreAnswers(
  submissions: readonly Submission[],
  forms: Pick<Forms, 'answersSince'>,
  form: string,
): readonly Submission[] {
  const altered = submissions.filter((one) => one.altered.length > 0);
  if (altered.length === 0) return submissions;
  const since = Math.min(...altered.flatMap(({ times }) => times)) - TOLERANCE;
  const kept = answersKept(forms, form, since);
  return submissions.map((one) => (one.altered.length === 0 ? one : restore(one, kept)));
}

/**
 * The responses since a time as the form keeps them. None where the form is gone, or this account may not open it: then the answers
 * are refused with the reason. Fails when Google does, so that no order is refused for that.
 */
export function answersKept(
  forms: Pick<Forms, 'answersSince'>,
  form: string,
  since: number,
): readonly FormAnswers[] {
  try {
    return forms.answersSince(form, since) ?? [];
  } catch (error) {
    return fail(
      'Google did not give the answers of a form just now.',
      'Wait a minute, and press again.',
      'form-silent',
      error,
    );
  }
}

function restore(submission: Submission, kept: readonly FormAnswers[]): Submission {
  const { altered, shown } = submission;
  const same = kept.filter((one) => isSameResponse(one, submission));
  const answers: Record<string, string> = { ...submission.answers };
  const texts: Record<string, string> = { ...shown };
  for (const { title, id } of altered) {
    const found = new Set(same.map((one) => one.answers[title]));
    const [text] = found;
    const typed = found.size === 1 && text !== undefined ? text : unknownAnswer(shown[title] ?? '');
    answers[id] = typed;
    texts[title] = typed;
  }
  return bounded({ ...submission, answers, shown: texts }, altered);
}

/** The submission whose restored answers are no longer than an answer may be (H12). */
function bounded(submission: Submission, altered: Submission['altered']): Submission {
  const { shown } = submission;
  const texts = boundAnswers(Object.values(shown)).map(({ text }) => text);
  const ends = new Map(Object.keys(shown).map((title, i) => [title, texts[i] as string]));
  const restored = altered.map(({ title, id }) => [id, ends.get(title) ?? ''] as const);
  return {
    ...submission,
    answers: { ...submission.answers, ...Object.fromEntries(restored) },
    shown: Object.fromEntries(ends),
  };
}

/** Is this the response of the tab, as the form has it? */
export function isSameResponse(
  { at, sender, answers }: FormAnswers,
  { times, claimed, shown, altered, tooLong = [] }: Submission,
): boolean {
  const isNear = times.some((time) => Math.abs(time - at) < TOLERANCE);
  const isTheirs = sender.trim().toLowerCase() === claimed.toLowerCase();
  return (
    isNear &&
    isTheirs &&
    Object.entries(shown).every(
      ([title, text]) =>
        altered.some((one) => one.title === title) ||
        tooLong.includes(title) ||
        answers[title]?.trim() === text.trim(),
    )
  );
}

/** A response that a form keeps, as a line under the heads of its tab; the time stands first. `serial` is its date-and-time number. */
export function lineOf(
  heads: readonly string[],
  senderHead: string | undefined,
  { sender, answers }: FormAnswers,
  serial: number,
): readonly Cell[] {
  return heads.map((head, i) =>
    i === 0 ? serial : head === senderHead ? sender : (own(answers, head) ?? ''),
  );
}

const DAY = 86_400_000;

/** The date-and-time number of a moment, in milliseconds UTC, in a time zone. */
export function serialOf(at: number, timeZone: string, clock: Pick<Clock, 'fromSerial'>): number {
  let serial = at / DAY + 25_569;
  // The clock converts a number to a time; the first guess is corrected by the zone's offset, and once more in case the clocks change in
  // between.
  for (let i = 0; i < 2; i++) serial += (at - (clock.fromSerial(serial, timeZone)[0] ?? at)) / DAY;
  return serial;
}
