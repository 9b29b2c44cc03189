import type { Forms } from '../../ports.ts';
import { answersKept, isSameResponse, TOLERANCE } from './restore-answers.ts';
import { byTime, type Submission } from './submission.ts';

/**
 * Responses in the order in which they were sent, also where one player sent several in the hour that a clock change repeats:
 * then the form is asked for their times [1 call and a few per response since]. Those that it does not know keep theirs (H6).
 */
export function orderRepeatedHour(
  submissions: readonly Submission[],
  forms: Pick<Forms, 'answersSince'>,
  form: string,
): readonly Submission[] {
  const twice = submissions.filter(({ times }) => times.length > 1);
  const unclear = twice.filter((one) =>
    twice.some((other) => other !== one && other.claimed === one.claimed && other.round === one.round),
  );
  if (unclear.length === 0) return submissions;
  const kept = answersKept(forms, form, Math.min(...unclear.flatMap(({ times }) => times)) - TOLERANCE);
  return submissions
    .map((one) => {
      const [same, ...others] = unclear.includes(one)
        ? kept.filter((known) => isSameResponse(known, one))
        : [];
      const at = one.times.find((time) => same && Math.abs(time - same.at) < TOLERANCE);
      return at === undefined || others.length > 0 ? one : { ...one, at };
    })
    .sort(byTime);
}
