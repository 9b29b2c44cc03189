// The requests that change the workbook itself: tabs, their size, rows' and columns' sizes, protection.

import { badRequest } from '../base/errors.ts';
import { checkMask, type Mask, parseMask } from '../base/field-mask.ts';
import { isZone } from '../base/zone.ts';
import type { Appliers, Draft } from './draft.ts';
import { boxOf } from './range.ts';
import type { DimensionProperties, SheetProperties } from './shapes.ts';
import { sheetProperties } from './spreadsheet-resource.ts';
import { COLUMN_LIMIT, makeSheet, type Sheet } from './workbook.ts';

export const TAB_REQUESTS: Pick<
  Appliers,
  | 'addSheet'
  | 'deleteSheet'
  | 'updateSheetProperties'
  | 'updateSpreadsheetProperties'
  | 'appendDimension'
  | 'insertDimension'
  | 'updateDimensionProperties'
  | 'addProtectedRange'
  | 'deleteProtectedRange'
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
    const mask = maskOf(body.fields, SHEET_FIELDS);
    const sheet = draft.sheet(given.sheetId);
    setProperties(draft, sheet, given, (path) => isMasked(mask, path));
    return undefined;
  },

  updateSpreadsheetProperties(draft, body) {
    const mask = maskOf(body.fields, { title: true, locale: true, timeZone: true });
    const given = body.properties ?? {};
    for (const name of ['title', 'locale', 'timeZone'] as const) {
      if (!isMasked(mask, name)) continue;
      const text = given[name];
      if (!text) throw badRequest(`The ${name} must be set.`);
      if (name === 'timeZone' && !isZone(text)) throw badRequest(`Invalid time zone: ${text}`);
      draft.workbook[name] = text;
    }
    return undefined;
  },

  appendDimension(draft, body) {
    const sheet = draft.sheet(body.sheetId);
    if (!body.length) throw badRequest('length must be at least 1.');
    if (body.dimension === 'ROWS') sheet.rowCount += body.length;
    else if (body.dimension === 'COLUMNS') sheet.columnCount += body.length;
    else throw badRequest('dimension must be set.');
    checkSize(sheet);
    return undefined;
  },

  insertDimension(draft, body) {
    const { dimension, startIndex = 0, endIndex = 0, sheetId } = body.range ?? {};
    const sheet = draft.sheet(sheetId);
    const count = endIndex - startIndex;
    const size = dimension === 'ROWS' ? sheet.rowCount : sheet.columnCount;
    if (!dimension || count <= 0) throw badRequest('range must name a dimension, a start and an end.');
    if (startIndex > size) throw badRequest(`range.startIndex[${startIndex}] is too large.`);
    insertInto(sheet, dimension, startIndex, count);
    checkSize(sheet);
    return undefined;
  },

  updateDimensionProperties(draft, body) {
    const mask = maskOf(body.fields, { pixelSize: true, hiddenByUser: true });
    const { dimension, startIndex = 0, sheetId } = body.range ?? {};
    const sheet = draft.sheet(sheetId);
    if (!dimension) throw badRequest('range.dimension must be set.');
    const size = dimension === 'ROWS' ? sheet.rowCount : sheet.columnCount;
    const end = body.range?.endIndex ?? size;
    if (startIndex >= end || end > size)
      throw badRequest(`Invalid range: ${startIndex} to ${end} of ${size} ${dimension.toLowerCase()}.`);
    const all = dimension === 'ROWS' ? sheet.rowProperties : sheet.columnProperties;
    for (let at = startIndex; at < end; at++) {
      const properties: DimensionProperties = { ...all[at] };
      for (const name of ['pixelSize', 'hiddenByUser'] as const)
        if (isMasked(mask, name)) Object.assign(properties, { [name]: body.properties?.[name] });
      all[at] = properties;
    }
    return undefined;
  },

  addProtectedRange(draft, body) {
    const given = body.protectedRange ?? {};
    if (!given.range) throw badRequest('protectedRange.range must be set.');
    const sheet = draft.sheet(given.range.sheetId);
    boxOf(sheet, given.range);
    const taken = new Set(
      draft.workbook.sheets.flatMap((one) => one.protectedRanges.map((range) => range.protectedRangeId)),
    );
    let protectedRangeId = given.protectedRangeId;
    if (protectedRangeId !== undefined && taken.has(protectedRangeId))
      throw badRequest(`Protected range with id ${protectedRangeId} already exists.`);
    protectedRangeId ??= nextFree(taken, 1000);
    const added = { ...given, protectedRangeId };
    sheet.protectedRanges.push(added);
    return { protectedRange: added };
  },

  deleteProtectedRange(draft, body) {
    const holder = draft.workbook.sheets.find((sheet) =>
      sheet.protectedRanges.some((range) => range.protectedRangeId === body.protectedRangeId),
    );
    if (!holder) throw badRequest(`No protected range with id: ${body.protectedRangeId}`);
    const sheet = draft.sheet(holder.sheetId);
    sheet.protectedRanges = sheet.protectedRanges.filter(
      (range) => range.protectedRangeId !== body.protectedRangeId,
    );
    return undefined;
  },
};

