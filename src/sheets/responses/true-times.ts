import type { Forms } from '../ports.ts';
import type { Response } from './read-responses.ts';
import { answersSince, earliestOf, hasTextsOf, nearIn, TOLERANCE } from './restore-answers.ts';

/**
 * Finds the true times of responses from the hour that a clock change repeats. Withdrawals and deadlines depend on the
 * true time. Asks the form [2 calls]. If the form lacks the response, no true time is known (H6).
 */
export function withTrueTimes(
  responses: readonly Response[],
  forms: Pick<Forms, 'answersSince'>,
  form: string,
): readonly Response[] {
  const unclear = responses.filter(({ times }) => times.length > 1);
  if (unclear.length === 0) return responses;
  const near = nearIn(answersSince(forms, form, earliestOf(unclear)));
  return responses.map((one) => {
    if (one.times.length === 1) return one;
    const [same, ...others] = near(one).filter((known) => hasTextsOf(known, one));
    const sentAt = one.times.find((time) => same && Math.abs(time - same.at) < TOLERANCE);
    return sentAt === undefined || others.length > 0 ? one : { ...one, sentAt };
  });
}
