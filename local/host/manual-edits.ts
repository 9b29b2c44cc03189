// Edits that a host makes to files by hand, without the add-on.

import { unlinkTab } from '../google/forms/response-tab.ts';
import { applyBatch } from '../google/sheets/requests/batch-update.ts';
import { makeDraft } from '../google/sheets/requests/draft.ts';
import { arrangeColumns } from '../google/sheets/requests/tab-size.ts';
import { withStayingMetadata } from '../google/sheets/switched-batch.ts';
import { parseTyped } from '../google/sheets/typed-text.ts';
import type { Form } from '../google/world/form.ts';
import { cellAt, copyOfSheet, type Sheet } from '../google/world/workbook.ts';
import { type DriveFile, makeId, type WorkbookFile, type World } from '../google/world/world.ts';

export interface ManualEdits {
  /** Types a text into a cell. Row and column are zero-based. The text is parsed as Sheets parses typed text. */
  typeCell(fileId: string, sheetId: number, row: number, column: number, text: string): void;
  deleteTab(fileId: string, sheetId: number): void;
  /** Undoes the last deletion of a tab in a workbook, as Ctrl+Z does. Deletions before the start of the local host cannot be undone. */
  undoDeletion(fileId: string): void;
  /**
   * Copies a workbook, as File › Make a copy does, and gives the id of the copy. The copy has the tabs without their
   * forms, and a new script.
   */
  copyWorkbook(fileId: string): string;
  /**
   * Puts the used columns of a tab into a new order. -1 stands for a new column, and columns that `order` leaves out are
   * deleted. A form still writes into the moved columns.
   */
  arrangeColumns(fileId: string, sheetId: number, order: readonly number[]): void;
  /** Sorts the rows of a tab by a column. The first row stays in its place. */
  sortRows(fileId: string, sheetId: number, column: number): void;
  /** Duplicates a tab without its form. The metadata of the new tab have new ids. */
  copyTab(fileId: string, sheetId: number): void;
  trashFile(fileId: string): void;
  /** Deletes a file permanently. */
  deleteFile(fileId: string): void;
  /** Unlinks a form from its tab. The tab stays unchanged. */
  unlinkForm(formId: string): void;
}

/** Makes functions for manual edits of a host's files. `fileOf` throws for an unknown file. */
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
      const typed = parseTyped(text, sheet && cellAt(sheet, rowIndex, columnIndex), file.workbook.locale);
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
    arrangeColumns(fileId, sheetId, order) {
      const file = workbookOf(fileId);
      const before = file.workbook;
      changeSheet(file, sheetId, (sheet) => {
        const used = Math.max(0, ...sheet.rows.map(({ length }) => length));
        const unused = Array.from({ length: sheet.columnCount }, (_, column) => column).slice(used);
        arrangeColumns(sheet, [...order, ...unused]);
      });
      if (world.switches?.metadataStays) file.workbook = withStayingMetadata(file.workbook, before);
      const form = formOf(world, fileId, sheetId);
      if (!form) return;
      const { destination } = form;
      const columns = Object.entries(destination?.columns ?? {}).map(([key, column]) => [
        key,
        order.indexOf(column),
      ]);
      if (destination) destination.columns = Object.fromEntries(columns.filter(([, at]) => Number(at) >= 0));
    },
    sortRows(fileId, sheetId, column) {
      changeSheet(workbookOf(fileId), sheetId, (sheet) => {
        const [heads = [], ...rows] = sheet.rows;
        const keyOf = (row: (typeof rows)[number]) => JSON.stringify(row[column]?.userEnteredValue ?? null);
        sheet.rows = [heads, ...rows.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))];
      });
    },
    copyTab(fileId, sheetId) {
      const file = workbookOf(fileId);
      const { sheets } = file.workbook;
      const sheet = sheets.find((one) => one.sheetId === sheetId);
      if (!sheet) throw new Error(`There is no tab ${sheetId}.`);
      const { formId: _, ...plain } = copyOfSheet(sheet);
      const copy: Sheet = {
        ...plain,
        sheetId: Math.max(...sheets.map((one) => one.sheetId)) + 1,
        title: `Copy of ${sheet.title}`,
        metadata: Object.fromEntries(Object.values(sheet.metadata).map((column, i) => [i + 1, column])),
      };
      file.workbook = { ...file.workbook, sheets: [...sheets, copy] };
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

function changeSheet(file: WorkbookFile, sheetId: number, change: (copy: Sheet) => void): void {
  const draft = makeDraft(file.workbook);
  change(draft.sheet(sheetId));
  file.workbook = draft.workbook;
}

/** Finds the form that writes into a tab. */
function formOf(world: World, workbookId: string, sheetId: number): Form | undefined {
  for (const file of Object.values(world.files)) {
    const to = file.kind === 'form' ? file.form.destination : undefined;
    if (file.kind === 'form' && to?.workbookId === workbookId && to.sheetId === sheetId) return file.form;
  }
  return undefined;
}

/** Unlinks the forms of a tab. Sheets deletes a responses tab only after its form is unlinked. */
function unlinkForms(world: World, workbookId: string, sheetId: number): void {
  for (let form = formOf(world, workbookId, sheetId); form; form = formOf(world, workbookId, sheetId))
    unlinkTab(world, form, Number.NEGATIVE_INFINITY);
}
