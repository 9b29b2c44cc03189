import type { Forms } from '../ports.ts';
import type { Response } from './read-responses.ts';
import { answersNear, isSameResponse, TOLERANCE } from './restore-answers.ts';

/**
 * Finds the true times of responses from the hour that a clock change repeats. Withdrawals and deadlines depend on the
 * true time. Asks the form [1 call, and a few per response since that hour]. If the form lacks the response, no true
 * time is known (H6).
 */
export function withTrueTimes(
  responses: readonly Response[],
  forms: Pick<Forms, 'answersSince'>,
  form: string,
): readonly Response[] {
  const unclear = responses.filter(({ times }) => times.length > 1);
  if (unclear.length === 0) return responses;
  const kept = answersNear(
    forms,
    form,
    unclear.flatMap(({ times }) => times),
  );
  return responses.map((one) => {
    if (!unclear.includes(one)) return one;
    const [same, ...others] = kept.filter((known) => isSameResponse(known, one));
    const sentAt = one.times.find((time) => same && Math.abs(time - same.at) < TOLERANCE);
    return sentAt === undefined || others.length > 0 ? one : { ...one, sentAt };
  });
}
