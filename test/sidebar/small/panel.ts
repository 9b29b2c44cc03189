import { Window as FreshWindow } from 'happy-dom';
import { h, options, render } from 'preact';
import { Panel } from '../../../src/sidebar/panel.tsx';
import { makeServer, type Runner } from '../../../src/sidebar/session/server.ts';
import { change, fire } from './found.ts';
import { type Field, isField } from './names.ts';

/** A function that answers the calls of the panel. */
export type AddOn = (name: string, given: readonly unknown[]) => unknown;

/** Calls that the panel makes by itself to look at the season. */
const LOOKS: readonly string[] = ['getState', 'poll', 'chooseMatch', 'checkFiles', 'checkForms'];

interface Timer {
  readonly work: () => void;
  readonly every: number;
  at: number;
}

/** The panel without a browser, and a host who reads it and presses its buttons. The time changes only when a test advances it. */
export interface SmallPanel {
  readonly root: HTMLElement;
  /** Lets answers that have come reach the panel. */
  settle(): Promise<void>;
  /** Every call so far but those that look at the season: its name and arguments, without the id of the press. */
  readonly calls: (readonly [name: string, ...given: unknown[]])[];
  /** Every call that looks at the season, with the seconds since the panel was opened. */
  readonly looks: readonly string[];
  /** The visible text, with single spaces. */
  text(): string;
  /** The names of the buttons that are visible. */
  buttons(): readonly string[];
  press(name: string): Promise<void>;
  /** Types into, or chooses in, the field with a label that begins with these words. */
  fill(label: string, value: string): Promise<void>;
  tick(label: string): Promise<void>;
  /** Hides the panel, as another tab of the browser does, or shows it again. */
  show(isVisible: boolean): Promise<void>;
  /** The host comes to the panel. */
  focus(): Promise<void>;
  /** Moves time on. */
  pass(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens the panel on an add-on. */
export async function openSmallPanel(
  addOn: AddOn,
  { start = Date.UTC(2026, 0, 10, 12) } = {},
): Promise<SmallPanel> {
  const calls: [string, ...unknown[]][] = [];
  const looks: string[] = [];
  const timers = new Map<number, Timer>();
  let now = start;
  let made = 0;
  const addTimer = (work: () => void, ms = 0, repeats = false) => {
    timers.set(++made, { work, at: now + ms, every: repeats ? Math.max(1, ms) : 0 });
    return made;
  };
  const window = new FreshWindow() as unknown as Window;
  const { document } = window;
  const root = document.body.appendChild(document.createElement('main'));
  let visibilityState = 'visible';
  Object.defineProperty(document, 'visibilityState', { get: () => visibilityState });
  Object.assign(document, { execCommand: () => true });
  const restore = replace({
    document,
    window,
    setTimeout: (work: () => void, ms?: number) => addTimer(work, ms),
    setInterval: (work: () => void, ms?: number) => addTimer(work, ms, true),
    clearTimeout: (id: number) => void timers.delete(id),
    clearInterval: (id: number) => void timers.delete(id),
  });
  const realNow = Date.now;
  Date.now = () => now;
  const realFrame = options.requestAnimationFrame;
  options.requestAnimationFrame = (work) => queueMicrotask(work);

  const runner = (success: (value: unknown) => void, failure: (error: unknown) => void): Runner =>
    new Proxy({} as Runner, {
      get: (_, name: string) => {
        if (name === 'withSuccessHandler') return (handler: typeof success) => runner(handler, failure);
        if (name === 'withFailureHandler') return (handler: typeof failure) => runner(success, handler);
        return (...given: unknown[]) => {
          const last = given[given.length - 1];
          const own = typeof last === 'string' && /^[0-9a-f]{32}$/.test(last) ? given.slice(0, -1) : given;
          // The check of the triggers is made once, beside the first look.
          if (LOOKS.includes(name)) looks.push(`${(now - start) / 1000} ${[name, ...own].join(' ')}`);
          else if (name !== 'checkTriggers') calls.push([name, ...own]);
          void Promise.resolve()
            .then(() => addOn(name, given))
            .then(success, failure);
        };
      },
    });
  const server = makeServer(() =>
    runner(
      () => {},
      () => {},
    ),
  );
  render(h(Panel, { server }), root);
  const settle = async () => {
    for (let i = 0; i < 60; i++) await Promise.resolve();
  };
  const pass = async (ms: number) => {
    const until = now + ms;
    for (;;) {
      const [next] = [...timers].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at);
      if (!next) break;
      const [id, timer] = next;
      now = Math.max(now, timer.at);
      if (timer.every > 0) timer.at += timer.every;
      else timers.delete(id);
      timer.work();
      await settle();
    }
    now = until;
    await settle();
  };
  const nameOf = (node: Element) =>
    (node.getAttribute('aria-label') ?? textOf(node)).replace(/\s+/g, ' ').trim();
  const all = <E extends Element>(selector: string) =>
    [...root.querySelectorAll<E>(selector)].filter((node) => !node.closest('[hidden]'));
  const find = <E>(what: string, nodes: readonly E[]): E => {
    const [first] = nodes;
    if (!first) throw new Error(`There is no ${what}. ${nameOf(root)}`);
    return first;
  };
  const buttons = () => all<HTMLElement>('button, summary');
  const labelled = (label: string): Field => {
    const labels = all<HTMLLabelElement>('label').filter((node) => nameOf(node).startsWith(label));
    const named = labels.flatMap((node) => (node.control && isField(node.control) ? node.control : []));
    const own = all<Field>(`:is(input, select, textarea)[aria-label^="${label}"]`);
    return find(`field ${label}`, [...named, ...own]);
  };
  await settle();
  return {
    root,
    settle,
    calls,
    looks,
    text: () => nameOf(root),
    buttons: () => buttons().map(nameOf),
    press: async (name) => {
      find(
        `button ${name}`,
        buttons().filter((node) => nameOf(node) === name),
      ).click();
      await settle();
    },
    fill: async (label, value) => {
      change(labelled(label), value);
      await settle();
    },
    tick: async (label) => {
      labelled(label).click();
      await settle();
    },
    show: async (isVisible) => {
      visibilityState = isVisible ? 'visible' : 'hidden';
      fire(document, 'visibilitychange');
      await settle();
    },
    focus: async () => {
      fire(window, 'focus');
      await settle();
    },
    pass,
    close: async () => {
      render(null, root);
      await settle();
      restore();
      Date.now = realNow;
      if (realFrame) options.requestAnimationFrame = realFrame;
      else delete options.requestAnimationFrame;
    },
  };
}

const INLINE = ['span', 'b', 'strong', 'em', 'a', 'small'];

/** The visible text of an element, with a space between blocks. */
function textOf(node: Element): string {
  if (node.matches('[hidden], textarea')) return '';
  const inner = [...node.childNodes].map((one) =>
    'localName' in one ? textOf(one as Element) : one.textContent,
  );
  return INLINE.includes(node.localName) ? inner.join('') : ` ${inner.join('')} `;
}

/** Replaces some globals. Gives a function that restores them. */
function replace(globals: Readonly<Record<string, unknown>>): () => void {
  const places = globalThis as unknown as Record<string, unknown>;
  const before = Object.keys(globals).map((name) => [name, places[name]] as const);
  Object.assign(places, globals);
  return () => {
    for (const [name, value] of before)
      if (value === undefined) delete places[name];
      else places[name] = value;
  };
}
