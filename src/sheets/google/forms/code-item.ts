import { CODE_TITLE } from '../../responses/read/answers/columns.ts';

type Form = GoogleAppsScript.Forms.Form;
type TextItem = GoogleAppsScript.Forms.TextItem;

/** Adds the question for a personal code. The form’s description says that the player’s own link fills it in. */
export function addCodeItem(form: Form): TextItem {
  return form.addTextItem().setRequired(true).setTitle(CODE_TITLE);
}
