import { NONE } from './question.ts';

/** The written form of the items of a list, in expressions that RE2 and JavaScript read alike. */
interface Writing<T> {
  /** One item; its groups are what `make` takes. */
  readonly item: string;
  /** A class of the signs that may stand around items. */
  readonly between: string;
  /** Items may also stand together without such a sign. */
  readonly isTight?: boolean;
  /** Items that the form takes; any number if left out. */
  readonly most?: number;
  make(...parts: readonly string[]): T;
}

/** A list that players write as a text. The form lets through exactly what is read as items alone. */
export function writtenList<T>({ item, between, isTight = false, most, make }: Writing<T>) {
  const times = (least: number) => (most === undefined ? '*' : `{0,${most - least}}`);
  const list = isTight
    ? `(?:${between}*${item})${times(0)}${between}*`
    : `${between}*(?:${item}(?:${between}+${item})${times(1)}${between}*)?`;
  const whole = new RegExp(`^(?:${list})$`);
  const one = new RegExp(item);
  const itemsOf = (text: string) =>
    (text.match(new RegExp(item, 'g')) ?? []).map((found) => make(...(one.exec(found)?.slice(1) ?? [])));
  const readIn = (parts: readonly string[], rest: (part: string) => readonly (T | string)[]) =>
    parts.flatMap((part) => (whole.test(part) ? itemsOf(part) : rest(part)));
  return {
    /** The pattern of the form’s question. */
    pattern: `^(?:${NONE}|${list})$`,
    /**
     * The items of an answer. What is not understood of an answer stays as written, line by line or between commas, to be refused. A comma between
     * digits may be part of a number, so nothing is split there.
     */
    read: (answer: string) =>
      readIn(answer.trim() === NONE ? [] : [answer.trim()], (text) =>
        readIn(text.split(/[\n\r;]+/), (line) =>
          readIn(line.split(/,(?!\d)|(?<!\d),/), (part) => [part.trim()].filter(Boolean)),
        ),
      ),
  };
}
