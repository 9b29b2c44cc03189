import { cut } from '../../../rules/base/json.ts';
import { plural } from '../../../rules/base/words.ts';
import { type Line, SOFT } from '../../../rules/board/page.ts';

/**
 * ANSWER_SHOWN is the maximum number of characters that pages and the panel show of one answer. CELL_SHOWN is the
 * maximum for all answers in one cell. The log has the whole answers (H12).
 */
export const ANSWER_SHOWN = 400;
const CELL_SHOWN = 10_000;
/**
 * REFUSALS_SHOWN is the maximum number of refused lines of an order on one page. TRADES_SHOWN is the maximum number of
 * lines about trades.
 */
export const REFUSALS_SHOWN = 20;
export const TRADES_SHOWN = 60;
/** Maximum number of the host’s acts, or of abandoned matches, on one page. The page lists the newest ones. */
export const ACTS_SHOWN = 30;

/** Cuts a long answer for a page, and says how many characters are cut off. */
export function shortened(answer: string, most = ANSWER_SHOWN): string {
  if (answer.length <= most) return answer;
  const start = cut(answer, most);
  return `${start}… (${plural(answer.length - start.length, 'more character')}; the log has the whole answer)`;
}

export function inOneCell(answers: readonly string[]): string {
  return shortened(answers.join('\n'), CELL_SHOWN);
}

/** Gives the first `most` lines, and says how many more lines there are. */
export function firstLines(lines: readonly Line[], most: number, what: string): readonly Line[] {
  const [line] = lines.slice(most);
  if (!line) return lines;
  return [...lines.slice(0, most), { ...line, text: `… and ${plural(lines.length - most, what)}.` }];
}

/** Line with the number of earlier acts that are not shown; [] if all acts are shown. */
export function notShown(count: number, what: string, many?: string): Line[] {
  const hidden = count - ACTS_SHOWN;
  return hidden > 0
    ? [{ text: `${plural(hidden, what, many)} ${hidden === 1 ? 'is' : 'are'} not shown.`, style: SOFT }]
    : [];
}
