// Requests and replies of the local server.
import type { IncomingMessage, ServerResponse } from 'node:http';

const LARGEST_BODY = 5_000_000;

/**
 * Says whether a request names this machine as its host. Pages of other sites can reach this port only under other
 * names, so other names are refused.
 */
export function isLocalRequest({ headers }: IncomingMessage): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '');
  const isLocalName = ['127.0.0.1', 'localhost'].includes(name);
  return isLocalName && (headers.origin === undefined || headers.origin === `http://${headers.host}`);
}

export function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

export const sendText = (response: ServerResponse, status: number, text: string): void =>
  send(response, status, 'text/plain', text);

export const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  send(response, status, 'application/json', JSON.stringify(value));

/** Parses the body of a request as JSON. Gives {} if the body is empty. Throws if the body is too large or is not JSON. */
export async function jsonBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new Error('The request is too large.');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
}
