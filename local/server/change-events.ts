// Server-sent events that tell open pages to read again.
import type { ServerResponse } from 'node:http';

export interface ChangeEvents {
  /** Keeps a response open, and reports every later change in this response. */
  add(response: ServerResponse): void;
  send(): void;
}

export function makeChangeEvents(): ChangeEvents {
  const listeners = new Set<ServerResponse>();
  return {
    add(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(': connected\n\n');
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    },
    send() {
      for (const listener of listeners) listener.write('data: changed\n\n');
    },
  };
}
