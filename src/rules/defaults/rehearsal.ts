import { own } from '../base/json.ts';
import { type Answers, type Input, NONE, type OwnForm, type Question } from '../order/question.ts';
import type { RefusalCheck } from '../order/refusal.ts';

/**
 * Makes random answers to a form, sometimes none. Each answer is allowed by its question and by the player's notes. An
 * answer is left out if it would be refused beside the earlier answers.
 */
export function defaultRehearsal(
  questions: readonly Question[],
  notes: OwnForm,
  random: (n: number) => number,
  receipt: RefusalCheck,
): Answers {
  if (random(12) === 0) return {};
  let answers: Answers = {};
  for (const { id, input } of questions) {
    const note = own(notes, id);
    if (note && 'excuse' in note) continue;
    const allowed = note && 'choices' in input ? { ...input, choices: note.choices } : input;
    const answer = answerTo(allowed, random);
    if (answer === '' || answer === NONE) continue;
    const more = { ...answers, [id]: answer };
    if (receipt(more).length === 0) answers = more;
  }
  return answers;
}

/** Makes a random answer to one question. '' leaves the question empty. */
function answerTo(input: Input, random: (n: number) => number): string {
  switch (input.kind) {
    case 'whole': {
      // A number without a maximum is mostly a purchase, and few players buy something.
      if (input.most === undefined) return random(6) === 0 ? String(Math.max(1, input.least)) : '';
      // Any other number may use up goods: one player in three keeps all goods, and one in three gives few.
      const numbers = input.most - input.least + 1;
      const way = random(3);
      if (way === 0) return '';
      return String(input.least + (way === 1 ? Math.min(random(numbers), random(numbers)) : random(numbers)));
    }
    case 'choice':
      return input.choices[random(input.choices.length)] as string;
    case 'ticks':
      return input.choices.filter(() => random(3) === 0).join(', ');
    default:
      return '';
  }
}
