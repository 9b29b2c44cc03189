import { NONE } from './question.ts';

/** Written form of a list's items, as regular expressions that mean the same in RE2 and JavaScript. */
interface Writing<T> {
  /** Pattern of one item. Its groups are the arguments of `make`. */
  readonly item: string;
  /** Character class of the signs that may stand around items. */
  readonly between: string;
  /** True if items may follow each other without a sign in between. */
  readonly isTight?: boolean;
  /** Largest number of items that the form takes. */
  readonly most: number;
  make(...parts: readonly string[]): T;
}

/** Largest number of signs in a row around items. RE2 multiplies nested counts, and takes at most 1,000 (docs/google.md, G48). */
const MOST_BETWEEN = 9;

/** Makes the pattern and the reader of a list that players write as a text. The form accepts exactly the texts that consist of items. */
export function writtenList<T>({ item, between, isTight = false, most, make }: Writing<T>) {
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
    /** Pattern for the form’s question. */
    pattern: `^(?:${NONE}|${list})$`,
    /**
     * Reads the items of an answer. Parts that are not understood, by line or between commas, stay as written and are
     * refused later. A comma between digits may belong to a number, so nothing is split there.
     */
    read: (answer: string) =>
      readIn(answer.trim() === NONE ? [] : [answer.trim()], (text) =>
        readIn(text.split(/[\n\r;]+/), (line) =>
          readIn(line.split(/,(?!\d)|(?<!\d),/), (part) => [part.trim()].filter(Boolean)),
        ),
      ),
  };
}
