// One run of the script: every call of a service is counted, charged, failed or refused here.
import type { Caller } from './caller.ts';
import type { Service } from './latency.ts';

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
