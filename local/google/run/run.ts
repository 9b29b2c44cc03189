// One run of the script: every call of a service is counted, charged with its latency, and may be made to fail.
import type { Caller } from './caller.ts';
import type { Bytes, Latency } from './latency.ts';
import type { Service } from './service.ts';

/** Record of one request that a fetch or fetchAll makes. */
export interface RequestRecord extends Bytes {
  method: string;
  url: string;
  status: number;
  ms: number;
}

export interface CallRecord extends Bytes {
  name: string;
  service: Service;
  /** Number of the call among the calls to Sheets, Drive, Forms and UrlFetch, counted from 1. Calls of other services have 0. */
  nth: number;
  ms: number;
  requests?: RequestRecord[];
  /** Error with which the call failed; undefined if the call succeeded. */
  failed?: string;
}

/**
 * How a call fails: with an error before or after the call takes effect. `kill` ends the script before the call, and
 * `kill-after` ends it after the call.
 */
export interface Fault {
  when: 'before' | 'after' | 'kill' | 'kill-after';
  error: string;
  /** HTTP status of the error. Errors of advanced services have such a status. */
  status?: number | undefined;
}

export interface Realm {
  /** Makes an error of the script's own realm, so that `instanceof Error` is true in the script. */
  error(name: string, message: string, details?: object): unknown;
  /** Copies plain data into objects of the script's realm. `text` is the data as JSON text, if known. */
  data(value: unknown, text?: string): unknown;
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
  latency: Latency;
  /** Gives the fault of the next call; undefined if the call has no fault. Called before each call, and may make calls of its own. */
  faultAt(name: string, nth: number): Fault | undefined;
  faultInFetch(
    url: string,
    method: string,
  ): { status: number; reason?: string | undefined; when: 'before' | 'after' } | undefined;
  advance(ms: number): void;
  /** Computations on bytes, which Apps Script represents as numbers from -128 to 127. */
  bytes: {
    sha256(text: string): number[];
  };
  /** Id of the workbook to which the script belongs. */
  activeWorkbook: string | undefined;
  /** False if the user has not authorised the script. The script may then only build menus. */
  isAuthorized: boolean;
  hasUi: boolean;
}

export interface Run extends Caller {
  readonly setup: RunSetup;
  readonly calls: CallRecord[];
  readonly log: string[];
  readonly ui: Ui;
  /** True while the bundle is loading. The script may call no service meanwhile. */
  isLoading: boolean;
  /** Reason why something outside the script has ended the script. Every later call fails with this reason. */
  readonly ended: string | undefined;
  readonly modelledMs: number;
  /** Calls a service. Checks the call, records it, charges its time, and converts the result for the script. */
  call(name: string, given: readonly unknown[], effect: () => unknown): unknown;
  /** Runs an effect, and converts the result or the error for the script. Does not count a call. */
  uncounted(effect: () => unknown): unknown;
  /** Converts an error to an error of the script's own realm. */
  toScriptError(error: unknown): unknown;
  /** Gives the record of the running call, to which the call's effect may add. */
  current(): CallRecord;
  /** Adds time to the modelled time and to the clock. Ends the script at Google's time limit. */
  charge(ms: number): void;
}
