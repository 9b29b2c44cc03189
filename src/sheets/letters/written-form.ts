import { hashOf } from '../../rules/base/hash.ts';
import type { Question } from '../../rules/order/question.ts';
import type { Ports, QuestionChange } from '../ports.ts';

/** Digests of a question’s help, answers and rows. */
type Digests = readonly [help: string, answers: string, rows: string];

/** Notes the questions of a form, so that a renewal writes only changes. It notes digests: a memo holds at most 9 kB. */
export function noteForm(ports: Ports, form: string, questions: readonly Question[]): void {
  ports.memo.set(keyOf(form), JSON.stringify(questions.map(digestsOf)));
}

/** Removes the note of a form's questions: the next renewal writes all of them. */
export function forgetForm(ports: Ports, form: string): void {
  ports.memo.set(keyOf(form), undefined);
}

/** The questions that differ from those noted for a form; all of them if none are noted. */
export function changesOf(
  ports: Ports,
  form: string,
  questions: readonly Question[],
  firstItem: number,
): readonly QuestionChange[] {
  const noted = ports.memo.get(keyOf(form));
  const before = noted === undefined ? [] : (JSON.parse(noted) as readonly Digests[]);
  return questions.flatMap((question, i): QuestionChange[] => {
    const [help, answers, rows] = digestsOf(question).map((digest, part) => digest !== before[i]?.[part]);
    if (!help && !answers && !rows) return [];
    return [{ question, at: firstItem + i, help: !!help, answers: !!answers, rows: !!rows }];
  });
}

function keyOf(form: string): string {
  return `form ${form}`;
}

function digestsOf({ help = '', input }: Question): Digests {
  const { rows, ...answers } = { rows: [] as readonly string[], ...input };
  const digest = (value: unknown) => hashOf(value).slice(0, 8);
  return [digest(help), digest(answers), digest(rows)];
}
