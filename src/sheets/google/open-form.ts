import { trouble } from '../problem.ts';
import { requireAnswer } from './publish.ts';
import { createPermission, listPermissions, updateFile } from './requests.ts';
import { type Call, callAll } from './rest.ts';

/**
 * Names finished forms, lets everyone with the link respond to them, and reads that back: who may respond is a permission of
 * its own, for the view 'published', which says nothing of the form's editors. Throws where Google did not open a form. Gives
 * the ids of the forms that Drive does not show the script (404): nothing can be set or checked there (docs/google.md, G76).
 */
export function openToEveryone(
  forms: readonly { readonly id: string; readonly title: string }[],
): readonly string[] {
  const changes: Call[] = [
    ...forms.map(({ id }) => createPermission(id, { type: 'anyone', role: 'reader', view: 'published' })),
    // Until now its name was that of an unfinished form.
    ...forms.map(({ id, title }) => updateFile(id, { name: title })),
  ];
  const given = callAll(changes);
  // Where Drive does not show a form, it keeps the name; a trouble that passes must not leave it so.
  given.slice(forms.length).forEach(requireAnswer);
  const found = callAll(forms.map(({ id }) => listPermissions(id, 'id,type,view', true)));
  return forms.flatMap(({ id }, i) => {
    const { body, error, status } = found[i]!;
    if (status === 404) return [id];
    if (body?.permissions?.some(({ type, view }) => type === 'anyone' && view === 'published')) return [];
    const why = given[i]?.error ?? error ?? 'it does not list the permission';
    throw trouble(
      'Google did not let everyone with the link respond to the form.',
      'Press the button again. If it stays so: open the form in Drive, Publish › Manage › Responders: Anyone with the link.',
      why,
    );
  });
}
