import type { Json } from '../base/json.ts';
import { readCount, wholeIn } from './answer.ts';
import { sayEmpty } from './field.ts';
import { type LineParsing, type LinesForm, type LineWords, readParts } from './lines-field.ts';
import { NONE, type Question } from './question.ts';

interface DropdownWords {
  readonly count: number;
  /** Title without a number. The ids of the questions begin with this title in small letters. */
  readonly title: string;
  readonly help: string;
  /** Meaning of empty dropdowns, as a text that stands after “Left empty: ”. */
  readonly empty?: string;
}

/** Lists of words or of numbers. A line has one item from each of these lists. */
export interface LineParts {
  readonly [part: string]: readonly string[] | readonly number[];
}

/** A line with one item from each list. Any whole number is read. `take` decides which numbers are legal. */
export type LineOf<P extends LineParts> = {
  readonly [K in keyof P]: P[K][number] extends number ? number : P[K][number];
};

/**
 * Makes several dropdowns with the same choices. Each dropdown gives one line: “Mail 1”, “Mail 2”, …. A single dropdown
 * has the title “Mail”. The choices can be declared in two ways. Either the choices are given, with a function that
 * reads a choice. Or the choices are all combinations of `parts`, and `choice` gives the words of a combination. An
 * answer may have the words in any order, in capital or small letters: “Red 2” is “red · strength 2”.
 */
export function dropdowns<const P extends LineParts>(
  words: DropdownWords & { readonly parts: P; choice(line: LineOf<P>): string },
): LinesForm & LineParsing<LineOf<P>> & LineWords<LineOf<P>>;
export function dropdowns(
  words: DropdownWords & {
    readonly choices: readonly string[];
    /** Reads the line of a choice. An answer that cannot be understood stays as it was written. */
    read(answer: string): Json;
  },
): LinesForm;
export function dropdowns(
  words: DropdownWords &
    (
      | { readonly parts: LineParts; choice(line: Line): string }
      | { readonly choices: readonly string[]; read(answer: string): Json }
    ),
): LinesForm & Partial<LineParsing<Line>> & LineWords<Line> {
  if (!('parts' in words)) return dropdownsOf(words, words.choices, words.read);
  const { parts } = words;
  const byChoice = new Map(allLines(parts).map((line) => [words.choice(line), line]));
  const form = dropdownsOf(
    words,
    [...byChoice.keys()],
    (answer) => byChoice.get(answer) ?? readLine(parts, answer) ?? answer,
  );
  const readers = Object.entries(parts).map(([part, items]) => [
    part,
    areNumbers(items) ? readCount : (raw: unknown) => items.find((item) => item === raw),
  ]);
  return {
    ...form,
    parse: readParts<Line>(Object.fromEntries(readers)),
    words: { title: words.title, of: words.choice },
  };
}

type Line = { readonly [part: string]: string | number };

function dropdownsOf(
  { count, title, help, empty = `no ${title.toLowerCase()}` }: DropdownWords,
  choices: readonly string[],
  read: (answer: string) => Json,
): LinesForm {
  const ids = Array.from({ length: count }, (_, i) => `${title.toLowerCase()}${i + 1}`);
  return {
    ask: () => {
      const input = { kind: 'choice', choices: [NONE, ...choices] } as const;
      return ids.map((id, i): Question => {
        const n = i + 1;
        const numbered = count === 1 ? title : `${title} ${n}`;
        const question = { id, title: numbered, help: n === 1 ? help : '', input };
        return n === 1 ? sayEmpty(question, empty) : question;
      });
    },
    read: (answers) =>
      ids.flatMap((id) => {
        const answer = answers[id]?.trim();
        return answer && answer !== NONE ? [read(answer)] : [];
      }),
  };
}

/** Makes all combinations that have one item from each list. */
function allLines(parts: LineParts): readonly Line[] {
  return Object.entries(parts).reduce<readonly Line[]>(
    (lines, [part, items]) => lines.flatMap((line) => [...items].map((item) => ({ ...line, [part]: item }))),
    [{}],
  );
}

/** Reads a line from the words and numbers of an answer. Undefined if the answer does not have exactly one item from each list. */
function readLine(parts: LineParts, answer: string): Line | undefined {
  const text = answer.toLowerCase();
  const numbers = answer.match(/\d+/g) ?? [];
  const line: Record<string, string | number> = {};
  for (const [part, items] of Object.entries(parts)) {
    const named = areNumbers(items)
      ? wholeIn(numbers.shift() ?? '')
      : only((items as readonly string[]).filter((item) => text.includes(item.toLowerCase())));
    if (named === undefined) return undefined;
    line[part] = named;
  }
  return numbers.length > 0 ? undefined : line;
}

function areNumbers(items: readonly unknown[]): boolean {
  return typeof items[0] === 'number';
}

function only<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}
