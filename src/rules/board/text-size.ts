import type { Style } from './grid.ts';

/** Widths of Arial's characters from space to `~`, in thousandths of the font size. */
const REGULAR = widths(`
  278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584
  584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667
  611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500
  722 500 500 500 334 260 334 584`);
const BOLD = widths(`
  278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584
  584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667
  611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556
  778 556 556 500 389 280 389 584`);

/** Widths (regular, bold) of the non-ASCII characters in drawings, in thousandths of the font size. The font is Arial. */
const SIGNS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['–', [556, 556]],
  ['‘', [222, 278]],
  ['’', [222, 278]],
  ['“', [333, 500]],
  ['”', [333, 500]],
  ['•', [350, 350]],
  ['·', [333, 333]],
  ['×', [584, 584]],
  ['−', [584, 584]],
  ['«', [556, 556]],
  ['»', [556, 556]],
  ['\u00a0', [278, 278]],
]);

/** Pixels between a cell's edges and its text: the sum of left and right. */
const PADDING = 7;
/** Share of a cell's width that a line may safely fill. Browsers round the widths of letters, and may use a font other than Arial. */
const SURE = 0.98;

/** Gives the width in pixels of a cell that keeps a text of this width on one line. */
export function cellFor(width: number): number {
  return width / SURE + PADDING;
}

function widths(list: string): readonly number[] {
  return list.trim().split(/\s+/).map(Number);
}

/** Gives the width in pixels of a line of text in Arial. For a character that Arial lacks, uses the width in another font. */
export function widthOf(text: string, { bold = false, size = 10 }: Style = {}): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter, bold);
  return (width / 1000) * ((size * 4) / 3);
}

function letterWidth(letter: string, bold: boolean): number {
  const table = bold ? BOLD : REGULAR;
  const ascii = table[(letter.codePointAt(0) as number) - 32];
  if (ascii !== undefined) return ascii;
  const sign = SIGNS.get(letter);
  if (sign) return sign[bold ? 1 : 0];
  // An accented letter is as wide as the letter without its accent.
  const plain = letter.normalize('NFD')[0] as string;
  if (plain !== letter && plain < '\u007f') return letterWidth(plain, bold);
  return otherWidth(letter.codePointAt(0) as number, bold);
}

function otherWidth(code: number, bold: boolean): number {
  const joinsTheLetterBefore = code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f);
  if (joinsTheLetterBefore || (code >= 0x300 && code < 0x370)) return 0;
  // Widths of other Latin letters, of other scripts and signs, and of emoji.
  if (code < 0x370) return bold ? 780 : 720;
  return code < 0x1f000 ? 1000 : WIDEST * 1000;
}

/** Gives two widths of a text in pixels: its widest word, and its widest line if no line wraps. */
export function extentOf(text: string, style: Style = {}): { readonly word: number; readonly line: number } {
  const widest = (parts: readonly string[]) => Math.max(...parts.map((part) => widthOf(part, style)));
  return { word: widest(text.split(/[ \n]+/)), line: widest(text.split('\n')) };
}

/** Counts the lines of a text in a cell that is `width` pixels wide. Lines wrap between words. */
export function linesIn(text: string, width: number, style: Style = {}): number {
  const room = Math.max(1, (width - PADDING) * SURE);
  return text.split('\n').reduce((sum, part) => sum + linesOfPart(part, room, style), 0);
}

function linesOfPart(part: string, room: number, style: Style): number {
  let lines = 1;
  let used = 0;
  for (const word of part.split(/(?<= )/)) {
    const bare = widthOf(word.trimEnd(), style);
    if (used > 0 && used + bare > room) {
      lines++;
      used = 0;
    }
    // A word wider than the cell is broken; an address breaks at its punctuation, which wastes about a line.
    if (bare > room) lines += Math.ceil(bare / room);
    used += widthOf(word, style);
  }
  return lines;
}

/** Gives the height in pixels of a row whose text wraps in a cell of this width. */
export function heightOf(text: string, width: number, style: Style = {}): number {
  return Math.ceil(linesIn(text, width, style) * (style.size ?? 10) * 1.56) + 6;
}

/** Smallest font size, in points. */
export const LEAST_SIZE = 6;
/** Most points by which a text becomes smaller before a word breaks. */
const SMALLER = 3;
/** Width of the widest characters, as a multiple of the font size in pixels. */
const WIDEST = 1.3;

/** Gives the largest font size at which no word breaks in a cell of this width; the size of the style if a word breaks anyway. */
export function sizeFor(text: string, width: number, style: Style = {}): number {
  const { size = 10 } = style;
  const room = (width - PADDING) * SURE;
  // Measuring takes longer than drawing, and few words have so many letters.
  const letters = room / (((size * 4) / 3) * WIDEST);
  const long = text.length <= letters ? [] : text.split(/[ \n]+/).filter((word) => word.length > letters);
  const widest = Math.max(0, ...long.map((word) => widthOf(word, style)));
  const least = Math.max(LEAST_SIZE, size - SMALLER);
  for (let fitting = size; fitting >= least; fitting--) if ((widest * fitting) / size <= room) return fitting;
  return size;
}

/** Shortens a text that does not fit on one line of a cell. A shortened text ends with “…”. */
export function shortened(text: string, width: number, style?: Style): string {
  const room = width - PADDING;
  if (widthOf(text, style) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, style) > room) letters.pop();
  return `${letters.join('')}…`;
}
