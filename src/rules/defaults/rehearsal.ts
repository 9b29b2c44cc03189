import { type Answers, type Input, NONE, type OwnForm, type Question } from '../order/question.ts';
import type { RefusalCheck } from '../order/refusal.ts';

/**
 * Random answers to a form, among those that the questions and the player's own notes allow. An answer that would be refused together with the
 * earlier ones is left out. Sometimes there are no answers.
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
    const note = notes[id];
    if (note && 'excuse' in note) continue;
    const allowed = note && 'choices' in input ? { ...input, choices: note.choices } : input;
    const given = answersTo(id, allowed, random).filter(([, answer]) => answer !== '' && answer !== NONE);
    const more = { ...answers, ...Object.fromEntries(given) };
    if (given.length > 0 && receipt(more).length === 0) answers = more;
  }
  return answers;
}

/** The answers to one question, each with its id. */
function answersTo(id: string, input: Input, random: (n: number) => number): [string, string][] {
  switch (input.kind) {
    case 'whole':
      // A number without a highest one is mostly a purchase: few players buy.
      if (input.most === undefined) return random(6) === 0 ? [[id, String(Math.max(1, input.least))]] : [];
      return [[id, String(input.least + random(input.most - input.least + 1))]];
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
