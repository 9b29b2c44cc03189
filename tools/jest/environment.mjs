import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { quickly } from './quick-expect.mjs';
import { withoutErrorsOfTests } from './quiet-errors.mjs';

/** Classes of values that Node's own functions return to tests. Tests must have the same classes. */
const OF_NODE = ['ArrayBuffer', 'Uint8Array'];

/**
 * Jest's environment for Node in a plain context. In Jest's own context each access to a global calls a function, which makes most tests slower by a
 * tenth. In a Node without plain contexts (before 20.18), Jest's own context is used.
 */
export class PlainEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.root = config.projectConfig.rootDir;
    if (vm.constants?.DONT_CONTEXTIFY === undefined) return;
    const plain = vm.createContext(vm.constants.DONT_CONTEXTIFY);
    copyMissing(this.global, plain, OF_NODE);
    // Symbol.dispose and Symbol.asyncDispose, as Node has them.
    copyMissing(this.global.Symbol, plain.Symbol);
    plain.global = plain;
    plain.Error.stackTraceLimit = this.global.Error.stackTraceLimit;
    this.moduleMocker = new this.moduleMocker.constructor(plain);
    this.fakeTimersModern = new this.fakeTimersModern.constructor({
      config: config.projectConfig,
      global: plain,
    });
    plain.Error.prepareStackTrace = writeStack;
    this.context = plain;
    this.global = plain;
  }

  /** Called by jest-circus with the functions for tests, before any test uses them. */
  handleTestEvent({ name, runtimeGlobals }) {
    if (name !== 'setup') return;
    runtimeGlobals.expect = quickly(runtimeGlobals.expect);
    this.global.expect = runtimeGlobals.expect;
    withoutErrorsOfTests(this.global.console, this.root);
  }

  teardown() {
    // Only workers of Jest have a channel to a parent process.
    if (process.send && !process.listeners('exit').includes(endAtOnce)) process.on('exit', endAtOnce);
    return super.teardown();
  }
}

/**
 * Ends a process that is exiting, without freeing its memory first. Freeing takes longer than the 500 ms that Jest waits for a worker with much
 * memory; Jest then kills the worker and reports a leak.
 */
function endAtOnce() {
  process.exit();
}

/**
 * A stack as Jest writes it, with places in the sources; those of packages have no other sources, and Playwright asks for a
 * stack in each of its calls.
 */
function writeStack(error, frames) {
  const head = `${error.name ?? 'Error'}: ${error.message ?? ''}`;
  // The one of Node's own context, which Jest sets.
  const withSources = Error.prepareStackTrace;
  const lineOf = (frame) =>
    !withSources || frame.getFileName()?.includes('/node_modules/')
      ? `\n    at ${frame}`
      : withSources(error, [frame]).slice(head.length);
  return head + frames.map(lineOf).join('');
}

/** Copies the properties that an object lacks from another one, and also those that are named. */
function copyMissing(from, to, named = []) {
  for (const key of Reflect.ownKeys(from))
    if (named.includes(key) || !(key in to))
      Object.defineProperty(to, key, lasting(to, key, Object.getOwnPropertyDescriptor(from, key)));
}

/** A property that asks its getter once: Jest’s getters of Node’s globals take long, and some are asked in every call. */
function lasting(owner, key, given) {
  const { get, enumerable } = given;
  if (!get) return given;
  const keep = (value) => {
    Object.defineProperty(owner, key, { value, enumerable, configurable: true, writable: true });
    return value;
  };
  return { enumerable, configurable: true, get: () => keep(get()), set: keep };
}
// biome-ignore lint/style/noDefaultExport: jest reads the default export
export default PlainEnvironment;
