// Who may do what with a file.
import { GoogleError, noPermission, notFound } from '../base/errors.ts';
import type { DriveFile, Role, World } from '../world.ts';

const RANK: Record<Role, number> = { reader: 1, writer: 2, owner: 3 };

const isSame = (one: string | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

/** The right a user has on a file; `undefined` as the user is someone not signed in. */
export function rightOn(file: DriveFile, user: string | undefined): Role | undefined {
  let best: Role | undefined;
  for (const permission of file.permissions) {
    const isTheirs =
      permission.type === 'anyone' || (user !== undefined && isSame(permission.emailAddress, user));
    if (isTheirs && (!best || RANK[permission.role] > RANK[best])) best = permission.role;
  }
  return best;
}

export const suffices = (right: Role | undefined, needed: Role): boolean =>
  right !== undefined && RANK[right] >= RANK[needed];

/** The file, or the refusal of the Sheets and Forms APIs: 404 for no such file, 403 for no such right. */
export function fileFor(world: World, id: string, user: string, needed: Role): DriveFile {
  const file = world.files[id];
  if (!file) throw notFound();
  if (!suffices(rightOn(file, user), needed)) throw noPermission();
  return file;
}

/** The file, or Drive's refusal, which hides files that the user may not see at all. */
export function driveFileFor(world: World, id: string, user: string, needed: Role): DriveFile {
  const file = world.files[id];
  const right = file && rightOn(file, user);
  if (!file || !right) throw new GoogleError(404, `File not found: ${id}.`);
  if (!suffices(right, needed))
    throw new GoogleError(403, 'The user does not have sufficient permissions for this file.');
  return file;
}
