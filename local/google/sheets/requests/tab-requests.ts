// The requests that change tabs as a whole, and the properties of the workbook.
import { badRequest } from '../../base/errors.ts';
import { requiredMask, selectsPath } from '../../base/field-mask.ts';
import { isZone } from '../../base/zone.ts';
import type { SheetProperties } from '../../world/shapes.ts';
import { makeSheet, nextFreeId, type Sheet } from '../../world/workbook.ts';
import { sheetProperties } from '../read/spreadsheet-resource.ts';
import type { Appliers, Draft } from './draft.ts';
import { setTabProperties, TAB_FIELDS } from './tab-properties.ts';

export const TAB_REQUESTS: Pick<
  Appliers,
  'addSheet' | 'deleteSheet' | 'updateSheetProperties' | 'updateSpreadsheetProperties'
> = {
  addSheet(draft, body) {
    const sheet = addSheet(draft, body.properties ?? {});
    return { properties: sheetProperties(sheet, draft.workbook.sheets.indexOf(sheet)) };
  },

  deleteSheet(draft, body) {
    const { sheets } = draft.workbook;
    const at = sheets.findIndex((sheet) => sheet.sheetId === (body.sheetId ?? 0));
    if (at < 0) throw badRequest(`No sheet with id: ${body.sheetId ?? 0}`);
    if (sheets[at]!.formId !== undefined)
      throw badRequest("You can't delete a sheet with a linked form. Unlink the form first.");
    if (sheets.length === 1) throw badRequest("You can't remove all the sheets in a document.");
    sheets.splice(at, 1);
    return undefined;
  },

  updateSheetProperties(draft, body) {
    const given = body.properties ?? {};
    const mask = requiredMask(body.fields, TAB_FIELDS);
    setTabProperties(draft, draft.sheet(given.sheetId), given, (path) => selectsPath(mask, path));
    return undefined;
  },

  updateSpreadsheetProperties(draft, body) {
    const mask = requiredMask(body.fields, { title: true, locale: true, timeZone: true });
    const given = body.properties ?? {};
    for (const name of ['title', 'locale', 'timeZone'] as const) {
      if (!selectsPath(mask, name)) continue;
      const text = given[name];
      if (!text) throw badRequest(`The ${name} must be set.`);
      if (name === 'timeZone' && !isZone(text)) throw badRequest(`Invalid time zone: ${text}`);
      draft.workbook[name] = text;
    }
    return undefined;
  },
};

/** Adds a tab to a draft. A missing id or title becomes an unused id or title. */
export function addSheet(draft: Draft, given: SheetProperties): Sheet {
  const { sheets } = draft.workbook;
  const ids = new Set<number | undefined>(sheets.map((sheet) => sheet.sheetId));
  if (given.sheetId !== undefined && ids.has(given.sheetId))
    throw badRequest(`A sheet with id ${given.sheetId} already exists. Please use another id.`);
  const title = freeTitle(sheets);
  const sheet = makeSheet(given.sheetId ?? newTabId(draft, ids), '');
  const index = given.index ?? sheets.length;
  if (index > sheets.length) throw badRequest(`Invalid index: ${index}`);
  sheets.splice(index, 0, sheet);
  const { index: _, ...rest } = given;
  setTabProperties(
    draft,
    sheet,
    { title, ...rest },
    (path) => path === 'title' || valueAt(rest, path) !== undefined,
  );
  return sheet;
}

/** Gives an id that no tab of the workbook has ever had. */
function newTabId({ workbook }: Draft, ids: ReadonlySet<number | undefined>): number {
  const id = nextFreeId(ids, (workbook.lastTabId ?? 1_000_000) + 1);
  workbook.lastTabId = id;
  return id;
}

function freeTitle(sheets: readonly Sheet[]): string {
  const titles = new Set(sheets.map((sheet) => sheet.title));
  let number = sheets.length + 1;
  while (titles.has(`Sheet${number}`)) number++;
  return `Sheet${number}`;
}

const valueAt = (given: SheetProperties, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], given);
