// Refusals of an API that a switch causes.
import { apiDisabled, GoogleError } from '../base/errors.ts';
import type { Run } from '../run/run.ts';

/** A request to an API, with the data that switches look at. */
interface Asked {
  /** Name of the method, such as Drive.Permissions.create. */
  readonly name: string;
  /** Ids in the request's address. */
  readonly path: readonly string[];
  readonly body: Readonly<Record<string, unknown>>;
}

const forbidden = (message: string, reason = 'forbidden') => new GoogleError(403, message, reason);

/** Throws if a switch makes Google refuse this request. */
export function checkSwitches(run: Run, asked: Asked): void {
  checkApi(run, asked.name);
  const { name } = asked;
  if (name.startsWith('Drive.')) checkHidden(run, asked);
  if (name === 'Drive.Permissions.create') checkSharing(run, asked);
  const { switches = {} } = run.world;
  if (name === 'Drive.Revisions.update' && switches.noPublishing)
    throw forbidden('The user does not have sufficient permissions for this file.');
  if (name === 'Drive.Files.update' && asked.body.trashed === true && switches.noBin)
    throw forbidden('The user does not have sufficient permissions for this file.');
}

const APIS = {
  'Sheets.': ['sheets', 'Google Sheets API'],
  'Drive.': ['drive', 'Google Drive API'],
} as const;

/** Throws if an API is not enabled in the script's Cloud project. */
export function checkApi(run: Run, name: string): void {
  const { switches = {} } = run.world;
  if (name.startsWith('Forms.') && !switches.formsApi)
    throw apiDisabled('Google Forms API', 'forms.googleapis.com');
  for (const [start, [api, title]] of Object.entries(APIS))
    if (name.startsWith(start) && switches.apisOff?.includes(api))
      throw apiDisabled(title, `${api}.googleapis.com`);
}

function checkHidden({ world }: Run, { path: [id] }: Asked): void {
  const { hiddenFiles, hiddenForms } = world.switches ?? {};
  const isForm = world.files[id ?? '']?.kind === 'form';
  if (id !== undefined && (hiddenFiles || (hiddenForms && isForm)))
    throw new GoogleError(404, `File not found: ${id}.`, 'notFound');
}

function checkSharing(run: Run, { body }: Asked): void {
  const { sharingRefused, noPublicLinks, closedForms, rateLimits } = run.world.switches ?? {};
  if (rateLimits && isFirst(run)) throw forbidden('Rate limit exceeded.', 'sharingRateLimitExceeded');
  if (body.type === 'user' && sharingRefused)
    throw new GoogleError(400, 'Bad Request. User message: "…"', 'invalidSharingRequest');
  if (body.type === 'anyone' && body.view === undefined && noPublicLinks)
    throw forbidden('The domain administrators have disabled link sharing.', 'publishOutNotPermitted');
  if (body.view === 'published' && closedForms)
    throw forbidden('The domain administrators have disabled link sharing.', 'publishOutNotPermitted');
}

const limited = new WeakSet<Run>();

/** Says whether this function is called for the first time with this run. */
function isFirst(run: Run): boolean {
  if (limited.has(run)) return false;
  limited.add(run);
  return true;
}
