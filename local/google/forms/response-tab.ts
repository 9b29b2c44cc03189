// The tab of a workbook that receives a form's responses, and its columns.
import { applyBatch } from '../sheets/requests/batch-update.ts';
import type { Sheet } from '../sheets/workbook.ts';
import type { FormFile, WorkbookFile, World } from '../world.ts';
import { type Form, questionsOf } from './form.ts';

/** The tab that receives a form's responses, if it is still there. */
export function responseTab(world: World, form: Form): { file: WorkbookFile; sheet: Sheet } | undefined {
  const to = form.destination;
  const file = to && world.files[to.workbookId];
  if (file?.kind !== 'workbook') return undefined;
  const sheet = file.workbook.sheets.find((one) => one.sheetId === to!.sheetId);
  return sheet && { file, sheet };
}

const RESPONSE_WIDTHS = Object.fromEntries(Array.from({ length: 26 }, (_, at) => [at, { pixelSize: 150 }]));

/** Makes the response tab: a new first tab with a header row. */
export function linkTab(world: World, form: FormFile, file: WorkbookFile): void {
  const titles = new Set(file.workbook.sheets.map((sheet) => sheet.title));
  let number = 1;
  while (titles.has(`Form Responses ${number}`)) number++;
  const properties = {
    title: `Form Responses ${number}`,
    index: 0,
    gridProperties: { rowCount: 100, columnCount: 26, frozenRowCount: 1 },
  };
  const { workbook, replies } = applyBatch(file.workbook, [{ addSheet: { properties } }]);
  const reply = replies[0] as { addSheet: { properties: { sheetId: number } } };
  const { sheetId } = reply.addSheet.properties;
  file.workbook = {
    ...workbook,
    sheets: workbook.sheets.map((sheet) =>
      sheet.sheetId === sheetId ? { ...sheet, formId: form.id, columnProperties: RESPONSE_WIDTHS } : sheet,
    ),
  };
  form.form.destination = { workbookId: file.id, sheetId, columns: {} };
  syncColumns(world, form.form);
}

/** Unlinks the response tab, which stays with what it holds. */
export function unlinkTab(world: World, form: Form): void {
  const tab = responseTab(world, form);
  if (tab) {
    const { formId: _, ...plain } = tab.sheet;
    const sheets = tab.file.workbook.sheets.map((sheet) => (sheet === tab.sheet ? plain : sheet));
    tab.file.workbook = { ...tab.file.workbook, sheets };
  }
  delete form.destination;
}

/** Gives every question a column and keeps the headers like the titles. Columns of removed questions stay. */
export function syncColumns(world: World, form: Form): void {
  const tab = responseTab(world, form);
  if (!tab) return;
  const { columns } = form.destination!;
  const wanted: [key: string, header: string][] = [['timestamp', 'Timestamp']];
  if (form.emails !== 'DO_NOT_COLLECT') wanted.push(['email', 'Email Address']);
  for (const question of questionsOf(form)) wanted.push([String(question.id), question.header]);
  const requests: object[] = [];
  let width = Math.max(-1, ...Object.values(columns)) + 1;
  const changed: [column: number, header: string][] = [];
  for (const [key, header] of wanted) {
    const column = columns[key] ?? width++;
    columns[key] = column;
    if (tab.sheet.rows[0]?.[column]?.userEnteredValue?.stringValue !== header) changed.push([column, header]);
  }
  if (changed.length === 0) return;
  const missing = width - tab.sheet.columnCount;
  if (missing > 0)
    requests.push({
      appendDimension: { sheetId: tab.sheet.sheetId, dimension: 'COLUMNS', length: missing },
    });
  for (const [columnIndex, header] of changed)
    requests.push({
      updateCells: {
        start: { sheetId: tab.sheet.sheetId, rowIndex: 0, columnIndex },
        rows: [
          {
            values: [
              {
                userEnteredValue: { stringValue: header },
                userEnteredFormat: { textFormat: { bold: true } },
              },
            ],
          },
        ],
        fields: 'userEnteredValue,userEnteredFormat.textFormat.bold',
      },
    });
  tab.file.workbook = applyBatch(tab.file.workbook, requests).workbook;
}
