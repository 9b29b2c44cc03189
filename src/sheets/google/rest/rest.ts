import { limitReached, messageOf } from '../../problem.ts';
import { isLimit, waitForLimit } from './limits.ts';

/** A REST call to a Google API, sent with the script's own token. requests.ts lists all such calls. */
export interface RestCall<Answer = unknown> {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  readonly url: string;
  readonly body?: object;
  /** Only for the compiler: carries the type of the answer, and never has a value. */
  readonly answer?: Answer;
}

export interface Reply<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  /** Google's error message; undefined if the call succeeded. */
  readonly error?: string;
  /** Google's code for the cause of a failure, such as SERVICE_DISABLED. */
  readonly reason?: string;
}

/**
 * Makes all calls in parallel, with one UrlFetchApp.fetchAll. A failed call gives a reply with an error. If a call met a
 * limit of Google and the run has time, waits and makes this call again.
 */
export function callAll<Answer>(calls: readonly RestCall<Answer>[]): readonly Reply<Answer>[] {
  const replies = [...callOnce(calls)];
  for (;;) {
    const limited = replies.flatMap((reply, i) => (hasMetLimit(reply) ? [i] : []));
    if (limited.length === 0 || !waitForLimit()) return replies;
    const again = callOnce(limited.map((i) => calls[i] as RestCall<Answer>));
    limited.forEach((i, k) => {
      replies[i] = again[k] as Reply<Answer>;
    });
  }
}

/** Says whether a call failed because of a limit that ends within a minute. */
export function hasMetLimit({ error, status, reason }: Reply): boolean {
  return error !== undefined && isLimit(status, reason);
}

/** Makes all calls in parallel, without retries. */
export function callOnce<Answer>(calls: readonly RestCall<Answer>[]): readonly Reply<Answer>[] {
  if (calls.length === 0) return [];
  const Authorization = `Bearer ${ScriptApp.getOAuthToken()}`;
  const requests = calls.map(({ method, url, body }) => ({
    url,
    method,
    headers: { Authorization },
    muteHttpExceptions: true,
    ...(body ? { contentType: 'application/json', payload: JSON.stringify(body) } : {}),
  }));
  try {
    return UrlFetchApp.fetchAll(requests).map((response) => readReply(response) as Reply<Answer>);
  } catch (error) {
    // Some calls may have arrived. Every call can be repeated without harm.
    const message = messageOf(error);
    return calls.map(() => ({ status: 0, body: undefined as Answer, error: message }));
  }
}

/** Makes calls in parallel. Throws if any call failed. */
export function mustCall<Answer>(calls: readonly RestCall<Answer>[]): readonly Reply<Answer>[] {
  return mustSucceed(callAll(calls));
}

/** Makes a call and gives the body of the reply. Throws if the call failed. */
export function bodyOf<Answer>(call: RestCall<Answer>): Answer {
  return (mustCall([call])[0] as Reply<Answer>).body;
}

/** Gives the replies unchanged. Throws if any reply has an error. */
export function mustSucceed<Answer>(replies: readonly Reply<Answer>[]): readonly Reply<Answer>[] {
  const failed = replies.find(({ error }) => error !== undefined);
  if (failed && hasMetLimit(failed)) throw limitReached();
  if (failed) throwRefusal(failed.error);
  return replies;
}

export function throwRefusal(error: string | undefined): never {
  throw new Error(`Google answered: ${error}`);
}

/** Body of the reply to a failed call. Drive lists the reasons in `errors`, newer APIs in `details`. */
interface ErrorBody {
  readonly error?: {
    readonly message?: string;
    readonly details?: readonly { readonly reason?: string }[];
    readonly errors?: readonly { readonly reason?: string }[];
  };
}

function readReply(response: { getResponseCode(): number; getContentText(): string }): Reply {
  const status = response.getResponseCode();
  const text = response.getContentText();
  let body: unknown;
  try {
    body = text === '' ? undefined : JSON.parse(text);
  } catch {
    body = undefined;
  }
  if (status >= 200 && status < 300) return { status, body };
  const { message, details = [], errors = [] } = (body as ErrorBody | undefined)?.error ?? {};
  const reason = [...details, ...errors].find((one) => one.reason !== undefined)?.reason;
  const error = `${message ?? text.slice(0, 200)} (${reason === undefined ? '' : `${reason} `}${status})`;
  return { status, body, error, ...(reason === undefined ? {} : { reason }) };
}
