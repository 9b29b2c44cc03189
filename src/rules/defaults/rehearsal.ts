import { own } from '../base/json.ts';
import { type Answers, type Input, NONE, type OwnForm, type Question } from '../order/question.ts';
import type { RefusalCheck } from '../order/refusal.ts';

/** Range of numbers that are tried if a question has no largest number. */
const USUAL = 9;

/**
 * Makes random answers to a form, sometimes none. Each answer is allowed by its question and by the player's notes. A
 * number that would be refused beside the earlier answers gets smaller. Any other answer that would be refused is left out.
 */
export function defaultRehearsal(
  questions: readonly Question[],
  notes: OwnForm,
  random: (n: number) => number,
  receipt: RefusalCheck,
): Answers {
  if (random(12) === 0) return {};
  const withAnswer = (answers: Answers, question: Question, answer: string): Answers => {
    if (answer === '' || answer === NONE) return answers;
    const more = { ...answers, [question.id]: answer };
    if (receipt(more).length === 0) return more;
    return withAnswer(answers, question, fewer(answer, question.input, random));
  };
  let answers: Answers = {};
  for (const question of questions) {
    const { id, input } = question;
    const note = own(notes, id);
    if (note && 'excuse' in note) continue;
    const allowed = note && 'choices' in input ? { ...input, choices: note.choices } : input;
    answers = withAnswer(answers, question, answerTo(allowed, random));
  }
  return answers;
}

/** Gives a smaller number instead of a refused one, which may be more than the player holds. '' if there is none. */
function fewer(answer: string, input: Input, random: (n: number) => number): string {
  if (input.kind !== 'whole') return '';
  const least = Math.max(1, input.least);
  return Number(answer) > least ? String(least + random(Number(answer) - least)) : '';
}

/** Makes a random answer to one question. '' leaves the question empty. */
function answerTo(input: Input, random: (n: number) => number): string {
  switch (input.kind) {
    case 'whole': {
      // Few players buy something.
      if (input.buys) return random(6) === 0 ? String(Math.max(1, input.least)) : '';
      // Any other number may use up goods: one player in three keeps all goods, and one in three gives few.
      const least = input.most === undefined ? Math.max(0, input.least) : input.least;
      const numbers = (input.most ?? least + USUAL) - least + 1;
      const way = random(3);
      if (way === 0) return '';
      return String(least + (way === 1 ? Math.min(random(numbers), random(numbers)) : random(numbers)));
    }
    case 'choice':
      return input.choices[random(input.choices.length)] as string;
    case 'ticks':
      return input.choices.filter(() => random(3) === 0).join(', ');
    default:
      return '';
  }
}
