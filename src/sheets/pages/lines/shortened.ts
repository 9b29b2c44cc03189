import { cut } from '../../../rules/base/json.ts';
import { plural } from '../../../rules/base/words.ts';
import { type Line, SOFT } from '../../../rules/board/page.ts';

/** Characters that pages and the panel show of one answer, and of all answers in one cell; the log has them whole (H12). */
export const ANSWER_SHOWN = 400;
const CELL_SHOWN = 10_000;
/** Refused lines of an order, and lines about trades, that one page shows. */
export const REFUSALS_SHOWN = 20;
export const TRADES_SHOWN = 60;
/** The host’s acts, and the matches given up, that one page lists: the last ones. */
export const ACTS_SHOWN = 30;

/** An answer as pages show it: a long one is cut, and says how much more there is. */
export function shortened(answer: string, most = ANSWER_SHOWN): string {
  if (answer.length <= most) return answer;
  const start = cut(answer, most);
  return `${start}… (${plural(answer.length - start.length, 'more character')}; the log has them all)`;
}

export function inOneCell(answers: readonly string[]): string {
  return shortened(answers.join('\n'), CELL_SHOWN);
}

/** The first of some lines, and how many more there are. */
export function firstLines(lines: readonly Line[], most: number, what: string): readonly Line[] {
  const [line] = lines.slice(most);
  if (!line) return lines;
  return [...lines.slice(0, most), { ...line, text: `… and ${plural(lines.length - most, what)}.` }];
}

/** A line with the number of earlier acts that are not shown; none where all are. */
export function notShown(count: number, what: string, many?: string): Line[] {
  const hidden = count - ACTS_SHOWN;
  return hidden > 0 ? [{ text: `${plural(hidden, what, many)} not shown`, style: SOFT }] : [];
}
