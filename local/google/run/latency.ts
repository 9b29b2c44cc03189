// Latency of calls on Google in milliseconds: rough figures, to estimate how long a run takes there.

export type Service =
  | 'Sheets'
  | 'Drive'
  | 'Forms'
  | 'UrlFetch'
  | 'Spreadsheet'
  | 'Lock'
  | 'Properties'
  | 'Session'
  | 'ScriptApp'
  | 'Utilities'
  | 'Html'
  | 'Ui';

/** The services whose calls take most of the time and are counted as "service calls"; the others are counted separately. */
export const COUNTED: ReadonlySet<Service> = new Set(['Sheets', 'Drive', 'Forms', 'UrlFetch']);

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
/** Added to the slowest request of a fetchAll, or to the single one of a fetch. */
export const FETCH_OVERHEAD_MS = 100;
export const SPREADSHEET_OPEN_MS = 200;
export const SPREADSHEET_FLUSH_MS = 100;
export const SPREADSHEET_SHEETS_MS = 150;
export const SHEET_FORM_URL_MS = 100;
export const LOCK_MS = 50;
export const PROPERTIES_MS = 40;
export const SESSION_MS = 30;
export const TOKEN_MS = 10;
export const TRIGGER_MS = 300;
export const UI_MS = 100;
/** A script run is ended after this time. */
export const SCRIPT_LIMIT_MS = 6 * 60_000;

const SERVICES: Record<string, Service> = {
  Sheets: 'Sheets',
  Drive: 'Drive',
  FormApp: 'Forms',
  Form: 'Forms',
  Item: 'Forms',
  TextItem: 'Forms',
  ParagraphTextItem: 'Forms',
  ListItem: 'Forms',
  MultipleChoiceItem: 'Forms',
  CheckboxItem: 'Forms',
  GridItem: 'Forms',
  SectionHeaderItem: 'Forms',
  FormResponse: 'Forms',
  UrlFetchApp: 'UrlFetch',
  SpreadsheetApp: 'Spreadsheet',
  Spreadsheet: 'Spreadsheet',
  Sheet: 'Spreadsheet',
  LockService: 'Lock',
  Lock: 'Lock',
  PropertiesService: 'Properties',
  Properties: 'Properties',
  Session: 'Session',
  User: 'Session',
  ScriptApp: 'ScriptApp',
  TriggerBuilder: 'ScriptApp',
  SpreadsheetTriggerBuilder: 'ScriptApp',
  Trigger: 'ScriptApp',
  Utilities: 'Utilities',
  HtmlService: 'Html',
  HtmlOutput: 'Html',
  Ui: 'Ui',
  Menu: 'Ui',
};

const PER_SERVICE: Record<Service, number> = {
  Sheets: SHEETS_GET_MS,
  Drive: DRIVE_MS,
  Forms: FORM_MEMBER_MS,
  UrlFetch: FETCH_OVERHEAD_MS,
  Spreadsheet: 5,
  Lock: LOCK_MS,
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
  'Item.asGridItem': 0,
  'SpreadsheetApp.openById': SPREADSHEET_OPEN_MS,
  'SpreadsheetApp.flush': SPREADSHEET_FLUSH_MS,
  'Spreadsheet.getSheets': SPREADSHEET_SHEETS_MS,
  'Sheet.getFormUrl': SHEET_FORM_URL_MS,
  'ScriptApp.getOAuthToken': TOKEN_MS,
  'ScriptApp.getProjectTriggers': TRIGGER_MS,
  'ScriptApp.deleteTrigger': TRIGGER_MS,
  'SpreadsheetTriggerBuilder.create': TRIGGER_MS,
  'PropertiesService.getDocumentProperties': 0,
  'LockService.getDocumentLock': 0,
  'Ui.showSidebar': UI_MS,
  'Ui.alert': UI_MS,
  'Menu.addToUi': UI_MS,
};

// These members of SpreadsheetApp call Google's servers, so they count as calls to Sheets.
const COUNTED_AS_SHEETS = new Set(['SpreadsheetApp.openById', 'Spreadsheet.getSheets', 'Sheet.getFormUrl']);

/** The service under which a call is counted. */
export function serviceOf(name: string): Service {
  if (COUNTED_AS_SHEETS.has(name)) return 'Sheets';
  const service = SERVICES[name.slice(0, name.indexOf('.'))];
  if (!service) throw new Error(`No service is registered for the call ${name}`);
  return service;
}

/** Milliseconds of a call; `overrides` replace the table's figures by call or service name. */
export function latencyOf(name: string, overrides: Readonly<Record<string, number>>): number {
  const service = serviceOf(name);
  return overrides[name] ?? PER_CALL[name] ?? overrides[service] ?? PER_SERVICE[service];
}
