// The tab of a workbook that receives a form's responses, and its columns.

import { RESPONSE_TAB } from '../base/in-language.ts';
import { lateFrom, linkedUntil, settleTabs } from '../sheets/late-tab.ts';
import { applyBatch } from '../sheets/requests/batch-update.ts';
import { type Form, questionsOf } from '../world/form.ts';
import type { Sheet } from '../world/workbook.ts';
import type { FormFile, WorkbookFile, World } from '../world/world.ts';

/** Gives the responses tab of a form. Gives undefined if the form has no responses tab, or if the tab was deleted. */
export function responseTab(world: World, form: Form): { file: WorkbookFile; sheet: Sheet } | undefined {
  const to = form.destination;
  const file = to && world.files[to.workbookId];
  if (file?.kind !== 'workbook') return undefined;
  const sheet = file.workbook.sheets.find((one) => one.sheetId === to!.sheetId);
  return sheet && { file, sheet };
}

const RESPONSE_WIDTHS = Object.fromEntries(Array.from({ length: 26 }, (_, at) => [at, { pixelSize: 150 }]));

/** Makes the responses tab of a form. The tab is the first tab of the workbook, and has a header row. */
export function linkTab(world: World, form: FormFile, file: WorkbookFile, now: number): void {
  const titles = new Set(file.workbook.sheets.map((sheet) => sheet.title));
  let number = 1;
  const { title } = RESPONSE_TAB[world.switches?.language ?? 'en'];
  while (titles.has(`${title} ${number}`)) number++;
  const properties = {
    title: `${title} ${number}`,
    index: 0,
    gridProperties: { rowCount: 100, columnCount: 26, frozenRowCount: 1 },
  };
  const { workbook, replies } = applyBatch(file.workbook, [{ addSheet: { properties } }]);
  const reply = replies[0] as { addSheet: { properties: { sheetId: number } } };
  const { sheetId } = reply.addSheet.properties;
  const shownFrom = lateFrom(world, now);
  const late = shownFrom === undefined ? {} : { shownFrom };
  file.workbook = {
    ...workbook,
    sheets: workbook.sheets.map((sheet) =>
      sheet.sheetId === sheetId
        ? { ...sheet, ...late, formId: form.id, columnProperties: RESPONSE_WIDTHS }
        : sheet,
    ),
  };
  form.form.destination = { workbookId: file.id, sheetId, columns: {} };
  syncColumns(world, form.form);
}

/** Unlinks the responses tab from its form. The tab keeps its rows. */
export function unlinkTab(world: World, form: Form, now: number): void {
  const tab = responseTab(world, form);
  if (tab) {
    const sheets = tab.file.workbook.sheets.map((sheet) =>
      sheet === tab.sheet ? { ...sheet, linkedUntil: linkedUntil(world, now) } : sheet,
    );
    tab.file.workbook = { ...tab.file.workbook, sheets: settleTabs(sheets, now) };
  }
  delete form.destination;
}

/** Gives every question a column, and writes the questions' titles into the header row. Columns of deleted questions stay. */
export function syncColumns(world: World, form: Form): void {
  const tab = responseTab(world, form);
  if (!tab) return;
  const { columns } = form.destination!;
  const { sheetId, rows, columnCount } = tab.sheet;
  let width = Math.max(-1, ...Object.values(columns)) + 1;
  const changed: [column: number, header: string][] = [];
  for (const [key, header] of headersOf(world, form)) {
    const column = columns[key] ?? width++;
    columns[key] = column;
    if (rows[0]?.[column]?.userEnteredValue?.stringValue !== header) changed.push([column, header]);
  }
  if (changed.length === 0) return;
  const requests: object[] = changed.map(([column, header]) => writeHeader(sheetId, column, header));
  if (width > columnCount)
    requests.unshift({ appendDimension: { sheetId, dimension: 'COLUMNS', length: width - columnCount } });
  tab.file.workbook = applyBatch(tab.file.workbook, requests).workbook;
}

/** Adds missing columns to the responses tab of a form, and gives the tab. */
export function completeTab(world: World, form: Form): ReturnType<typeof responseTab> {
  const columns = form.destination?.columns ?? {};
  if (headersOf(world, form).some(([key]) => columns[key] === undefined)) syncColumns(world, form);
  return responseTab(world, form);
}

/** Gives the headers of the responses tab. Each header has the key under which the form stores the column. */
function headersOf({ switches }: World, form: Form): [key: string, header: string][] {
  const { time, email } = RESPONSE_TAB[switches?.language ?? 'en'];
  return [
    ['timestamp', time],
    ...(form.emails === 'DO_NOT_COLLECT' ? [] : ([['email', email]] as [string, string][])),
    ...questionsOf(form).map(({ id, header }): [string, string] => [String(id), header]),
  ];
}

function writeHeader(sheetId: number, columnIndex: number, header: string): object {
  const cell = {
    userEnteredValue: { stringValue: header },
    userEnteredFormat: { textFormat: { bold: true } },
  };
  return {
    updateCells: {
      start: { sheetId, rowIndex: 0, columnIndex },
      rows: [{ values: [cell] }],
      fields: 'userEnteredValue,userEnteredFormat.textFormat.bold',
    },
  };
}
