import type { drive_v3 } from '@googleapis/drive';
import type { NamedForm } from '../../ports.ts';
import { trouble } from '../../problem.ts';
import { createPermission, listPermissions, publishFile, updateFile } from '../rest/requests.ts';
import { callAll, type Reply, type RestCall, throwRefusal } from '../rest/rest.ts';

/** Publishes a file to the web: that adds a page for readers without an account. */
export function publication(file: string): RestCall<drive_v3.Schema$Revision> {
  return publishFile(file, { published: true, publishAuto: true, publishedOutsideDomain: true });
}

/** Throws if no answer came. The link also works without the page, so a refusal is ignored. */
export function requireAnswer({ error, status }: Reply): void {
  if (error !== undefined && (status === 0 || status >= 500)) throwRefusal(error);
}

/**
 * The calls that let everyone with the link respond to finished forms, and give those their names. The right to respond is a
 * separate permission, for the view 'published'; it does not concern editors.
 */
export function openingCalls(forms: readonly NamedForm[]): readonly RestCall[] {
  return [
    ...forms.map(({ id }) => responding(id)),
    // Until now its name was that of an unfinished form.
    ...forms.map(({ id, title }) => updateFile(id, { name: title })),
  ];
}

/** The call that lets everyone with the link respond to a form. */
export function responding(form: string): RestCall {
  return createPermission(form, { type: 'anyone', role: 'reader', view: 'published' });
}

type PermissionList = drive_v3.Schema$PermissionList;

/** The calls that read back who may respond to forms. */
export function respondersOf(forms: readonly string[]): readonly RestCall[] {
  return forms.map((id) => listPermissions(id, 'id,type,view', true));
}

/** May everyone with the link respond, by the reply to `respondersOf`? Yes if Google did not tell. */
export function isOpenToEveryone(found: Reply | undefined): boolean {
  const { permissions } = (found?.body ?? {}) as PermissionList;
  return permissions === undefined || permissions.some(isForEveryone);
}

function isForEveryone({ type, view }: drive_v3.Schema$Permission): boolean {
  return type === 'anyone' && view === 'published';
}

/**
 * Checks the replies of these calls. Throws if Google did not open a form. Gives the ids of forms that Drive hides from the
 * script (404), where nothing can be set or checked (docs/google.md, G76).
 */
export function hiddenForms(
  forms: readonly NamedForm[],
  given: readonly Reply[],
  found: readonly Reply[],
): readonly string[] {
  // A form that Drive hides keeps the name; after a passing trouble it must not.
  given.slice(forms.length).forEach(requireAnswer);
  return forms.flatMap(({ id }, i) => {
    const { body, error, status } = found[i] as Reply<PermissionList | undefined>;
    if (status === 404) return [id];
    if (body?.permissions?.some(isForEveryone)) return [];
    const why = given[i]?.error ?? error ?? 'it does not list the permission';
    throw trouble(
      'Google did not let everyone with the link respond to the form.',
      'Press the button again. If it stays so: open the form in Drive, Publish › Manage › Responders: Anyone with the link.',
      why,
    );
  });
}

/** Opens a finished form, and reads that back. */
export function openToEveryone(form: NamedForm): void {
  hiddenForms([form], callAll(openingCalls([form])), callAll(respondersOf([form.id])));
}
