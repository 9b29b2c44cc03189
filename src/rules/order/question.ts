/**
 * A question of an order form. `id` names the answer. `title` is the column of the responses tab, so it never changes
 * during a match. Choices and help may change with the public view.
 */
export interface Question {
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  /** Meaning of an empty answer. Follows “Left empty: ” in the help. */
  readonly empty?: string;
  readonly input: Input;
  /** True once nobody can answer the question any more. A form leaves out such questions at its end. */
  readonly isOver?: true;
}

/** Lists the questions at the end of a form that nobody can answer any more. */
export function overAtEnd(questions: readonly Question[]): readonly Question[] {
  return questions.filter((_, i) => questions.slice(i).every(({ isOver }) => isOver));
}

/** Largest number of digits of a whole number in a form. */
export const MOST_DIGITS = 9;

/** Pattern of the whole numbers that a form accepts. A minus is accepted only if numbers below 0 are allowed. */
export function wholePattern(least: number): string {
  return `^ {0,9}${least < 0 ? '[-−]?' : ''}[0-9]{1,${MOST_DIGITS}} {0,9}$`;
}

export type Input =
  | { readonly kind: 'whole'; readonly least: number; readonly most?: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  /** A question with boxes to tick. Choices have no commas, because Google joins ticked choices with commas. */
  | { readonly kind: 'ticks'; readonly choices: readonly string[] }
  | ({ readonly kind: 'text' | 'paragraph' } & Pattern);

/** Pattern of the texts that a form accepts. */
interface Pattern {
  readonly pattern?: string;
  readonly expected?: string;
  /** An answer that the pattern accepts. Needed if there is a pattern. */
  readonly sample?: string;
}

/** Answers to a form by question id, as text. Empty answers are absent. */
export type Answers = Readonly<Record<string, string>>;

/** A note on a question for one player: the reason why the player need not answer, or the choices that the player can use. */
export type OwnNote = { readonly excuse: string } | { readonly choices: readonly string[] };

/** One player's notes by question id. Most questions have no note. `undefined` from a game removes a note of the fields. */
export type OwnForm = Readonly<Record<string, OwnNote | undefined>>;

/** The choice “none”, offered first in a dropdown that may stay empty. */
export const NONE = '—';

/** The choice “no” of a yes-or-no question. Like an empty answer, it asks for nothing. */
export const NO = 'no';

/** Says whether a choice means the same as an empty answer. */
export function asksNothing(choice: string): boolean {
  return choice === NONE || choice === NO;
}
