// One run of the script: every call of a service is counted, charged with its latency, and may be made to fail.
import type { Caller } from './caller.ts';
import type { Bytes, Latency } from './latency.ts';
import type { Service } from './service.ts';

/** A request inside a fetch or fetchAll. */
export interface RequestRecord extends Bytes {
  method: string;
  url: string;
  status: number;
  ms: number;
}

export interface CallRecord extends Bytes {
  name: string;
  service: Service;
  /** Its number among the calls to Sheets, Drive, Forms and UrlFetch, from 1; 0 for the others. */
  nth: number;
  ms: number;
  requests?: RequestRecord[];
  /** Why it failed; undefined when it succeeded. */
  failed?: string;
}

/** Way for a call to fail: before or after it takes effect, with an error or with the end of the script (`kill`). */
export interface Fault {
  when: 'before' | 'after' | 'kill' | 'kill-after';
  error: string;
  /** The HTTP status of the error, as those of an advanced service have one. */
  status?: number | undefined;
}

export interface Realm {
  /** An error of the script's own realm, so that `instanceof Error` holds there. */
  error(name: string, message: string, details?: object): unknown;
  /** A deep copy of plain data, made of the realm's objects. `text` is the data as JSON, if known. */
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
  /** Asked before each call; it may make other calls itself. */
  faultAt(name: string, nth: number): Fault | undefined;
  faultInFetch(
    url: string,
    method: string,
  ): { status: number; reason?: string | undefined; when: 'before' | 'after' } | undefined;
  advance(ms: number): void;
  /** Computations on bytes. In Apps Script bytes are numbers from -128 to 127. */
  bytes: {
    gzip(text: string): number[];
    gunzip(bytes: readonly number[]): string;
    sha256(text: string): number[];
  };
  /** The workbook that the script runs in. */
  activeWorkbook: string | undefined;
  /** False: the user has not authorised the script, which may then only build menus. */
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
  /** Why the script was ended from outside; every later call fails with this. */
  readonly ended: string | undefined;
  readonly modelledMs: number;
  /** Makes a call of a service: checks, records and charges it, and converts its result for the script. */
  call(name: string, given: readonly unknown[], effect: () => unknown): unknown;
  /** Converts the result or error of an effect for the script, as `call` does, without counting a call. */
  uncounted(effect: () => unknown): unknown;
  /** An error converted to one of the script's own realm. */
  toScriptError(error: unknown): unknown;
  /** The record of the call in progress, for its effect to add to. */
  current(): CallRecord;
  /** Adds to the modelled time and moves the clock; ends the script at Google's time limit. */
  charge(ms: number): void;
}
