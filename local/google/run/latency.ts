// Latency of calls on Google: milliseconds per call and per kilobyte, to estimate how long a run takes there. The figures are
// rough; docs/google.md, "How long calls take", says where they come from.

import { type Service, serviceOf } from './service.ts';

/** Other figures, for tests. These figures replace the figures in the tables below. */
export interface Latency {
  /** Durations in milliseconds. The keys are calls (`Sheets.Spreadsheets.get`, `Form.setDestination`) or services (`Forms`). */
  readonly durations?: Readonly<Record<string, number>>;
  /** Milliseconds that every 1000 bytes of an answer take, in all services. */
  readonly readPerKB?: number;
  readonly writePerKB?: number;
}

/** Sizes of a request (`written`) and of the answer (`read`), in bytes of UTF-8 JSON. */
export interface Bytes {
  read: number;
  written: number;
}

export const SHEETS_GET_MS = 600;
export const SHEETS_BATCH_UPDATE_MS = 800;
export const SHEETS_CREATE_MS = 1200;
export const DRIVE_MS = 500;
export const DRIVE_CREATE_MS = 1000;
export const FORM_CREATE_MS = 1000;
export const FORM_OPEN_MS = 400;
export const FORM_MEMBER_MS = 150;
export const FORM_DESTINATION_MS = 1500;
export const FORMS_REST_READ_MS = 400;
export const FORMS_REST_WRITE_MS = 700;
/** Milliseconds that a fetch takes in addition to its request, or a fetchAll in addition to its slowest request. */
export const FETCH_OVERHEAD_MS = 100;
export const SPREADSHEET_OPEN_MS = 200;
export const SPREADSHEET_FLUSH_MS = 100;
export const SPREADSHEET_SHEETS_MS = 150;
export const SHEET_FORM_URL_MS = 100;
export const LOCK_MS = 50;
export const MAIL_MS = 300;
export const PROPERTIES_MS = 40;
export const SESSION_MS = 30;
export const TOKEN_MS = 10;
export const TRIGGER_MS = 300;
export const UI_MS = 100;
/** Running time of a script, in milliseconds, after which Google ends the script. */
export const SCRIPT_LIMIT_MS = 6 * 60_000;

const PER_SERVICE: Record<Service, number> = {
  Sheets: SHEETS_GET_MS,
  Drive: DRIVE_MS,
  Forms: FORM_MEMBER_MS,
  UrlFetch: FETCH_OVERHEAD_MS,
  Spreadsheet: 5,
  Lock: LOCK_MS,
  Mail: MAIL_MS,
  Properties: PROPERTIES_MS,
  Session: SESSION_MS,
  ScriptApp: 0,
  Utilities: 0,
  Html: 20,
  Ui: 0,
};

const PER_CALL: Record<string, number> = {
  'Sheets.Spreadsheets.get': SHEETS_GET_MS,
  'Sheets.Spreadsheets.batchUpdate': SHEETS_BATCH_UPDATE_MS,
  'Sheets.Spreadsheets.create': SHEETS_CREATE_MS,
  'FormApp.create': FORM_CREATE_MS,
  'FormApp.openById': FORM_OPEN_MS,
  'Form.setDestination': FORM_DESTINATION_MS,
  'FormResponse.withItemResponse': 0,
  'Item.asTextItem': 0,
  'Item.asParagraphTextItem': 0,
  'Item.asListItem': 0,
  'Item.asMultipleChoiceItem': 0,
  'Item.asCheckboxItem': 0,
  'SpreadsheetApp.openById': SPREADSHEET_OPEN_MS,
  'SpreadsheetApp.flush': SPREADSHEET_FLUSH_MS,
  'Spreadsheet.getSheets': SPREADSHEET_SHEETS_MS,
  'Sheet.getFormUrl': SHEET_FORM_URL_MS,
  'ScriptApp.getOAuthToken': TOKEN_MS,
  'ScriptApp.getProjectTriggers': TRIGGER_MS,
  'ScriptApp.deleteTrigger': TRIGGER_MS,
  'SpreadsheetTriggerBuilder.create': TRIGGER_MS,
  'ClockTriggerBuilder.create': TRIGGER_MS,
  'PropertiesService.getDocumentProperties': 0,
  'LockService.getDocumentLock': 0,
  'LockService.getScriptLock': 0,
  'Ui.showSidebar': UI_MS,
  'Ui.alert': UI_MS,
  'Menu.addToUi': UI_MS,
};

/** Milliseconds that every 1000 bytes of an answer or request take. Services that are not listed transfer little. */
const PER_KB: Partial<Record<Service, { read: number; write: number }>> = {
  Sheets: { read: 1, write: 2 },
  Drive: { read: 1, write: 1 },
  Forms: { read: 1, write: 1 },
};

const BYTES_PER_KB = 1000;

/**
 * Gives the duration of a call in milliseconds, without the time for its size. `base` is the usual duration of a call
 * that only REST has.
 */
export function latencyOf(name: string, { durations = {} }: Latency, base?: number): number {
  const service = serviceOf(name);
  return durations[name] ?? base ?? PER_CALL[name] ?? durations[service] ?? PER_SERVICE[service];
}

/** Gives the additional milliseconds that a call takes because of its size. */
export function transferMs(service: Service, { read, written }: Bytes, measured: Latency): number {
  const rate = PER_KB[service];
  if (!rate) return 0;
  const { readPerKB = rate.read, writePerKB = rate.write } = measured;
  return (read * readPerKB + written * writePerKB) / BYTES_PER_KB;
}
