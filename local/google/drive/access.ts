// The files that a caller reaches through the Drive API.

import { driveFileFor } from '../rights.ts';
import type { Caller } from '../run/caller.ts';
import { checkRestScope } from '../run/scopes.ts';
import type { DriveFile, Role } from '../world.ts';

export const DRIVE_SCOPES = ['drive', 'drive.file'];

/** A file on which the caller has a right; throws Drive's 404 or 403. */
export function accessibleFile(caller: Caller, id: string, role: Role): DriveFile {
  const file = driveFileFor(caller.world, id, caller.user, role);
  checkRestScope(caller.scopes, role === 'reader' ? [...DRIVE_SCOPES, 'drive.readonly'] : DRIVE_SCOPES, file);
  return file;
}
