import type { sheets_v4 } from '@googleapis/sheets';
import type { Question } from '../../../rules/order/question.ts';
import { CODE_TITLE } from '../../responses/columns.ts';
import { readSpreadsheet } from '../rest/requests.ts';
import { bodyOf } from '../rest/rest.ts';

type Form = GoogleAppsScript.Forms.Form;
type FormResponse = GoogleAppsScript.Forms.FormResponse;
type Item = GoogleAppsScript.Forms.Item;
type ItemResponse = GoogleAppsScript.Forms.ItemResponse;

/** Gives the name of the scratch form in Drive. The name contains the mark of this workbook's self-test. */
export function formName(mark: string): string {
  return `Roundkeeper self-test (${mark})`;
}

export const CHOICE: Question = {
  id: 'choice',
  title: 'A choice',
  input: { kind: 'choice', choices: ['x', 'y'] },
};
/** A second question with the same choices as CHOICE. A response answers both questions alike. */
export const ANOTHER_CHOICE: Question = { ...CHOICE, id: 'another', title: 'Another choice' };
const TICKS: Question = { id: 'ticks', title: 'Ticks', input: { kind: 'ticks', choices: ['a', 'b', 'c'] } };
export const WHOLE: Question = {
  id: 'whole',
  title: 'A number',
  input: { kind: 'whole', least: 0, most: 9 },
};

/** Texts that spreadsheets tend to convert, by question title. */
export const TYPED: ReadonlyMap<string, string> = new Map(
  ['1/2', "'7", '007', '1e3', '=1+1'].map((text, i) => [`Typed ${i + 1}`, text] as const),
);

/** Answers that must arrive in the tab unchanged, by column heading. */
export const ARRIVES: ReadonlyMap<string, string> = new Map([
  ['A choice', 'y'],
  ['Another choice', 'x'],
  ['Ticks', 'a, c'],
  ['A number', '7'],
  ['A long text', 'A long text. '.repeat(300).trim()],
  ['Two lines', 'one\ntwo'],
  ['A sign', '🌻 ä 漢'],
]);

/** The questions of the scratch form: one question of each kind, and one question for each text in TYPED. */
export const QUESTIONS: readonly Question[] = [
  CHOICE,
  ANOTHER_CHOICE,
  TICKS,
  WHOLE,
  ...['A long text', 'Two lines'].map(
    (title): Question => ({ id: title, title, input: { kind: 'paragraph' } }),
  ),
  ...['A sign', ...TYPED.keys()].map((title): Question => ({ id: title, title, input: { kind: 'text' } })),
];

/** Makes a response that answers every question of the form. */
export function responseTo(form: Form, code: string): FormResponse {
  return form.getItems().reduce((response, item) => {
    const answer = answerTo(item, code);
    return answer ? response.withItemResponse(answer) : response;
  }, form.createResponse());
}

function answerTo(item: Item, code: string): ItemResponse | undefined {
  const title = item.getTitle();
  const text = TYPED.get(title) ?? ARRIVES.get(title) ?? '';
  switch (title) {
    case CODE_TITLE:
      return item.asTextItem().createResponse(code);
    case CHOICE.title:
    case ANOTHER_CHOICE.title:
      return item.asListItem().createResponse(text);
    case TICKS.title:
      return item.asCheckboxItem().createResponse(text.split(', '));
    case 'A long text':
    case 'Two lines':
      return item.asParagraphTextItem().createResponse(text);
    default:
      return text === '' ? undefined : item.asTextItem().createResponse(text);
  }
}

/** A cell as the Sheets API gives it. */
export type RawCell = sheets_v4.Schema$CellData;

/** Gives the tabs of a spreadsheet, without cells. */
export function tabsOf(file: string): readonly { readonly sheetId: number; readonly title: string }[] {
  const { sheets = [] } = bodyOf(readSpreadsheet(file, 'sheets(properties(sheetId,title))'));
  return sheets.map(({ properties }) => ({
    sheetId: properties?.sheetId ?? 0,
    title: properties?.title ?? '',
  }));
}

/** Gives the cells of a tab. */
export function cellsOf(file: string, title: string): readonly (readonly RawCell[])[] {
  const fields = 'sheets(data(rowData(values(userEnteredValue,effectiveValue))))';
  const range = `'${title.replace(/'/g, "''")}'`;
  const { sheets = [] } = bodyOf(readSpreadsheet(file, fields, [range]));
  const rows = (sheets[0]?.data?.[0]?.rowData ?? []).map(({ values = [] }) => values);
  let used = rows.length;
  while (used > 0 && !rows[used - 1]?.some(isFilled)) used--;
  return rows.slice(0, used);
}

/** Puts a cell's value into words for the report. The words name the kind of the value, too. */
export function wordsFor(value: RawCell['userEnteredValue']): string {
  if (value?.formulaValue !== undefined) return `the formula ${value.formulaValue}`;
  if (value?.stringValue !== undefined) return `the text “${value.stringValue}”`;
  if (value?.numberValue !== undefined) return `the number ${value.numberValue}`;
  if (value?.boolValue !== undefined) return `${value.boolValue}`;
  return value?.errorValue ? 'an error' : 'nothing';
}

/** Says whether a cell has a value, typed or computed. */
export const isFilled = ({ userEnteredValue, effectiveValue }: RawCell): boolean =>
  (userEnteredValue ?? effectiveValue) !== undefined;
