import type { Question } from '../../rules/order/question.ts';
import type { FormRequest, Forms } from '../ports.ts';
import { CODE_TITLE } from '../responses/submission.ts';
import { choicesOf } from './post.ts';
import { mustCall, type Reply } from './rest.ts';

const FORMS = 'https://forms.googleapis.com/v1/forms';
const SHEETS = 'https://sheets.googleapis.com/v4/spreadsheets';
const DRIVE = 'https://www.googleapis.com/drive/v3/files';
type Form = GoogleAppsScript.Forms.Form;
/** Since 2026 a form is made unpublished and opened later; the types do not have these yet. */
type Publishable = Form & { setPublished(published: boolean): Form; isPublished(): boolean };
type Maker = { create(title: string, isPublished: boolean): Form };

/** Forms, by FormApp: the REST API knows neither validation nor destinations. */
export function makeForms(): Forms {
  return {
    // A form made just before a script was ended is taken up again, and not made twice.
    make: (title) => findEmpty(title) ?? (FormApp as unknown as Maker).create(title, false).getId(),
    discard: (id, title) => {
      const begun = id || findEmpty(title);
      if (!begun) return;
      const form = FormApp.openById(begun);
      const sheet = tabOf(form);
      if (sheet) {
        form.removeDestination();
        const url = `${SHEETS}/${SpreadsheetApp.getActiveSpreadsheet().getId()}:batchUpdate`;
        const requests = [{ deleteSheet: { sheetId: sheet.getSheetId() } }];
        mustCall([{ method: 'post', url, body: { requests } }]);
      }
      mustCall([{ method: 'patch', url: `${DRIVE}/${begun}?fields=id`, body: { trashed: true } }]);
    },
    build: (id, request) => {
      const form = FormApp.openById(id) as Publishable;
      form
        .setTitle(request.title)
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

/** A form of this title that has no questions yet and is not open: left behind by a script that was ended. */
function findEmpty(title: string): string | undefined {
  const name = title.replace(/[\\']/g, '\\$&');
  const q = `name = '${name}' and mimeType = 'application/vnd.google-apps.form' and trashed = false`;
  const [reply] = mustCall([
    { method: 'get', url: `${DRIVE}?q=${encodeURIComponent(q)}&fields=files(id)` },
  ]) as [Reply<{ files?: { id: string }[] }>];
  return reply.body.files?.find(({ id }) => {
    const form = FormApp.openById(id) as Publishable;
    return !form.isPublished() && form.getItems().length === 0;
  })?.id;
}

/** Adds what a form that was begun before still lacks. A title comes last: what has none was left unfinished. */
function addQuestions(form: Form, { identity, questions }: FormRequest): void {
  const there = new Set<string>();
  for (const item of form.getItems()) {
    const title = item.getTitle();
    if (title === '') form.deleteItem(item.getIndex());
    else there.add(title);
  }
  if (identity === 'code' && !there.has(CODE_TITLE))
    form
      .addTextItem()
      .setHelpText('Your own link fills it in. Leave it as it is.')
      .setRequired(true)
      .setTitle(CODE_TITLE);
  for (const question of questions) if (!there.has(question.title)) addQuestion(form, question);
}

function addQuestion(form: Form, { title, help = '', input }: Question): void {
  if (input.kind === 'choice')
    form
      .addListItem()
      .setHelpText(help)
      .setChoiceValues([...choicesOf(input.choices)])
      .setTitle(title);
  else if (input.kind === 'ticks')
    form
      .addCheckboxItem()
      .setHelpText(help)
      .setChoiceValues([...choicesOf(input.choices)])
      .setTitle(title);
  else if (input.kind === 'grid') {
    const validation = FormApp.createGridValidation()
      .requireLimitOneResponsePerColumn()
      .setHelpText('Choose each one at most once.')
      .build();
    form
      .addGridItem()
      .setHelpText(help)
      .setRows([...input.rows])
      .setColumns([...choicesOf(input.choices)])
      .setValidation(validation)
      .setTitle(title);
  } else if (input.kind === 'paragraph') {
    const item = form.addParagraphTextItem().setHelpText(help);
    if (input.pattern)
      item.setValidation(
        FormApp.createParagraphTextValidation()
          .requireTextMatchesPattern(input.pattern)
          .setHelpText(input.expected ?? '')
          .build(),
      );
    item.setTitle(title);
  } else {
    const item = form.addTextItem().setHelpText(help);
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
    item.setTitle(title);
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

/** The tab of the host workbook that receives a form's responses, if it has one. */
function tabOf(form: Form) {
  // Google has given both of a form’s addresses here: with its id, and the one that is published.
  const marks = [form.getId(), form.getPublishedUrl()];
  return SpreadsheetApp.getActiveSpreadsheet()
    .getSheets()
    .find((sheet) => marks.some((mark) => sheet.getFormUrl()?.includes(mark)));
}

function destinationOf(form: Form): number {
  let sheet = tabOf(form);
  if (!sheet) {
    const id = SpreadsheetApp.getActiveSpreadsheet().getId();
    form.setDestination(FormApp.DestinationType.SPREADSHEET, id);
    sheet = tabOf(form);
  }
  if (!sheet) throw new Error('Google made no tab for the responses of the form.');
  return sheet.getSheetId();
}
