import { own } from '../../rules/base/json.ts';
import { type Answers, type Input, NONE, type Question } from '../../rules/order/question.ts';

/** A question on a page of the panel, with its current value. */
export interface AskedField {
  /** Key of the answer to this field. */
  readonly key: string;
  readonly label: string;
  readonly help: string;
  /** Kind of answer: a choice; several choices, joined by ', '; a whole number; a line of text; several lines of text. */
  readonly kind: 'choice' | 'ticks' | 'whole' | 'line' | 'lines';
  readonly choices: readonly string[];
  /** Current answer; '' if there is none. */
  readonly value: string;
  /** Key of an earlier field. This field appears only if the earlier field has a value. */
  readonly after?: string;
}

/** Turns the questions of a form into fields. `answers` has the current answers, by question id. */
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

/** Gives the choices of a field, without the empty choice. The panel's list shows the empty choice as “—”. */
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
