// One run of the script: every call of a service passes here to be counted, charged, failed or refused.
import type { Caller } from './caller.ts';
import { GoogleError, NotCovered, ScriptError } from './errors.ts';
import { COUNTED, latencyOf, SCRIPT_LIMIT_MS, type Service, serviceOf } from './latency.ts';
import { checkCallScope } from './scopes.ts';
import { isStandIn } from './stand-in.ts';

/** A request inside a fetch or fetchAll. */
export interface RequestRecord {
  method: string;
  url: string;
  status: number;
  ms: number;
}

export interface CallRecord {
  name: string;
  service: Service;
  /** Its number among the calls to Sheets, Drive, Forms and UrlFetch, from 1; 0 for the others. */
  nth: number;
  ms: number;
  requests?: RequestRecord[];
  /** How it ended, when it did not end well. */
  failed?: string;
}

/** How a call shall fail: before it takes effect, after it, or with the script ended there, before or after. */
export interface Fault {
  when: 'before' | 'after' | 'kill' | 'kill-after';
  error: string;
}

export interface Realm {
  /** An error of the script's own realm, so that `instanceof Error` holds there. */
  error(name: string, message: string, details?: object): unknown;
  /** A deep copy of plain data, made of the realm's own objects. */
  data(value: unknown): unknown;
  list(items: readonly unknown[]): unknown;
  date(ms: number): unknown;
}

export interface Ui {
  menus: Menu[];
  sidebar?: { title: string; file: string };
  alerts: string[];
}
export interface Menu {
  caption: string;
  items: ({ caption: string; functionName: string } | 'separator')[];
}

export interface RunSetup {
  caller: Caller;
  realm: Realm;
  latency: Readonly<Record<string, number>>;
  /** Asked before each call; may run other calls meanwhile. */
  faultAt(name: string, nth: number): Fault | undefined;
  faultInFetch(url: string, method: string): { status: number; when: 'before' | 'after' } | undefined;
  advance(ms: number): void;
  /** The workbook that the script runs in. */
  activeWorkbook: string | undefined;
  /** A run without the user's authorisation may build menus and nothing else. */
  isAuthorized: boolean;
  hasUi: boolean;
}

export interface Run extends Caller {
  readonly setup: RunSetup;
  readonly calls: CallRecord[];
  readonly log: string[];
  readonly ui: Ui;
  /** Set while the bundle is being loaded: no service may be called then. */
  isLoading: boolean;
  /** Why the script was ended from outside; whatever it does after that counts for nothing. */
  readonly ended: string | undefined;
  readonly modelledMs: number;
  call(name: string, effect: () => unknown): unknown;
  adapt(effect: () => unknown): unknown;
  foreign(error: unknown): unknown;
  /** The record of the call under way, for what only its effect can know. */
  current(): CallRecord;
  charge(ms: number): void;
}

const WITHOUT_AUTHORIZATION = /^(SpreadsheetApp\.getUi|Ui\.create(Addon)?Menu|Menu\.)/;

export function makeRun(setup: RunSetup): Run {
  const { caller, realm } = setup;
  const calls: CallRecord[] = [];
  let modelledMs = 0;
  let ended: string | undefined;
  let under: CallRecord | undefined;

  function foreign(error: unknown): unknown {
    if (error instanceof GoogleError)
      return realm.error(error.name, error.message, { code: error.code, message: error.message });
    if (error instanceof ScriptError || error instanceof NotCovered)
      return realm.error(error.name, error.message);
    if (error instanceof Error)
      return realm.error('LocalHostError', `The local host itself failed: ${error.stack}`);
    return error;
  }

  function adapted(value: unknown): unknown {
    if (value === null || typeof value !== 'object' || isStandIn(value)) return value;
    if (Array.isArray(value)) return value.some(isStandIn) ? realm.list(value) : realm.data(value);
    return Object.getPrototypeOf(value) === Object.prototype ? realm.data(value) : value;
  }

  function adapt(effect: () => unknown): unknown {
    try {
      return adapted(effect());
    } catch (error) {
      throw foreign(error);
    }
  }

  function charge(ms: number): void {
    modelledMs += ms;
    setup.advance(ms);
    if (modelledMs > SCRIPT_LIMIT_MS) ended ??= 'Exceeded maximum execution time';
  }

  function stopIfEnded(): void {
    if (ended !== undefined) throw realm.error('Exception', ended);
  }

  function call(name: string, effect: () => unknown): unknown {
    stopIfEnded();
    if (run.isLoading) throw foreign(new NotCovered(`the call ${name} while the script is being loaded`));
    if (!setup.isAuthorized && !WITHOUT_AUTHORIZATION.test(name))
      throw foreign(new ScriptError(`You do not have permission to call ${name}`));
    const service = serviceOf(name);
    const nth = COUNTED.has(service) ? calls.filter((one) => one.nth > 0).length + 1 : 0;
    const record: CallRecord = { name, service, nth, ms: latencyOf(name, setup.latency) };
    calls.push(record);
    const fault = setup.faultAt(name, nth);
    if (fault?.when === 'kill') {
      ended = fault.error;
      record.failed = 'the script was ended before it';
      stopIfEnded();
    }
    const outer = under;
    under = record;
    try {
      if (fault?.when === 'before') throw new ScriptError(fault.error);
      checkCallScope(caller.scopes, name);
      const value = adapted(effect());
      if (fault?.when === 'after') throw new ScriptError(fault.error);
      if (fault?.when === 'kill-after') ended = fault.error;
      return value;
    } catch (error) {
      record.failed = fault
        ? `made to fail ${fault.when} it took effect`
        : error instanceof Error
          ? error.message
          : String(error);
      throw foreign(error);
    } finally {
      under = outer;
      charge(record.ms);
      stopIfEnded();
    }
  }

  const run: Run = {
    ...caller,
    setup,
    calls,
    log: [],
    ui: { menus: [], alerts: [] },
    isLoading: true,
    get ended() {
      return ended;
    },
    get modelledMs() {
      return modelledMs;
    },
    call,
    adapt,
    foreign,
    charge,
    current() {
      if (!under) throw new Error('No call is under way.');
      return under;
    },
  };
  return run;
}
