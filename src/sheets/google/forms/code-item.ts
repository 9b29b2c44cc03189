import { CODE_TITLE } from '../../responses/read/columns.ts';

type Form = GoogleAppsScript.Forms.Form;
type TextItem = GoogleAppsScript.Forms.TextItem;

/** Adds the question for a personal code. */
export function addCodeItem(form: Form): TextItem {
  return form
    .addTextItem()
    .setHelpText('Your own link fills it in. Leave it as it is.')
    .setRequired(true)
    .setTitle(CODE_TITLE);
}

/** The link that fills in a personal code. */
export function prefilled(form: Form, item: TextItem, code: string): string {
  return form.createResponse().withItemResponse(item.createResponse(code)).toPrefilledUrl();
}
