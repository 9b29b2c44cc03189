import { cut, own } from '../../rules/base/json.ts';
import { type Answers, type Input, MOST_DIGITS, type Question } from '../../rules/order/question.ts';
import { ANSWER_LIMIT } from './answer-limits.ts';

/** An answer that the form would not take, and why. */
export interface FormProblem {
  readonly title: string;
  readonly problem: string;
}

/** The answers, by their ids, that a form would refuse: the same checks that google/forms/form-items.ts gives to its questions. */
export function formProblems(questions: readonly Question[], answers: Answers): readonly FormProblem[] {
  const known = new Set(questions.map(({ id }) => id));
  const unknown = Object.keys(answers).filter((id) => !known.has(id));
  return [
    ...unknown.map((id) => ({ title: cut(id, 60), problem: 'The form does not ask this.' })),
    ...questions.flatMap(({ id, title, input }) => {
      const problem = problemWith(input, own(answers, id)?.trim() ?? '');
      return problem === undefined ? [] : [{ title, problem }];
    }),
  ];
}

const WHOLE = new RegExp(`^[0-9]{1,${MOST_DIGITS}}$`);

function problemWith(input: Input, answer: string): string | undefined {
  if (answer === '') return undefined;
  if (answer.length > ANSWER_LIMIT)
    return `It has ${answer.length} characters; at most ${ANSWER_LIMIT} are read.`;
  switch (input.kind) {
    case 'whole':
      return WHOLE.test(answer)
        ? undefined
        : `It must be a whole number from 0, in at most ${MOST_DIGITS} digits.`;
    case 'choice':
      return input.choices.includes(answer) ? undefined : `“${cut(answer, 60)}” is not among the choices.`;
    case 'ticks':
      return answer.split(', ').every((one) => input.choices.includes(one))
        ? undefined
        : `“${cut(answer, 60)}” is not among the choices.`;
    default:
      return matches(input, answer) ? undefined : input.expected || 'The form does not take it so.';
  }
}

function matches({ pattern }: Extract<Input, { kind: 'text' | 'paragraph' }>, answer: string): boolean {
  return !pattern || new RegExp(`^(?:${pattern})$`).test(answer);
}