const SHEET_FIELDS: Mask = {
  title: true,
  index: true,
  hidden: true,
  rightToLeft: true,
  tabColor: true,
  tabColorStyle: true,
  gridProperties: {
    rowCount: true,
    columnCount: true,
    frozenRowCount: true,
    frozenColumnCount: true,
    hideGridlines: true,
  },
};

/** Adds a tab to a draft, with a free id and title where none is given. */
export function addSheet(draft: Draft, given: SheetProperties): Sheet {
  const { sheets } = draft.workbook;
  const ids = new Set<number | undefined>(sheets.map((sheet) => sheet.sheetId));
  if (given.sheetId !== undefined && ids.has(given.sheetId))
    throw badRequest(`A sheet with id ${given.sheetId} already exists. Please use another id.`);
  const titles = new Set(sheets.map((sheet) => sheet.title));
  let number = sheets.length + 1;
  while (titles.has(`Sheet${number}`)) number++;
  const sheet = makeSheet(given.sheetId ?? nextFree(ids, 1_000_001), '');
  const index = given.index ?? sheets.length;
  if (index > sheets.length) throw badRequest(`Invalid index: ${index}`);
  sheets.splice(index, 0, sheet);
  const { index: _, ...rest } = given;
  setProperties(draft, sheet, { title: `Sheet${number}`, ...rest }, (path) => {
    const [head, below] = path.split('.') as ['gridProperties', 'rowCount' | undefined];
    const value = head === 'gridProperties' && below ? rest.gridProperties?.[below] : rest[head];
    return path === 'title' || value !== undefined;
  });
  return sheet;
}

function setProperties(
  draft: Draft,
  sheet: Sheet,
  given: SheetProperties,
  isSet: (path: string) => boolean,
): void {
  const grid = given.gridProperties ?? {};
  if (isSet('title')) setTitle(draft, sheet, given.title ?? '');
  if (isSet('index')) {
    const { sheets } = draft.workbook;
    const to = given.index ?? 0;
    if (to > sheets.length) throw badRequest(`Invalid index: ${to}`);
    const from = sheets.indexOf(sheet);
    sheets.splice(from, 1);
    // Google reads the new index as it was before the tab moved.
    sheets.splice(to > from ? to - 1 : to, 0, sheet);
  }
  if (isSet('hidden')) sheet.hidden = given.hidden ?? false;
  if (isSet('rightToLeft')) sheet.rightToLeft = given.rightToLeft ?? false;
  if (isSet('tabColorStyle')) sheet.tabColorStyle = given.tabColorStyle;
  if (isSet('tabColor')) sheet.tabColorStyle = given.tabColor && { rgbColor: given.tabColor };
  if (isSet('gridProperties.frozenRowCount')) sheet.frozenRowCount = grid.frozenRowCount ?? 0;
  if (isSet('gridProperties.frozenColumnCount')) sheet.frozenColumnCount = grid.frozenColumnCount ?? 0;
  if (isSet('gridProperties.hideGridlines')) sheet.hideGridlines = grid.hideGridlines ?? false;
  if (isSet('gridProperties.rowCount')) resizeRows(sheet, grid.rowCount ?? 0);
  if (isSet('gridProperties.columnCount')) resizeColumns(sheet, grid.columnCount ?? 0);
  checkSize(sheet);
}

