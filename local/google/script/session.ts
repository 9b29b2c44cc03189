// Session: the user who runs the script.
import type { Run } from '../run/run.ts';
import { standIn } from '../run/stand-in.ts';

export function session(run: Run, timeZone: string) {
  const user = standIn<Pick<GoogleAppsScript.Base.User, 'getEmail'>>(run, 'User', {
    getEmail: () => (run.world.switches?.noUserName ? '' : run.user),
  });
  return standIn(run, 'Session', {
    getActiveUser: () => user,
    getEffectiveUser: () => user,
    getScriptTimeZone: () => timeZone,
  });
}
