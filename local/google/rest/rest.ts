// The REST addresses of Sheets, Drive and Forms that the add-on calls.

import { GoogleError, NotCovered } from '../base/errors.ts';
import * as files from '../drive/files.ts';
import * as permissions from '../drive/permissions.ts';
import * as forms from '../forms/forms-service.ts';
import {
  DRIVE_CREATE_MS,
  DRIVE_MS,
  FETCH_OVERHEAD_MS,
  FORMS_REST_READ_MS,
  FORMS_REST_WRITE_MS,
  latencyOf,
  SHEETS_BATCH_UPDATE_MS,
  SHEETS_CREATE_MS,
  SHEETS_GET_MS,
} from '../run/latency.ts';
import type { Run } from '../run/run.ts';
import { type Service, serviceOf } from '../run/service.ts';
import { tokenOf } from '../script/triggers.ts';
import type { GetOptions } from '../sheets/read/spreadsheet-resource.ts';
import * as sheets from '../sheets/sheets-service.ts';
import { checkSwitches } from './refusals.ts';

type Request = GoogleAppsScript.URL_Fetch.URLFetchRequest;

interface Route {
  method: string;
  path: RegExp;
  ms: number;
  name: string;
  answer(run: Run, path: string[], body: never, query: Record<string, string | string[]>): unknown;
}

const SHEETS = 'https://sheets\\.googleapis\\.com/v4/spreadsheets';
const DRIVE = 'https://www\\.googleapis\\.com/drive/v3/files';
const FORMS = 'https://forms\\.googleapis\\.com/v1/forms';
const WEBHOOKS = 'https://discord\\.com/api/webhooks';
const ID = '([^/:?]+)';

function route(name: string, method: string, pattern: string, ms: number, answer: Route['answer']): Route {
  return { name, method, path: new RegExp(`^${pattern}$`), ms, answer };
}

const ROUTES: readonly Route[] = [
  route('Sheets.Spreadsheets.create', 'post', SHEETS, SHEETS_CREATE_MS, (run, _path, body) =>
    sheets.createSpreadsheet(run, body),
  ),
  route('Sheets.Spreadsheets.get', 'get', `${SHEETS}/${ID}`, SHEETS_GET_MS, (run, [id], _body, query) =>
    sheets.getSpreadsheet(run, id!, {
      ...(query as GetOptions),
      includeGridData: query.includeGridData === 'true',
    }),
  ),
  route(
    'Sheets.Spreadsheets.batchUpdate',
    'post',
    `${SHEETS}/${ID}:batchUpdate`,
    SHEETS_BATCH_UPDATE_MS,
    (run, [id], body) => sheets.batchUpdate(run, id!, body),
  ),
  route('Drive.Files.create', 'post', DRIVE, DRIVE_CREATE_MS, (run, _path, body, query) =>
    files.createFile(run, body, query),
  ),
  route('Drive.Files.list', 'get', DRIVE, DRIVE_MS, (run, _path, _body, query) =>
    files.listFiles(run, query),
  ),
  route('Drive.Files.get', 'get', `${DRIVE}/${ID}`, DRIVE_MS, (run, [id], _body, query) =>
    files.getFile(run, id!, query),
  ),
  route('Drive.Files.update', 'patch', `${DRIVE}/${ID}`, DRIVE_MS, (run, [id], body, query) =>
    files.updateFile(run, id!, body, query),
  ),
  route('Drive.Permissions.list', 'get', `${DRIVE}/${ID}/permissions`, DRIVE_MS, (run, [id], _body, query) =>
    permissions.listPermissions(run, id!, query),
  ),
  route(
    'Drive.Permissions.create',
    'post',
    `${DRIVE}/${ID}/permissions`,
    DRIVE_MS,
    (run, [id], body, query) => permissions.createPermission(run, id!, body, query),
  ),
  route('Drive.Permissions.remove', 'delete', `${DRIVE}/${ID}/permissions/${ID}`, DRIVE_MS, (run, path) =>
    permissions.removePermission(run, path[0]!, path[1]!),
  ),
  route('Drive.Revisions.update', 'patch', `${DRIVE}/${ID}/revisions/${ID}`, DRIVE_MS, (run, path, body) =>
    files.updateRevision(run, path[0]!, path[1]!, body),
  ),
  route('Forms.get', 'get', `${FORMS}/${ID}`, FORMS_REST_READ_MS, (run, [id], _body, query) =>
    forms.getForm(run, id!, query.fields as string | undefined),
  ),
  route('Forms.batchUpdate', 'post', `${FORMS}/${ID}:batchUpdate`, FORMS_REST_WRITE_MS, (run, [id], body) =>
    forms.updateForm(run, id!, body),
  ),
  route(
    'Forms.setPublishSettings',
    'post',
    `${FORMS}/${ID}:setPublishSettings`,
    FORMS_REST_WRITE_MS,
    (run, [id], body) => forms.setPublishSettings(run, id!, body),
  ),
  route('Discord.get', 'get', `${WEBHOOKS}/${ID}/${ID}`, FETCH_OVERHEAD_MS, (_run, [id, token]) => ({
    id,
    token,
  })),
  route('Discord.post', 'post', `${WEBHOOKS}/${ID}/${ID}`, FETCH_OVERHEAD_MS, ({ world }, _path, body) => {
    world.posts = [...(world.posts ?? []), body];
    return { id: String(world.posts.length) };
  }),
];

