// Runs functions of the script, each in a fresh context with the stand-ins as its globals.
import { randomUUID } from 'node:crypto';
import { type Context, Script } from 'node:vm';
import { type Manifest, makeGlobals } from '../google/globals.ts';
import type { Latency } from '../google/run/latency.ts';
import { makeRun } from '../google/run/make-run.ts';
import { makeQuota, SHEETS_CALLS_PER_MINUTE } from '../google/run/quota.ts';
import type { Run, Ui } from '../google/run/run.ts';
import { scopesOf, tickedScopes } from '../google/run/scopes.ts';
import { type Locks, releaseAll } from '../google/script/lock.ts';
import type { World } from '../google/world/world.ts';
import { type CallCount, countCalls } from './call-count.ts';
import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import { NODE_BYTES } from './node-bytes.ts';
import { plainCopy } from './plain-data.ts';
import { freshContext, returnContext, takeContext } from './run-context.ts';
import { compile, isEntryPoint, type Log, makeContext } from './script-context.ts';

export interface ScriptSetup {
  code: string;
  sidebar: string;
  /** Content of the file viewer.html. A script can also be installed without this file. */
  viewer?: string;
  manifest: Manifest;
  /** Measured latencies, which replace the built-in table. */
  latency?: Latency;
  /** True (the default) if Google's quotas per minute apply. */
  hasQuotas?: boolean;
  makeUuid?: () => string;
  /**
   * True if the script stays loaded between runs, also between runs of different hosts. This is many times faster. False
   * by default, as on Google. A context is not used again if its run was ended.
   */
  keepsScript?: boolean;
  /** Receives what the script writes with console.error. Within one run, equal texts come only once. The run's log has these texts, too. */
  printError?: (text: string) => void;
}

export interface ScriptCall {
  user: string;
  functionName: string;
  args: readonly unknown[];
  activeWorkbook: string | undefined;
  hasUi: boolean;
}

export interface CallResult {
  value?: unknown;
  error?: { name: string; message: string; stack?: string; isEnded: boolean };
  calls: CallCount;
  modelledMs: number;
  ui: Ui;
  log: readonly string[];
}

export interface ScriptRunner {
  run(call: ScriptCall): CallResult;
  /** Lists the functions that google.script.run offers. */
  entryPoints(): string[];
}

/** Functions that Google runs even if the user has given no permission. */
const SIMPLE_TRIGGERS = ['onOpen', 'onInstall', 'onEdit'];

/** Makes the runner of a bundle. Runs may overlap, because the action of a fault may start another run. */
export function makeScriptRunner(
  setup: ScriptSetup,
  { world, clock, faults }: { world: World; clock: Clock; faults: Faults },
): ScriptRunner {
  let script: Script | undefined;
  /** Loads the bundle into a context. The first call compiles the bundle. */
  function load(context: Context): void {
    script ??= compile(setup.code);
    script.runInContext(context);
  }
  const locks: Locks = new Map();
  const quota = makeQuota(
    setup.hasQuotas ?? true,
    () => world.switches?.callsPerMinute ?? SHEETS_CALLS_PER_MINUTE,
  );
  const scopes = scopesOf(setup.manifest.oauthScopes);
  const { sidebar, viewer, manifest, latency = {}, makeUuid = randomUUID, keepsScript = false } = setup;
  const files = { sidebar, ...(viewer === undefined ? {} : { viewer }) };
  let depth = 0;

  /** Makes a run, and a context for the run's script. */
  function prepare({ user, functionName, activeWorkbook, hasUi }: ScriptCall) {
    let run: Run | undefined;
    const missing = world.switches?.missingBuiltIns ?? [];
    const keeps = keepsScript && missing.length === 0;
    const log: Log = (line, isError) => {
      if (isError && !run?.log.includes(line)) setup.printError?.(line);
      run?.log.push(line);
    };
    const contextUser = { now: clock.now, log };
    const place = keeps ? takeContext(setup.code, contextUser) : freshContext(contextUser);
    const { context, realm } = place;
    for (const path of missing) new Script(`delete ${path}`).runInContext(context);
    run = makeRun({
      caller: { world, user, scopes: tickedScopes(scopes, world), quota, now: clock.now },
      realm,
      latency,
      faultAt: faults.at,
      faultInFetch: faults.inFetch,
      advance: clock.advance,
      bytes: NODE_BYTES,
      activeWorkbook,
      isAuthorized: !SIMPLE_TRIGGERS.includes(functionName),
      hasUi,
    });
    const globals = makeGlobals(run, { manifest, files, locks, makeUuid });
    Object.assign(context, globals);
    const leave = () => {
      if (keeps && place.isLoaded && run?.ended === undefined) returnContext(setup.code, place, globals);
    };
    return { run, place, leave };
  }

  return {
    run(call) {
      const { run, place, leave } = prepare(call);
      const { context, realm } = place;
      const { functionName } = call;
      depth++;
      try {
        const result = resultOf(run, () => {
          if (!place.isLoaded) load(context);
          place.isLoaded = true;
          run.isLoading = false;
          const entry: unknown = (context as Record<string, unknown>)[functionName];
          if (!isEntryPoint(context, functionName) || typeof entry !== 'function')
            throw new Error(`Script function not found: ${functionName}`);
          const args = realm.data(plainCopy(call.args, 'arguments')) as unknown[];
          const value: unknown = entry(...args);
          return value === undefined ? null : plainCopy(value, `the result of ${functionName}`);
        });
        const { calls, modelledMs, ui, log } = run;
        return { ...result, calls: countCalls(calls), modelledMs, ui, log };
      } finally {
        depth--;
        releaseAll(locks, run);
        leave();
        if (depth === 0) faults.clear();
      }
    },
    entryPoints() {
      const { context } = makeContext(clock.now, () => {});
      load(context);
      return Object.getOwnPropertyNames(context).filter(
        (name) => isEntryPoint(context, name) && typeof context[name] === 'function',
      );
    },
  };
}

/** Makes the result of a run that Google refused. */
export function notRun(message: string): CallResult {
  return {
    ...endedError(message),
    calls: countCalls([]),
    modelledMs: 0,
    ui: { menus: [], alerts: [] },
    log: [],
  };
}

/** Executes a run. Gives the returned value, or the error that ended the run. */
function resultOf(run: Run, execute: () => unknown): Pick<CallResult, 'value' | 'error'> {
  try {
    const value = execute();
    return run.ended === undefined ? { value } : endedError(run.ended);
  } catch (error) {
    if (run.ended !== undefined) return endedError(run.ended);
    const { name = 'Error', message = String(error), stack } = (error ?? {}) as Partial<Error>;
    return { error: { name, message, ...(stack ? { stack } : {}), isEnded: false } };
  }
}

const endedError = (message: string): Pick<CallResult, 'error'> => ({
  error: { name: 'Exception', message, isEnded: true },
});
