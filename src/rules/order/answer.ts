import type { Json } from '../base/json.ts';
import { tooLongText } from '../base/too-long.ts';
import { plural } from '../base/words.ts';
import { NONE, wholePattern } from './question.ts';

/**
 * Puts an answer in small letters. Removes spaces and special characters at both ends, and all invisible characters: “ 2️⃣ ”
 * becomes “2”, “Card 3.” becomes “card 3”. A minus and a comma stay.
 */
export function plainAnswer(answer: string): string {
  return answer
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}|\u20e3|\u2800/gu, '')
    .replace(/[\u{1f000}-\u{1f2ff}\u{1f380}-\u{1f9ff}\u2600-\u26ff♥❤⭐★#:.!"“”'’()+]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Reads the answer to a question for a whole number of at least `least`. An empty answer gives undefined. A wrong answer
 * gives its text, which is refused later as malformed.
 */
export function readAnswerNumber(answer = '', least = 0): Json | undefined {
  const text = answer.trim();
  if (!text || text === NONE) return undefined;
  return new RegExp(wholePattern(least)).test(answer) ? Number(text.replace('−', '-')) + 0 : text;
}

/**
 * Reads a whole number that is written in digits. Undefined for any other text, and for a number above 2^53 - 1, which
 * is the limit in orders.
 */
export function wholeIn(text: string): number | undefined {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

/** Largest number of lines that are read from one list in a form (H12). */
export const LINE_LIMIT = 100;

/**
 * Gives the lines within the limit. All further lines together become one line, which every game refuses. So the player
 * gets only one refusal (H12).
 */
export function withinLines<T extends Json>(lines: readonly T[]): readonly (T | string)[] {
  const more = lines.length - LINE_LIMIT;
  if (more <= 0) return lines;
  return [
    ...lines.slice(0, LINE_LIMIT),
    tooLongText(`${plural(more, 'line')} after the first ${LINE_LIMIT}`),
  ];
}

/** Reads a whole number from 0 to 2^53 - 1 in an order. Undefined if the value is not such a number. */
export function readCount(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) + 0 : undefined;
}
