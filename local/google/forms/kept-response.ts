// A response as its form keeps it and as FormApp shows it: with every text as it was typed.
import type { Run } from '../run/run.ts';
import { type Surface, standIn } from '../run/stand-in.ts';
import type { Form, KeptResponse } from '../world/form.ts';
import { genericItem } from './item-stand-in.ts';

type Members = 'getTimestamp' | 'getRespondentEmail' | 'getItemResponses';

/** Makes a response that is stored in a form. `getResponses` has read all members already, so reading a member costs nothing. */
export function keptResponse(run: Run, form: () => Form, { at, email, answers }: KeptResponse): object {
  const members: Surface<GoogleAppsScript.Forms.FormResponse, Members> = {
    getTimestamp: () => run.setup.realm.date(at) as GoogleAppsScript.Base.Date,
    getRespondentEmail: () => email,
    getItemResponses: () =>
      answers.flatMap(([id, answer]) => {
        const item = form().items.find((one) => one.id === id);
        if (!item) return [];
        const response: Surface<GoogleAppsScript.Forms.ItemResponse, 'getItem' | 'getResponse'> = {
          getItem: () => genericItem(run, form, id) as GoogleAppsScript.Forms.Item,
          getResponse: () => answer as string,
        };
        return [standIn(run, 'ItemResponse', response, false) as GoogleAppsScript.Forms.ItemResponse];
      }),
  };
  return standIn(run, 'FormResponse', members, false);
}
