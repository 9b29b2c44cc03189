import type { sheets_v4 } from '@googleapis/sheets';
import type { Cell } from '../../../rules/declare/position.ts';
import type { TabCopy } from '../../ports.ts';
import { rangeOf, type SheetRequest } from './sheet-request.ts';

/** The fields of cells with values and number formats alone. */
export const PLAIN_FIELDS = 'userEnteredValue,userEnteredFormat.numberFormat';

/** The requests that make a tab the copy of another. Repeating them does no harm. */
export function renderCopy({ sheetId, title, cells, formats }: TabCopy, isNew: boolean): SheetRequest[] {
  const rowCount = Math.max(1, cells.length);
  const columnCount = Math.max(1, ...cells.map(({ length }) => length));
  const properties = { sheetId, title, gridProperties: { rowCount, columnCount } };
  const range = rangeOf(sheetId, { top: 0, bottom: rowCount, left: 0, right: columnCount });
  return [
    isNew
      ? { addSheet: { properties } }
      : { updateSheetProperties: { properties, fields: 'title,gridProperties(rowCount,columnCount)' } },
    { updateCells: { range, rows: plainRows(cells, formats), fields: PLAIN_FIELDS } },
  ];
}

/** Rows of values, with their number formats where some are given. */
export function plainRows(
  cells: readonly (readonly Cell[])[],
  formats?: TabCopy['formats'],
): sheets_v4.Schema$RowData[] {
  return cells.map((line, row) => ({
    values: line.map((cell, column) => {
      const numberFormat = formats?.[row]?.[column];
      const userEnteredValue = userValue(cell);
      return {
        ...(userEnteredValue ? { userEnteredValue } : {}),
        ...(numberFormat ? { userEnteredFormat: { numberFormat } } : {}),
      };
    }),
  }));
}

/** Writes text as text: what a player typed is never taken for a formula or a date. */
export function userValue(cell: Cell): sheets_v4.Schema$ExtendedValue | undefined {
  if (cell === '') return undefined;
  if (typeof cell === 'number') return { numberValue: cell };
  return typeof cell === 'boolean' ? { boolValue: cell } : { stringValue: cell };
}
