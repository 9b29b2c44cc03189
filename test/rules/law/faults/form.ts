import type { Answers, Question } from '../../../../src/rules/order/question.ts';

/** Faults in the questions of a form: an id, title or choice that occurs twice, a tick with a comma. */
export function badQuestions(questions: readonly Question[]): string[] {
  const bad: string[] = [];
  const ids = questions.map(({ id }) => id);
  const titles = questions.map(({ title }) => title);
  if (new Set(ids).size < ids.length) bad.push(`ids repeat: ${ids.join(' ')}`);
  if (new Set(titles).size < titles.length) bad.push(`titles repeat: ${titles.join(' | ')}`);
  for (const { title, input } of questions) {
    if (title.trim() === '') bad.push('a title is empty');
    if ('choices' in input) {
      const { choices } = input;
      if (choices.length === 0) bad.push(`${title}: nothing to choose`);
      if (new Set(choices).size < choices.length) bad.push(`${title}: a choice twice`);
      if (choices.some((choice) => choice === '' || choice !== choice.trim()))
        bad.push(`${title}: blank choice`);
    }
    if (input.kind === 'ticks' && input.choices.some((choice) => choice.includes(',')))
      bad.push(`${title}: Google joins ticks with commas, and a choice has one`);
  }
  return bad;
}

/** Answers that the form would not have accepted. */
export function badAnswers(questions: readonly Question[], answers: Answers): string[] {
  return Object.entries(answers).flatMap(([id, answer]) => {
    const question = questions.find((one) => one.id === id);
    if (!question) return [`there is no question ${id}`];
    return isOffered(question, answer) ? [] : [`${id} does not take “${answer}”`];
  });
}

function isOffered({ input }: Question, answer: string): boolean {
  switch (input.kind) {
    case 'whole':
      return (
        /^-?\d+$/.test(answer) && Number(answer) >= input.least && Number(answer) <= (input.most ?? Infinity)
      );
    case 'choice':
      return input.choices.includes(answer);
    case 'ticks':
      return answer.split(', ').every((tick) => input.choices.includes(tick));
    default:
      return input.pattern === undefined || new RegExp(`^(?:${input.pattern})$`).test(answer);
  }
}
