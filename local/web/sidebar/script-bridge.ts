// Runs first in the sidebar's frame and makes google.script.run and google.script.host as Google's frame has them.
// The frame is sandboxed: it sends calls to the page around it, and receives the answers, as messages.
import { plainCopy } from '../../host/plain-data.ts';

interface Setup {
  offset: number;
  functions: string[];
}
type Handler = ((value: unknown, userObject: unknown) => void) | undefined;
interface PendingCall {
  success: Handler;
  failure: Handler;
  userObject: unknown;
}

/** Number of calls that Google runs at the same time. Further calls wait. */
const CONCURRENT_CALLS = 10;
const setup = (window as unknown as { __local: Setup }).__local;
const pending = new Map<number, PendingCall>();
const queue: (() => void)[] = [];
let lastId = 0;

const post = (message: object) => parent.postMessage(message, '*');

function send(id: number, functionName: string, args: unknown): void {
  post({ kind: 'call', id, functionName, args });
}

function makeRunner(success: Handler, failure: Handler, userObject: unknown): object {
  const runner: Record<string, unknown> = {
    withSuccessHandler: (handler: Handler) => makeRunner(handler, failure, userObject),
    withFailureHandler: (handler: Handler) => makeRunner(success, handler, userObject),
    withUserObject: (object: unknown) => makeRunner(success, failure, object),
  };
  for (const name of setup.functions)
    runner[name] = (...args: unknown[]) => {
      const id = ++lastId;
      // Google checks the arguments in the page, before the call.
      const copy = plainCopy(args, `google.script.run.${name}`);
      const start = () => {
        pending.set(id, { success, failure, userObject });
        send(id, name, copy);
      };
      if (pending.size < CONCURRENT_CALLS) start();
      else queue.push(start);
    };
  return Object.freeze(runner);
}

interface Message {
  kind?: string;
  id: number;
  offset: number;
  value?: unknown;
  error?: string;
}

addEventListener('message', (event: MessageEvent) => {
  if (event.source !== parent) return;
  const message = event.data as Message;
  if (message.kind === 'clock') setup.offset = message.offset;
  if (message.kind === 'answer') receiveAnswer(message);
});

function receiveAnswer({ id, value, error: text }: Message): void {
  const call = pending.get(id);
  pending.delete(id);
  queue.shift()?.();
  if (!call) return;
  if (text === undefined) {
    call.success?.(value, call.userObject);
    return;
  }
  const error = new Error(text);
  error.name = 'ScriptError';
  if (call.failure) call.failure(error, call.userObject);
  else console.error(error);
}

// The sidebar reads the virtual clock, as the script does.
const RealDate = Date;
const now = () => RealDate.now() + setup.offset;
const VirtualDate = new Proxy(RealDate, {
  construct: (target, given: [], newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], newTarget) as object,
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
});
(globalThis as { Date: unknown }).Date = VirtualDate;

// Links to Google's addresses open the stand-ins' pages.
addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  const href = link?.getAttribute('href') ?? '';
  if (!/^https:\/\/(docs|drive)\.google\.com\//.test(href)) return;
  event.preventDefault();
  post({ kind: 'open', href });
});

(window as unknown as { google: object }).google = {
  script: {
    run: makeRunner(undefined, undefined, undefined),
    host: {
      close: () => post({ kind: 'close' }),
      setHeight() {},
      setWidth() {},
      editor: { focus: () => post({ kind: 'focus' }) },
      origin: 'https://docs.google.com',
    },
  },
};
