import type { CallName, Value } from '../../../src/sheets/panel-api/calls.ts';
import type { Answer } from '../../../src/sheets/panel-api/panel.ts';
import type { Browser, Page } from '../../browser.ts';
import { NOW } from '../states.ts';

/** The answers of the add-on in a test. Google’s failure handler gets an Error. */
export type Answers = {
  [K in CallName]?: (...args: never[]) => Answer<Value<K>> | Error | Promise<Answer<Value<K>> | Error>;
};

/** A function that answers every call. */
export type AddOn = (name: string, args: readonly unknown[]) => unknown;

export interface Opened {
  readonly page: Page;
  /** Every call so far but those that only look at the season: its name and arguments, without the id of the press. */
  readonly calls: (readonly [name: string, ...args: unknown[]])[];
  /** Closes the panel: its calls are answered no more, and its page serves the next one. */
  close(): Promise<void>;
}

export const ADDRESS = 'https://panel.test/';

/** Calls that the panel makes by itself to look at the season. */
const READS_ONLY: readonly string[] = [
  'getState',
  'poll',
  'chooseMatch',
  'checkFiles',
  'checkForms',
  'checkTriggers',
];

export function ok<T>(value: T): Answer<T> {
  return { ok: true, value };
}

/** A page that shows one panel after the other, with what answers the calls of the one that is open. */
interface Screen {
  readonly page: Page;
  call: (name: string, args: unknown[]) => Promise<unknown>;
  html: string;
  /** The number of the panel that is open; 0 while none is. */
  panel: number;
}

/**
 * Pages that are free. A panel is written into the document of the last one, which takes a third as long as
 * another document: the browser compiles neither its script nor what looks at it again.
 */
const free = new WeakMap<Browser, Screen[]>();
let opened = 0;

/** Opens the built panel, 300 pixels wide, with a google.script.run that gives these answers. */
export async function openPanel(browser: Browser, html: string, answers: Answers | AddOn): Promise<Opened> {
  const screens = free.get(browser) ?? [];
  free.set(browser, screens);
  const screen = screens.pop() ?? (await makeScreen(browser));
  const { page } = screen;
  const calls: [string, ...unknown[]][] = [];
  screen.panel = ++opened;
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  screen.call = async (name, args) => {
    setImmediate(isAsked);
    const isId = (arg: unknown) => typeof arg === 'string' && /^[0-9a-f]{32}$/.test(arg);
    const given = isId(args[args.length - 1]) ? args.slice(0, -1) : args;
    if (!READS_ONLY.includes(name)) calls.push([name, ...given]);
    const value = await answer(answers, name, given);
    return value instanceof Error ? { failure: value.message } : { value };
  };
  // From then on the time runs by itself, and a test can advance it.
  await page.clock.install({ time: NOW });
  await page.evaluate(showPanel, { html: screen.html === html ? '' : html, panel: screen.panel });
  screen.html = html;
  // Answers that come at once are there when a test begins to look.
  await asked;
  const close = async () => {
    // Its document is replaced by the next one.
    screen.panel = 0;
    screens.push(screen);
  };
  return { page, calls, close };
}

async function makeScreen(browser: Browser): Promise<Screen> {
  const page = await makeStage(browser, '<!doctype html>');
  const screen: Screen = { page, html: '', panel: 0, call: () => Promise.resolve(undefined) };
  await page.exposeFunction('callAddOn', (panel: number, name: string, args: unknown[]) =>
    panel === screen.panel ? screen.call(name, args) : new Promise(() => {}),
  );
  return screen;
}

/** A page with this text, as wide as a panel. */
export async function makeStage(browser: Browser, body: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 300, height: 700 },
    timezoneId: 'Europe/Berlin',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.route(`${ADDRESS}*`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  await page.goto(ADDRESS);
  return page;
}

export function answer(answers: Answers | AddOn, name: string, args: readonly unknown[]): unknown {
  if (typeof answers === 'function') return answers(name, args);
  const given = answers[name as CallName] as ((...args: readonly unknown[]) => unknown) | undefined;
  if (!given && name === 'chooseMatch') return ok(null);
  if (!given && (name === 'checkFiles' || name === 'checkForms')) return ok([]);
  if (!given && name === 'checkTriggers') return ok(false);
  return given ? given(...args) : new Error(`Script function not found: ${name}`);
}

/** Runs in the page: ends the panel that is open, and shows another one; without a text that of the last one. */
function showPanel({ html, panel }: { html: string; panel: number }): void {
  type Handler = (value: unknown) => void;
  const world = window as unknown as {
    google: unknown;
    panel: number;
    html: string;
    timers: number | undefined;
    callAddOn(panel: number, name: string, args: unknown[]): Promise<{ value?: unknown; failure?: string }>;
  };
  const makeRunner = (success?: Handler, failure?: Handler): object =>
    new Proxy(
      {
        withSuccessHandler: (handler: Handler) => makeRunner(handler, failure),
        withFailureHandler: (handler: Handler) => makeRunner(success, handler),
      } as Record<string, unknown>,
      {
        get: (own, name: string) =>
          own[name] ??
          ((...args: unknown[]) => {
            void world.callAddOn(panel, name, args).then((answer) => {
              if (world.panel !== panel) return;
              if (answer.failure === undefined) success?.(answer.value);
              else failure?.(new Error(answer.failure));
            });
          }),
      },
    );
  // Timers of the last panel would go on; its listeners go with its document.
  const last = setTimeout(() => {}, 0) as unknown as number;
  for (let timer = world.timers ?? last; timer <= last; timer++) {
    for (const clear of [clearTimeout, cancelAnimationFrame])
      try {
        clear(timer);
      } catch {
        // The timer is of the other kind.
      }
  }
  world.timers = last;
  // A test may have marked the page as hidden.
  Reflect.deleteProperty(document, 'visibilityState');
  world.panel = panel;
  world.html = html || world.html;
  world.google = { script: { run: makeRunner() } };
  document.open();
  document.write(world.html);
  document.close();
}
