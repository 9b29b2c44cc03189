// The requests that write cells: values, formats, notes, validation.
import { badRequest, NotCovered } from '../../base/errors.ts';
import { type Mask, requiredMask } from '../../base/field-mask.ts';
import type { Cell, RequestBody } from '../../world/shapes.ts';
import type { Blanks, Sheet } from '../../world/workbook.ts';
import { type Box, boxOf, cellCount, forEachCell } from '../read/range.ts';
import { parseTyped } from '../typed-text.ts';
import { changeCell, changerOf } from './change-cell.ts';
import type { Appliers } from './draft.ts';

type Rows = NonNullable<RequestBody<'updateCells'>['rows']>;

const CELL_FIELDS: Mask = {
  userEnteredValue: true,
  userEnteredFormat: {
    numberFormat: true,
    backgroundColor: true,
    backgroundColorStyle: true,
    borders: true,
    padding: true,
    horizontalAlignment: true,
    verticalAlignment: true,
    wrapStrategy: true,
    textDirection: true,
    textFormat: true,
    hyperlinkDisplayType: true,
    textRotation: true,
  },
  textFormatRuns: true,
  note: true,
  dataValidation: true,
};

export const CELL_REQUESTS: Pick<
  Appliers,
  'updateCells' | 'repeatCell' | 'findReplace' | 'setDataValidation'
> = {
  updateCells(draft, { start, range, rows = [], fields }) {
    const mask = requiredMask(fields, CELL_FIELDS);
    if ((start === undefined) === (range === undefined))
      throw badRequest('Exactly one of start and range must be set.');
    const sheet = draft.sheet((start ?? range)!.sheetId);
    if (start) writeFrom(sheet, start.rowIndex ?? 0, start.columnIndex ?? 0, rows, mask);
    else writeRange(sheet, boxOf(sheet, range!), rows, mask);
    return undefined;
  },

  repeatCell(draft, { range = {}, cell = {}, fields }) {
    const mask = requiredMask(fields, CELL_FIELDS);
    const sheet = draft.sheet(range.sheetId);
    const box = boxOf(sheet, range);
    if (cellCount(box) === 1) changeCell(sheet, box.startRowIndex, box.startColumnIndex, cell, mask);
    else {
      const change = changerOf(cell, mask);
      forEachCell(box, (row, column) => change(sheet, row, column));
    }
    return undefined;
  },

  // Java's rules of patterns, which those of JavaScript share as far as they are used.
  findReplace(draft, { range, find = '', replacement = '', searchByRegex, includeFormulas }) {
    if (!range || !searchByRegex) throw new NotCovered('findReplace without a range or a pattern');
    const sheet = draft.sheet(range.sheetId);
    const pattern = new RegExp(find, 'g');
    let valuesChanged = 0;
    forEachCell(boxOf(sheet, range), (row, column) => {
      const { stringValue, formulaValue } = sheet.rows[row]?.[column]?.userEnteredValue ?? {};
      const before = stringValue ?? (includeFormulas ? formulaValue : undefined);
      const after = before?.replace(pattern, replacement);
      if (after === undefined || after === before) return;
      valuesChanged++;
      changeCell(sheet, row, column, parseTyped(after), { userEnteredValue: true });
    });
    return { valuesChanged };
  },

  setDataValidation(draft, { range = {}, rule }) {
    const sheet = draft.sheet(range.sheetId);
    const given: Cell = rule ? { dataValidation: rule } : {};
    forEachCell(boxOf(sheet, range), (row, column) =>
      changeCell(sheet, row, column, given, { dataValidation: true }),
    );
    return undefined;
  },
};

const NOTHING: Cell = {};

/** Writes rows of cells. The first cell goes to `top` and `left`. */
function writeFrom(sheet: Sheet, top: number, left: number, rows: Rows, mask: Mask): void {
  const width = Math.max(1, ...rows.map((row) => row.values?.length ?? 0));
  boxOf(sheet, {
    startRowIndex: top,
    endRowIndex: top + Math.max(1, rows.length),
    startColumnIndex: left,
    endColumnIndex: left + width,
  });
  for (const [down, row] of rows.entries())
    for (const [right, given] of (row.values ?? []).entries())
      changeCell(sheet, top + down, left + right, given, mask);
}

/** Writes rows into a range. Clears the masked fields in cells that the rows do not reach. */
function writeRange(sheet: Sheet, box: Box, rows: Rows, mask: Mask): void {
  if (rows.length > box.endRowIndex - box.startRowIndex)
    throw badRequest(
      `Attempting to write row: ${box.endRowIndex}, beyond the last requested row of: ${box.endRowIndex - 1}`,
    );
  const width = box.endColumnIndex - box.startColumnIndex;
  if (rows.some((row) => (row.values?.length ?? 0) > width))
    throw badRequest(
      `Attempting to write column: ${box.endColumnIndex}, beyond the last requested column of: ${box.endColumnIndex - 1}`,
    );
  const blanks: Blanks = new Map();
  for (let row = box.startRowIndex; row < box.endRowIndex; row++) {
    const values = rows[row - box.startRowIndex]?.values ?? [];
    // Nothing can change outside the given rows and the existing cells.
    const length = Math.max(values.length, (sheet.rows[row]?.length ?? 0) - box.startColumnIndex);
    for (let right = 0; right < Math.min(width, length); right++)
      changeCell(sheet, row, box.startColumnIndex + right, values[right] ?? NOTHING, mask, blanks);
  }
}
