import { callAll, type Reply } from './rest.ts';

const DRIVE = 'https://www.googleapis.com/drive/v3/files';

interface Permissions {
  readonly permissions?: readonly { readonly type: string; readonly view?: string }[];
}

/**
 * Names a finished form, lets everyone with the link respond to it, and reads that back: who may respond is a permission of its own,
 * for the view 'published', which says nothing of the form's editors. Throws where Google did not open the form. Where Drive
 * does not show the script its own form (404), nothing can be set or checked; the self-test says so.
 */
export function openToEveryone(form: string, name: string): void {
  const url = `${DRIVE}/${form}/permissions`;
  const body = { type: 'anyone', role: 'reader', view: 'published' };
  const [given] = callAll([
    { method: 'post', url: `${url}?sendNotificationEmail=false&fields=id`, body },
    // Until now its name was that of an unfinished form.
    { method: 'patch', url: `${DRIVE}/${form}?fields=id`, body: { name } },
  ]);
  if (given?.status === 404) return;
  const fields = 'includePermissionsForView=published&fields=permissions(id,type,view)&pageSize=100';
  const [found] = callAll([{ method: 'get', url: `${url}?${fields}` }]) as [Reply<Permissions>];
  const isOpen = found.body?.permissions?.some(({ type, view }) => type === 'anyone' && view === 'published');
  if (isOpen) return;
  const why = given?.error ?? found.error ?? 'it does not list the permission';
  throw new Error(`Google did not let everyone with the link respond to the form: ${why}`);
}
