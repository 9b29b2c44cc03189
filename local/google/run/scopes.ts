// The OAuth scopes of the manifest: a call without its scope is refused.
import { GoogleError, ScriptError } from '../base/errors.ts';
import type { DriveFile, World } from '../world/world.ts';

const AUTH = 'https://www.googleapis.com/auth/';

/**
 * Scopes that calls of Apps Script's built-in services need. The first prefix that matches the call applies, and one of
 * its scopes is enough.
 */
const NEEDED: [prefix: string, scopes: string[]][] = [
  ['SpreadsheetApp.openById', ['spreadsheets']],
  ['SpreadsheetApp.getUi', []],
  ['SpreadsheetApp.', ['spreadsheets', 'spreadsheets.currentonly']],
  ['FormApp.', ['forms']],
  ['UrlFetchApp.', ['script.external_request']],
  ['Ui.showSidebar', ['script.container.ui']],
  ['ScriptApp.newTrigger', ['script.scriptapp']],
  ['ScriptApp.getProjectTriggers', ['script.scriptapp']],
  ['ScriptApp.deleteTrigger', ['script.scriptapp']],
  ['MailApp.', ['script.send_mail']],
  ['User.getEmail', ['userinfo.email']],
];

export type Scopes = ReadonlySet<string> | undefined;

/**
 * Gives the scopes of a manifest without their common prefix. Gives undefined if the manifest lists no scopes: Google
 * then derives them from the code.
 */
export function scopesOf(oauthScopes: readonly string[] | undefined): Scopes {
  return oauthScopes && new Set(oauthScopes.map((scope) => scope.replace(AUTH, '')));
}

/** Removes the scopes that the host did not tick when authorising the script. */
export function tickedScopes(scopes: Scopes, { switches }: World): Scopes {
  const unticked = switches?.untickedScopes ?? [];
  return scopes && new Set([...scopes].filter((scope) => !unticked.includes(scope)));
}

/** Throws if the manifest lacks the scope for a call of a built-in service. */
export function checkCallScope(scopes: Scopes, name: string): void {
  if (!scopes) return;
  const needed = NEEDED.find(([prefix]) => name.startsWith(prefix))?.[1] ?? [];
  if (needed.length === 0 || needed.some((scope) => scopes.has(scope))) return;
  throw new ScriptError(
    `Specified permissions are not sufficient to call ${name}. Required permissions: ${needed
      .map((scope) => AUTH + scope)
      .join(' || ')}`,
  );
}

/**
 * Throws error 403 if a REST call has none of the accepted scopes. The scope `drive.file` is enough only for files that
 * the add-on made or is making.
 */
export function checkRestScope(scopes: Scopes, accepted: readonly string[], file?: DriveFile): void {
  if (!scopes) return;
  for (const scope of accepted)
    if (scopes.has(scope) && (scope !== 'drive.file' || !file || file.madeByAddOn)) return;
  throw new GoogleError(
    403,
    'Request had insufficient authentication scopes.',
    'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
  );
}
