import { NOT_YOURSELF } from '../order/player-field.ts';
import {
  type Answers,
  asksNothing,
  type Input,
  type OwnForm,
  type OwnNote,
  type Question,
} from '../order/question.ts';
import type { RefusalCheck } from '../order/refusal.ts';

/**
 * Size of the largest range of whole numbers in which every number is tried. In a larger range, only the smallest and
 * the largest number are tried.
 */
const MOST_TRIED = 20;

/**
 * Makes a player's notes by trying each answer. Choices that would be refused are left out. A question is excused if all
 * its answers would be refused. An answer is possible if it is accepted alone, or together with one purchase of the
 * form. A question is not excused if an answer to another question makes it possible: barrels may need a lighthouse. The
 * function does not see that one line of a list can make another line legal. A game with such lines needs notes of its
 * own.
 */
export function defaultOwnForm(questions: readonly Question[], receipt: RefusalCheck): OwnForm {
  const isAccepted = (answers: Answers) => receipt(answers).length === 0;
  const beside = questions
    .filter(({ input }) => input.kind === 'whole')
    .map(({ id }): Answers => ({ [id]: '1' }))
    .filter(isAccepted);
  const notes: Record<string, OwnNote> = {};
  for (const { id, input } of questions) {
    const refusals = (answer: string) => {
      if (beside.some((one) => isAccepted({ ...one, [id]: answer }))) return [];
      return receipt({ [id]: answer });
    };
    const note = noteOn(input, refusals);
    const others = () => questions.filter((one) => one.id !== id).flatMap(someAnswers);
    const needsOther = (answer: string) => others().some((one) => isAccepted({ ...one, [id]: answer }));
    if (note && !('excuse' in note && ends(answersTo(input)).some(needsOther))) notes[id] = note;
  }
  return notes;
}

/** Gives a few answers to a question: the first two and the last. The second is there because a player's own name may be refused. */
function someAnswers({ id, input }: Question): readonly Answers[] {
  const [first, second, ...more] = answersTo(input);
  return [first, second, ...more.slice(-1)].flatMap((answer) =>
    answer === undefined ? [] : [{ [id]: answer }],
  );
}

/** Gives the first and the last item of a list. */
function ends<T>(list: readonly T[]): readonly T[] {
  return [...list.slice(0, 1), ...list.slice(1).slice(-1)];
}

function noteOn(input: Input, refusals: (answer: string) => ReturnType<RefusalCheck>): OwnNote | undefined {
  const answers = answersTo(input);
  const tried = answers.map((answer) => refusals(answer));
  const left = answers.filter((_, i) => tried[i]?.length === 0);
  if (left.length === answers.length) return undefined;
  if (left.length > 0)
    return input.kind === 'choice'
      ? { choices: input.choices.filter((choice) => asksNothing(choice) || left.includes(choice)) }
      : undefined;
  const reasons = new Set(tried.map(([first]) => first?.message));
  if (reasons.size > 1) reasons.delete(NOT_YOURSELF);
  const [reason = ''] = reasons;
  return { excuse: reasons.size === 1 ? reason : 'No answer is possible for you now.' };
}

/** Gives the answers to try. [] for free text. Also [] for boxes to tick, because a single ticked box says little. */
function answersTo(input: Input): readonly string[] {
  if (input.kind === 'choice') return input.choices.filter((choice) => !asksNothing(choice));
  if (input.kind !== 'whole') return [];
  const least = Math.max(1, input.least);
  const most = input.most ?? least;
  if (most - least >= MOST_TRIED) return [String(least), String(most)];
  return Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
}
