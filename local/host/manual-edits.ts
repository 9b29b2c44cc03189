// What a host can do to files by hand, without the add-on.

import { unlinkTab } from '../google/forms/response-tab.ts';
import { applyBatch } from '../google/sheets/requests/batch-update.ts';
import type { Cell, CellValue } from '../google/sheets/shapes.ts';
import { cellAt } from '../google/sheets/workbook.ts';
import type { DriveFile, WorkbookFile, World } from '../google/world.ts';

export interface ByHand {
  /** Types into a cell (0-based), read as Sheets reads what is typed. */
  typeCell(fileId: string, sheetId: number, row: number, column: number, text: string): void;
  deleteTab(fileId: string, sheetId: number): void;
  trashFile(fileId: string): void;
  /** Deletes a file for good. */
  deleteFile(fileId: string): void;
}

export function makeByHand(world: World, fileOf: (fileId: string) => DriveFile): ByHand {
  function workbookOf(fileId: string): WorkbookFile {
    const file = fileOf(fileId);
    if (file.kind !== 'workbook') throw new Error(`${file.name} is no workbook.`);
    return file;
  }
  return {
    typeCell(fileId, sheetId, rowIndex, columnIndex, text) {
      const file = workbookOf(fileId);
      const sheet = file.workbook.sheets.find((one) => one.sheetId === sheetId);
      const typed = parseTyped(text, sheet && cellAt(sheet, rowIndex, columnIndex));
      const start = { sheetId, rowIndex, columnIndex };
      const fields = typed.userEnteredFormat
        ? 'userEnteredValue,userEnteredFormat.numberFormat'
        : 'userEnteredValue';
      const request = { updateCells: { start, rows: [{ values: [typed] }], fields } };
      file.workbook = applyBatch(file.workbook, [request]).workbook;
    },
    deleteTab(fileId, sheetId) {
      const file = workbookOf(fileId);
      // Sheets makes a host unlink the form of a response tab before it lets the tab go.
      for (const other of Object.values(world.files))
        if (
          other.kind === 'form' &&
          other.form.destination?.workbookId === fileId &&
          other.form.destination.sheetId === sheetId
        )
          unlinkTab(world, other.form);
      file.workbook = applyBatch(file.workbook, [{ deleteSheet: { sheetId } }]).workbook;
    },
    trashFile(fileId) {
      fileOf(fileId).trashed = true;
    },
    deleteFile(fileId) {
      fileOf(fileId);
      delete world.files[fileId];
    },
  };
}

/** What Sheets makes of typed text: numbers, TRUE and FALSE, formulas, dates such as 1/2, and otherwise text. */
export function parseTyped(text: string, had?: Cell): Cell {
  if (text === '') return {};
  if (had?.userEnteredFormat?.numberFormat?.type === 'TEXT')
    return { userEnteredValue: { stringValue: text } };
  if (text.startsWith("'")) return { userEnteredValue: { stringValue: text.slice(1) } };
  if (text.startsWith('=') && text.length > 1) return { userEnteredValue: { formulaValue: text } };
  const trimmed = text.trim();
  if (/^(true|false)$/i.test(trimmed)) return { userEnteredValue: { boolValue: /^t/i.test(trimmed) } };
  const number = numberOf(trimmed);
  if (number) return { userEnteredValue: number };
  const date = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(trimmed);
  const [month, day] = [Number(date?.[1]), Number(date?.[2])];
  if (date && month >= 1 && month <= 12 && day >= 1 && day <= 31) {
    const year = Number(date[3] ?? 2026);
    const numberValue = Date.UTC(year, month - 1, day) / 86_400_000 + 25_569;
    const numberFormat = { type: 'DATE', pattern: date[3] ? 'm/d/yyyy' : 'm/d' };
    return { userEnteredValue: { numberValue }, userEnteredFormat: { numberFormat } };
  }
  return { userEnteredValue: { stringValue: text } };
}

function numberOf(text: string): CellValue | undefined {
  if (/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text)) return { numberValue: Number(text) };
  if (/^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return { numberValue: Number(text.replaceAll(',', '')) };
  if (/^[-+]?\d+(\.\d+)?%$/.test(text)) return { numberValue: Number(text.slice(0, -1)) / 100 };
  return undefined;
}
