// HTTP: the page, its data and what it asks to be done. Only for this machine, and only for its own page.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Host } from '../host/host.ts';
import { ACTIONS } from './actions.ts';
import { pageHtml, sidebarHtml } from './pages.ts';
import { Refused, VIEWS } from './views.ts';
import type { WebAssets } from './web-assets.ts';

const LARGEST_BODY = 5_000_000;

export function makeHandler(host: Host, web: WebAssets, changed: () => void): RequestListener {
  const listeners = new Set<ServerResponse>();

  // Another site's page may reach this port by a name of its own: only our own names are answered.
  const isOurs = (request: IncomingMessage): boolean => {
    const name = (request.headers.host ?? '').replace(/:\d+$/, '');
    const { origin } = request.headers;
    return (
      ['127.0.0.1', 'localhost'].includes(name) &&
      (origin === undefined || origin === `http://${request.headers.host}`)
    );
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', 'http://127.0.0.1');
    const path = address.pathname;
    if (!isOurs(request)) return send(response, 403, 'text/plain', 'Only for this machine.');
    if (request.method === 'GET') {
      if (path === '/app.js') return send(response, 200, 'text/javascript', web.script);
      if (path === '/app.css') return send(response, 200, 'text/css', web.style);
      if (path === '/favicon.ico') return send(response, 204, 'text/plain', '');
      if (path === '/sidebar') return send(response, 200, 'text/html', sidebarHtml(host, web.bridge));
      if (path === '/events') return listenTo(response);
      const view = VIEWS[path];
      if (view) return sendJson(response, 200, view(host, Object.fromEntries(address.searchParams)));
      if (path === '/' || /^\/(forms|spreadsheets)\//.test(path))
        return send(response, 200, 'text/html', pageHtml());
      return send(response, 404, 'text/plain', 'There is nothing here.');
    }
    const action = request.method === 'POST' ? ACTIONS[path] : undefined;
    if (!action) return send(response, 404, 'text/plain', 'There is nothing here.');
    if (!request.headers['content-type']?.startsWith('application/json'))
      return send(response, 415, 'text/plain', 'JSON, please.');
    const done = await action(host, JSON.parse(await bodyOf(request)) as never);
    changed();
    for (const listener of listeners) listener.write('data: changed\n\n');
    return sendJson(response, 200, done ?? {});
  }

  function listenTo(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': here\n\n');
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      if (error instanceof Refused) return sendJson(response, 403, { message });
      return sendJson(response, 400, { message });
    });
  };
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  send(response, status, 'application/json', JSON.stringify(value));

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new Error('The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8') || '{}';
}
