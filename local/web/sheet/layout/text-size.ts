// The size of a cell's text, in pixels.
import type { Cell } from '../../../google/world/shapes.ts';
import { shownValue } from './shown-value.ts';

/** Measures a line of text in a CSS font, in pixels. */
export type Measure = (text: string, font: string) => number;

export const LINE_HEIGHT = 1.16;
const PADDING_X = 3;
const PADDING_Y = 3;
const DEFAULT_FONT_SIZE = 10;

const pixels = (points: number): number => (points * 4) / 3;

export function fontOf(cell: Cell): string {
  const {
    bold,
    italic,
    fontSize = DEFAULT_FONT_SIZE,
    fontFamily = 'Arial',
  } = cell.userEnteredFormat?.textFormat ?? {};
  return `${italic ? 'italic ' : ''}${bold ? 'bold ' : ''}${pixels(fontSize)}px ${JSON.stringify(fontFamily)}, Arial, sans-serif`;
}

export const isWrapped = (cell: Cell): boolean => {
  const strategy = cell.userEnteredFormat?.wrapStrategy;
  return strategy === 'WRAP' || strategy === 'LEGACY_WRAP';
};

/** Gives the width of the widest line of a cell's text, without wrapping, with padding. */
export const textWidth = (text: string, cell: Cell, measure: Measure): number =>
  Math.max(...text.split('\n').map((line) => measure(line, fontOf(cell)))) + 2 * PADDING_X;

/** Gives the height of a cell's text in a column of the given width, with padding. */
export function textHeight(cell: Cell, width: number, measure: Measure): number {
  const { text } = shownValue(cell);
  const size = pixels(cell.userEnteredFormat?.textFormat?.fontSize ?? DEFAULT_FONT_SIZE);
  const lines = isWrapped(cell)
    ? wrappedLineCount(text, fontOf(cell), width - 2 * PADDING_X, measure)
    : text.split('\n').length;
  return Math.ceil(lines * Math.round(size * LINE_HEIGHT) + 2 * PADDING_Y - 1);
}

function wrappedLineCount(text: string, font: string, width: number, measure: Measure): number {
  let lines = 0;
  for (const paragraph of text.split('\n')) {
    lines++;
    let used = 0;
    for (const word of paragraph.split(/(?<= )/)) {
      const length = measure(word.trimEnd(), font);
      if (used > 0 && used + length > width) {
        lines++;
        used = 0;
      }
      // A word wider than the cell is broken.
      if (length > width && width > 0) lines += Math.ceil(length / width) - 1;
      used += measure(word, font);
    }
  }
  return lines;
}
