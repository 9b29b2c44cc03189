import type { Question } from '../../rules/question.ts';
import type { FormRequest, Forms } from '../ports.ts';
import { CODE_TITLE } from '../submission.ts';
import { choicesOf } from './post.ts';
import { mustCall, type Reply } from './rest.ts';

const FORMS = 'https://forms.googleapis.com/v1/forms';
type Form = GoogleAppsScript.Forms.Form;
/** Since 2026 a form is made unpublished and opened later; the types do not have these yet. */
type Publishable = Form & { setPublished(published: boolean): Form };
type Maker = { create(title: string, isPublished: boolean): Form };

/** Forms, by FormApp: the REST API knows neither validation nor destinations. */
export function makeForms(): Forms {
  return {
    make: (title) => (FormApp as unknown as Maker).create(title, false).getId(),
    build: (id, request) => {
      const form = FormApp.openById(id) as Publishable;
      form
        .setDescription(request.description)
        .setConfirmationMessage('Received. Your private file shows how it was understood.')
        .setAllowResponseEdits(false);
      addQuestions(form, request);
      if (request.identity === 'email') demandVerifiedEmail(form);
      const sheetId = destinationOf(form);
      form.setPublished(true);
      return { id, url: form.getPublishedUrl(), sheetId };
    },
    prefill: (id, code) => {
      const form = FormApp.openById(id);
      const item = form.getItems().find((one) => one.getTitle() === CODE_TITLE);
      if (!item) throw new Error('The form has lost its question for the personal code.');
      return form.createResponse().withItemResponse(item.asTextItem().createResponse(code)).toPrefilledUrl();
    },
    watch: () => {
      if (ScriptApp.getProjectTriggers().some((trigger) => trigger.getHandlerFunction() === 'onSubmission'))
        return;
      ScriptApp.newTrigger('onSubmission')
        .forSpreadsheet(SpreadsheetApp.getActiveSpreadsheet())
        .onFormSubmit()
        .create();
    },
  };
}

/** Adds what a form that was begun before still lacks. */
function addQuestions(form: Form, { identity, questions }: FormRequest): void {
  const there = new Set(form.getItems().map((item) => item.getTitle()));
  if (identity === 'code' && !there.has(CODE_TITLE))
    form
      .addTextItem()
      .setTitle(CODE_TITLE)
      .setHelpText('Your own link fills it in. Leave it as it is.')
      .setRequired(true);
  for (const question of questions) if (!there.has(question.title)) addQuestion(form, question);
}

function addQuestion(form: Form, { title, help = '', input }: Question): void {
  if (input.kind === 'choice')
    form
      .addListItem()
      .setTitle(title)
      .setHelpText(help)
      .setChoiceValues([...choicesOf(input.choices)]);
  else if (input.kind === 'ticks')
    form
      .addCheckboxItem()
      .setTitle(title)
      .setHelpText(help)
      .setChoiceValues([...choicesOf(input.choices)]);
  else if (input.kind === 'grid') {
    const validation = FormApp.createGridValidation()
      .requireLimitOneResponsePerColumn()
      .setHelpText('Choose each one at most once.')
      .build();
    form
      .addGridItem()
      .setTitle(title)
      .setHelpText(help)
      .setRows([...input.rows])
      .setColumns([...choicesOf(input.choices)])
      .setValidation(validation);
  } else if (input.kind === 'paragraph') {
    const item = form.addParagraphTextItem().setTitle(title).setHelpText(help);
    if (input.pattern)
      item.setValidation(
        FormApp.createParagraphTextValidation()
          .requireTextMatchesPattern(input.pattern)
          .setHelpText(input.expected ?? '')
          .build(),
      );
  } else {
    const item = form.addTextItem().setTitle(title).setHelpText(help);
    if (input.kind === 'whole') {
      const { min, max } = input;
      const range = max === undefined ? `a whole number from ${min}` : `a whole number from ${min} to ${max}`;
      item.setValidation(
        FormApp.createTextValidation()
          .setHelpText(`Please enter ${range}.`)
          .requireTextMatchesPattern('^ *[0-9]{1,9} *$')
          .build(),
      );
    } else if (input.pattern)
      item.setValidation(
        FormApp.createTextValidation()
          .requireTextMatchesPattern(input.pattern)
          .setHelpText(input.expected ?? '')
          .build(),
      );
  }
}

/** A typed address proves nothing: the form must ask Google who is signed in, and that is read back. */
function demandVerifiedEmail(form: Form): void {
  const url = `${FORMS}/${form.getId()}`;
  const settings = { emailCollectionType: 'VERIFIED' };
  mustCall([
    {
      method: 'post',
      url: `${url}:batchUpdate`,
      body: { requests: [{ updateSettings: { settings, updateMask: 'emailCollectionType' } }] },
    },
  ]);
  const [reply] = mustCall([{ method: 'get', url }]) as [
    Reply<{ settings?: { emailCollectionType?: string } }>,
  ];
  const found = reply.body.settings?.emailCollectionType;
  if (found !== 'VERIFIED')
    throw new Error(
      `The form does not verify email addresses (${found ?? 'no setting'}); it was not opened.`,
    );
}

function destinationOf(form: Form): number {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  // Google has given both of a form’s addresses here: with its id, and the one that is published.
  const marks = [form.getId(), form.getPublishedUrl()];
  const find = () =>
    spreadsheet.getSheets().find((sheet) => marks.some((mark) => sheet.getFormUrl()?.includes(mark)));
  let sheet = find();
  if (!sheet) {
    form.setDestination(FormApp.DestinationType.SPREADSHEET, spreadsheet.getId());
    sheet = find();
  }
  if (!sheet) throw new Error('Google made no tab for the responses of the form.');
  return sheet.getSheetId();
}
