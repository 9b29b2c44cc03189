import type { FormLink } from '../../ports.ts';
import { trouble } from '../../problem.ts';
import { hostWorkbook } from '../document.ts';
import { readTabSizes, updateSpreadsheet } from '../rest/requests.ts';
import { bodyOf, callAll, throwRefusal } from '../rest/rest.ts';

/** Milliseconds to wait before each try. A change through a form may become visible in the workbook only some seconds later. */
const WAITS = [0, 500, 1000, 2000, 4000, 8000];

type Form = GoogleAppsScript.Forms.Form;
type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

/**
 * Gives the id of the tab that receives a form’s responses in the host workbook. Links the form first, if necessary.
 * `known` are tabs of other forms. `isUnlinked` is true if the form surely has no tab yet.
 */
export function linkTab(form: Form, formId: string, known: readonly number[], isUnlinked: boolean): number {
  const id = hostWorkbook().getId();
  const link = () => form.setDestination(FormApp.DestinationType.SPREADSHEET, id);
  const look = () =>
    firstOf(() => {
      // An already open workbook does not show the new tab, so open it again.
      SpreadsheetApp.flush();
      return tabIn(SpreadsheetApp.openById(id), form, formId, known);
    });
  const linksNow = isUnlinked || destinationOf(form) !== id;
  if (linksNow) link();
  let sheetId = look();
  if (sheetId === undefined && !linksNow) {
    // The tab may have been deleted by hand.
    link();
    sheetId = look();
  }
  if (sheetId === undefined)
    throw trouble(
      'Google has not made a tab for the responses of the form yet.',
      'Wait a minute, and press the button again.',
    );
  return sheetId;
}

/**
 * Gives the id of the workbook that takes a form's responses; undefined for an unlinked form. For an unlinked form
 * Google gives nothing or throws (docs/google.md, G60). Asks twice, because a single error may be a problem that ends by
 * itself.
 */
export function destinationOf(form: Form): string | undefined {
  for (let tries = 2; tries > 0; tries--)
    try {
      return form.getDestinationId() || undefined;
    } catch {
      // The loop asks again.
    }
  return undefined;
}

/**
 * Unlinks a form from the form's tab, if there is one. First calls `note` with the tab, because Google does not give the
 * tab of an unlinked form.
 */
export function unlinkFromTab(
  form: Form,
  formId: string,
  known: readonly number[],
  note: (sheetId: number) => void,
): void {
  const workbook = hostWorkbook();
  const destination = destinationOf(form);
  if (destination !== undefined && destination !== workbook.getId()) return;
  const sheetId = tabIn(workbook, form, formId, known);
  if (sheetId === undefined) return;
  note(sheetId);
  unlinkTab(form);
}

/** Unlinks a form from its tab, if the form has a tab. Does not delete the tab. */
export function unlinkTab(form: Form): void {
  try {
    form.removeDestination();
  } catch (error) {
    // Google may throw if the form has no tab to unlink.
    if (destinationOf(form) !== undefined) throw error;
  }
}

/** In the host workbook, lists the tabs that are no longer linked to a form; see Forms in src/sheets/ports. */
export function unlinkedTabs(links: readonly FormLink[]): readonly number[] {
  const workbook = hostWorkbook();
  const sheets = new Map(workbook.getSheets().map((sheet) => [sheet.getSheetId(), sheet]));
  const asked = links.filter(({ tab }) => sheets.has(tab));
  const unnamed = asked.filter(({ tab }) => sheets.get(tab)?.getFormUrl() === null);
  // If one tab tells its form, then every linked tab tells its form (docs/google.md, G41).
  const isUnlinked = unnamed.length < asked.length ? canOpen : isElsewhere;
  const surely = unnamed.filter(({ form }) => isUnlinked(form));
  return surely.map(({ tab }) => tab);
}

/** Says whether a form can be opened. A deleted form cannot be opened, but does not count as unlinked. */
function canOpen(form: string): boolean {
  try {
    FormApp.openById(form);
    return true;
  } catch {
    return false;
  }
}

/** Says whether a form writes its responses into another workbook, or into no workbook. */
function isElsewhere(form: string): boolean {
  try {
    return destinationOf(FormApp.openById(form)) !== hostWorkbook().getId();
  } catch {
    return false;
  }
}

/** Deletes tabs of the host workbook. Skips tabs that do not exist. The tabs must not be linked to a form. */
export function deleteTabs(sheetIds: readonly number[]): void {
  const workbook = hostWorkbook().getId();
  let error: string | undefined;
  const deleted = firstOf(() => {
    SpreadsheetApp.flush();
    const left = tabsThere(workbook, sheetIds);
    if (left.length === 0) return true;
    const drops = left.map((sheetId) => ({ deleteSheet: { sheetId } }));
    const [reply] = callAll([updateSpreadsheet(workbook, drops)]);
    error = reply?.error;
    // Google refuses to delete a tab that still counts as linked, with the status 400.
    if (error !== undefined && reply?.status !== 400) throwRefusal(error);
    return error === undefined ? true : undefined;
  });
  if (!deleted) throwRefusal(error);
}

/** Gives the ids in `sheetIds` for which the workbook has a tab. */
function tabsThere(workbook: string, sheetIds: readonly number[]): readonly number[] {
  const there = (bodyOf(readTabSizes(workbook)).sheets ?? []).map(
    ({ properties }) => properties?.sheetId ?? 0,
  );
  return sheetIds.filter((sheetId) => there.includes(sheetId));
}

/**
 * Finds the tab of a form in an opened workbook, which shows only the tabs from the time of opening. Skips the `known`
 * tabs, because asking a tab for its form costs a call.
 */
function tabIn(
  workbook: Spreadsheet,
  form: Form,
  formId: string,
  known: readonly number[],
): number | undefined {
  const linked = workbook.getSheets().flatMap((sheet) => {
    const sheetId = sheet.getSheetId();
    const address = known.includes(sheetId) ? null : sheet.getFormUrl();
    return address === null ? [] : [{ sheetId, address }];
  });
  // Google gives one of a form’s two addresses: the address with the id, or the published address, which lacks the id.
  const byId = linked.find(({ address }) => address.includes(formId));
  if (byId) return byId.sheetId;
  const [first, ...others] = linked.filter(({ address }) => address.includes('/d/e/'));
  if (others.length === 0) return first?.sheetId;
  // Only a published form tells its published address. Nobody has got that address yet.
  const published = form.setPublished(true).getPublishedUrl();
  return linked.find(({ address }) => address.includes(published))?.sheetId;
}

/** Calls `look` until it gives a result, with growing waits between the calls. Undefined if the last call gives no result. */
function firstOf<T>(look: () => T | undefined): T | undefined {
  for (const wait of WAITS) {
    if (wait > 0) Utilities.sleep(wait);
    const found = look();
    if (found !== undefined) return found;
  }
  return undefined;
}
