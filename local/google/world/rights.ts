// Rights on files.

import { GoogleError, noPermission, notFound } from '../base/errors.ts';
import { isSameAccount } from './address.ts';
import type { DriveFile, Permission, Role, World } from './world.ts';

const RANK: Record<Role, number> = { reader: 1, writer: 2, owner: 3 };

/** Gives a user's right on a file; undefined if the user has no right. `user` is undefined for somebody who is not signed in. */
export function rightOn(file: DriveFile, user: string | undefined): Role | undefined {
  let best: Role | undefined;
  const theirs = file.permissions.filter((one) => one.view === undefined && isFor(one, user));
  for (const { role } of theirs) if (!best || RANK[role] > RANK[best]) best = role;
  return best;
}

const isFor = (permission: Permission, user: string | undefined): boolean =>
  permission.type === 'anyone' || isSameAccount(permission.emailAddress, user);

/** Says whether a user may respond to a published form. Editors of the form may, and users who have a permission for the published view. */
export function mayRespond(file: DriveFile, user: string | undefined): boolean {
  const isNamed = file.permissions.some((one) => one.view === 'published' && isFor(one, user));
  return isNamed || suffices(rightOn(file, user), 'writer');
}

/** Says whether a right includes the needed right. */
export const suffices = (right: Role | undefined, needed: Role): boolean =>
  right !== undefined && RANK[right] >= RANK[needed];

/** Gives a file for the Sheets and Forms APIs. Throws error 404 for a missing file, and error 403 if the user lacks the right. */
export function fileFor(world: World, id: string, user: string, needed: Role): DriveFile {
  const file = world.files[id];
  if (!file) throw notFound();
  if (!suffices(rightOn(file, user), needed)) throw noPermission();
  return file;
}

/**
 * Gives a file for the Drive API. Throws error 404 if the file is missing or hidden from the user, and error 403 if the
 * user lacks the right.
 */
export function driveFileFor(world: World, id: string, user: string, needed: Role): DriveFile {
  const file = world.files[id];
  const right = file && rightOn(file, user);
  if (!file || !right) throw new GoogleError(404, `File not found: ${id}.`);
  if (!suffices(right, needed))
    throw new GoogleError(403, 'The user does not have sufficient permissions for this file.');
  return file;
}
