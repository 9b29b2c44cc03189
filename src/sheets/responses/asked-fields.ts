import { own } from '../../rules/base/json.ts';
import { type Answers, type Input, NONE, type Question } from '../../rules/order/question.ts';

/** A field of a page of the panel, with its question and its value. */
export interface AskedField {
  /** Identifies its answer. */
  readonly key: string;
  readonly label: string;
  readonly help: string;
  /** One of the choices; several, joined by ', '; a whole number; a line of text; lines of text. */
  readonly kind: 'choice' | 'ticks' | 'whole' | 'line' | 'lines';
  readonly choices: readonly string[];
  /** The present answer; '' for none. */
  readonly value: string;
  /** The key of an earlier field that must have a value for this one to show. */
  readonly after?: string;
}

/** The questions of a form as fields, with answers by their ids. */
export function askedFields(questions: readonly Question[], answers: Answers): readonly AskedField[] {
  return questions.map(({ id, title, help = '', input }) => ({
    key: id,
    label: title,
    help,
    kind: KINDS[input.kind],
    choices: choicesOf(input),
    value: own(answers, id) ?? '',
  }));
}

/** The choices of a field, without an empty one: the panel's list adds it as “—”. */
function choicesOf(input: Input): readonly string[] {
  if (!('choices' in input)) return [];
  return KINDS[input.kind] === 'choice' ? input.choices.filter((choice) => choice !== NONE) : input.choices;
}

const KINDS: Readonly<Record<Input['kind'], AskedField['kind']>> = {
  choice: 'choice',
  ticks: 'ticks',
  whole: 'whole',
  text: 'line',
  paragraph: 'lines',
};
