import { type Answers, NONE, type OwnForm, type Question } from '../order/question.ts';

/**
 * Answers to a form at random, as far as the questions and the player's own notes say what may be answered; now and then
 * nothing is sent.
 */
export function defaultRehearsal(
  questions: readonly Question[],
  notes: OwnForm | undefined,
  random: (n: number) => number,
): Answers {
  if (random(12) === 0) return {};
  const answers: Record<string, string> = {};
  for (const { id, input } of questions) {
    const note = notes?.[id];
    if (note && 'excuse' in note) continue;
    // A number without a highest one may be a purchase that the purse does not hold.
    if (input.kind === 'whole' && input.max !== undefined)
      answers[id] = String(input.min + random(input.max - input.min + 1));
    if (input.kind === 'choice') answers[id] = pick(note?.choices ?? input.choices, random);
    if (input.kind === 'ticks')
      answers[id] = (note?.choices ?? input.choices).filter(() => random(3) === 0).join(', ');
    if (input.kind === 'grid') {
      const left = [...input.choices];
      for (const row of input.rows.slice(0, left.length))
        answers[`${id}:${row}`] = left.splice(random(left.length), 1)[0] as string;
    }
  }
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== '' && answer !== NONE));
}

function pick(choices: readonly string[], random: (n: number) => number): string {
  return choices[random(choices.length)] as string;
}
