import type { Input } from '../../../rules/order/question.ts';
import { withPlaces } from '../../workbook/cells/form-link.ts';

type Form = GoogleAppsScript.Forms.Form;
type Item = GoogleAppsScript.Forms.Item;
type ItemResponse = GoogleAppsScript.Forms.ItemResponse;

/** An item that takes one text. */
export interface TextTaker {
  createResponse(text: string): ItemResponse;
}

/** What a link fills in: a text at an item. A list takes one of its choices alone, which is the `sample` then. */
export interface PrefilledAnswer {
  readonly item: TextTaker;
  readonly text: string;
  readonly sample?: string;
}

/** The link to a form that fills in some answers (G47, G97); the form’s own link where there are none. */
export function prefilledLink(form: Form, answers: readonly PrefilledAnswer[]): string {
  if (answers.length === 0) return form.getPublishedUrl();
  const response = answers.reduce(
    (so, { item, text, sample = text }) => so.withItemResponse(item.createResponse(sample)),
    form.createResponse(),
  );
  const samples = answers.flatMap(({ text, sample }) =>
    sample === undefined ? [] : [[text, sample] as const],
  );
  return withPlaces(response.toPrefilledUrl(), new Map(samples));
}

/** An item of a form as the kind that it is, if that takes one text. */
export function textTaker(item: Item, { kind }: Input): TextTaker {
  if (kind === 'choice') return item.asListItem();
  return kind === 'paragraph' ? item.asParagraphTextItem() : item.asTextItem();
}