function setTitle(draft: Draft, sheet: Sheet, title: string): void {
  if (title === '') throw badRequest('The sheet must have a name.');
  if (title.length > 100) throw badRequest('The name of a sheet may have at most 100 characters.');
  const isTaken = (other: Sheet) => other !== sheet && other.title.toLowerCase() === title.toLowerCase();
  if (draft.workbook.sheets.some(isTaken))
    throw badRequest(`A sheet with the name "${title}" already exists. Please enter another name.`);
  sheet.title = title;
}

function resizeRows(sheet: Sheet, count: number): void {
  sheet.rowCount = count;
  sheet.rows = sheet.rows.slice(0, count);
  dropOutside(sheet);
}

function resizeColumns(sheet: Sheet, count: number): void {
  sheet.columnCount = count;
  sheet.rows = sheet.rows.map((row) => row.slice(0, count));
  dropOutside(sheet);
}

function dropOutside(sheet: Sheet): void {
  sheet.merges = sheet.merges.filter(
    (merge) => merge.endRowIndex! <= sheet.rowCount && merge.endColumnIndex! <= sheet.columnCount,
  );
}

function checkSize(sheet: Sheet): void {
  if (sheet.rowCount < 1 || sheet.columnCount < 1)
    throw badRequest('A sheet must have at least one row and one column.');
  if (sheet.columnCount > COLUMN_LIMIT) throw badRequest(`A sheet may have at most ${COLUMN_LIMIT} columns.`);
  if (sheet.frozenRowCount >= sheet.rowCount && sheet.frozenRowCount > 0)
    throw badRequest("You can't freeze all visible rows on the sheet.");
  if (sheet.frozenColumnCount >= sheet.columnCount && sheet.frozenColumnCount > 0)
    throw badRequest("You can't freeze all visible columns on the sheet.");
}

function insertInto(sheet: Sheet, dimension: 'ROWS' | 'COLUMNS', at: number, count: number): void {
  const moved = (all: Record<number, DimensionProperties>) =>
    Object.fromEntries(
      Object.entries(all).map(([index, value]) => [
        Number(index) >= at ? Number(index) + count : index,
        value,
      ]),
    );
  const [start, end] =
    dimension === 'ROWS'
      ? (['startRowIndex', 'endRowIndex'] as const)
      : (['startColumnIndex', 'endColumnIndex'] as const);
  sheet.merges = sheet.merges.map((merge) => ({
    ...merge,
    [start]: merge[start]! >= at ? merge[start]! + count : merge[start],
    [end]: merge[end]! > at ? merge[end]! + count : merge[end],
  }));
  if (dimension === 'ROWS') {
    sheet.rowCount += count;
    if (at < sheet.rows.length) sheet.rows.splice(at, 0, ...Array.from({ length: count }, () => []));
    sheet.rowProperties = moved(sheet.rowProperties);
  } else {
    sheet.columnCount += count;
    for (const row of sheet.rows)
      if (at < row.length) row.splice(at, 0, ...Array.from({ length: count }, () => null));
    sheet.columnProperties = moved(sheet.columnProperties);
  }
}

function maskOf(fields: string | undefined, known: Mask): Mask {
  if (!fields)
    throw badRequest("At least one field must be listed in 'fields'. (Use '*' to indicate all fields.)");
  const mask = parseMask(fields);
  checkMask(mask, known);
  return mask;
}

function isMasked(mask: Mask, path: string): boolean {
  let at: Mask | true | undefined = mask;
  for (const step of path.split('.')) {
    if (at === true || at?.['*'] !== undefined) return true;
    at = at?.[step];
  }
  return at !== undefined;
}

function nextFree(taken: ReadonlySet<number | undefined>, from: number): number {
  let id = from;
  while (taken.has(id)) id++;
  return id;
}
