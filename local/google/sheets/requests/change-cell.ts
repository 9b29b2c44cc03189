// Changing one cell of a draft's sheet.
import { badRequest } from '../../base/errors.ts';
import { hasMasked, isEmpty, type Mask, overwrite, selects } from '../../base/field-mask.ts';
import type { Cell } from '../../world/shapes.ts';
import { type Blanks, CELL_TEXT_LIMIT, cellAt, putCell, putSame, type Sheet } from '../../world/workbook.ts';

const VALUE_KINDS = ['stringValue', 'numberValue', 'boolValue', 'formulaValue'] as const;

/** Overwrites the fields of a cell that the mask selects, and gives the stored cell. Throws error 400 for a value that Google refuses. */
export function changeCell(
  sheet: Sheet,
  row: number,
  column: number,
  given: Cell,
  mask: Mask,
  blanks?: Blanks,
): Cell | null | undefined {
  const existing = cellAt(sheet, row, column);
  // An unchanged cell stays the same object, which other places may share.
  if (isEmpty(given) && !(existing && hasMasked(existing, mask))) return existing;
  const hasValue = selects(mask, 'userEnteredValue');
  if (hasValue) checkValue(given);
  if (selects(mask, 'textFormatRuns')) checkRuns(given);
  const before = hasValue && existing?.textFormatRuns ? withoutRuns(existing) : existing;
  return putCell(sheet, row, column, overwrite(before ?? {}, given, mask), blanks);
}

/**
 * Removes text runs before a new value is written: “When writing a new userEnteredValue, previous runs are erased”
 * (Sheets API v4, CellData).
 */
function withoutRuns({ textFormatRuns: _, ...rest }: Cell): Cell {
  return rest;
}

/**
 * Makes a function that changes many cells as `changeCell` changes one cell. Cells and formats that share one object
 * before share one object afterwards, which saves time and memory.
 */
export function changerOf(given: Cell, mask: Mask): (sheet: Sheet, row: number, column: number) => void {
  const changed = new Map<Cell | undefined, Cell>();
  const formats = new Map<Cell['userEnteredFormat'], Cell>();
  const isFormatAlone = Object.keys(mask).join() === 'userEnteredFormat';
  return (sheet, row, column) => {
    const existing = cellAt(sheet, row, column);
    const known = changed.get(existing);
    if (known) return putSame(sheet, row, column, known);
    const format = existing?.userEnteredFormat;
    const formatted = isFormatAlone && existing && format ? formats.get(format) : undefined;
    const now = formatted
      ? putCell(sheet, row, column, { ...existing, ...formatted })
      : changeCell(sheet, row, column, given, mask);
    if (!now) return;
    const { userEnteredValue, userEnteredFormat } = now;
    // Hardly any cells with a value are one object.
    if (!userEnteredValue) changed.set(existing, now);
    if (format && userEnteredFormat) formats.set(format, { userEnteredFormat });
  };
}

/**
 * Throws if a cell has text runs but no text: “Runs are only valid on user entered strings, not formulas, bools, or
 * numbers” (Sheets API v4, CellData).
 */
function checkRuns({ textFormatRuns, userEnteredValue }: Cell): void {
  if (!textFormatRuns) return;
  const length = userEnteredValue?.stringValue?.length ?? 0;
  if (textFormatRuns.some(({ startIndex = 0 }) => startIndex >= length))
    throw badRequest('A run of text format must start within a text.');
}

function checkValue(cell: Cell): void {
  const value = cell.userEnteredValue;
  if (!value) return;
  let kinds = 0;
  for (const kind of VALUE_KINDS) if (value[kind] !== undefined) kinds++;
  if (kinds > 1) throw badRequest('A value may be of one kind only.');
  const text = value.stringValue ?? value.formulaValue ?? '';
  if (text.length > CELL_TEXT_LIMIT)
    throw badRequest(
      `Your input contains more than the maximum of ${CELL_TEXT_LIMIT} characters in a single cell.`,
    );
  if (value.formulaValue !== undefined && !value.formulaValue.startsWith('='))
    throw badRequest(`Invalid formula: ${value.formulaValue}`);
}