/**
 * Answer to a request, with the service that gave the answer, and the duration in milliseconds. The duration does not
 * count the answer's size.
 */
interface RestAnswer {
  status: number;
  body: string;
  ms: number;
  service: Service;
}

/** Answers one request. As over HTTP, an API's error is an answer, too. Throws NotCovered for an unknown address. */
export function answerRest(run: Run, request: Request, method: string): RestAnswer {
  const address = new URL(request.url);
  const target = address.origin + decodeURI(address.pathname);
  const found = ROUTES.find((one) => one.method === method && one.path.test(target));
  if (!found) throw new NotCovered(`${method.toUpperCase()} ${target}`);
  const cost = { ms: latencyOf(found.name, run.setup.latency, found.ms), service: serviceOf(found.name) };
  try {
    if (found.name.startsWith('Discord.')) checkNoToken(request.headers);
    else checkToken(run, request.headers);
    const path = found.path.exec(target)!.slice(1);
    const body = bodyOf(request);
    checkSwitches(run, { name: found.name, path, body });
    const value = found.answer(run, path, body as never, queryOf(address));
    return value === undefined
      ? { status: 204, body: '', ...cost }
      : { status: 200, body: JSON.stringify(value, null, 2), ...cost };
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    const body = JSON.stringify({ error: errorBody(error, target) }, null, 2);
    return { status: error.code, body, ...cost };
  }
}

/** Makes the body of an error answer. Drive writes a list `errors`, and newer APIs write a list `details`. */
function errorBody({ code, message, status, reason }: GoogleError, target: string): object {
  if (target.includes('/drive/v3/'))
    return { code, message, errors: [{ domain: 'global', reason: reason ?? 'badRequest', message }] };
  const info = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' };
  return { code, message, status, ...(reason ? { details: [info] } : {}) };
}

/** Throws if a request to a service outside Google has headers, because a header could carry Google's token. */
function checkNoToken(headers: Readonly<Record<string, string>> | undefined): void {
  if (headers !== undefined) throw new NotCovered('headers in a request to another service');
}

function checkToken(run: Run, headers: Readonly<Record<string, string>> | undefined): void {
  const given = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'authorization')?.[1];
  if (given !== `Bearer ${tokenOf(run.user)}`)
    throw new GoogleError(
      401,
      'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
    );
}

function bodyOf({ contentType, payload }: Request): Record<string, unknown> {
  if (payload === undefined) return {};
  if (typeof payload !== 'string') throw new NotCovered('a payload that is not a text');
  if (!contentType?.startsWith('application/json'))
    throw new GoogleError(400, 'Invalid JSON payload received: the content type must be application/json.');
  try {
    return JSON.parse(payload);
  } catch {
    throw new GoogleError(400, 'Invalid JSON payload received. Unexpected end of string.');
  }
}

function queryOf(address: URL): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(address.searchParams.keys())) {
    const values = address.searchParams.getAll(name);
    query[name] = values.length > 1 ? values : values[0]!;
  }
  return query;
}
