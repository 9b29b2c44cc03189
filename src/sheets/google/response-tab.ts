import { callAll } from './rest.ts';

const SHEETS = 'https://sheets.googleapis.com/v4/spreadsheets';
/** Milliseconds to wait before each try: what a form changed may show in the workbook only seconds later. */
const WAITS = [0, 500, 1000, 2000, 4000, 8000];

type Form = GoogleAppsScript.Forms.Form;
type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

/** The id of the tab of the host workbook that receives a form’s responses; links the form if it is not. */
export function linkTab(form: Form, formId: string): number {
  const id = SpreadsheetApp.getActiveSpreadsheet().getId();
  if (destinationOf(form) !== id) form.setDestination(FormApp.DestinationType.SPREADSHEET, id);
  const sheetId = firstOf(() => {
    // An open workbook does not show the tab: only one that is opened again.
    SpreadsheetApp.flush();
    return tabIn(SpreadsheetApp.openById(id), form, formId);
  });
  if (sheetId === undefined)
    throw new Error('Google made no tab for the responses of the form yet. Wait a minute, and go on.');
  return sheetId;
}

function destinationOf(form: Form): string | undefined {
  try {
    return form.getDestinationId();
  } catch {
    // Google throws where a form has none.
    return undefined;
  }
}

/** Unlinks a form from its tab, if it has one, and deletes the tab. */
export function dropTab(form: Form, formId: string): void {
  const workbook = SpreadsheetApp.getActiveSpreadsheet();
  const sheetId = tabIn(workbook, form, formId);
  if (sheetId === undefined) return;
  form.removeDestination();
  const url = `${SHEETS}/${workbook.getId()}:batchUpdate`;
  const body = { requests: [{ deleteSheet: { sheetId } }] };
  let error: string | undefined;
  const deleted = firstOf(() => {
    SpreadsheetApp.flush();
    const [reply] = callAll([{ method: 'post', url, body }]);
    error = reply?.error;
    // A tab that counts as linked still is refused as a bad request.
    if (error !== undefined && reply?.status !== 400) throw new Error(`Google answered: ${error}`);
    return error === undefined ? true : undefined;
  });
  if (!deleted) throw new Error(`Google answered: ${error}`);
}

/** The id of the tab that a workbook, as it was opened, shows for a form. */
function tabIn(workbook: Spreadsheet, form: Form, formId: string): number | undefined {
  // Google gives either of a form’s addresses here: the one with its id, or the published one.
  const addresses = [formId, form.getPublishedUrl()];
  return workbook
    .getSheets()
    .find((sheet) => addresses.some((address) => sheet.getFormUrl()?.includes(address)))
    ?.getSheetId();
}

/** Tries again, with longer and longer waits, until there is a result; undefined if there is none in the end. */
function firstOf<T>(look: () => T | undefined): T | undefined {
  for (const wait of WAITS) {
    if (wait > 0) Utilities.sleep(wait);
    const found = look();
    if (found !== undefined) return found;
  }
  return undefined;
}
