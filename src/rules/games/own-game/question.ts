import { isObject, unexpected } from '../../kit.ts';
import type { Column, Entries } from './column.ts';
import {
  byKind,
  different,
  id,
  list,
  number,
  object,
  optional,
  type Reading,
  text,
  title,
  type Value,
  valueFor,
} from './value.ts';

/** A question of the form. Its kind decides which fields it has. */
export interface Question {
  readonly id: string;
  readonly title: string;
  readonly kind: 'number' | 'choice' | 'choices' | 'player' | 'players' | 'text';
  readonly choices?: readonly string[];
  /** Bound of an answer: a number, or the id of a column. With a column, the bound is the sender's value in this column. */
  readonly least?: Bound | undefined;
  readonly most?: Bound | undefined;
  readonly missing?: Value | undefined;
  readonly when?: Condition | undefined;
}

export type Bound = number | string;

/** Condition of a question. The question is asked only if a column or a fact has this value. */
export type Condition =
  | { readonly column: string; readonly is: Value; readonly fact?: never }
  | { readonly fact: string; readonly is: Value; readonly column?: never };

const bound: Reading<Bound> = (raw, path) => (typeof raw === 'string' ? raw : number()(raw, path));
const given: Reading<unknown> = (raw, path) => raw ?? unexpected(path, 'a value', raw);

const when: Reading<unknown> = (raw, path) => {
  if (isObject(raw) && 'fact' in raw === 'column' in raw) unexpected(path, 'either a column or a fact', raw);
  const key = isObject(raw) && 'fact' in raw ? 'fact' : 'column';
  return object({ [key]: id, is: given })(raw, path);
};

const head = { id, title, kind: text(1) };
const ending = { when: optional(when) };
const choices = different(list(text(1), 1, 50));

/**
 * Reads a question. Its columns and facts are checked later, by {@link checkQuestion}. An unusable question throws an
 * error at the path.
 */
export const readQuestion: Reading<Question> = byKind<Record<string, Reading<never>>>({
  number: { ...head, least: optional(bound), most: optional(bound), missing: optional(number()), ...ending },
  choice: { ...head, choices, missing: optional(text(1)), ...ending },
  choices: { ...head, choices, ...ending },
  player: { ...head, ...ending },
  players: { ...head, most: optional(number(1, Number.MAX_SAFE_INTEGER)), ...ending },
  text: { ...head, ...ending },
} as never) as never;

/** Checks a question's answers, and the columns and facts that it uses. A fault throws an error at the path. */
export function checkQuestion(question: Question, entries: Entries, path: string): void {
  const { kind, least, most, missing, choices } = question;
  for (const [key, of] of [
    ['least', least],
    ['most', most],
  ] as const)
    if (typeof of === 'string' && knownColumn(entries, of)?.kind !== 'number')
      unexpected(`${path}.${key}`, 'a number, or the id of a number column that its owner knows', of);
  if (typeof least === 'number' && typeof most === 'number' && least > most)
    unexpected(`${path}.least`, `a number up to ${most}`, least);
  if (missing !== undefined && !isLegal(question, missing))
    unexpected(`${path}.missing`, 'a legal answer', missing);
  if (kind === 'choice' && choices && missing !== undefined && !choices.includes(missing as string))
    unexpected(`${path}.missing`, 'one of the choices', missing);
  if (question.when) checkCondition(question.when, entries, `${path}.when`);
}

/** Says whether a default answer is legal. If a bound is a column, any number is legal. */
function isLegal({ kind, least, most }: Question, missing: Value): boolean {
  if (kind !== 'number' || typeof least === 'string' || typeof most === 'string') return true;
  return missing >= (least ?? missing) && missing <= (most ?? missing);
}

function checkCondition({ column, fact, is }: Condition, entries: Entries, path: string): void {
  const one =
    column === undefined
      ? entries.facts.find(({ id, known }) => id === fact && known === 'everyone')
      : knownColumn(entries, column);
  const key = column === undefined ? 'fact' : 'column';
  const kind =
    one?.kind ?? unexpected(`${path}.${key}`, `the id of a ${key} that players know`, column ?? fact);
  // The players' names are not known yet.
  if (kind !== 'player') valueFor(kind, [])(is, `${path}.is`);
  else if (typeof is !== 'string') unexpected(`${path}.is`, 'a player’s name or an empty text', is);
}

/** Finds a column by its id. Undefined if there is no such column, or if only the host knows it. */
function knownColumn({ columns }: Entries, id: string): Column | undefined {
  return columns.find((one) => one.id === id && one.known !== 'host');
}
