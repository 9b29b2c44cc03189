import { asProblem } from '../../problem.ts';
import { isSameAccount } from '../../workbook/account.ts';
import { hostWorkbook } from '../document.ts';
import { createPermission, listPermissions } from '../rest/requests.ts';
import { callAll, type Reply, type RestCall } from '../rest/rest.ts';

/** The addresses of all who may edit the host workbook, as far as Google tells them (docs/google.md, G82). */
export function editorsOfWorkbook(): readonly string[] {
  const workbook = hostWorkbook();
  // Whether the owner is among the editors, no source says.
  const owner = workbook.getOwner() as { getEmail(): string } | null;
  const addresses = [owner, ...workbook.getEditors()].map((user) => user?.getEmail() ?? '');
  return addresses.filter(
    (address, i) => address !== '' && addresses.findIndex((other) => isSameAccount(other, address)) === i,
  );
}

/** The other hosts. They see every secret in the workbook, so they may write the season’s files and forms, too. */
function otherHosts(): readonly string[] {
  const own = Session.getEffectiveUser().getEmail();
  return editorsOfWorkbook().filter((address) => !isSameAccount(address, own));
}

/**
 * Lets the other hosts write spreadsheets that this account made, and edit forms; those of other accounts are left out. Changes
 * of one file go one after another, as in share.ts. Gives what Google refused, a sentence each.
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
    return callAll(lacking.map((file) => letIn(file, host))).map((reply) => problemOf(host, reply));
  });
}

function mayWrite(
  { role, emailAddress }: { readonly role?: string | null; readonly emailAddress?: string | null },
  host: string,
): boolean {
  return (role === 'writer' || role === 'owner') && isSameAccount(emailAddress ?? '', host);
}

function letIn(file: string, emailAddress: string): RestCall {
  return createPermission(file, { type: 'user', role: 'writer', emailAddress });
}

function problemOf(host: string, { error }: Reply): string {
  return error === undefined ? '' : `${host} cannot write the files of this season: ${error}.`;
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
