import { cut, own } from '../../rules/base/json.ts';
import { tooLongText, tooLongWords } from '../../rules/base/too-long.ts';
import {
  type Answers,
  type Input,
  MOST_DIGITS,
  type Question,
  wholePattern,
} from '../../rules/order/question.ts';

/**
 * ANSWER_LIMIT is the maximum number of characters that are read of one answer. RESPONSE_LIMIT is the maximum for all
 * answers in a response. A cell can hold 50,000 (H12).
 */
export const ANSWER_LIMIT = 5_000;
export const RESPONSE_LIMIT = 20_000;

/**
 * Maximum characters of a one-line answer; a longer choice raises the limit. With 100 characters, reading a thousand
 * responses takes half a second.
 */
const LINE_LIMIT = 100;

/** Gives the maximum characters of an answer to a question. */
export function limitOf(input: Input): number {
  if (input.kind === 'paragraph') return ANSWER_LIMIT;
  if (input.kind === 'text') return 4 * LINE_LIMIT;
  const choices = 'choices' in input ? input.choices : [];
  const longest =
    input.kind === 'ticks' ? choices.join(', ').length : Math.max(0, ...choices.map(({ length }) => length));
  return Math.max(LINE_LIMIT, longest);
}

export interface BoundedAnswer {
  readonly text: string;
  /** True if the answer is too long. `text` is then a sentence about the length instead of the answer. */
  readonly isTooLong: boolean;
}

/**
 * Limits the answers of a response. Replaces a long answer by a text with the answer's length, which every game refuses
 * (H12). Replaces a lone surrogate by U+FFFD, as in hashes.
 */
export function boundAnswers(
  answers: readonly string[],
  limits: readonly number[] = [],
): readonly BoundedAnswer[] {
  let total = 0;
  return answers.map((answer, i) => {
    const limit = limits[i] ?? ANSWER_LIMIT;
    const { length } = answer;
    // The tab already holds the replacement, from an earlier read.
    if (tooLongWords(answer) !== undefined) return { text: answer, isTooLong: true };
    const why =
      length > limit
        ? `at most ${limit} are read`
        : total + length > RESPONSE_LIMIT
          ? `a form has at most ${RESPONSE_LIMIT}`
          : undefined;
    if (why !== undefined) return { text: tooLongText(`${length} characters: ${why}`), isTooLong: true };
    total += length;
    return { text: wellFormed(answer), isTooLong: false };
  });
}

/** Replaces lone surrogates by U+FFFD, because neither canonical JSON nor Google takes them. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

/**
 * Checks answers as the form would. Gives the refused answers by question id, each with the reason.
 * google/forms/form-items.ts puts the same checks on the questions.
 */
export function formProblems(questions: readonly Question[], answers: Answers) {
  const known = new Set(questions.map(({ id }) => id));
  const unknown = Object.keys(answers).filter((id) => !known.has(id));
  return [
    ...unknown.map((id) => ({ title: cut(id, 60), problem: 'The form has no such question.' })),
    ...questions.flatMap(({ id, title, input }) => {
      const problem = problemWith(input, own(answers, id)?.trim() ?? '');
      return problem === undefined ? [] : [{ title, problem }];
    }),
  ];
}

/** Gives the reason why a form does not take a text as a whole number; undefined if the form takes the text. */
function notWhole(answer: string, least: number): string | undefined {
  const isWhole = new RegExp(wholePattern(least)).test(answer);
  const from = least < 0 ? '' : ' from 0';
  return isWhole ? undefined : `The answer must be a whole number${from}, in at most ${MOST_DIGITS} digits.`;
}

function problemWith(input: Input, answer: string): string | undefined {
  if (answer === '') return undefined;
  const limit = limitOf(input);
  if (answer.length > limit)
    return `The answer has ${answer.length} characters, but at most ${limit} are read.`;
  switch (input.kind) {
    case 'whole':
      return notWhole(answer, input.least);
    case 'choice':
      return input.choices.includes(answer) ? undefined : `“${cut(answer, 60)}” is not among the choices.`;
    case 'ticks':
      return answer.split(', ').every((one) => input.choices.includes(one))
        ? undefined
        : `“${cut(answer, 60)}” is not among the choices.`;
    default:
      return !input.pattern || new RegExp(`^(?:${input.pattern})$`).test(answer)
        ? undefined
        : input.expected || 'The form does not take this answer.';
  }
}
