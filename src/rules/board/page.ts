import { oneStop } from '../base/words.ts';
import { stack } from './arrange.ts';
import { type Grid, PALETTE, type Style } from './grid.ts';
import { PAGE, rows } from './rows.ts';

/** A line of text with an optional short word at the right, such as a ruling's id. */
export interface Line {
  readonly text: string;
  readonly side?: string;
  /** Address that the text links to. */
  readonly link?: string;
  readonly style?: Style;
  readonly height?: number;
}

export const TITLE: Style = { bold: true, size: 18, ink: PALETTE.accent };
export const HEADING: Style = { bold: true, size: 12, ink: PALETTE.accent };
export const SOFT: Style = { ink: PALETTE.soft, size: 9 };
export const STRONG: Style = { bold: true };
export const WARNING: Style = { ink: PALETTE.warn, fill: PALETTE.warnPaper };
export const LINK: Style = { bold: true, size: 11, ink: PALETTE.link };
export const NOTICE: Style = { bold: true, ink: PALETTE.accent, fill: PALETTE.accentPaper };

const SIDE: Style = { size: 8, ink: PALETTE.soft, align: 'right' };
/** Widths of the two columns of a page of text: the text, and the short words at the right. */
const COLUMNS = [PAGE - 40, 40] as const;

/** Draws lines of text that wrap. Each row has the height that its text needs. */
export function textLines(list: readonly Line[]): Grid {
  return rows(
    COLUMNS,
    list.map(({ text: written, side, link, style = {} }) => {
      const text = oneStop(written);
      if (side === undefined) return [{ content: link ? { text, link } : text, columns: 2, style }];
      return [
        { content: text, style },
        { content: side, style: SIDE },
      ];
    }),
    (row) => list[row]?.height ?? heightIn(list[row]?.style),
  );
}

/** Gives the smallest height of a row in pixels. A heading has space above its text. A link is high enough for a finger. */
function heightIn(style: Style | undefined): number {
  if (style === LINK) return 34;
  return style === HEADING ? 27 : 22;
}

/** Draws a bar across the page. Everything below the bar is optional to read. */
export function moreBelow(text: string): Grid {
  return textLines([{ text, style: { bold: true, ink: PALETTE.paper, fill: PALETTE.accent } }]);
}

/** Draws a heading over a part of a board. */
export function heading(text: string): Grid {
  return textLines([{ text, style: HEADING }]);
}

/** Draws a heading with parts below it. */
export function section(title: string, ...parts: readonly Grid[]): Grid {
  return stack([heading(title), ...parts], 0);
}

/** Draws lines of small print. */
export function notes(...texts: readonly string[]): Grid {
  return textLines(texts.map((text) => ({ text, style: SOFT })));
}

/** Explains the signs of a drawing, in small print: `legend([['★', 'got points'], ['·', 'got none']])`. */
export function legend(signs: readonly (readonly [sign: string, meaning: string])[]): Grid {
  const text = signs.map(([sign, meaning]) => `${sign}\u00a0${meaning}`).join('.   ');
  return textLines([{ text: `${text}.`, style: { ...SOFT, italic: true } }]);
}

/** Draws lines of text above a table whose columns have these widths. The cells of the table stay unmerged. */
export function linesOver(widths: readonly number[], list: readonly Line[]): Grid {
  let columns = 1;
  while (columns < widths.length && sum(widths, columns) < PAGE) columns++;
  return rows(
    widths,
    list.map(({ text, style = {} }) => [{ content: text, columns, style }]),
    (row) => list[row]?.height ?? 22,
  );
}

function sum(widths: readonly number[], columns: number): number {
  return widths.slice(0, columns).reduce((total, width) => total + width, 0);
}
