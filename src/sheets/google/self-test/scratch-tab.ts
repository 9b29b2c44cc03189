import type { sheets_v4 } from '@googleapis/sheets';
import { readSpreadsheet } from '../rest/requests.ts';
import { bodyOf } from '../rest/rest.ts';

/** A value of a cell, and a cell, as the Sheets API gives them. */
export type CellValue = sheets_v4.Schema$ExtendedValue;
export type RawCell = sheets_v4.Schema$CellData;

/** The tabs of a spreadsheet, without their cells. */
export function tabsOf(file: string): readonly { readonly sheetId: number; readonly title: string }[] {
  const { sheets = [] } = bodyOf(readSpreadsheet(file, 'sheets(properties(sheetId,title))'));
  return sheets.map(({ properties }) => ({
    sheetId: properties?.sheetId ?? 0,
    title: properties?.title ?? '',
  }));
}

function quoted(title: string): string {
  return `'${title.replace(/'/g, "''")}'`;
}

/** The cells of one tab. */
export function cellsOf(file: string, title: string): readonly (readonly RawCell[])[] {
  const fields = 'sheets(data(rowData(values(userEnteredValue,effectiveValue))))';
  const { sheets = [] } = bodyOf(readSpreadsheet(file, fields, [quoted(title)]));
  return (sheets[0]?.data?.[0]?.rowData ?? []).map(({ values = [] }) => values);
}

/** A value in words: what kind it is, and which. */
export function wordsFor(value: CellValue | undefined): string {
  if (value?.formulaValue !== undefined) return `the formula ${value.formulaValue}`;
  if (value?.stringValue !== undefined) return `the text “${value.stringValue}”`;
  if (value?.numberValue !== undefined) return `the number ${value.numberValue}`;
  if (value?.boolValue !== undefined) return `${value.boolValue}`;
  return value?.errorValue ? 'an error' : 'nothing';
}
