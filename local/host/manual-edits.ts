// Edits that a host makes to files by hand, without the add-on.

import { unlinkTab } from '../google/forms/response-tab.ts';
import { applyBatch } from '../google/sheets/requests/batch-update.ts';
import { parseTyped } from '../google/sheets/typed-text.ts';
import { cellAt, type Sheet } from '../google/world/workbook.ts';
import { type DriveFile, makeId, type WorkbookFile, type World } from '../google/world/world.ts';

export interface ManualEdits {
  /** Types into a cell (0-based); the text is parsed as Sheets parses it. */
  typeCell(fileId: string, sheetId: number, row: number, column: number, text: string): void;
  deleteTab(fileId: string, sheetId: number): void;
  /** Undo (Ctrl+Z) of the last tab that was deleted in a workbook since the local host began. */
  undoDeletion(fileId: string): void;
  /** File › Make a copy: the tabs without their forms, and a script of its own. Gives the copy's id. */
  copyWorkbook(fileId: string): string;
  trashFile(fileId: string): void;
  /** Deletes a file permanently. */
  deleteFile(fileId: string): void;
  /** Unlink form: its tab stays as it is. */
  unlinkForm(formId: string): void;
}

/** The edits of a host's files; `fileOf` throws for an unknown file. */
export function makeManualEdits(world: World, fileOf: (fileId: string) => DriveFile): ManualEdits {
  function workbookOf(fileId: string): WorkbookFile {
    const file = fileOf(fileId);
    if (file.kind !== 'workbook') throw new Error(`${file.name} is no workbook.`);
    return file;
  }
  const deleted = new Map<string, { readonly sheet: Sheet; readonly at: number }>();
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
      unlinkForms(world, fileId, sheetId);
      const at = file.workbook.sheets.findIndex((one) => one.sheetId === sheetId);
      const sheet = file.workbook.sheets[at];
      file.workbook = applyBatch(file.workbook, [{ deleteSheet: { sheetId } }]).workbook;
      if (sheet) deleted.set(fileId, { sheet, at });
    },
    undoDeletion(fileId) {
      const file = workbookOf(fileId);
      const { sheet, at } = deleted.get(fileId) ?? {};
      const { sheets } = file.workbook;
      const isThere = sheets.some(
        ({ sheetId, title }) => sheetId === sheet?.sheetId || title === sheet?.title,
      );
      if (!sheet || isThere) throw new Error('There is no deletion to undo.');
      deleted.delete(fileId);
      file.workbook = { ...file.workbook, sheets: [...sheets.slice(0, at), sheet, ...sheets.slice(at)] };
    },
    copyWorkbook(fileId) {
      const original = workbookOf(fileId);
      const id = makeId(world, 'copy');
      const sheets = original.workbook.sheets.map(({ formId: _, ...plain }) => plain);
      const name = `Copy of ${original.name}`;
      const copy: WorkbookFile = {
        ...structuredClone({ ...original, workbook: { ...original.workbook, title: name, sheets } }),
        id,
        name,
      };
      copy.permissions = copy.permissions.filter(({ role }) => role === 'owner');
      world.files[id] = copy;
      return id;
    },
    trashFile(fileId) {
      fileOf(fileId).trashed = true;
    },
    deleteFile(fileId) {
      fileOf(fileId);
      delete world.files[fileId];
    },
    unlinkForm(formId) {
      const file = fileOf(formId);
      if (file.kind === 'form') unlinkTab(world, file.form, Number.NEGATIVE_INFINITY);
    },
  };
}

/** Sheets lets a host delete a response tab only after the form is unlinked. */
function unlinkForms(world: World, workbookId: string, sheetId: number): void {
  for (const file of Object.values(world.files)) {
    const to = file.kind === 'form' ? file.form.destination : undefined;
    if (file.kind === 'form' && to?.workbookId === workbookId && to.sheetId === sheetId)
      unlinkTab(world, file.form, Number.NEGATIVE_INFINITY);
  }
}
