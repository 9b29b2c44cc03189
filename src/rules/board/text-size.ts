import type { Style } from './grid.ts';

/** Widths of Arial’s letters in thousandths of the type’s size; what is not listed is a wide sign or an emoji. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["ijl'|’‘", 225],
  [' !,./:;[]\\ftI·', 278],
  ['()-`r"•“”°*', 350],
  ['ckszxyvJ', 500],
  ['abdeghnopqu0123456789L?_$#–', 556],
  ['FTZ+<=>~−×FTZ', 611],
  ['ABEKPSVXY&', 667],
  ['CDHNRUw', 722],
  ['GOQ', 778],
  ['mM%', 860],
];
const WIDTH_OF = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map((one) => [one, width])));
const BOLD = 1.08;
const PADDING = 7;

/** About how many pixels wide a line of text is; rather too much than too little. */
export function widthOf(text: string, { size = 10, bold = false }: Style = {}): number {
  let width = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) as number;
    // Accented Latin, Greek and Cyrillic are as wide as a wide letter; signs join to the one before.
    width +=
      WIDTH_OF.get(letter) ??
      (code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f)
        ? 0
        : code < 0x530
          ? 680
          : code < 0x1f000
            ? 1000
            : 1300);
  }
  return (width / 1000) * ((size * 4) / 3) * (bold ? BOLD : 1);
}

/** How many lines a text takes when it wraps at words in a cell of so many pixels. */
export function linesIn(text: string, width: number, style?: Style): number {
  const room = Math.max(1, width - PADDING);
  let lines = 0;
  for (const part of text.split('\n')) {
    lines++;
    let used = 0;
    for (const word of part.split(/(?<= )/)) {
      const bare = widthOf(word.trimEnd(), style);
      if (used > 0 && used + bare > room) {
        lines++;
        used = 0;
      }
      // A word wider than the cell is broken.
      if (bare > room) lines += Math.ceil(bare / room) - 1;
      used += widthOf(word, style);
    }
  }
  return lines;
}

/** The height in pixels of a row that shows a text wrapped in a cell of so many pixels. */
export function heightOf(text: string, width: number, style: Style = {}): number {
  return Math.ceil(linesIn(text, width, style) * (style.size ?? 10) * 1.56) + 6;
}
