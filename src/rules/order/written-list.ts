import { type Input, NONE } from './question.ts';

/** Says how the items of a list are written. The regular expressions mean the same in RE2 and in JavaScript. */
interface Writing<T> {
  /** Pattern of one item. The texts of its groups are passed to `make`. */
  readonly item: string;
  /** Character class of the signs that are allowed around items. */
  readonly between: string;
  /** True if an item may follow another item without a sign in between. */
  readonly isTight?: boolean;
  /** Largest number of items that the form takes. */
  readonly most: number;
  /** `paragraph` if the answer may have several lines. If left out, it is one line of text. */
  readonly kind?: 'text' | 'paragraph';
  /** Words about how to write an answer. The form shows them for a wrong answer. */
  readonly expected: string;
  /** An example of an answer. */
  readonly sample: string;
  make(...parts: readonly string[]): T;
}

/**
 * Largest number of signs that may stand next to each other around items. RE2 multiplies nested counts, and accepts at
 * most 1,000 (docs/google.md, G48).
 */
const MOST_BETWEEN = 9;

/**
 * Makes the pattern and the reading function for a list that players write as a text. The form accepts only texts that
 * consist of items.
 */
export function writtenList<T>({ item, between, isTight = false, most, make, ...words }: Writing<T>) {
  const some = `${between}{0,${MOST_BETWEEN}}`;
  const list = isTight
    ? `(?:${some}${item}){0,${most}}${some}`
    : `${some}(?:${item}(?:${between}{1,${MOST_BETWEEN}}${item}){0,${most - 1}}${some})?`;
  const whole = new RegExp(`^(?:${list})$`);
  const one = new RegExp(item);
  const itemsOf = (text: string) =>
    (text.match(new RegExp(item, 'g')) ?? []).map((found) => make(...(one.exec(found)?.slice(1) ?? [])));
  const readIn = (parts: readonly string[], rest: (part: string) => readonly (T | string)[]) =>
    parts.flatMap((part) => (whole.test(part) ? itemsOf(part) : rest(part)));
  return {
    /** Input of the form’s question. */
    input: { kind: 'text', ...words, pattern: `^(?:${NONE}|${list})$` } satisfies Input,
    /**
     * Reads the items of an answer. A part is a line, or a text between commas. A part that cannot be understood stays
     * as it was written, and is refused later. A comma between digits may belong to a number, so it does not separate
     * parts.
     */
    read: (answer: string) =>
      readIn(answer.trim() === NONE ? [] : [answer.trim()], (text) =>
        readIn(text.split(/[\n\r;]+/), (line) =>
          readIn(line.split(/,(?!\d)|(?<!\d),/), (part) => [part.trim()].filter(Boolean)),
        ),
      ),
  };
}
