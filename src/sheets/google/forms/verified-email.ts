import { troubleOf } from '../../google-trouble.ts';
import { trouble } from '../../problem.ts';
import { getForm, updateForm } from '../rest/requests.ts';
import { bodyOf, callAll, type Reply } from '../rest/rest.ts';

const DISABLED =
  'Google’s Forms API is not switched on for this script. The person who installed Roundkeeper can switch it on, as docs/google.md explains. Personal codes work without it.';
const NOT_ALLOWED =
  'Roundkeeper has no permission to use Google’s Forms API. Close the panel, open it again, and allow what Google asks. Or use personal codes.';

/**
 * Gives the reason why forms on this account cannot demand a verified email; '' if forms can. Asks the Forms API for a
 * form that does not exist: the error from Google shows whether the API is disabled.
 */
export function verifiedEmailProblem(): string {
  const [reply] = callAll([getForm('roundkeeper-asks-whether-this-api-is-on')]);
  return reply ? problemOf(reply) : '';
}

function problemOf({ status, error = '', reason }: Reply): string {
  if (reason === 'SERVICE_DISABLED') return DISABLED;
  if (reason === 'ACCESS_TOKEN_SCOPE_INSUFFICIENT') return NOT_ALLOWED;
  // Google answers 404 or 403 for a form that does not exist.
  return status === 404 || status === 403 || status === 400
    ? ''
    : `Google’s Forms API gave no answer. ${troubleOf(error).what}`;
}

/**
 * Sets a form to take the email of the signed-in user, because anyone can type any address. Then checks the setting in
 * Google’s answer, which contains the changed form.
 */
export function demandVerifiedEmail(form: string): void {
  const settings = { emailCollectionType: 'VERIFIED' };
  const [set] = callAll([
    updateForm(form, [{ updateSettings: { settings, updateMask: 'emailCollectionType' } }]),
  ]);
  if (set?.error !== undefined)
    throw trouble(
      problemOf(set) || 'Google did not make the form ask for a verified email.',
      'Press the button again.',
      set.error,
    );
  const { settings: found } = set?.body.form ?? bodyOf(getForm(form)) ?? {};
  if (found?.emailCollectionType !== 'VERIFIED')
    throw trouble(
      `The form does not verify email addresses (${found?.emailCollectionType ?? 'no setting'}), so it was not opened.`,
      'Press the button again. If this happens again, undo the match, and begin a season with personal codes.',
    );
}
