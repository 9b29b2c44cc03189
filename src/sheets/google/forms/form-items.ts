import { MOST_DIGITS, NONE, type Question } from '../../../rules/order/question.ts';
import type { QuestionChange } from '../../ports.ts';
import { trouble } from '../../problem.ts';
import { CODE_TITLE } from '../../responses/columns.ts';

type Item = GoogleAppsScript.Forms.Item;
type Form = GoogleAppsScript.Forms.Form;
export type QuestionItem =
  | GoogleAppsScript.Forms.ListItem
  | GoogleAppsScript.Forms.CheckboxItem
  | GoogleAppsScript.Forms.TextItem
  | GoogleAppsScript.Forms.ParagraphTextItem;
type InputOf<K extends Question['input']['kind']> = Extract<Question['input'], { readonly kind: K }>;

/** Adds the question for a personal code. The form’s description says that the player’s own link fills it in. */
export function addCodeItem(form: Form): GoogleAppsScript.Forms.TextItem {
  return form.addTextItem().setRequired(true).setTitle(CODE_TITLE);
}

/** An item that was added, and what it says. */
interface Added {
  readonly item: QuestionItem;
  readonly help: string;
}

/**
 * Adds questions to a form. The title of each is set last: an item without one is unfinished. A question that is answered as an
 * earlier one is made as its duplicate, and is unfinished while its title is there twice. Gives the items by their titles.
 */
export function addQuestions(form: Form, questions: readonly Question[]): ReadonlyMap<string, QuestionItem> {
  const items = new Map<string, QuestionItem>();
  const latest = new Map<string, Added>();
  let ahead: Added | undefined;
  questions.forEach(({ title, help = '', input }, i) => {
    const kind = JSON.stringify(input);
    const made = ahead ?? duplicateOf(latest.get(kind)) ?? { item: addItem(form, input), help: '' };
    const isNextLike = isAsked(questions[i + 1], kind, made.help);
    // The next item is taken from this one before its help is written, which would have to be erased.
    ahead = help !== made.help && isNextLike ? duplicateOf(made) : undefined;
    if (help !== made.help) made.item.setHelpText(help);
    made.item.setTitle(title);
    latest.set(kind, { item: made.item, help });
    items.set(title, made.item);
  });
  return items;
}

function duplicateOf(like: Added | undefined): Added | undefined {
  return like && { item: like.item.duplicate(), help: like.help };
}

/** Is a question there that is answered in this way, with this help? */
function isAsked(question: Question | undefined, kind: string, help: string): boolean {
  return question !== undefined && JSON.stringify(question.input) === kind && (question.help ?? '') === help;
}

function addItem(form: Form, input: Question['input']): QuestionItem {
  switch (input.kind) {
    case 'choice':
      return form.addListItem().setChoiceValues([...choicesOf(input.choices)]);
    case 'ticks':
      return form.addCheckboxItem().setChoiceValues([...choicesOf(input.choices)]);
    case 'paragraph':
      return addParagraph(form, input);
    case 'whole':
      return addWhole(form, input);
    default:
      return addText(form, input);
  }
}

function addParagraph(form: Form, input: InputOf<'paragraph'>) {
  const item = form.addParagraphTextItem();
  const validation = paragraphCheck(input);
  return validation ? item.setValidation(validation) : item;
}

function addWhole(form: Form, input: InputOf<'whole'>) {
  return form.addTextItem().setValidation(wholeCheck(input));
}

function addText(form: Form, input: InputOf<'text'>) {
  const item = form.addTextItem();
  const validation = textCheck(input);
  return validation ? item.setValidation(validation) : item;
}

function paragraphCheck({ pattern, expected = '' }: InputOf<'paragraph'>) {
  if (!pattern) return undefined;
  const validation = FormApp.createParagraphTextValidation();
  return validation.requireTextMatchesPattern(pattern).setHelpText(expected).build();
}

function wholeCheck({ least, most }: InputOf<'whole'>) {
  // Without an own limit of the question, the one of the pattern.
  const range = `a whole number from ${least}${most === undefined ? `, with at most ${MOST_DIGITS} digits` : ` to ${most}`}`;
  return FormApp.createTextValidation()
    .setHelpText(`Please enter ${range}.`)
    .requireTextMatchesPattern(`^ *[0-9]{1,${MOST_DIGITS}} *$`)
    .build();
}

function textCheck({ pattern, expected = '' }: InputOf<'text'>) {
  if (!pattern) return undefined;
  const validation = FormApp.createTextValidation();
  return validation.requireTextMatchesPattern(pattern).setHelpText(expected).build();
}

/** Writes the changed parts of a question to its item. Throws when the form has no question of that title any more. */
export function renewQuestion(items: readonly Item[], change: QuestionChange): void {
  const { question, at } = change;
  const isIt = (item: Item | undefined) => item?.getTitle() === question.title;
  const item = isIt(items[at]) ? items[at] : items.find(isIt);
  if (!item)
    throw trouble(
      `The form has lost its question “${question.title}”.`,
      'Undo its deletion in the form, and try again.',
    );
  writeChange(item, change);
}

/** Writes the changed parts of a question to its item. */
export function writeChange(item: Item, change: QuestionChange): void {
  const { question, help, answers } = change;
  if (help) item.setHelpText(question.help ?? '');
  if (answers) renewAnswers(item, question.input);
}

function renewAnswers(item: Item, input: Question['input']): void {
  switch (input.kind) {
    case 'choice':
      item.asListItem().setChoiceValues([...choicesOf(input.choices)]);
      return;
    case 'ticks':
      item.asCheckboxItem().setChoiceValues([...choicesOf(input.choices)]);
      return;
    case 'whole':
      item.asTextItem().setValidation(wholeCheck(input));
      return;
    case 'paragraph': {
      const check = paragraphCheck(input);
      if (check) item.asParagraphTextItem().setValidation(check);
      return;
    }
    default: {
      const check = textCheck(input);
      if (check) item.asTextItem().setValidation(check);
    }
  }
}

/** Google wants at least one choice. */
export function choicesOf(choices: readonly string[]): readonly string[] {
  return choices.length > 0 ? choices : [NONE];
}
