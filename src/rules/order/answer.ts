import type { Json } from '../base/json.ts';
import { type Answers, NONE } from './question.ts';

/**
 * The answer to a whole-number question as a part of an order: nothing when left empty, a number when it reads as one,
 * else the text itself, which will be refused as malformed.
 */
export function readAnswerCount(answers: Answers, id: string): { readonly [id: string]: Json } {
  const answer = answers[id]?.trim();
  if (!answer || answer === NONE) return {};
  return { [id]: /^\d{1,15}$/.test(answer) ? Number(answer) : answer };
}

/** The lines or items of a text answer: split at line ends, commas, semicolons. */
export function splitAnswer(answer: string | undefined): string[] {
  return (answer ?? '')
    .split(/[\n\r,;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
