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

/** Largest number of things of one kind whose purchase is tried. */
const MOST_BOUGHT = 1024;

/**
 * Makes a player's notes by trying each answer. Choices that would be refused are left out. A question is excused if all
 * its answers would be refused. An answer is possible if it is accepted alone, or beside purchases of all that the player
 * can buy. A question is not excused if an answer to another question, with or without purchases, makes it possible:
 * barrels may need a lighthouse and a purchase. The function does not see that one line of a list can make another line
 * legal. A game with such lines needs notes of its own.
 */
export function defaultOwnForm(questions: readonly Question[], receipt: RefusalCheck): OwnForm {
  const isAccepted = (answers: Answers) => receipt(answers).length === 0;
  const notes: Record<string, OwnNote> = {};
  let purchases: readonly Answers[] | undefined;
  const beside = () => {
    purchases ??= [{}, ...allBought(questions, isAccepted)];
    return purchases;
  };
  const isPossible = (answers: Answers) => beside().some((bought) => isAccepted({ ...bought, ...answers }));
  const possibleAnswers = ({ id, input }: Question): readonly Answers[] =>
    some(
      answersTo(input)
        .map((answer) => ({ [id]: answer }))
        .filter(isPossible),
    );
  for (const { id, input } of questions) {
    const refusals = (answer: string) => {
      const alone = receipt({ [id]: answer });
      return alone.length === 0 || isPossible({ [id]: answer }) ? [] : alone;
    };
    const note = noteOn(input, refusals);
    const others = () => questions.filter((one) => one.id !== id).flatMap(possibleAnswers);
    const needsOther = (answer: string) => others().some((one) => isPossible({ ...one, [id]: answer }));
    if (note && !('excuse' in note && ends(answersTo(input)).some(needsOther))) notes[id] = note;
  }
  return notes;
}

/**
 * Makes answers that buy as much as the player can: first as much as possible of one thing, then of the other things with
 * the rest. Each thing comes first once.
 */
function allBought(
  questions: readonly Question[],
  isAccepted: (answers: Answers) => boolean,
): readonly Answers[] {
  const ids = questions.flatMap(({ id, input }) => (input.kind === 'whole' && input.buys ? [id] : []));
  const withMost = (answers: Answers, id: string): Answers => {
    const buying = (count: number) => ({ ...answers, [id]: String(count) });
    if (!isAccepted(buying(1))) return answers;
    let count = 1;
    for (let more = MOST_BOUGHT / 2; more >= 1; more /= 2)
      if (isAccepted(buying(count + more))) count += more;
    return buying(count);
  };
  return ids.map((_, i) => [...ids.slice(i), ...ids.slice(0, i)].reduce(withMost, {}));
}

/** Gives the first two items and the last item of a list. The second is there because a player's own name may be refused. */
function some<T>(list: readonly T[]): readonly T[] {
  return [...list.slice(0, 2), ...list.slice(2).slice(-1)];
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
