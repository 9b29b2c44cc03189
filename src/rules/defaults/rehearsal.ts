import { type Answers, type Input, NONE, type OwnForm, type Question } from '../order/question.ts';

/**
 * Random answers to a form, among those that the questions and the player's own notes allow. Sometimes there are no
 * answers.
 */
export function defaultRehearsal(
  questions: readonly Question[],
  notes: OwnForm | undefined,
  random: (n: number) => number,
): Answers {
  if (random(12) === 0) return {};
  const answers = questions.flatMap(({ id, input }) => {
    const note = notes?.[id];
    if (note && 'excuse' in note) return [];
    return answersTo(id, note && 'choices' in input ? { ...input, choices: note.choices } : input, random);
  });
  return Object.fromEntries(answers.filter(([, answer]) => answer !== '' && answer !== NONE));
}

/** The answers to one question, each with its id. */
function answersTo(id: string, input: Input, random: (n: number) => number): [string, string][] {
  switch (input.kind) {
    case 'whole':
      // A number without a highest one may be a purchase that the purse does not hold.
      return input.max === undefined ? [] : [[id, String(input.min + random(input.max - input.min + 1))]];
    case 'choice':
      return [[id, input.choices[random(input.choices.length)] as string]];
    case 'ticks':
      return [[id, input.choices.filter(() => random(3) === 0).join(', ')]];
    case 'grid': {
      const left = [...input.choices];
      const rows = input.rows.slice(0, left.length);
      return rows.map((row) => [`${id}:${row}`, left.splice(random(left.length), 1)[0] as string]);
    }
    default:
      return [];
  }
}
