// The row that a response adds to the response tab.
import { toSerial } from '../base/zone.ts';
import { applyBatch } from '../sheets/requests/batch-update.ts';
import { parseTyped } from '../sheets/typed-text.ts';
import type { Answer } from '../world/answer.ts';
import { type Form, type Question, questionsOf } from '../world/form.ts';
import type { Cell } from '../world/shapes.ts';
import { firstFreeRow } from '../world/workbook.ts';
import type { World } from '../world/world.ts';
import { completeTab } from './response-tab.ts';

const TIMESTAMP_FORMAT = { type: 'DATE_TIME', pattern: 'M/d/yyyy H:mm:ss' };

/** Appends a response to the responses tab of its form, and gives the place of the new row. Gives {} if the form has no responses tab. */
export function appendResponseRow(
  world: World,
  form: Form,
  answers: ReadonlyMap<number, Answer>,
  email: string | undefined,
  now: number,
): { workbookId?: string; sheetId?: number; row?: number } {
  const tab = completeTab(world, form);
  if (!tab) return {};
  const { columns } = form.destination!;
  const { sheetId, rowCount } = tab.sheet;
  const row = firstFreeRow(tab.sheet) - (isShared(world, form) ? 1 : 0);
  const requests: object[] =
    row >= rowCount ? [{ appendDimension: { sheetId, dimension: 'ROWS', length: row - rowCount + 1 } }] : [];
  const write = (columnIndex: number, cell: object, fields = 'userEnteredValue') =>
    requests.push({
      updateCells: { start: { sheetId, rowIndex: row, columnIndex }, rows: [{ values: [cell] }], fields },
    });
  const numberValue = toSerial(now, world.switches?.utcTimes ? 'Etc/GMT' : tab.file.workbook.timeZone);
  write(
    columns.timestamp!,
    { userEnteredValue: { numberValue }, userEnteredFormat: { numberFormat: TIMESTAMP_FORMAT } },
    'userEnteredValue,userEnteredFormat.numberFormat',
  );
  if (form.emails !== 'DO_NOT_COLLECT' && email !== undefined)
    write(columns.email!, { userEnteredValue: { stringValue: email } });
  for (const question of questionsOf(form)) {
    const text = textOf(question, answers.get(question.item.id), world.switches?.semicolons ? '; ' : ', ');
    if (text === '') continue;
    // The tab parses an answer as if a person had typed it there.
    const cell: Cell = world.switches?.tabKeepsText
      ? { userEnteredValue: { stringValue: text } }
      : parseTyped(text, undefined, tab.file.workbook.locale);
    const fields = cell.userEnteredFormat
      ? 'userEnteredValue,userEnteredFormat.numberFormat'
      : 'userEnteredValue';
    write(columns[String(question.id)]!, cell, fields);
  }
  tab.file.workbook = applyBatch(tab.file.workbook, requests).workbook;
  return { workbookId: tab.file.id, sheetId, row };
}

/** Writes the stored responses of a form into the form's new responses tab. */
export function writeKeptResponses(world: World, form: Form): void {
  for (const { at, email, answers } of form.responses ?? [])
    appendResponseRow(world, form, new Map(answers), email === '' ? undefined : email, at);
}

/**
 * Says whether a response overwrites the row of the response before it. With the switch sharedRows, this happens if less
 * than ten seconds lie between the responses.
 */
function isShared({ switches }: World, { responses = [] }: Form): boolean {
  const [before, latest] = responses.slice(-2);
  return switches?.sharedRows === true && latest !== undefined && latest.at - before!.at < 10_000;
}

function textOf(question: Question, answer: Answer | undefined, comma: string): string {
  if (answer === undefined) return '';
  if (typeof answer === 'string') return answer;
  return question.item.choices.filter((choice) => answer.includes(choice)).join(comma);
}
