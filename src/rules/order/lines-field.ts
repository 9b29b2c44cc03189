import { isObject, type Json, own, quote } from '../base/json.ts';
import type { MatchInfo } from '../declare/match-info.ts';
import { withinLines } from './answer.ts';
import type { Field, Judging } from './field.ts';
import type { Answers } from './question.ts';
import type { RefusalCode } from './refusal.ts';

/** The questions of a form for a list of lines, and the function that reads them. */
export type LinesForm = Pick<Field, 'ask' | 'own' | 'cost'> & {
  read(answers: Answers, key: string): readonly Json[];
};

/** Reads a line of an order. Undefined if the line is malformed. */
export interface LineParsing<L> {
  parse(raw: unknown): L | undefined;
}

/** Words that describe a list of legal lines to the player who sent it. */
export interface LineWords<L, Options = unknown> {
  readonly words?: {
    readonly title: string;
    of(line: L): string;
    /**
     * Makes a remark on all lines together. The remark may depend on other parts of the order and on the player’s
     * private view. '' for no remark.
     */
    together?(
      lines: readonly L[],
      info: MatchInfo<Options>,
      order: Readonly<Record<string, unknown>>,
      // biome-ignore lint/suspicious/noExplicitAny: the view belongs to the game
      own: any,
    ): string;
  };
}

/** The rule for a list of lines. The lines are judged one after the other. A refused line uses up nothing (X3). */
export interface LinesRule<L, S, Options, P> {
  /** Says what a line should look like, for the refusal: “a postcard’s colour and a coil’s strength”. */
  readonly expected: string | ((judging: Judging<Options, P>) => string);
  /** Gives the supplies before the first line, as an object that `take` may change. Left out if `take` needs no supplies. */
  start?(judging: Judging<Options, P>): S;
  /** Takes a line, or gives the reason why the line is refused. `taken` holds the earlier lines that were not refused. */
  take(
    line: L,
    left: S,
    judging: Judging<Options, P>,
    taken: readonly L[],
  ): readonly [RefusalCode, string] | undefined;
}

const NO_LINES: readonly never[] = [];

/**
 * Makes a field for a list of lines. Each bad line gets its own refusal, at `KEY[i]`. A value that is not a list gets
 * one refusal. Either the form or the rule has the function that reads a line.
 */
export function lines<L, S, Options, P>(
  form: LinesForm & LineParsing<L> & LineWords<L, Options>,
  rule: LinesRule<L, S, Options, P>,
): Field<readonly L[], Options, P>;
export function lines<L, S, Options, P>(
  form: LinesForm & LineWords<L, Options>,
  rule: LinesRule<L, S, Options, P> & LineParsing<L>,
): Field<readonly L[], Options, P>;
export function lines<L, S, Options, P>(
  form: LinesForm & Partial<LineParsing<L>> & LineWords<L, Options>,
  rule: LinesRule<L, S, Options, P> & Partial<LineParsing<L>>,
): Field<readonly L[], Options, P> {
  const { words } = form;
  const judged = { ...rule, parse: rule.parse ?? form.parse } as LinesRule<L, S, Options, P> & LineParsing<L>;
  return {
    ask: form.ask,
    ...(form.own ? { own: form.own } : {}),
    ...(form.cost ? { cost: form.cost } : {}),
    read: (answers, key) => {
      const found = withinLines(form.read(answers, key));
      return found.length > 0 ? found : undefined;
    },
    judge: (raw, key, judging) => {
      if (raw === undefined) return NO_LINES;
      if (Array.isArray(raw)) return raw.length > 0 ? judgeLines(raw, key, judging, judged) : NO_LINES;
      judging.refuse(key, 'malformed', `Expected a list, found ${quote(raw)}.`);
      return NO_LINES;
    },
    ...(words
      ? {
          say: (taken, info, order, own) => {
            const list = taken.map((line) => words.of(line)).join(', ');
            const more = own && taken.length > 0 ? words.together?.(taken, info, order, own) : '';
            return [[words.title, more ? `${list}; ${more}` : list]];
          },
        }
      : {}),
  };
}

function judgeLines<L, S, Options, P>(
  raw: readonly unknown[],
  key: string,
  judging: Judging<Options, P>,
  { parse, expected, start, take }: LinesRule<L, S, Options, P> & LineParsing<L>,
): readonly L[] {
  const left = start?.(judging) as S;
  const taken: L[] = [];
  for (let i = 0; i < raw.length; i++) {
    const line = parse(raw[i]);
    if (line === undefined) {
      const wanted = typeof expected === 'string' ? expected : expected(judging);
      judging.refuse(`${key}[${i}]`, 'malformed', `Expected ${wanted}, found ${describe(raw[i])}.`);
      continue;
    }
    const refused = take(line, left, judging, taken);
    if (refused) judging.refuse(`${key}[${i}]`, refused[0], refused[1]);
    else taken.push(line);
  }
  return taken;
}

/** Describes a line as it was written: each part of the line in turn, or the value itself. */
function describe(raw: unknown): string {
  if (!isObject(raw)) return quote(raw);
  const parts = Object.keys(raw).slice(0, 4);
  const isWord = (part: string) => typeof raw[part] === 'string' || typeof raw[part] === 'number';
  if (parts.length > 0 && parts.every(isWord)) return quote(parts.map((part) => raw[part]).join(' '));
  return parts.map((part) => `${part} ${quote(raw[part])}`).join(', ') || 'nothing';
}

/** Makes a function that reads a line with exactly these parts. The function gives undefined if a part is malformed. */
export function readParts<T extends object>(
  parts: { readonly [K in keyof T]: (raw: unknown) => T[K] | undefined },
): (raw: unknown) => T | undefined {
  const keys = Object.keys(parts) as (keyof T & string)[];
  return (raw) => {
    if (!isObject(raw) || Object.keys(raw).some((key) => !(keys as string[]).includes(key))) return undefined;
    const line = keys.map((key) => [key, parts[key](own(raw, key))] as const);
    return line.every(([, value]) => value !== undefined) ? (Object.fromEntries(line) as T) : undefined;
  };
}
