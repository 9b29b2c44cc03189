import type { drive_v3 } from '@googleapis/drive';
import type { NamedForm } from '../../ports.ts';
import { trouble } from '../../problem.ts';
import { createPermission, listPermissions, publishFile, updateFile } from '../rest/requests.ts';
import { callAll, type Reply, type RestCall, throwRefusal } from '../rest/rest.ts';

/** Gives the call that publishes a file to the web, so that readers need no account. */
export function publication(file: string): RestCall<drive_v3.Schema$Revision> {
  return publishFile(file, { published: true, publishAuto: true, publishedOutsideDomain: true });
}

/** Throws if Google did not answer a call. Ignores a refusal, because the file's link works even if the page is not published. */
export function requireAnswer({ error, status }: Reply): void {
  if (error !== undefined && (status === 0 || status >= 500)) throwRefusal(error);
}

/**
 * Gives the calls that rename finished forms and let everyone with the link respond. The right to respond is a separate
 * permission, for the view 'published', and makes nobody an editor.
 */
export function openingCalls(forms: readonly NamedForm[]): readonly RestCall[] {
  return [
    ...forms.map(({ id }) => responding(id)),
    // Until now the file has the name of an unfinished form.
    ...forms.map(({ id, title }) => updateFile(id, { name: title })),
  ];
}

/** Gives the call that lets everyone with the link respond to a form. */
export function responding(form: string): RestCall {
  return createPermission(form, { type: 'anyone', role: 'reader', view: 'published' });
}

type PermissionList = drive_v3.Schema$PermissionList;

/** Gives the calls that read who may respond to forms. */
export function respondersOf(forms: readonly string[]): readonly RestCall[] {
  return forms.map((id) => listPermissions(id, 'id,type,view', true));
}

/** Says whether everyone with the link may respond, according to a reply to `respondersOf`; true if the reply does not contain this. */
export function isOpenToEveryone(found: Reply | undefined): boolean {
  const { permissions } = (found?.body ?? {}) as PermissionList;
  return permissions === undefined || permissions.some(isForEveryone);
}

function isForEveryone({ type, view }: drive_v3.Schema$Permission): boolean {
  return type === 'anyone' && view === 'published';
}

/**
 * Checks the replies to `openingCalls` and `respondersOf`. Throws if Google did not open a form. Gives the ids of forms
 * that Drive hides from the script (404), so that the script cannot check these forms (docs/google.md, G76).
 */
export function hiddenForms(
  forms: readonly NamedForm[],
  given: readonly Reply[],
  found: readonly Reply[],
): readonly string[] {
  // A form that Drive hides keeps the name of an unfinished form. A passing problem throws, so that the renaming is tried again.
  given.slice(forms.length).forEach(requireAnswer);
  return forms.flatMap(({ id }, i) => {
    const { body, error, status } = found[i] as Reply<PermissionList | undefined>;
    if (status === 404) return [id];
    if (body?.permissions?.some(isForEveryone)) return [];
    const why = given[i]?.error ?? error ?? 'Google does not list the permission';
    throw trouble(
      'Google did not let everyone with the link respond to the form.',
      'Press the button again. If this happens again, open the form in Drive, Publish › Manage › Responders: Anyone with the link.',
      why,
    );
  });
}

/** Lets everyone with the link respond to a finished form, and reads the permission back. */
export function openToEveryone(form: NamedForm): void {
  hiddenForms([form], callAll(openingCalls([form])), callAll(respondersOf([form.id])));
}
