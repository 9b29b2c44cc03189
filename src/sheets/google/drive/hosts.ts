import type { drive_v3 } from '@googleapis/drive';
import { troubleOf } from '../../google-trouble.ts';
import { asProblem } from '../../problem.ts';
import { isSameAccount } from '../../workbook/account.ts';
import { hostWorkbook } from '../document.ts';
import { createPermission, listPermissions } from '../rest/requests.ts';
import { callAll } from '../rest/rest.ts';

/** Gives the addresses of all editors of the host workbook, as far as Google shows the addresses (docs/google.md, G82). */
export function editorsOfWorkbook(): readonly string[] {
  const workbook = hostWorkbook();
  // No source says whether the owner is among the editors.
  const owner = workbook.getOwner() as { getEmail(): string } | null;
  const addresses = [owner, ...workbook.getEditors()].map((user) => user?.getEmail() ?? '');
  return addresses.filter(
    (address, i) => address !== '' && addresses.findIndex((other) => isSameAccount(other, address)) === i,
  );
}

/** Gives the addresses of the hosts; [] if the account's own address is not among the addresses that Google shows. */
export function allHosts(): readonly string[] {
  const hosts = editorsOfWorkbook();
  return isAmong(hosts, Session.getEffectiveUser().getEmail()) ? hosts : [];
}

function isAmong(hosts: readonly string[], address: string): boolean {
  return hosts.some((host) => isSameAccount(host, address));
}

type Permission = drive_v3.Schema$Permission;

const WRITING = ['writer', 'fileOrganizer', 'organizer'];

/**
 * Gives a function that says whether a permission lets an intruder write: somebody who is not a host. Asks Google for
 * the hosts only if somebody may write.
 */
export function intrudersAmong(permissions: readonly Permission[]): (one: Permission) => boolean {
  const writes = ({ role }: Permission) => WRITING.includes(role ?? '');
  const hosts = permissions.some(writes) ? allHosts() : [];
  return (one) =>
    hosts.length > 0 && writes(one) && !(one.type === 'user' && isAmong(hosts, one.emailAddress ?? ''));
}

/** For each form, lists the editors who are not hosts. */
export function intrudersOf(forms: readonly string[]): readonly (readonly string[])[] {
  const hosts = forms.length > 0 ? allHosts() : [];
  if (hosts.length === 0) return forms.map(() => []);
  return forms.map((id) => {
    try {
      return editorsOf(FormApp.openById(id)).filter((address) => !isAmong(hosts, address));
    } catch {
      // Another check reports a missing form.
      return [];
    }
  });
}

function editorsOf(form: GoogleAppsScript.Forms.Form): readonly string[] {
  return form.getEditors().flatMap((editor) => editor.getEmail() || []);
}

/** Removes all editors of forms except the hosts, and then reads the editors back. Gives the fault of each form, or ''. */
export function closeForms(forms: readonly string[]): readonly string[] {
  const before = intrudersOf(forms);
  const refused = before.map((addresses, i) => {
    try {
      for (const address of addresses) FormApp.openById(forms[i] as string).removeEditor(address);
      return '';
    } catch (error) {
      return asProblem(error).what;
    }
  });
  const open = forms.filter((_, i) => before[i]?.length);
  const left = intrudersOf(open);
  return forms.map((form, i) => {
    const names = left[open.indexOf(form)] ?? [];
    return names.length > 0 ? `${names.join(', ')} can still edit the form. ${refused[i]}`.trim() : '';
  });
}

/**
 * Gives the addresses of the other hosts. These hosts see every secret in the workbook, so they may also edit the
 * season’s files and forms.
 */
function otherHosts(): readonly string[] {
  const own = Session.getEffectiveUser().getEmail();
  return editorsOfWorkbook().filter((address) => !isSameAccount(address, own));
}

/**
 * Lets the other hosts edit the forms and spreadsheets that this account made. Skips files of other accounts. Changes
 * permissions of the same file one after another, as share.ts does. Gives a sentence for each refusal by Google.
 */
export function letHostsIn(files: readonly string[], forms: readonly string[] = []): readonly string[] {
  const hosts = files.length + forms.length > 0 ? otherHosts() : [];
  if (hosts.length === 0) return [];
  return [...new Set([...letWrite(files, hosts), ...letEdit(forms, hosts)])].filter((text) => text !== '');
}

function letWrite(files: readonly string[], hosts: readonly string[]): readonly string[] {
  const found = callAll(files.map((file) => listPermissions(file, 'role,emailAddress')));
  return hosts.flatMap((host) => {
    const lacking = files.filter((_, i) => {
      const { permissions } = found[i]?.body ?? {};
      return permissions && !permissions.some((one) => mayWrite(one, host));
    });
    const right = { type: 'user', role: 'writer', emailAddress: host };
    return callAll(lacking.map((file) => createPermission(file, right))).map(({ error }) =>
      error === undefined ? '' : `${host} cannot write the files of this season. ${troubleOf(error).what}`,
    );
  });
}

function mayWrite(
  { role, emailAddress }: { readonly role?: string | null; readonly emailAddress?: string | null },
  host: string,
): boolean {
  return (role === 'writer' || role === 'owner') && isSameAccount(emailAddress ?? '', host);
}

function letEdit(forms: readonly string[], hosts: readonly string[]): readonly string[] {
  return forms.map((id) => {
    try {
      FormApp.openById(id).addEditors([...hosts]);
      return '';
    } catch (error) {
      return `The other hosts cannot edit a form. ${asProblem(error).what}`;
    }
  });
}
