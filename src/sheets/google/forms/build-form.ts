import { own } from '../../../rules/base/json.ts';
import type { Question } from '../../../rules/order/question.ts';
import type { FormHead, FormRequest, MadeForm } from '../../ports.ts';
import { CODE_TITLE } from '../../responses/columns.ts';
import { entriesOf, withPlaces } from '../../workbook/form-link.ts';
import { addCodeItem, addQuestions, choicesOf, itemAs } from './form-items.ts';
import { linkTab } from './response-tab.ts';
import { demandVerifiedEmail } from './verified-email.ts';

type Form = GoogleAppsScript.Forms.Form;
type Item = GoogleAppsScript.Forms.Item;
type ItemResponse = GoogleAppsScript.Forms.ItemResponse;

/** Builds a form, and gives the form's links; see Forms in src/sheets/ports. */
export function buildForm(id: string, request: FormRequest, made?: Form): MadeForm {
  const form = made ?? FormApp.openById(id);
  writeHead(form, request.head);
  const answers = completeQuestions(form, request, made ? [] : form.getItems());
  if (request.identity === 'email') demandVerifiedEmail(id);
  // Google may refuse to link an unpublished form (docs/google.md, G68). Nobody may respond before it is shared.
  form.setPublished(true);
  const sheetId = linkTab(form, id, request.tabs ?? [], made !== undefined);
  return { id, url: prefilledLink(form, answers), sheetId };
}

/** Writes the given parts of a form’s title, description and confirmation. */
export function writeHead(form: Form, { title, description, confirmation }: Partial<FormHead>): void {
  if (title !== undefined) form.setTitle(title);
  if (description !== undefined) form.setDescription(description);
  if (confirmation !== undefined) form.setConfirmationMessage(confirmation);
}

/**
 * Adds the missing questions to a form that an earlier try may have begun. Deletes items without a title, because the
 * earlier try left these items unfinished. Gives the answers that the prefilled link contains.
 */
function completeQuestions(
  form: Form,
  request: FormRequest,
  items: readonly Item[],
): readonly PrefilledAnswer[] {
  const { identity, questions } = request;
  const there = new Map<string, Item>();
  for (const item of items) {
    const title = item.getTitle();
    if (title === '') form.deleteItem(item.getIndex());
    else there.set(title, item);
  }
  const codeItem =
    identity === 'code' ? (there.get(CODE_TITLE)?.asTextItem() ?? addCodeItem(form)) : undefined;
  const added = addQuestions(
    form,
    questions.filter(({ title }) => !there.has(title)),
  );
  const code: Question = { id: '', title: CODE_TITLE, input: { kind: 'text' } };
  return [code, ...questions].flatMap((question) => {
    const { title, input } = question;
    const text = own(request.filled, title);
    if (text === undefined) return [];
    const old = there.get(title);
    const item = title === CODE_TITLE ? codeItem : (added.get(title) ?? (old && itemAs(old, input)));
    if (!item) return [];
    return [{ item: item as AnswerTaker, text, sample: sampleOf(input, text) }];
  });
}

/** Gives an answer that a form item with this kind of input accepts. */
function sampleOf(input: Question['input'], text: string): string | string[] {
  switch (input.kind) {
    case 'choice':
      return choicesOf(input.choices)[0] as string;
    case 'ticks':
      return [choicesOf(input.choices)[0] as string];
    case 'whole':
      return String(input.least);
    default:
      return input.sample ?? text;
  }
}

/** A form item that takes an answer. The answer is a text, or a list of texts if the item has boxes to tick. */
interface AnswerTaker {
  createResponse(answer: string | string[]): ItemResponse;
}

/** An answer in the prefilled link: the placeholder `text`, and a `sample` that the item accepts. */
interface PrefilledAnswer {
  readonly item: AnswerTaker;
  readonly text: string;
  readonly sample: string | string[];
}

/** Gives the link to a form, with a placeholder for each of the given answers (G47, G97). Without answers gives the plain link. */
export function prefilledLink(form: Form, answers: readonly PrefilledAnswer[]): string {
  if (answers.length === 0) return form.getPublishedUrl();
  const places = new Map<string, string>();
  let response = form.createResponse();
  let link = '';
  for (const { item, text, sample } of answers) {
    response = response.withItemResponse(item.createResponse(sample));
    link = response.toPrefilledUrl();
    // Only a different answer for each item shows which entry of the link belongs to which item: lists may have the same choices.
    for (const entry of entriesOf(link)) if (!places.has(entry)) places.set(entry, text);
  }
  return withPlaces(link, places);
}
