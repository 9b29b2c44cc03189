// The bundle, compiled once and run in a fresh context for every call: on Google, too, no global is kept between calls.
import vm, { type Context, Script } from 'node:vm';
import { BUILT_INS, REMOVE_YOUNGER } from '../google/run/built-ins.ts';
import type { Realm } from '../google/run/run.ts';

export interface ScriptContext {
  context: Context;
  realm: Realm;
}

// Runs in the context before the bundle: Date reads the virtual clock, and globals that Apps Script may lack are removed.
const PRELUDE = new Script(
  `(function (now, console, kept) {
    ${REMOVE_YOUNGER}
    const RealDate = Date;
    const VirtualDate = new Proxy(RealDate, {
      construct: (target, given, newTarget) => Reflect.construct(target, given.length ? given : [now()], newTarget),
      apply: () => new RealDate(now()).toString(),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
    RealDate.prototype.constructor = VirtualDate;
    globalThis.Date = VirtualDate;
    globalThis.console = console;
    removeYounger(JSON.parse(kept));
    return {
      error(name, message, details) {
        const error = new Error(message);
        error.name = name;
        if (details) error.details = JSON.parse(details);
        return error;
      },
      data: JSON.parse,
      list: (items) => Array.from(items),
      date: (ms) => new RealDate(ms),
    };
  })`,
  { filename: 'local-host-prelude.js' },
);

interface PreludeResult {
  error(name: string, message: string, details?: string): unknown;
  data(text: string): unknown;
  list(items: readonly unknown[]): unknown;
  date(ms: number): unknown;
}

type Prelude = (now: () => number, console: object, kept: string) => PreludeResult;

const KEPT = JSON.stringify(BUILT_INS);

let builtIn: ReadonlySet<string> | undefined;

/** Says whether a name is a global of the script and is not private. Names that end in _ are private. */
export function isEntryPoint(context: Context, name: string): boolean {
  builtIn ??= new Set(Object.getOwnPropertyNames(makeContext(Date.now, () => {}).context));
  return !name.endsWith('_') && !builtIn.has(name) && Object.getOwnPropertyNames(context).includes(name);
}

export const compile = (code: string): Script => new Script(code, { filename: 'Code.js' });

/** Receives a line of the script's log. `isError` is true for console.error. */
export type Log = (line: string, isError: boolean) => void;

/** Makes a context that has a clock and a console. The context lacks Node's globals. */
export function makeContext(now: () => number, log: Log): ScriptContext {
  // In a plain context globals are found quicker; a Node before 20.18 lacks them.
  const context = vm.createContext(vm.constants?.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });
  const writer =
    (isError: boolean) =>
    (...given: unknown[]) =>
      log(given.map(logText).join(' '), isError);
  const write = writer(false);
  const console = { log: write, info: write, warn: write, error: writer(true) };
  const prelude = (PRELUDE.runInContext(context) as Prelude)(now, console, KEPT);
  const realm: Realm = {
    error: (name, message, details) => prelude.error(name, message, details && JSON.stringify(details)),
    data: (value, text = JSON.stringify(value)) => prelude.data(text),
    list: (items) => prelude.list(items),
    date: (ms) => prelude.date(ms),
  };
  return { context, realm };
}

function logText(value: unknown): string {
  if (typeof value === 'string') return value;
  const stack = (value as { stack?: unknown } | null)?.stack;
  if (typeof stack === 'string') return stack;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
