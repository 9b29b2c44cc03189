// The requests that change cells: values, formats, notes, merges, borders, validation.

import { badRequest } from '../base/errors.ts';
import { checkMask, type Mask, overwrite, parseMask, selects } from '../base/field-mask.ts';
import type { Appliers, Draft } from './draft.ts';
import { type Box, boxOf, hasOverlap, isWithin } from './range.ts';
import type { Cell, RequestBody } from './shapes.ts';
import { CELL_TEXT_LIMIT, cellAt, putCell, type Sheet } from './workbook.ts';

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
  note: true,
  dataValidation: true,
};

const VALUE_KINDS = ['stringValue', 'numberValue', 'boolValue', 'formulaValue'] as const;

export const CELL_REQUESTS: Pick<
  Appliers,
  'updateCells' | 'repeatCell' | 'mergeCells' | 'unmergeCells' | 'updateBorders' | 'setDataValidation'
> = {
  updateCells(draft, body) {
    const mask = cellMask(body.fields);
    const rows = body.rows ?? [];
    if ((body.start === undefined) === (body.range === undefined))
      throw badRequest('Exactly one of start and range must be set.');
    if (body.start) return updateFrom(draft, body, mask);
    const sheet = draft.sheet(body.range!.sheetId);
    const box = boxOf(sheet, body.range!);
    const height = box.endRowIndex - box.startRowIndex;
    const width = box.endColumnIndex - box.startColumnIndex;
    if (rows.length > height)
      throw badRequest(
        `Attempting to write row: ${box.endRowIndex}, beyond the last requested row of: ${box.endRowIndex - 1}`,
      );
    for (const row of rows)
      if ((row.values?.length ?? 0) > width)
        throw badRequest(
          `Attempting to write column: ${box.endColumnIndex}, beyond the last requested column of: ${box.endColumnIndex - 1}`,
        );
    // What the rows do not reach is cleared of the masked fields.
    forEachCell(box, (row, column) => {
      const given = rows[row - box.startRowIndex]?.values?.[column - box.startColumnIndex] ?? {};
      change(sheet, row, column, given, mask);
    });
    return undefined;
  },

  repeatCell(draft, body) {
    const mask = cellMask(body.fields);
    const sheet = draft.sheet(body.range?.sheetId);
    forEachCell(boxOf(sheet, body.range ?? {}), (row, column) =>
      change(sheet, row, column, body.cell ?? {}, mask),
    );
    return undefined;
  },

  mergeCells(draft, body) {
    const sheet = draft.sheet(body.range?.sheetId);
    const box = boxOf(sheet, body.range ?? {});
    dropMerges(sheet, box);
    for (const part of partsOf(box, body.mergeType ?? 'MERGE_ALL')) {
      sheet.merges.push(part);
      forEachCell(part, (row, column) => {
        const isFirst = row === part.startRowIndex && column === part.startColumnIndex;
        if (!isFirst && cellAt(sheet, row, column)?.userEnteredValue)
          change(sheet, row, column, {}, { userEnteredValue: true });
      });
    }
    return undefined;
  },

  unmergeCells(draft, body) {
    const sheet = draft.sheet(body.range?.sheetId);
    dropMerges(sheet, boxOf(sheet, body.range ?? {}));
    return undefined;
  },

  updateBorders(draft, body) {
    const sheet = draft.sheet(body.range?.sheetId);
    const box = boxOf(sheet, body.range ?? {});
    forEachCell(box, (row, column) => {
      const sides = {
        top: row === box.startRowIndex ? body.top : body.innerHorizontal,
        bottom: row === box.endRowIndex - 1 ? body.bottom : body.innerHorizontal,
        left: column === box.startColumnIndex ? body.left : body.innerVertical,
        right: column === box.endColumnIndex - 1 ? body.right : body.innerVertical,
      };
      const cell = cellAt(sheet, row, column) ?? {};
      const borders: Record<string, unknown> = { ...cell.userEnteredFormat?.borders };
      for (const [side, border] of Object.entries(sides)) {
        if (border?.style === 'NONE') delete borders[side];
        else if (border) borders[side] = border;
      }
      putCell(sheet, row, column, {
        ...cell,
        userEnteredFormat: { ...cell.userEnteredFormat, borders },
      });
    });
    return undefined;
  },

  setDataValidation(draft, body) {
    const sheet = draft.sheet(body.range?.sheetId);
    const given: Cell = body.rule ? { dataValidation: body.rule } : {};
    forEachCell(boxOf(sheet, body.range ?? {}), (row, column) =>
      change(sheet, row, column, given, { dataValidation: true }),
    );
    return undefined;
  },
};

