// The Drive API (v3): names and trash, who may see a file, and publishing it to the web.

import { badRequest, GoogleError, NotCovered } from '../base/errors.ts';
import { checkMask, type Mask, parseMask, project } from '../base/field-mask.ts';
import type { Caller } from '../run/caller.ts';
import { checkRestScope } from '../run/scopes.ts';
import { workbookUrl } from '../sheets/spreadsheet-resource.ts';
import { type DriveFile, makeId, type Permission, type Role } from '../world.ts';
import { driveFileFor, rightOn } from './rights.ts';

const SCOPES = ['drive', 'drive.file'];
export const FILE_FIELDS: Mask = {
  kind: true,
  id: true,
  name: true,
  mimeType: true,
  trashed: true,
  webViewLink: true,
  createdTime: true,
  ownedByMe: true,
  owners: { emailAddress: true },
  capabilities: { canEdit: true, canShare: true },
  permissions: { id: true, type: true, role: true, emailAddress: true },
  appProperties: true,
};
const PERMISSION_FIELDS: Mask = { kind: true, id: true, type: true, role: true, emailAddress: true };

export const formEditUrl = (id: string): string => `https://docs.google.com/forms/d/${id}/edit`;

export type Options = Readonly<Record<string, unknown>>;

export function getFile(caller: Caller, id: string, options: Options): object {
  const file = fileOf(caller, id, 'reader');
  return cut(fileResource(caller, file), options, FILE_FIELDS, 'kind,id,name,mimeType');
}

export function updateFile(caller: Caller, id: string, body: unknown, options: Options): object {
  const given = (body ?? {}) as Record<string, unknown>;
  const file = fileOf(caller, id, 'writer');
  for (const name of Object.keys(given))
    if (name !== 'trashed' && name !== 'name') throw new NotCovered(`files.update of "${name}"`);
  if (typeof given.name === 'string') rename(file, given.name);
  if (typeof given.trashed === 'boolean') {
    if (rightOn(file, caller.user) !== 'owner')
      throw new GoogleError(403, 'The user does not have sufficient permissions for this file.');
    file.trashed = given.trashed;
  }
  return cut(fileResource(caller, file), options, FILE_FIELDS, 'kind,id,name,mimeType');
}

export function createPermission(caller: Caller, id: string, body: unknown, options: Options): object {
  const { type, role, emailAddress } = (body ?? {}) as Partial<Record<string, unknown>>;
  const file = fileOf(caller, id, 'writer');
  if (type !== 'user' && type !== 'anyone') throw badRequest('The permission type field is required.');
  if (role !== 'reader' && role !== 'writer') throw badRequest('The permission role field is required.');
  if (type === 'anyone') return permissionResource(grant(caller, file, { type, role }), options);
  if (typeof emailAddress !== 'string' || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(emailAddress))
    throw badRequest(
      'The specified emailAddress is invalid or not applicable for the given permission type.',
    );
  if (String(options.sendNotificationEmail) !== 'false')
    throw new NotCovered('sharing that sends a mail (set sendNotificationEmail to false)');
  const person = caller.world.people.find((one) => one.email === emailAddress);
  if (person?.hasAccount === false)
    throw badRequest(
      `You are trying to invite ${emailAddress}. Since there is no Google account associated with this email address, you must check the "Notify people" box to invite this recipient.`,
    );
  return permissionResource(grant(caller, file, { type, role, emailAddress }), options);
}

export function listPermissions(caller: Caller, id: string, options: Options): object {
  const file = fileOf(caller, id, 'writer');
  const permissions = file.permissions.map((one) => ({ kind: 'drive#permission', ...one }));
  const resource = { kind: 'drive#permissionList', permissions };
  return cut(resource, options, { kind: true, permissions: PERMISSION_FIELDS, nextPageToken: true }, '*');
}

export function removePermission(caller: Caller, id: string, permissionId: string): undefined {
  const file = fileOf(caller, id, 'writer');
  const found = file.permissions.find((one) => one.id === permissionId);
  if (!found) throw new GoogleError(404, `Permission not found: ${permissionId}.`);
  if (found.role === 'owner') throw new GoogleError(403, 'The owner of a file cannot be removed.');
  file.permissions = file.permissions.filter((one) => one !== found);
}

export function updateRevision(caller: Caller, id: string, revision: string, body: unknown): object {
  const given = (body ?? {}) as Record<string, unknown>;
  const file = fileOf(caller, id, 'writer');
  if (file.kind !== 'workbook') throw badRequest('This file cannot be published.');
  if (!/^\d+$/.test(revision) && revision !== 'head')
    throw new GoogleError(404, `Revision not found: ${revision}.`);
  if (typeof given.published === 'boolean') file.published = given.published;
  return { kind: 'drive#revision', id: revision, mimeType: mimeType(file) };
}

function fileOf(caller: Caller, id: string, role: Role): DriveFile {
  const file = driveFileFor(caller.world, id, caller.user, role);
  checkRestScope(caller.scopes, role === 'reader' ? [...SCOPES, 'drive.readonly'] : SCOPES, file);
  return file;
}

function rename(file: DriveFile, name: string): void {
  file.name = name;
  if (file.kind === 'workbook') file.workbook = { ...file.workbook, title: name };
}

function grant(caller: Caller, file: DriveFile, given: Omit<Permission, 'id'>): Permission {
  const had = file.permissions.find(
    (one) => one.type === given.type && one.emailAddress?.toLowerCase() === given.emailAddress?.toLowerCase(),
  );
  if (had) {
    if (had.role !== 'owner') had.role = given.role;
    return had;
  }
  const permission: Permission = { id: makeId(caller.world, 'permission'), ...given };
  file.permissions.push(permission);
  return permission;
}

export const mimeType = (file: DriveFile): string =>
  `application/vnd.google-apps.${file.kind === 'form' ? 'form' : 'spreadsheet'}`;

export function fileResource(caller: Caller, file: DriveFile): object {
  const right = rightOn(file, caller.user);
  const canEdit = right === 'writer' || right === 'owner';
  return {
    kind: 'drive#file',
    id: file.id,
    name: file.name,
    mimeType: mimeType(file),
    trashed: file.trashed,
    webViewLink: file.kind === 'form' ? formEditUrl(file.id) : workbookUrl(file.id),
    createdTime: new Date(file.createdAt).toISOString(),
    ownedByMe: right === 'owner',
    owners: file.permissions
      .filter((one) => one.role === 'owner')
      .map(({ emailAddress }) => ({ emailAddress })),
    capabilities: { canEdit, canShare: canEdit },
    ...(canEdit ? { permissions: file.permissions } : {}),
    ...(file.appProperties ? { appProperties: file.appProperties } : {}),
  };
}

const permissionResource = (permission: Permission, options: Options): object =>
  cut({ kind: 'drive#permission', ...permission }, options, PERMISSION_FIELDS, 'kind,id,type,role');

/** The part of a resource that the field mask selects, or what is sent without one. */
export function cut(resource: object, options: Options, known: Mask, otherwise: string): object {
  const fields = typeof options.fields === 'string' ? options.fields : otherwise;
  const mask = parseMask(fields);
  checkMask(mask, known);
  return project(resource, mask) as object;
}
