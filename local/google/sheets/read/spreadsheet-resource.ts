// A workbook as spreadsheets.get returns it: the fields of a mask.
import type { sheets_v4 } from '@googleapis/sheets';
import { checkMask, type Mask, parseMask, project, selects } from '../../base/field-mask.ts';
import { type Cell, type Effective, GRID_FIELDS } from '../../world/shapes.ts';
import { cellAt, linkOf, type Sheet } from '../../world/workbook.ts';
import type { WorkbookFile } from '../../world/world.ts';
import { shownFormula, shownNumber } from '../in-locale.ts';
import { computedSheet } from './compute.ts';
import { type Box, boxOf, hasOverlap, parseA1 } from './range.ts';

export interface GetOptions {
  fields?: string;
  ranges?: string | string[];
  includeGridData?: boolean;
}

const KNOWN: Mask = {
  spreadsheetId: true,
  spreadsheetUrl: true,
  properties: { title: true, locale: true, timeZone: true, iterativeCalculationSettings: true },
  sheets: {
    properties: {
      sheetId: true,
      title: true,
      index: true,
      sheetType: true,
      hidden: true,
      rightToLeft: true,
      tabColorStyle: true,
      gridProperties: GRID_FIELDS,
    },
    data: {
      startRow: true,
      startColumn: true,
      rowData: {
        values: {
          userEnteredValue: true,
          effectiveValue: true,
          formattedValue: true,
          userEnteredFormat: true,
          effectiveFormat: true,
          hyperlink: true,
          textFormatRuns: true,
          note: true,
          dataValidation: true,
        },
      },
      rowMetadata: { pixelSize: true, hiddenByUser: true },
      columnMetadata: {
        pixelSize: true,
        hiddenByUser: true,
        developerMetadata: { metadataId: true },
      },
    },
    merges: true,
    protectedRanges: true,
  },
};

/** Says whether a mask selects any computed values. */
function isComputed(mask: true | Mask): boolean {
  return mask === true || /effectiveValue|formattedValue/.test(JSON.stringify(mask));
}

export const workbookUrl = (id: string): string => `https://docs.google.com/spreadsheets/d/${id}/edit`;

/** Gives the resource of a workbook with all tabs, or only with the tabs of `ranges`. Includes cells only if `options` ask for cells. */
export function spreadsheetResource(file: WorkbookFile, options: GetOptions): sheets_v4.Schema$Spreadsheet {
  const mask = options.fields === undefined || options.fields === '*' ? true : parseMask(options.fields);
  if (mask !== true) checkMask(mask, KNOWN);
  const sheetMask = mask === true ? true : mask.sheets;
  // With a field mask, Google ignores includeGridData: the mask decides.
  const hasData =
    mask === true
      ? options.includeGridData === true
      : sheetMask !== undefined && (sheetMask === true || selects(sheetMask, 'data'));
  const { workbook } = file;
  const ranges = typeof options.ranges === 'string' ? [options.ranges] : options.ranges;
  const boxes = ranges?.map((range) => parseA1(workbook, range));
  const sheets = workbook.sheets
    .map((sheet, index) => ({ sheet, index }))
    .filter(({ sheet }) => !boxes || boxes.some((found) => found.sheet === sheet))
    .map(({ sheet, index }) => {
      const own = boxes?.filter((found) => found.sheet === sheet).map((found) => found.box);
      const shown = isComputed(mask) ? computedSheet(workbook, sheet) : sheet;
      return sheetResource(shown, index, hasData ? (own ?? [boxOf(sheet, {})]) : undefined, workbook.locale);
    });
  const resource: sheets_v4.Schema$Spreadsheet = {
    spreadsheetId: file.id,
    properties: {
      title: workbook.title,
      locale: workbook.locale,
      timeZone: workbook.timeZone,
      ...(workbook.isIterative
        ? { iterativeCalculationSettings: { maxIterations: 50, convergenceThreshold: 0.05 } }
        : {}),
    },
    sheets,
    spreadsheetUrl: workbookUrl(file.id),
  };
  return project(resource, mask) as sheets_v4.Schema$Spreadsheet;
}

/** Gives the properties of a tab as the service writes them: without some properties that are false or 0. */
export function sheetProperties(sheet: Sheet, index: number): sheets_v4.Schema$SheetProperties {
  return {
    sheetId: sheet.sheetId,
    title: sheet.title,
    index,
    sheetType: 'GRID',
    gridProperties: {
      rowCount: sheet.rowCount,
      columnCount: sheet.columnCount,
      ...(sheet.frozenRowCount ? { frozenRowCount: sheet.frozenRowCount } : {}),
      ...(sheet.frozenColumnCount ? { frozenColumnCount: sheet.frozenColumnCount } : {}),
      ...(sheet.hideGridlines ? { hideGridlines: true } : {}),
    },
    ...(sheet.hidden ? { hidden: true } : {}),
    ...(sheet.rightToLeft ? { rightToLeft: true } : {}),
    ...(sheet.tabColorStyle ? { tabColorStyle: sheet.tabColorStyle } : {}),
  };
}