function updateFrom(draft: Draft, body: RequestBody<'updateCells'>, mask: Mask): undefined {
  const sheet = draft.sheet(body.start!.sheetId);
  const top = body.start!.rowIndex ?? 0;
  const left = body.start!.columnIndex ?? 0;
  const rows = body.rows ?? [];
  const width = Math.max(1, ...rows.map((row) => row.values?.length ?? 0));
  boxOf(sheet, {
    startRowIndex: top,
    endRowIndex: top + Math.max(1, rows.length),
    startColumnIndex: left,
    endColumnIndex: left + width,
  });
  for (const [down, row] of rows.entries())
    for (const [right, given] of (row.values ?? []).entries())
      change(sheet, top + down, left + right, given, mask);
}

function cellMask(fields: string | undefined): Mask {
  if (!fields)
    throw badRequest("At least one field must be listed in 'fields'. (Use '*' to indicate all fields.)");
  const mask = parseMask(fields);
  checkMask(mask, CELL_FIELDS);
  return mask;
}

function change(sheet: Sheet, row: number, column: number, given: Cell, mask: Mask): void {
  if (selects(mask, 'userEnteredValue')) checkValue(given);
  const had = cellAt(sheet, row, column);
  if (!had && Object.keys(given).length === 0) return;
  putCell(sheet, row, column, overwrite(had ?? {}, given, mask));
}

function checkValue(cell: Cell): void {
  const value = cell.userEnteredValue;
  if (!value) return;
  if (VALUE_KINDS.filter((kind) => value[kind] !== undefined).length > 1)
    throw badRequest('A value may be of one kind only.');
  const text = value.stringValue ?? value.formulaValue ?? '';
  if (text.length > CELL_TEXT_LIMIT)
    throw badRequest(
      `Your input contains more than the maximum of ${CELL_TEXT_LIMIT} characters in a single cell.`,
    );
  if (value.formulaValue !== undefined && !value.formulaValue.startsWith('='))
    throw badRequest(`Invalid formula: ${value.formulaValue}`);
}

function dropMerges(sheet: Sheet, box: Box): void {
  for (const merge of sheet.merges)
    if (hasOverlap(merge as Box, box) && !isWithin(merge as Box, box))
      throw badRequest('You must select all cells in a merged range to merge or unmerge them.');
  sheet.merges = sheet.merges.filter((merge) => !hasOverlap(merge as Box, box));
}

function partsOf(box: Box, type: 'MERGE_ALL' | 'MERGE_COLUMNS' | 'MERGE_ROWS'): Box[] {
  const parts: Box[] = [];
  if (type === 'MERGE_ALL') parts.push(box);
  if (type === 'MERGE_COLUMNS')
    for (let column = box.startColumnIndex; column < box.endColumnIndex; column++)
      parts.push({ ...box, startColumnIndex: column, endColumnIndex: column + 1 });
  if (type === 'MERGE_ROWS')
    for (let row = box.startRowIndex; row < box.endRowIndex; row++)
      parts.push({ ...box, startRowIndex: row, endRowIndex: row + 1 });
  const cells = (part: Box) =>
    (part.endRowIndex - part.startRowIndex) * (part.endColumnIndex - part.startColumnIndex);
  return parts.filter((part) => cells(part) > 1);
}

function forEachCell(box: Box, visit: (row: number, column: number) => void): void {
  for (let row = box.startRowIndex; row < box.endRowIndex; row++)
    for (let column = box.startColumnIndex; column < box.endColumnIndex; column++) visit(row, column);
}
