import { type Call, callAll, type Reply } from './rest.ts';

const DRIVE = 'https://www.googleapis.com/drive/v3/files';

interface Permissions {
  readonly permissions?: readonly { readonly type: string; readonly view?: string }[];
}

/**
 * Names finished forms, lets everyone with the link respond to them, and reads that back: who may respond is a permission of
 * its own, for the view 'published', which says nothing of the form's editors. Throws where Google did not open a form. Where
 * Drive does not show the script its own form (404), nothing can be set or checked; the self-test says so.
 */
export function openToEveryone(forms: readonly { readonly id: string; readonly title: string }[]): void {
  const given = callAll(forms.map(({ id }) => openCall(id)).concat(forms.map(nameCall)));
  const fields = 'includePermissionsForView=published&fields=permissions(id,type,view)&pageSize=100';
  const found = callAll(
    forms.map(({ id }) => ({ method: 'get', url: `${DRIVE}/${id}/permissions?${fields}` })),
  ) as readonly Reply<Permissions>[];
  forms.forEach((_, i) => {
    const { body, error, status } = found[i]!;
    if (status === 404) return;
    if (body?.permissions?.some(({ type, view }) => type === 'anyone' && view === 'published')) return;
    const why = given[i]?.error ?? error ?? 'it does not list the permission';
    throw new Error(`Google did not let everyone with the link respond to the form: ${why}`);
  });
}

function openCall(form: string): Call {
  const url = `${DRIVE}/${form}/permissions?sendNotificationEmail=false&fields=id`;
  return { method: 'post', url, body: { type: 'anyone', role: 'reader', view: 'published' } };
}

/** Until now its name was that of an unfinished form. */
function nameCall({ id, title }: { readonly id: string; readonly title: string }): Call {
  return { method: 'patch', url: `${DRIVE}/${id}?fields=id`, body: { name: title } };
}
