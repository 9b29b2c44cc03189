import { hashOf } from '../../rules/base/hash.ts';
import type { Clock, Forms, Memo } from '../ports.ts';
import type { Which } from './confirmed.ts';
import type { Response } from './read-responses.ts';
import { answersSince, earliestOf, hasTextsOf, LOST_AFTER, nearIn, TOLERANCE } from './restore-answers.ts';
import { idOf } from './submission.ts';

/** A form to ask for true times, and the notes with times that the form gave earlier. */
export interface TimeSource {
  readonly forms: Pick<Forms, 'answersSince'>;
  readonly memo: Pick<Memo, 'get' | 'set'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly form: string;
  readonly match: number;
  readonly which: Which;
}

/** Signs in a note: the response came at its first time, at its second time, or the form does not tell. */
type Sign = '1' | '2' | '-';

/**
 * Finds the true times of responses from the hour that a clock change repeats. Withdrawals and deadlines depend on the
 * true time. Asks the form once about the same responses [2 calls]. If the form lacks the response, no true time is known (H6).
 */
export function withTrueTimes(responses: readonly Response[], source: TimeSource): readonly Response[] {
  const unclear = responses.filter(({ times }) => times.length > 1);
  if (unclear.length === 0) return responses;
  const signs = knownSigns(unclear, source) ?? askForSigns(unclear, source);
  const found = new Map(unclear.map((one, i) => [one, one.times['12'.indexOf(signs[i] ?? '-')]]));
  return responses.map((one) => {
    const sentAt = found.get(one);
    return sentAt === undefined ? one : { ...one, sentAt };
  });
}

const keyOf = (match: number, which: Which) => `times:${match}:${which}`;
const digestOf = (unclear: readonly Response[]) => hashOf(unclear.map(idOf)).slice(0, 16);

/** Gives the signs of the note, if the note is about exactly these responses. */
function knownSigns(
  unclear: readonly Response[],
  { memo, match, which }: TimeSource,
): readonly string[] | undefined {
  const [digest, signs = ''] = (memo.get(keyOf(match, which)) ?? '').split(' ');
  return digest === digestOf(unclear) ? [...signs] : undefined;
}

/** Asks the form, and writes the note. Writes none while the form lacks a new response, because the response may come later. */
function askForSigns(
  unclear: readonly Response[],
  { forms, memo, clock, form, match, which }: TimeSource,
): readonly Sign[] {
  const kept = answersSince(forms, form, earliestOf(unclear));
  const near = nearIn(kept ?? []);
  const same = unclear.map((one) => near(one).filter((known) => hasTextsOf(known, one)));
  const signs = unclear.map(({ times: [first = 0] }, i): Sign => {
    const [one, ...others] = same[i] ?? [];
    if (!one || others.length > 0) return '-';
    return Math.abs(first - one.at) < TOLERANCE ? '1' : '2';
  });
  const isLost = ({ times }: Response) => times.every((time) => time < clock.now() - LOST_AFTER);
  if (kept && unclear.every((one, i) => same[i]?.length !== 0 || isLost(one)))
    memo.set(keyOf(match, which), `${digestOf(unclear)} ${signs.join('')}`);
  return signs;
}

/** Deletes the notes about true times of the responses to the forms of a match. */
export function forgetTimes({ set }: Pick<Memo, 'set'>, match: number): void {
  for (const which of ['orders', 'trades'] as const) set(keyOf(match, which), undefined);
}
