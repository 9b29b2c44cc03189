// The HTTP server: the page, its data and its actions. It answers only this machine, and only its own page.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { rightOn } from '../google/world/rights.ts';
import type { Host } from '../host/host.ts';
import { ACTIONS } from './actions.ts';
import { makeChangeEvents } from './change-events.ts';
import { isLocalRequest, jsonBody, send, sendJson, sendText } from './http.ts';
import { pageHtml, sidebarHtml } from './pages.ts';
import { Refused, VIEWS } from './views.ts';
import type { WebAssets } from './web-assets.ts';

/** Makes the listener that answers requests to the server. Calls `changed` after every action. */
export function makeHandler(host: Host, web: WebAssets, changed: () => void): RequestListener {
  const events = makeChangeEvents();

  const documents: Readonly<Record<string, (response: ServerResponse) => void>> = {
    '/': (response) => send(response, 200, 'text/html', pageHtml()),
    '/app.js': (response) => send(response, 200, 'text/javascript', web.script),
    '/app.css': (response) => send(response, 200, 'text/css', web.style),
    '/favicon.ico': (response) => send(response, 204, 'text/plain', ''),
    '/sidebar': (response) => send(response, 200, 'text/html', sidebarHtml(host, web)),
    '/viewer': (response) => send(response, 200, 'text/html', host.viewer),
    '/events': (response) => events.add(response),
  };

  /** Answers with a page that everyone may open. The browser downloads the page, as from Drive. */
  function download(id: string, response: ServerResponse): void {
    const file = host.world.files[id];
    if (file?.kind !== 'page' || file.trashed || !rightOn(file, undefined)) {
      sendNotFound(response);
      return;
    }
    response.setHeader(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    );
    send(response, 200, file.mimeType, file.text);
  }

  function get(address: URL, response: ServerResponse): void {
    const path = address.pathname;
    const view = VIEWS[path];
    // The page shows a form or a workbook by its address.
    const document = /^\/(forms|spreadsheets)\//.test(path) ? documents['/'] : documents[path];
    if (path === '/uc') download(address.searchParams.get('id') ?? '', response);
    else if (view) sendJson(response, 200, view(host, Object.fromEntries(address.searchParams)));
    else if (document) document(response);
    else sendNotFound(response);
  }

  async function post(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const action = ACTIONS[path];
    if (!action) return sendNotFound(response);
    if (!request.headers['content-type']?.startsWith('application/json'))
      return sendText(response, 415, 'The content type must be application/json.');
    const result = await action(host, (await jsonBody(request)) as never);
    changed();
    events.send();
    sendJson(response, 200, result ?? {});
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (!isLocalRequest(request)) sendText(response, 403, 'Only pages of this machine are answered.');
    else if (request.method === 'GET') get(address, response);
    else if (request.method === 'POST') await post(address.pathname, request, response);
    else sendNotFound(response);
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      sendJson(response, error instanceof Refused ? 403 : 400, { message });
    });
  };
}

const sendNotFound = (response: ServerResponse): void => sendText(response, 404, 'There is no such page.');
