// Requests to the local host's server.
import type { CallResult } from '../host/script-runner.ts';

async function read<T>(response: Response): Promise<T> {
  const body = (await response.json()) as T & { message?: string };
  if (response.ok) return body;
  throw new Error(body.message ?? response.statusText);
}

/** Reads a view from the server. Leaves out parameters without a value. Throws an Error with the server's message. */
export async function get<T>(path: string, query: Record<string, string | undefined>): Promise<T> {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return read<T>(await fetch(`${path}?${new URLSearchParams(given)}`));
}

/** Asks the server to do an action. Throws an Error with the server's message. */
export async function post<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return read<T>(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

export const callScript = (functionName: string, args: unknown[] = []): Promise<CallResult> =>
  post<CallResult>('/api/call', { functionName, args });

/** Gives the message that a failure handler would receive on Google. */
export function failureText(error: NonNullable<CallResult['error']>): string {
  return error.name === 'Exception' && error.isEnded ? error.message : `${error.name}: ${error.message}`;
}

/** Calls `act` after every change on the server. Gives a function that ends these calls. */
export function onChange(act: () => void): () => void {
  const events = new EventSource('/events');
  events.onmessage = act;
  return () => events.close();
}

/** Matches the beginning of an address in Docs or Drive. */
const GOOGLE = /^https:\/\/(docs|drive)\.google\.com\//;
export const localAddress = (href: string): string => href.replace(GOOGLE, '/');
