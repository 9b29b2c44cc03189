import { shortened } from '../pages/lines/shortened.ts';
import type { Submission } from '../responses/submission.ts';

/** Maximum number of entries in each list of a match in the panel, such as late orders (H12). */
export const SHOWN = 50;

/** Gives the first texts, and the number of texts left out. */
export function firstTexts(texts: readonly string[]): readonly string[] {
  return texts.length <= SHOWN ? texts : [...texts.slice(0, SHOWN), `… and ${texts.length - SHOWN} more.`];
}

/** Gives the answers of a response, with one line for each answer. */
export function answersOf({ shown }: Pick<Submission, 'shown'>): readonly string[] {
  return Object.entries(shown).map(([question, answer]) => `${question}: ${shortened(answer)}`);
}
