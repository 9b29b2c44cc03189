import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { makeGlobals } from '../../../local/google/globals.ts';
import { makeRun } from '../../../local/google/run/make-run.ts';
import { makeQuota } from '../../../local/google/run/quota.ts';
import type { Realm, Run } from '../../../local/google/run/run.ts';
import { scopesOf, tickedScopes } from '../../../local/google/run/scopes.ts';
import { releaseAll } from '../../../local/google/script/lock.ts';
import { countCalls } from '../../../local/host/call-count.ts';
import { makeFaults } from '../../../local/host/faults.ts';
import type { Host } from '../../../local/host/host.ts';
import { NODE_BYTES } from '../../../local/host/node-bytes.ts';
import type { CallResult } from '../../../local/host/script-runner.ts';
import { entryPoints } from '../../../src/sheets/main.ts';

const MANIFEST = JSON.parse(readFileSync('appsscript.json', 'utf8'));
const SCOPES = scopesOf(MANIFEST.oauthScopes);
const REALM: Realm = {
  error: (name, message, details) => Object.assign(new Error(message), { name, ...(details && { details }) }),
  data: (value) => JSON.parse(JSON.stringify(value)),
  list: (items) => [...items],
  date: (ms) => new Date(ms),
};
const FUNCTIONS: Readonly<Record<string, (...given: never[]) => unknown>> = entryPoints;

/**
 * A local host that calls the sources in this process, with the stand-ins as globals, instead of a bundle. Nothing wakes it by
 * itself: a test calls `onSubmission` and `onClock`.
 */
export function inProcess(host: Host): Host {
  const { world, clock } = host;
  const locks = new Map();
  const quota = makeQuota(true, () => world.switches?.callsPerMinute ?? 60);
  const faults = makeFaults();
  let depth = 0;
  const makeTheRun = (user: string, functionName: string): Run =>
    makeRun({
      caller: { world, user, scopes: tickedScopes(SCOPES, world), quota, now: clock.now },
      realm: REALM,
      latency: {},
      faultAt: faults.at,
      faultInFetch: faults.inFetch,
      advance: clock.advance,
      bytes: NODE_BYTES,
      activeWorkbook: world.activeWorkbook,
      isAuthorized: functionName !== 'onOpen',
      hasUi: true,
    });
  const call = (user: string, functionName: string, args: readonly unknown[] = []): CallResult => {
    const run = makeTheRun(user, functionName);
    const globals = makeGlobals(run, {
      manifest: MANIFEST,
      files: { sidebar: '', viewer: '' },
      locks,
      makeUuid: randomUUID,
    });
    const restore = replaceGlobals({ ...globals, console: consoleOf(run.log), now: clock.now });
    depth++;
    run.isLoading = false;
    try {
      const value = FUNCTIONS[functionName]?.(...(args as never[])) ?? null;
      return { value: JSON.parse(JSON.stringify(value)), ...counted(run) };
    } catch (error) {
      const { name, message } = error as Error;
      return { error: { name, message, isEnded: run.ended !== undefined }, ...counted(run) };
    } finally {
      releaseAll(locks, run);
      restore();
      if (--depth === 0) faults.clear();
    }
  };
  return {
    ...host,
    call,
    failCall: faults.addCall,
    failRequest: faults.addRequest,
    during: faults.addDuring,
  };
}

/** Replaces the services and the clock by those of a run. Gives a function that restores them. */
function replaceGlobals({
  now,
  ...globals
}: {
  now(): number;
  readonly [name: string]: unknown;
}): () => void {
  const places = globalThis as unknown as Record<string, unknown>;
  const before = {
    now: Date.now,
    globals: Object.keys(globals).map((name) => [name, places[name]] as const),
  };
  Object.assign(places, globals);
  Date.now = now;
  return () => {
    Date.now = before.now;
    for (const [name, value] of before.globals)
      if (value === undefined) delete places[name];
      else places[name] = value;
  };
}

const consoleOf = (log: string[]) => {
  const write = (...given: unknown[]) => void log.push(given.map(String).join(' '));
  return { log: write, info: write, warn: write, error: write };
};

const counted = ({ calls, modelledMs, ui, log }: Run) => ({
  calls: countCalls(calls),
  modelledMs,
  ui,
  log,
});
