import type { Question } from '../../rules/order/question.ts';
import { choicesOf } from './post.ts';

type Form = GoogleAppsScript.Forms.Form;
type InputOf<K extends Question['input']['kind']> = Extract<Question['input'], { readonly kind: K }>;

/** Adds a question to a form. The title is set last: an item without one is unfinished. */
export function addQuestion(form: Form, { title, help = '', input }: Question): void {
  addItem(form, input).setHelpText(help).setTitle(title);
}

function addItem(form: Form, input: Question['input']) {
  switch (input.kind) {
    case 'choice':
      return form.addListItem().setChoiceValues([...choicesOf(input.choices)]);
    case 'ticks':
      return form.addCheckboxItem().setChoiceValues([...choicesOf(input.choices)]);
    case 'grid':
      return addGrid(form, input);
    case 'paragraph':
      return addParagraph(form, input);
    case 'whole':
      return addWhole(form, input);
    default:
      return addText(form, input);
  }
}

function addGrid(form: Form, { rows, choices }: InputOf<'grid'>) {
  const validation = FormApp.createGridValidation()
    .requireLimitOneResponsePerColumn()
    .setHelpText('Choose each one at most once.')
    .build();
  return form
    .addGridItem()
    .setRows([...rows])
    .setColumns([...choicesOf(choices)])
    .setValidation(validation);
}

function addParagraph(form: Form, { pattern, expected = '' }: InputOf<'paragraph'>) {
  const item = form.addParagraphTextItem();
  if (!pattern) return item;
  const validation = FormApp.createParagraphTextValidation();
  return item.setValidation(validation.requireTextMatchesPattern(pattern).setHelpText(expected).build());
}

function addWhole(form: Form, { min, max }: InputOf<'whole'>) {
  const range = max === undefined ? `a whole number from ${min}` : `a whole number from ${min} to ${max}`;
  const validation = FormApp.createTextValidation()
    .setHelpText(`Please enter ${range}.`)
    .requireTextMatchesPattern('^ *[0-9]{1,9} *$')
    .build();
  return form.addTextItem().setValidation(validation);
}

function addText(form: Form, { pattern, expected = '' }: InputOf<'text'>) {
  const item = form.addTextItem();
  if (!pattern) return item;
  const validation = FormApp.createTextValidation();
  return item.setValidation(validation.requireTextMatchesPattern(pattern).setHelpText(expected).build());
}
