import type { FormAnswers } from '../../ports.ts';
import { CODE_TITLE } from '../../responses/read/answers/columns.ts';

type Form = GoogleAppsScript.Forms.Form;
type ItemResponse = GoogleAppsScript.Forms.ItemResponse;

/** The responses that a form received after a time, with their texts as they were typed. */
export function answersSince(form: Form, since: number): readonly FormAnswers[] {
  return form.getResponses(new Date(since)).map((response) => {
    const answers: Record<string, string> = {};
    for (const one of response.getItemResponses())
      for (const [title, text] of textsOf(one)) answers[title] = text;
    const sender = answers[CODE_TITLE] ?? response.getRespondentEmail() ?? '';
    return { at: response.getTimestamp().getTime(), sender, answers };
  });
}

/** The answers to one item, by the titles of their columns in the response tab. */
function textsOf(response: ItemResponse): readonly (readonly [title: string, text: string])[] {
  const item = response.getItem();
  const given = response.getResponse();
  if (!Array.isArray(given)) return [[item.getTitle(), String(given)]];
  if (item.getType() !== FormApp.ItemType.GRID) return [[item.getTitle(), given.join(', ')]];
  return item
    .asGridItem()
    .getRows()
    .map((row, i) => [`${item.getTitle()} [${row}]`, String(given[i] ?? '')] as const);
}
