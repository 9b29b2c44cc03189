// The services of Google, which own the calls.

export type Service =
  | 'Sheets'
  | 'Drive'
  | 'Forms'
  | 'UrlFetch'
  | 'Spreadsheet'
  | 'Lock'
  | 'Mail'
  | 'Properties'
  | 'Session'
  | 'ScriptApp'
  | 'Utilities'
  | 'Html'
  | 'Ui';

/** Services whose calls take most of the time. Only calls of these services count as “service calls”. */
export const COUNTED: ReadonlySet<Service> = new Set(['Sheets', 'Drive', 'Forms', 'UrlFetch']);

const SERVICES: Record<string, Service> = {
  Sheets: 'Sheets',
  Drive: 'Drive',
  Forms: 'Forms',
  FormApp: 'Forms',
  Form: 'Forms',
  Item: 'Forms',
  TextItem: 'Forms',
  ParagraphTextItem: 'Forms',
  ListItem: 'Forms',
  MultipleChoiceItem: 'Forms',
  CheckboxItem: 'Forms',
  PageBreakItem: 'Forms',
  FormResponse: 'Forms',
  UrlFetchApp: 'UrlFetch',
  SpreadsheetApp: 'Spreadsheet',
  Spreadsheet: 'Spreadsheet',
  Sheet: 'Spreadsheet',
  MailApp: 'Mail',
  Discord: 'UrlFetch',
  LockService: 'Lock',
  Lock: 'Lock',
  PropertiesService: 'Properties',
  Properties: 'Properties',
  Session: 'Session',
  User: 'Session',
  ScriptApp: 'ScriptApp',
  TriggerBuilder: 'ScriptApp',
  SpreadsheetTriggerBuilder: 'ScriptApp',
  ClockTriggerBuilder: 'ScriptApp',
  Trigger: 'ScriptApp',
  Utilities: 'Utilities',
  HtmlService: 'Html',
  HtmlOutput: 'Html',
  Ui: 'Ui',
  Menu: 'Ui',
};

// These members of SpreadsheetApp call Google's servers, so they count as calls to Sheets.
const COUNTED_AS_SHEETS = new Set(['SpreadsheetApp.openById', 'Spreadsheet.getSheets', 'Sheet.getFormUrl']);

/** Gives the service under which a call is counted. */
export function serviceOf(name: string): Service {
  if (COUNTED_AS_SHEETS.has(name)) return 'Sheets';
  const service = SERVICES[name.slice(0, name.indexOf('.'))];
  if (!service) throw new Error(`No service is registered for the call ${name}`);
  return service;
}

/** Says whether a name is the name of a service or of a call of a service. */
export function isCallOrService(name: string): boolean {
  return Object.values(SERVICES).some((one) => one === name) || name.slice(0, name.indexOf('.')) in SERVICES;
}
