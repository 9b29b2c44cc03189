import { listed } from '../../../rules/base/words.ts';
import { NONE, type Question } from '../../../rules/order/question.ts';

/** Which questions were left empty, and what stands in for each: “Left empty: Number card — your lowest one.”; '' for none. */
export function leftEmpty(answers: Readonly<Record<string, string>>, questions: readonly Question[]): string {
  const given = Object.keys(answers).filter((title) => !['', NONE].includes(answers[title]!.trim()));
  const titles = new Map<string, string[]>();
  for (const { title, empty } of questions)
    if (empty !== undefined && !given.some((one) => one.startsWith(title)))
      titles.set(empty, [...(titles.get(empty) ?? []), title]);
  const parts = [...titles].map(([empty, several]) => `${listed(several)} — ${empty}`);
  return parts.length > 0 ? `Left empty: ${parts.join('; ')}.` : '';
}
