/**
 * A question of an order form. `id` is the key of the answer. `title` is the column of the responses tab, so it never
 * changes during a match. Choices and help may change with the public view.
 */
export interface Question {
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  /** Meaning of an empty answer, as a text that stands after “Left empty: ” in the help. */
  readonly empty?: string;
  readonly input: Input;
  /** True once nobody can answer the question any more. If such questions are the last ones of a form, the form leaves them out. */
  readonly isOver?: true;
}

/** Lists the questions at the end of a form that nobody can answer any more. After these questions the form has no open question. */
export function overAtEnd(questions: readonly Question[]): readonly Question[] {
  return questions.filter((_, i) => questions.slice(i).every(({ isOver }) => isOver));
}

/** Largest number of digits of a whole number in a form. */
export const MOST_DIGITS = 9;

/** Pattern of the whole numbers that a form accepts. A minus is accepted only if `least` is below 0. */
export function wholePattern(least: number): string {
  return `^ {0,9}${least < 0 ? '[-−]?' : ''}[0-9]{1,${MOST_DIGITS}} {0,9}$`;
}

export type Input =
  /** A whole number. `buys` is true if the number costs garnets. */
  | { readonly kind: 'whole'; readonly least: number; readonly most?: number; readonly buys?: true }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  /** A question with boxes to tick. Choices have no commas, because Google joins ticked choices with commas. */
  | { readonly kind: 'ticks'; readonly choices: readonly string[] }
  | ({ readonly kind: 'text' | 'paragraph' } & Pattern);

/** Pattern of the texts that a form accepts. */
interface Pattern {
  readonly pattern?: string;
  readonly expected?: string;
  /** An example of an answer that fits the pattern. Each pattern needs an example. */
  readonly sample?: string;
}

/** Answers to a form, as texts. The keys are the ids of the questions. Empty answers are missing. */
export type Answers = Readonly<Record<string, string>>;

/** A note on a question for one player. It is the reason why the player need not answer, or the choices that the player can use. */
export type OwnNote = { readonly excuse: string } | { readonly choices: readonly string[] };

/**
 * One player's notes, with the ids of the questions as keys. Most questions have no note. If a game gives `undefined`,
 * the note of the field is removed.
 */
export type OwnForm = Readonly<Record<string, OwnNote | undefined>>;

/** The choice “none”. It comes first in a dropdown that may stay empty. */
export const NONE = '—';

/** The choice “no” of a yes-or-no question. It means the same as an empty answer. */
export const NO = 'no';

/** Says whether a choice means the same as an empty answer. */
export function asksNothing(choice: string): boolean {
  return choice === NONE || choice === NO;
}
