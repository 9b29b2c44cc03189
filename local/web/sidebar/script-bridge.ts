// Runs first inside the sidebar's frame: google.script.run and google.script.host as Google's frame has them.
// The frame is sandboxed, so calls go to the page around it, and answers come back as messages.
import { plainCopy } from '../../host/plain-data.ts';

interface Setup {
  offset: number;
  functions: string[];
}
type Handler = ((value: unknown, userObject: unknown) => void) | undefined;
interface Waiting {
  success: Handler;
  failure: Handler;
  userObject: unknown;
}

const AT_ONCE = 10;
const setup = (window as unknown as { __local: Setup }).__local;
const waiting = new Map<number, Waiting>();
const queue: (() => void)[] = [];
let number = 0;

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
      const id = ++number;
      // Google refuses such arguments at once, in the page.
      const copy = plainCopy(args, `google.script.run.${name}`);
      const start = () => {
        waiting.set(id, { success, failure, userObject });
        send(id, name, copy);
      };
      if (waiting.size < AT_ONCE) start();
      else queue.push(start);
    };
  return Object.freeze(runner);
}

addEventListener('message', (event: MessageEvent) => {
  if (event.source !== parent) return;
  const message = event.data as {
    kind?: string;
    id: number;
    offset: number;
    value?: unknown;
    error?: string;
  };
  if (message.kind === 'clock') setup.offset = message.offset;
  if (message.kind !== 'answer') return;
  const found = waiting.get(message.id);
  waiting.delete(message.id);
  queue.shift()?.();
  if (!found) return;
  if (message.error === undefined) found.success?.(message.value, found.userObject);
  else {
    const error = new Error(message.error);
    error.name = 'ScriptError';
    if (found.failure) found.failure(error, found.userObject);
    else console.error(error);
  }
});

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
  if (!href.startsWith('https://docs.google.com/')) return;
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
