import { tooLongWords } from '../../../rules/base/too-long.ts';
import { capital, listed, titled } from '../../../rules/base/words.ts';
import { NONE, type Question } from '../../../rules/order/question.ts';
import { shortened } from './shortened.ts';

/**
 * Lists the answers to a form, one line for each answer. The order is that of the questions, because the log sorts
 * answers by title. Numbered questions share a line: “Card you want: red 1, blue 3”.
 */
export function answerLines(
  answers: Readonly<Record<string, string>>,
  questions: readonly Question[],
): string[] {
  const place = (title: string) => {
    const at = questions.findIndex((question) => title.startsWith(question.title));
    return at < 0 ? questions.length : at;
  };
  const rows = new Map<string, string[]>();
  const given = Object.entries(answers)
    .filter(([, answer]) => answer.trim() !== '')
    .sort(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1));
  for (const [title, answer] of given) {
    const words = tooLongWords(answer) ?? inOneLine(shortened(answer.trim()));
    const row = capital(title.replace(NUMBER, ''));
    rows.set(row, [...(rows.get(row) ?? []), words]);
  }
  return [...rows].map(([title, words]) => titled(title, words.join(', ')));
}

/**
 * Joins the lines of a text with a separator. First splits the text into lines: one pattern for a line break and the
 * spaces around it would take quadratic time.
 */
function inOneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' / ');
}

/** Pattern for the number in a question's title, such as “1st ” or “ 1”. */
const NUMBER = /^\d+(st|nd|rd|th) | \d+$/;

/** Names the empty questions and their defaults: “Left empty: Number card — your lowest one.”; '' if no question is empty. */
export function leftEmpty(answers: Readonly<Record<string, string>>, questions: readonly Question[]): string {
  const given = Object.keys(answers).filter((title) => !['', NONE].includes(answers[title]!.trim()));
  const titles = new Map<string, string[]>();
  for (const { title, empty = 'none' } of questions)
    if (!/^(none|no \w+)$/.test(empty) && !given.some((one) => one.startsWith(title)))
      titles.set(empty, [...(titles.get(empty) ?? []), title]);
  const parts = [...titles].map(([empty, several]) => `${listed(several)} — ${empty}`);
  return parts.length > 0 ? `Left empty: ${parts.join('; ')}.` : '';
}
