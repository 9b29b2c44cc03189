// The files that a caller reaches through the Drive API.

import { GoogleError } from '../base/errors.ts';
import type { Caller } from '../run/caller.ts';
import { checkRestScope } from '../run/scopes.ts';
import { driveFileFor, rightOn } from '../world/rights.ts';
import type { DriveFile, Role } from '../world/world.ts';

export const DRIVE_SCOPES = ['drive', 'drive.file'];

/**
 * Says whether the script's scope shows a file to this account. The scope `drive.file` shows only files that the account
 * made or opened with the script (docs/google.md, G81).
 */
export function isShown({ scopes, user, world }: Caller, file: DriveFile): boolean {
  if (!scopes || scopes.has('drive')) return true;
  return file.madeByAddOn && (rightOn(file, user) === 'owner' || world.switches?.sharedAppFiles === true);
}

/** Gives a file on which the caller has at least the given role. Otherwise throws Drive's error 404 or 403. */
export function accessibleFile(caller: Caller, id: string, role: Role): DriveFile {
  const file = driveFileFor(caller.world, id, caller.user, role);
  if (!isShown(caller, file)) throw new GoogleError(404, `File not found: ${id}.`, 'notFound');
  checkRestScope(caller.scopes, role === 'reader' ? [...DRIVE_SCOPES, 'drive.readonly'] : DRIVE_SCOPES, file);
  return file;
}
