// UrlFetchApp: requests to Google's REST APIs, answered by the same code as the advanced services.
import { ScriptError } from '../base/errors.ts';
import { FETCH_OVERHEAD_MS, transferMs } from '../run/latency.ts';
import type { RequestRecord, Run } from '../run/run.ts';
import { standIn } from '../run/stand-in.ts';
import type { Permission, World } from '../world/world.ts';
import { answerRest } from './rest.ts';

type Request = GoogleAppsScript.URL_Fetch.URLFetchRequest;
type Params = GoogleAppsScript.URL_Fetch.URLFetchRequestOptions;
const KNOWN_OPTIONS = new Set(['url', 'method', 'contentType', 'headers', 'payload', 'muteHttpExceptions']);

interface Answer {
  url: string;
  status: number;
  body: string;
  isMuted: boolean;
}

export function urlFetchApp(run: Run, whitelist: readonly string[] | undefined) {
  function answer(request: Request): Answer {
    checkRequest(request, whitelist, run.world.switches?.addressesRefused);
    const { url } = request;
    const method = (request.method ?? 'get').toLowerCase();
    const record: RequestRecord = {
      method,
      url,
      status: 0,
      ms: 0,
      read: 0,
      written: textBytes(request.payload),
    };
    run.current().requests = [...(run.current().requests ?? []), record];
    const { status, ms, body, service } = reply(request, method);
    record.status = status;
    record.read = textBytes(body);
    record.ms = ms + transferMs(service, record, run.setup.latency);
    run.current().read += record.read;
    run.current().written += record.written;
    return { url, status, body, isMuted: request.muteHttpExceptions === true };
  }

  /** Gives the answer of the REST API. If a test has arranged an error, gives this error instead. */
  function reply(request: Request, method: string) {
    const blocked = request.url.startsWith('https://discord.com/') && run.world.switches?.discordBlocked;
    if (blocked) return { ...BLOCKED[blocked], ms: FETCH_OVERHEAD_MS, service: 'UrlFetch' as const };
    const fault = run.setup.faultInFetch(request.url, method);
    if (!fault) return answerRest(run, request, method);
    const { ms, service } =
      fault.when === 'before'
        ? { ms: FETCH_OVERHEAD_MS, service: 'UrlFetch' as const }
        : answerRest(run, request, method);
    return { ...unavailable(fault.status, fault.reason), ms, service };
  }

  function response(given: Answer) {
    if (given.status >= 400 && !given.isMuted)
      throw new ScriptError(
        `Request failed for ${new URL(given.url).origin} returned code ${given.status}. Truncated server response: ${given.body.slice(0, 200)} (use muteHttpExceptions option to examine full response)`,
      );
    const members: Pick<
      GoogleAppsScript.URL_Fetch.HTTPResponse,
      'getResponseCode' | 'getContentText' | 'getAllHeaders'
    > = {
      getResponseCode: () => given.status,
      getContentText: () => given.body,
      getAllHeaders: () => ({ 'Content-Type': 'application/json; charset=UTF-8' }),
    };
    return standIn(run, 'HTTPResponse', members, false);
  }

  return standIn(run, 'UrlFetchApp', {
    fetch(url: string, params: Params = {}) {
      const given = answer({ ...params, url });
      run.current().ms += run.current().requests![0]!.ms;
      return response(given);
    },
    // Google sends the requests in parallel: together they take as long as the slowest.
    fetchAll(requests: (Request | string)[]) {
      const loseEarlierChange = lostUpdates(run.world);
      const given = Array.from(requests, (one) => {
        const request = typeof one === 'string' ? { url: one } : { ...one };
        loseEarlierChange(request);
        return answer(request);
      });
      const times = (run.current().requests ?? []).map((one) => one.ms);
      run.current().ms += Math.max(0, ...times);
      if (run.world.switches?.answersReversed) given.reverse();
      return given.map(response);
    },
  });
}

/** Answers that Discord's proxy gives to Google's servers (docs/google.md, G105). */
const BLOCKED = {
  text: { status: 429, body: 'error code: 1015' },
  page: { status: 403, body: '<!DOCTYPE html><title>Access denied</title>' },
};

/** Gives the size of a payload or body in bytes. The value is JSON text. */
const textBytes = (text: unknown): number => (typeof text === 'string' ? Buffer.byteLength(text) : 0);

/** Greatest length of an address in characters (docs/google.md, G18). */
const LONGEST_URL = 2048;

/** Says whether an address is the prefix, or continues the prefix after a complete part of the path (docs/google.md, G18). */
function continues(url: string, prefix: string): boolean {
  if (!url.startsWith(prefix)) return false;
  const rest = url.slice(prefix.length);
  return rest === '' || /[/?#]$/.test(prefix) || /^[/?#]/.test(rest);
}

function checkRequest(
  request: Request,
  whitelist: readonly string[] | undefined,
  isRefused: boolean | undefined,
): void {
  for (const name of Object.keys(request))
    if (!KNOWN_OPTIONS.has(name))
      throw new ScriptError(`Not in the local host: UrlFetchApp option "${name}"`);
  const { url } = request;
  if (url.length > LONGEST_URL) throw new ScriptError('Limit Exceeded: URLFetch URL Length.');
  if (!/^https:\/\//.test(url)) throw new ScriptError(`Invalid argument: ${url}`);
  if (isRefused || (whitelist && !whitelist.some((prefix) => continues(url, prefix))))
    throw new ScriptError(
      `Attribute provided with invalid value: the URL ${url} is not allowed by urlFetchWhitelist.`,
    );
}

function unavailable(status: number, reason?: string) {
  const message = reason ?? 'The service is currently unavailable.';
  const error = { code: status, message, errors: reason ? [{ domain: 'usageLimits', reason, message }] : [] };
  return { status, body: JSON.stringify({ error }) };
}

/**
 * Imitates that Drive supports no simultaneous changes of one file's permissions, so that only the last change stays.
 * Before each further change, undoes the previous change.
 */
function lostUpdates(world: World): (request: Request) => void {
  const before = new Map<string, Permission[]>();
  return ({ url, method = 'get' }) => {
    const id = /\/drive\/v3\/files\/([^/?]+)\/permissions/.exec(url)?.[1] ?? '';
    const file = world.files[id];
    if (!file || method.toLowerCase() === 'get' || world.switches?.rightsKept) return;
    const first = before.get(id);
    if (first) file.permissions = structuredClone(first);
    else before.set(id, structuredClone(file.permissions));
  };
}
