import type { Json } from '../base/json.ts';
import type { MatchInfo } from '../declare/match-info.ts';
import type { Position } from '../declare/position.ts';
import type { Answers, Input, OwnForm, Question } from './question.ts';
import type { RefusalCode, Refuse } from './refusal.ts';

/** Facts that a field gets while a seat's order is judged. The orders of other seats are not among these facts. */
export interface Judging<Options = unknown, P = Position> {
  readonly info: MatchInfo<Options>;
  readonly position: P;
  /** Position at the start of the round, before trades. */
  readonly began: P;
  readonly seat: number;
  /** Garnets that the earlier fields leave in the purse. A field that costs garnets subtracts its cost from this number. */
  garnets: number;
  /** Names and costs of the earlier fields: “Stamps to buy (3 garnets)”. */
  paid: readonly string[];
  /** Values of the earlier fields, after these fields were judged. The keys are the keys of the fields. */
  readonly order: Readonly<Record<string, unknown>>;
  readonly refuse: Refuse;
}

/** Price of one thing in garnets, for the short rules of a match. `what` is the title of the question. */
export interface Cost<Options> {
  readonly what: string;
  price(options: Options): number;
}

/**
 * A part of an order: its question, a function that reads its answers, and a rule that says which values are legal.
 * Fields are judged in the order in which they are declared (X4).
 */
// biome-ignore lint/suspicious/noExplicitAny: the options, the position and the view belong to the game
export interface Field<T = unknown, Options = any, P = any, View = any> {
  /** Makes the questions of the form for this field. A single question has the id `key`. The ids of `dropdowns` come from their title. */
  ask(key: string, info: MatchInfo<Options>, view: View): readonly Question[];
  /** Price of one thing, if the field costs garnets. */
  readonly cost?: Cost<Options>;
  /**
   * Gives notes on the field's questions for one player. These notes replace the notes that follow from refusals (see
   * `form.own` of a game). `own` is the player's private view with the purse. If left out, a player who cannot pay for
   * one thing is excused.
   */
  own?(key: string, info: MatchInfo<Options>, own: { readonly garnets: number }): OwnForm;
  /**
   * Reads this part of the order from the answers. Undefined if the answer is empty. An answer that cannot be understood
   * stays as it was written.
   */
  read(answers: Answers, key: string, info: MatchInfo<Options>): Json | undefined;
  /**
   * Makes a legal value from the value that was sent. Bad parts are refused, and costs are subtracted from `garnets`.
   * `raw` is undefined for an empty answer.
   */
  judge(raw: unknown, key: string, judging: Judging<Options, P>): T;
  /**
   * Describes a legal value for the player who sent it. `order` holds the other parts of the order. `own` is the
   * player’s private view. If this function is left out, the receipt does not mention the field.
   */
  say?(
    value: T,
    info: MatchInfo<Options>,
    order: Readonly<Record<string, unknown>>,
    own?: object,
  ): readonly Said[];
}

export type Fields = { readonly [key: string]: Field };

/** Type of a legal order with these fields. */
export type OrderOf<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

/** A part of a legal order in words: its title in the form, and its text. The text is '' if the part is empty. */
export type Said = readonly [title: string, text: string];

/** Words of a question. The help may depend on the options. */
export interface FieldWords<Options> {
  readonly title: string;
  readonly help?: string | ((options: Options) => string);
  /** Meaning of an empty answer, as a text that stands after “Left empty: ”. If left out, the question has the usual words for its kind. */
  readonly empty?: string | ((options: Options) => string);
}

/** Makes the question of a field for one match. */
export function questionOf<Options>(
  id: string,
  { title, help = '', empty }: FieldWords<Options>,
  { options }: MatchInfo<Options>,
  input: Input,
  usual = '',
): Question {
  const wordsOf = (words: string | ((options: Options) => string)) =>
    typeof words === 'string' ? words : words(options);
  return sayEmpty({ id, title, help: wordsOf(help), input }, wordsOf(empty ?? usual));
}

/** Adds the meaning of an empty answer to the help of a question. */
export function sayEmpty(question: Question, empty: string): Question {
  if (empty === '') return question;
  const { help = '' } = question;
  return { ...question, help: `${help}${help && ' '}Left empty: ${empty}.`, empty };
}

/**
 * Adds a check to a field. The check may look at the position and at earlier fields. `why` gives the reason why a value
 * is refused, or undefined. The default value of the field is always legal.
 */
export function checked<T, Options, P>(
  field: Field<T, Options>,
  why: (value: T, judging: Judging<Options, P>) => readonly [RefusalCode, string] | undefined,
): Field<T, Options, P> {
  return {
    ...field,
    judge: (raw, key, judging) => {
      if (raw === undefined) return field.judge(raw, key, judging);
      const { garnets } = judging;
      const value = field.judge(raw, key, judging);
      const missing = field.judge(undefined, key, judging);
      const refused = Object.is(value, missing) ? undefined : why(value, judging);
      if (!refused) return value;
      judging.refuse(key, ...refused);
      judging.garnets = garnets;
      return missing;
    },
  };
}
