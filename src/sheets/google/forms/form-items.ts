import { MOST_DIGITS, NONE, type Question, wholePattern } from '../../../rules/order/question.ts';
import type { QuestionChange } from '../../ports.ts';
import { trouble } from '../../problem.ts';
import { CODE_TITLE } from '../../responses/columns.ts';

type Item = GoogleAppsScript.Forms.Item;
type Form = GoogleAppsScript.Forms.Form;
type ListItem = GoogleAppsScript.Forms.ListItem;
type TextItem = GoogleAppsScript.Forms.TextItem;
type TextValidationBuilder = GoogleAppsScript.Forms.TextValidationBuilder;
export type QuestionItem =
  | ListItem
  | GoogleAppsScript.Forms.CheckboxItem
  | TextItem
  | GoogleAppsScript.Forms.ParagraphTextItem;

/** Matches a text of at most 100 characters that Sheets does not read as a formula (docs/google.md, G48). */
const CODE_PATTERN = '^[^=+@][\\s\\S]{0,99}$';

/** Adds the question for a player's code, which the player’s own link fills in. The form’s description asks players to keep the code. */
export function addCodeItem(form: Form): TextItem {
  const check = FormApp.createTextValidation()
    .setHelpText('Use the link in your own file. The link fills in your code.')
    .requireTextMatchesPattern(CODE_PATTERN)
    .build();
  return form.addTextItem().setRequired(true).setValidation(check).setTitle(CODE_TITLE);
}

/**
 * Adds questions to a form. Sets the title of each item last, because an item without a title counts as unfinished.
 * Gives the new items by title.
 */
export function addQuestions(form: Form, questions: readonly Question[]): ReadonlyMap<string, QuestionItem> {
  return new Map(
    questions.map(({ title, help, input }) => {
      const item = emptyItem(form, input);
      writeAnswers(item, input);
      if (help) item.setHelpText(help);
      item.setTitle(title);
      return [title, item] as const;
    }),
  );
}

function emptyItem(form: Form, { kind }: Question['input']): QuestionItem {
  if (kind === 'choice') return form.addListItem();
  if (kind === 'ticks') return form.addCheckboxItem();
  return kind === 'paragraph' ? form.addParagraphTextItem() : form.addTextItem();
}

/** Casts a form item to the item type that fits the question. */
export function itemAs(item: Item, { kind }: Question['input']): QuestionItem {
  if (kind === 'choice') return item.asListItem();
  if (kind === 'ticks') return item.asCheckboxItem();
  return kind === 'paragraph' ? item.asParagraphTextItem() : item.asTextItem();
}

/** Writes the choices of a question, or the question's text check, into the form item. */
export function writeAnswers(item: QuestionItem, input: Question['input']): void {
  if (input.kind === 'choice' || input.kind === 'ticks')
    (item as ListItem).setChoiceValues([...choicesOf(input.choices)]);
  else if (input.kind === 'whole') (item as TextItem).setValidation(wholeCheck(input));
  else if (input.pattern) {
    const isLong = input.kind === 'paragraph';
    const check = isLong ? FormApp.createParagraphTextValidation() : FormApp.createTextValidation();
    check.requireTextMatchesPattern(input.pattern).setHelpText(input.expected ?? '');
    (item as TextItem).setValidation((check as TextValidationBuilder).build());
  }
}

function wholeCheck({ least, most }: Extract<Question['input'], { readonly kind: 'whole' }>) {
  // A question without a limit gets the limit of the pattern.
  const from = least > -(10 ** MOST_DIGITS) ? ` from ${least}` : '';
  const to =
    most === undefined ? `, with at most ${MOST_DIGITS} digits` : ` ${from ? 'to' : 'up to'} ${most}`;
  const range = `a whole number${from}${to}`;
  return FormApp.createTextValidation()
    .setHelpText(`Please enter ${range}.`)
    .requireTextMatchesPattern(wholePattern(least))
    .build();
}

/** Writes the changed parts of a question into the form. Throws if no item of the form has the question's title. */
export function renewQuestion(items: readonly Item[], change: QuestionChange): void {
  const { question, at, help, answers } = change;
  const isIt = (item: Item | undefined) => item?.getTitle() === question.title;
  const item = isIt(items[at]) ? items[at] : items.find(isIt);
  if (!item)
    throw trouble(
      `The form has lost its question “${question.title}”.`,
      'Undo the deletion in the form, and try again.',
    );
  if (help) item.setHelpText(question.help ?? '');
  if (answers) writeAnswers(itemAs(item, question.input), question.input);
}

/** Title of the page with questions that are no longer asked. Only hosts see this title, in the form editor. */
const SKIPPED = 'These questions are no longer asked';

/**
 * Ends a form before the question `title`: puts this question and all later ones on a page that the form skips
 * (docs/google.md, G114). If `title` is '', the form asks all questions.
 */
export function endBefore(form: Form, title: string): void {
  const titled = (wanted: string) => form.getItems().find((item) => item.getTitle() === wanted);
  const page = titled(SKIPPED);
  if (page) form.deleteItem(page.getIndex());
  const first = title === '' ? undefined : titled(title);
  if (!first) return;
  const added = form.addPageBreakItem().setTitle(SKIPPED);
  added.setGoToPage(FormApp.PageNavigationType.SUBMIT);
  form.moveItem(added.getIndex(), first.getIndex());
}

/** Gives the choices, or a placeholder if there are none, because Google demands at least one choice. */
export function choicesOf(choices: readonly string[]): readonly string[] {
  return choices.length > 0 ? choices : [NONE];
}
