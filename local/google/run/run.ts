// One run of the script: every call of a service is counted, charged with its latency, and may be made to fail.
import type { Caller } from './caller.ts';
import type { Bytes, Latency } from './latency.ts';
import type { Service } from './service.ts';

/** Record of a request inside a fetch or fetchAll. */
export interface RequestRecord extends Bytes {
  method: string;
  url: string;
  status: number;
  ms: number;
}

export interface CallRecord extends Bytes {
  name: string;
  service: Service;
  /** One-based number among the calls to Sheets, Drive, Forms and UrlFetch; 0 for calls of other services. */
  nth: number;
  ms: number;
  requests?: RequestRecord[];
  /** Error of the call; undefined if the call succeeded. */
  failed?: string;
}

/** How a call fails: before or after taking effect, with an error or by ending the script (`kill`). */
export interface Fault {
  when: 'before' | 'after' | 'kill' | 'kill-after';
  error: string;
  /** HTTP status of the error, as errors of an advanced service have. */
  status?: number | undefined;
}

export interface Realm {
  /** Makes an error of the script's own realm, so that `instanceof Error` holds there. */
  error(name: string, message: string, details?: object): unknown;
  /** Copies plain data into objects of the script's realm. `text` is the data as JSON, if known. */
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
  /** Gives the fault of the next call, if any. Called before each call; may itself make other calls. */
  faultAt(name: string, nth: number): Fault | undefined;
  faultInFetch(
    url: string,
    method: string,
  ): { status: number; reason?: string | undefined; when: 'before' | 'after' } | undefined;
  advance(ms: number): void;
  /** Computations on bytes, which Apps Script represents as numbers from -128 to 127. */
  bytes: {
    gzip(text: string): number[];
    gunzip(bytes: readonly number[]): string;
    sha256(text: string): number[];
  };
  /** Id of the workbook that the script runs in. */
  activeWorkbook: string | undefined;
  /** False if the user has not authorised the script, which then may only build menus. */
  isAuthorized: boolean;
  hasUi: boolean;
}

export interface Run extends Caller {
  readonly setup: RunSetup;
  readonly calls: CallRecord[];
  readonly log: string[];
  readonly ui: Ui;
  /** True while the bundle is loading, when no service may be called. */
  isLoading: boolean;
  /** Reason why the script was ended from outside. Every later call fails with this reason. */
  readonly ended: string | undefined;
  readonly modelledMs: number;
  /** Calls a service: checks, records and charges the call, and converts the result for the script. */
  call(name: string, given: readonly unknown[], effect: () => unknown): unknown;
  /** Runs an effect and converts its result or error for the script, as `call` does, but counts no call. */
  uncounted(effect: () => unknown): unknown;
  /** Converts an error to one of the script's own realm. */
  toScriptError(error: unknown): unknown;
  /** Gives the record of the running call, to which the call's effect may add. */
  current(): CallRecord;
  /** Adds modelled time and advances the clock. Ends the script at Google's time limit. */
  charge(ms: number): void;
}