function sheetResource(
  sheet: Sheet,
  index: number,
  boxes: Box[] | undefined,
  locale: string,
): sheets_v4.Schema$Sheet {
  const shown = (merge: object) => !boxes || boxes.some((box) => hasOverlap(merge as Box, box));
  const merges = sheet.merges.filter(shown);
  return {
    properties: sheetProperties(sheet, index),
    ...(boxes ? { data: boxes.map((box) => gridData(sheet, box, locale)) } : {}),
    ...(merges.length > 0 ? { merges } : {}),
    ...(sheet.protectedRanges.length > 0 ? { protectedRanges: sheet.protectedRanges } : {}),
  };
}

function gridData(sheet: Sheet, box: Box, locale: string): sheets_v4.Schema$GridData {
  const rowData: sheets_v4.Schema$RowData[] = [];
  const lastRow = Math.min(box.endRowIndex, sheet.rows.length);
  for (let row = box.startRowIndex; row < lastRow; row++) {
    const values: sheets_v4.Schema$CellData[] = [];
    const width = Math.min(box.endColumnIndex, sheet.rows[row]!.length);
    for (let column = box.startColumnIndex; column < width; column++)
      values.push(cellResource(cellAt(sheet, row, column), locale));
    while (values.length > 0 && Object.keys(values[values.length - 1]!).length === 0) values.pop();
    rowData.push(values.length > 0 ? { values } : {});
  }
  while (rowData.length > 0 && !rowData[rowData.length - 1]!.values) rowData.pop();
  return {
    ...(box.startRowIndex > 0 ? { startRow: box.startRowIndex } : {}),
    ...(box.startColumnIndex > 0 ? { startColumn: box.startColumnIndex } : {}),
    ...(rowData.length > 0 ? { rowData } : {}),
    // Getters, because a sheet has a thousand rows and few readers need their sizes.
    get rowMetadata() {
      return metadata(sheet.rowProperties, box.startRowIndex, box.endRowIndex, 21);
    },
    get columnMetadata() {
      return metadata(sheet.columnProperties, box.startColumnIndex, box.endColumnIndex, 100).map(
        (properties, at) => {
          const developerMetadata = Object.entries(sheet.metadata)
            .filter(([, column]) => column === box.startColumnIndex + at)
            .map(([id]) => ({ metadataId: Number(id) }));
          return developerMetadata.length > 0 ? { ...properties, developerMetadata } : properties;
        },
      );
    },
  };
}

function metadata(
  all: Sheet['rowProperties'],
  from: number,
  to: number,
  pixelSize: number,
): sheets_v4.Schema$DimensionProperties[] {
  return Array.from({ length: to - from }, (_, at) => ({ pixelSize, ...all[from + at] }));
}

function cellResource(stored: Cell | undefined, locale: string): sheets_v4.Schema$CellData {
  if (!stored) return {};
  const cell = asShown(stored, locale);
  const { formulaValue, ...constant } = cell.userEnteredValue ?? {};
  const effectiveValue =
    cell.effectiveValue ?? (cell.userEnteredValue && formulaValue === undefined ? constant : undefined);
  if (effectiveValue === undefined) return cell;
  const hyperlink = linkOf(cell);
  const { userEnteredFormat: effectiveFormat } = cell;
  const more = {
    effectiveValue,
    ...(effectiveFormat ? { effectiveFormat } : {}),
    formattedValue: formatted(effectiveValue, locale, effectiveFormat?.numberFormat),
  };
  return hyperlink === undefined ? { ...cell, ...more } : { ...cell, ...more, hyperlink };
}

/** Gives a cell with its formula in the form of the workbook's locale. */
function asShown(cell: Cell, locale: string): Cell {
  const { formulaValue } = cell.userEnteredValue ?? {};
  if (formulaValue === undefined) return cell;
  return { ...cell, userEnteredValue: { formulaValue: shownFormula(formulaValue, locale) } };
}

function formatted(
  { stringValue, numberValue, boolValue, errorValue }: Effective,
  locale: string,
  format: { type?: string | undefined; pattern?: string | undefined } = {},
): string {
  if (stringValue !== undefined) return stringValue;
  if (numberValue !== undefined) return shownNumber(numberValue, locale, format.type, format.pattern);
  return errorValue?.message ?? (boolValue ? 'TRUE' : 'FALSE');
}
