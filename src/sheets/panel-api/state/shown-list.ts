import { shortened } from '../../letters/lines/shortened.ts';
import type { Submission } from '../../responses/read/submission.ts';

/** Lines, late orders and unknown senders that the panel shows of one match (H12). */
export const SHOWN = 50;

/** The first of some texts, and how many more there are. */
export function firstTexts(texts: readonly string[]): readonly string[] {
  return texts.length <= SHOWN ? texts : [...texts.slice(0, SHOWN), `… and ${texts.length - SHOWN} more.`];
}

/** The answers of a response, a line each. */
export function answersOf({ shown }: Pick<Submission, 'shown'>): readonly string[] {
  return Object.entries(shown).map(([question, answer]) => `${question}: ${shortened(answer)}`);
}
