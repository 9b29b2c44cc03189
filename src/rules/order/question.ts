/**
 * A question of an order form. `id` names the answer, `title` is the column of the submissions tab and never changes
 * during a match; choices and help may follow the public view from round to round.
 */
export interface Question {
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  /** The meaning of an empty answer, which follows “Left empty: ” in the help. */
  readonly empty?: string;
  readonly input: Input;
  /** Nobody can answer it any more. The form ends before such questions at its end. */
  readonly isOver?: true;
}

/** The questions at the end of a form that are over. */
export function overAtEnd(questions: readonly Question[]): readonly Question[] {
  return questions.filter((_, i) => questions.slice(i).every(({ isOver }) => isOver));
}

/** Most digits of a whole number in a form. */
export const MOST_DIGITS = 9;

/** The whole numbers that a form accepts: with a minus only if numbers below 0 are allowed. */
export function wholePattern(least: number): string {
  return `^ {0,9}${least < 0 ? '[-−]?' : ''}[0-9]{1,${MOST_DIGITS}} {0,9}$`;
}

export type Input =
  | { readonly kind: 'whole'; readonly least: number; readonly most?: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  /** Several may be ticked. Choices have no commas, because Google joins ticked ones with commas. */
  | { readonly kind: 'ticks'; readonly choices: readonly string[] }
  | ({ readonly kind: 'text' | 'paragraph' } & Pattern);

/** The texts that a form accepts. */
interface Pattern {
  readonly pattern?: string;
  readonly expected?: string;
  /** An answer that the pattern accepts; needed if there is a pattern. */
  readonly sample?: string;
}

/** The answers to a form by question id, as text; empty answers are absent. */
export type Answers = Readonly<Record<string, string>>;

/** A note on a question for one player: the reason why it needs no answer, or the choices that the player can use. */
export type OwnNote = { readonly excuse: string } | { readonly choices: readonly string[] };

/** Notes by question id, for one player; most questions have none. `undefined` from a game removes the note of its fields. */
export type OwnForm = Readonly<Record<string, OwnNote | undefined>>;

/** The choice “none”, offered first where a dropdown may stay empty. */
export const NONE = '—';

/** The choice “no” of a yes-or-no question; it asks for nothing, like an empty answer. */
export const NO = 'no';

/** Is this choice the same as an empty answer? */
export function asksNothing(choice: string): boolean {
  return choice === NONE || choice === NO;
}
