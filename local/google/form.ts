// A form as it is stored, and the columns that its response tab has for it.
import { applyBatch } from './batch-update.ts';
import type { Sheet } from './workbook.ts';
import type { FormFile, WorkbookFile, World } from './world.ts';

export type ItemKind = 'text' | 'paragraph' | 'list' | 'radio' | 'checkbox' | 'grid' | 'section';

/** What an answer must be. `help` is what the respondent reads when it is not. */
export interface Validation {
  kind: 'number' | 'whole' | 'between' | 'at-least' | 'pattern' | 'one-per-column';
  low?: number;
  high?: number;
  pattern?: string;
  help?: string;
}

export interface FormItem {
  id: number;
  kind: ItemKind;
  title: string;
  help: string;
  required: boolean;
  choices: string[];
  /** A grid's rows and columns. */
  rows: string[];
  columns: string[];
  /** One a question: a grid has one for each row, a section header none. */
  questionIds: number[];
  validation?: Validation;
}

export type EmailCollection = 'DO_NOT_COLLECT' | 'VERIFIED' | 'RESPONDER_INPUT';

export interface Form {
  title: string;
  description: string;
  confirmation: string;
  emails: EmailCollection;
  allowEdits: boolean;
  showAgain: boolean;
  accepting: boolean;
  published: boolean;
  /** The id in the respondents' address, which says nothing about the form's own. */
  publicId: string;
  items: FormItem[];
  revision: number;
  responseCount: number;
  destination?: { workbookId: string; sheetId: number; columns: Record<string, number> };
}

/** One thing a response may answer, with the header of its column. */
export interface Question {
  id: number;
  item: FormItem;
  header: string;
  /** A grid's row. */
  row?: string;
}

/** An id for an item or question: nine digits, as Google's look, and no two the same. */
export const makeQuestionId = (world: World): number =>
  100_000_000 + ((world.nextId++ * 48_271_013) % 899_999_963);

export const questionsOf = (form: Form): Question[] =>
  form.items.flatMap((item) =>
    item.kind === 'grid'
      ? item.rows.map((row, at) => ({
          id: item.questionIds[at]!,
          item,
          header: `${item.title} [${row}]`,
          row,
        }))
      : item.questionIds.map((id) => ({ id, item, header: item.title })),
  );

export const respondUrl = (form: Form): string =>
  `https://docs.google.com/forms/d/e/${form.publicId}/viewform`;

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
