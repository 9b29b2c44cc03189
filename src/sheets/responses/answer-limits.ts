import { tooLongText } from '../../rules/base/too-long.ts';

/** Characters that are read of one answer, and of all answers of one response, far below the 50,000 of a cell (H12). */
export const ANSWER_LIMIT = 5_000;
export const RESPONSE_LIMIT = 20_000;

/** An answer as it is read. */
export interface BoundedAnswer {
  readonly text: string;
  /** The answer is too long: `text` stands for it, and says so. */
  readonly isTooLong: boolean;
}

/**
 * The answers of one response as they are read. What is too long is replaced by a text that no game understands, so that it is
 * refused with its length (H12); half of a character becomes U+FFFD, as the hash has it.
 */
export function boundAnswers(answers: readonly string[]): readonly BoundedAnswer[] {
  let total = 0;
  return answers.map((answer) => {
    const { length } = answer;
    const why =
      length > ANSWER_LIMIT
        ? `at most ${ANSWER_LIMIT} are read`
        : total + length > RESPONSE_LIMIT
          ? `a form has at most ${RESPONSE_LIMIT}`
          : undefined;
    if (why !== undefined) return { text: tooLongText(`${length} characters: ${why}`), isTooLong: true };
    total += length;
    return { text: wellFormed(answer), isTooLong: false };
  });
}

/** The text with U+FFFD in the place of lone surrogates, which neither canonical JSON nor Google takes. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}
