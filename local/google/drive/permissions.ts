// The Drive API's permissions: who may open a file.
import type { drive_v3 } from '@googleapis/drive';
import { badRequest, GoogleError, NotCovered } from '../base/errors.ts';
import type { Mask } from '../base/field-mask.ts';
import type { Caller } from '../run/caller.ts';
import { canonicalAddress, isSameAccount } from '../world/address.ts';
import type { DriveFile, Permission } from '../world/world.ts';
import { accessibleFile } from './access.ts';
import { type Options, selectFields } from './file-resource.ts';

const PERMISSION_FIELDS: Mask = {
  kind: true,
  id: true,
  type: true,
  role: true,
  emailAddress: true,
  view: true,
};

/** Stand-in for permissions.create. Shares a file with an address or with anyone. Throws the API's errors. */
export function createPermission(caller: Caller, id: string, body: unknown, options: Options): object {
  const { type, role, emailAddress, view } = (body ?? {}) as Partial<Record<string, unknown>>;
  const file = accessibleFile(caller, id, 'writer');
  if (view !== undefined && (view !== 'published' || file.kind !== 'form' || role !== 'reader'))
    throw badRequest('The view is not applicable to this file or role.');
  const forView = view === undefined ? {} : { view: 'published' as const };
  if (type !== 'user' && type !== 'anyone') throw badRequest('The permission type field is required.');
  if (role !== 'reader' && role !== 'writer') throw badRequest('The permission role field is required.');
  if (type === 'anyone') return permissionResource(shareWith(file, { type, role, ...forView }), options);
  const address = checkAddress(caller, emailAddress, options);
  // No source says what Google answers in this case (docs/google.md, G99).
  if (file.permissions.some((one) => one.role === 'owner' && isSameAccount(one.emailAddress, address)))
    throw new NotCovered('sharing a file with its owner');
  return permissionResource(shareWith(file, { type, role, emailAddress: address, ...forView }), options);
}

/** Gives the address to share with. Throws if Google refuses the address, or if sharing would send a mail. */
function checkAddress(caller: Caller, emailAddress: unknown, options: Options): string {
  if (typeof emailAddress !== 'string' || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(emailAddress))
    throw badRequest(
      'The specified emailAddress is invalid or not applicable for the given permission type.',
    );
  if (String(options.sendNotificationEmail) !== 'false')
    throw new NotCovered('sharing that sends a mail (set sendNotificationEmail to false)');
  const person = caller.world.people.find(({ email }) => isSameAccount(email, emailAddress));
  if (person?.hasAccount === false)
    throw new GoogleError(
      400,
      `You are trying to invite ${emailAddress}. Since there is no Google account associated with this email address, you must check the "Notify people" box to invite this recipient.`,
      'invalidSharingRequest',
    );
  // Google stores the account's own spelling, not the one that was typed.
  if (caller.world.switches?.typedAddresses) return emailAddress;
  return person?.email ?? canonicalAddress(emailAddress);
}

/** Stand-in for permissions.list. Throws if the caller cannot edit the file. */
export function listPermissions(caller: Caller, id: string, options: Options): object {
  const file = accessibleFile(caller, id, 'writer');
  const withView = options.includePermissionsForView === 'published';
  const permissions = file.permissions
    .filter(({ view }) => withView || view === undefined)
    .map((one): drive_v3.Schema$Permission => ({ kind: 'drive#permission', ...one }));
  const resource: drive_v3.Schema$PermissionList = { kind: 'drive#permissionList', permissions };
  const known = { kind: true, permissions: PERMISSION_FIELDS, nextPageToken: true } as const;
  return selectFields(resource, options, known, '*');
}

/** Stand-in for permissions.delete. Throws error 404 for an unknown permission, and error 403 for the permission of the owner. */
export function removePermission(caller: Caller, id: string, permissionId: string): undefined {
  const file = accessibleFile(caller, id, 'writer');
  const found = file.permissions.find((one) => one.id === permissionId);
  if (!found) throw new GoogleError(404, `Permission not found: ${permissionId}.`);
  if (found.role === 'owner') throw new GoogleError(403, 'The owner of a file cannot be removed.');
  file.permissions = file.permissions.filter((one) => one !== found);
}

/** Adds a permission, or changes the role of an existing permission for this address. */
export function shareWith(file: DriveFile, given: Omit<Permission, 'id'>): Permission {
  const existing = file.permissions.find(
    (one) =>
      one.type === given.type &&
      one.view === given.view &&
      (given.type === 'anyone' || isSameAccount(one.emailAddress, given.emailAddress)),
  );
  if (existing) {
    if (existing.role !== 'owner') existing.role = given.role;
    return existing;
  }
  const permission: Permission = { id: idFor(given), ...given };
  file.permissions.push(permission);
  return permission;
}

/** Gives the id of a permission. An account has the same id on every file, as on Google. */
function idFor({ type, emailAddress = '', view }: Omit<Permission, 'id'>): string {
  if (type === 'anyone') return `anyoneWithLink${view ?? ''}`;
  let number = 0;
  for (const letter of `${canonicalAddress(emailAddress)}${view ?? ''}`)
    number = (Math.imul(number, 31) + letter.charCodeAt(0)) >>> 0;
  return `1${String(number).padStart(19, '0')}`;
}

function permissionResource(permission: Permission, options: Options): object {
  const resource: drive_v3.Schema$Permission = { kind: 'drive#permission', ...permission };
  return selectFields(resource, options, PERMISSION_FIELDS, 'kind,id,type,role');
}
