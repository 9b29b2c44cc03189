// A person fills in a form: what Google would refuse is refused, and what it takes becomes a row.

import { toSerial } from '../base/zone.ts';
import { applyBatch } from '../sheets/requests/batch-update.ts';
import type { CellValue } from '../sheets/shapes.ts';
import { firstFreeRow } from '../sheets/workbook.ts';
import type { FormFile, World } from '../world.ts';
import { type Form, type FormItem, type Question, questionsOf, respondUrl } from './form.ts';
import { responseTab } from './response-tab.ts';

/** An answer: text or a choice; the boxes checked; a column for each of a grid's rows. */
export type Answer = string | readonly string[] | Readonly<Record<string, string>>;

export interface Respondent {
  /** Signed in to Google as this address. */
  email?: string;
  /** Typed into the form's email question, where the form takes the respondent's word. */
  typedEmail?: string;
}

export interface Problem {
  /** The item's title, or 'Email'. */
  title: string;
  itemId?: number;
  message: string;
}

export type Submission =
  | { recorded: true; confirmation: string; workbookId?: string; sheetId?: number; row?: number }
  | { recorded: false; reason: string; problems: Problem[] };

const REQUIRED = 'This is a required question';

/** Why a person cannot even see the form; undefined when they can. */
export function closedReason(form: Form, respondent: Respondent): string | undefined {
  if (!form.published) return 'This form is not published: nobody can respond to it yet.';
  if (!form.accepting) return `The form ${form.title} is no longer accepting responses.`;
  if (form.emails === 'VERIFIED' && !respondent.email)
    return 'You must sign in to Google to fill in this form.';
  return undefined;
}

/** Checks answers (by item title or id) and, when all are good, appends the row to the response tab. */
export function submitResponse(
  world: World,
  file: FormFile,
  respondent: Respondent,
  answers: Readonly<Record<string, Answer>>,
  now: number,
): Submission {
  const { form } = file;
  const closed = closedReason(form, respondent);
  if (closed) return { recorded: false, reason: closed, problems: [] };
  const byItem = answersByItem(form, answers);
  const problems: Problem[] = [];
  const typed = respondent.typedEmail?.trim() ?? '';
  if (form.emails === 'RESPONDER_INPUT' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(typed))
    problems.push({ title: 'Email', message: 'Must be a valid email address' });
  for (const item of form.items) {
    const message = problemWith(item, byItem.get(item.id));
    if (message) problems.push({ title: item.title, itemId: item.id, message });
  }
  if (problems.length > 0) return { recorded: false, reason: 'Some answers need another look.', problems };
  form.responseCount++;
  const email = form.emails === 'VERIFIED' ? respondent.email : typed;
  const row = appendRow(world, form, byItem, email, now);
  return { recorded: true, confirmation: form.confirmation || 'Your response has been recorded.', ...row };
}

function answersByItem(form: Form, answers: Readonly<Record<string, Answer>>): Map<number, Answer> {
  const byItem = new Map<number, Answer>();
  for (const [name, answer] of Object.entries(answers)) {
    const found = form.items.filter((item) => item.title === name || String(item.id) === name);
    if (found.length !== 1)
      throw new Error(
        `The form "${form.title}" (${respondUrl(form)}) has ${found.length} questions named "${name}"; it has: ${form.items
          .map((item) => item.title)
          .join(', ')}`,
      );
    byItem.set(found[0]!.id, answer);
  }
  return byItem;
}

function problemWith(item: FormItem, answer: Answer | undefined): string | undefined {
  if (item.kind === 'section') return undefined;
  if (item.kind === 'grid') return problemWithGrid(item, answer ?? {});
  if (item.kind === 'checkbox') {
    const boxes = answer === undefined || answer === '' ? [] : typeof answer === 'string' ? [answer] : answer;
    if (!Array.isArray(boxes)) return 'Not an answer to checkboxes';
    if (boxes.length === 0) return item.required ? REQUIRED : undefined;
    return boxes.every((box) => item.choices.includes(box)) ? undefined : 'Not one of the choices';
  }
  if (answer === undefined || answer === '') return item.required ? REQUIRED : undefined;
  if (typeof answer !== 'string') return 'Not an answer to this question';
  if (item.kind === 'list' || item.kind === 'radio')
    return item.choices.includes(answer) ? undefined : 'Not one of the choices';
  return problemWithText(item, answer);
}

function problemWithGrid(item: FormItem, answer: Answer): string | undefined {
  if (typeof answer === 'string' || Array.isArray(answer)) return 'Not an answer to a grid';
  const given = Object.entries(answer as Record<string, string>).filter(([, column]) => column !== '');
  if (item.required && item.rows.some((row) => !given.some(([name]) => name === row)))
    return 'This question requires one response per row';
  for (const [row, column] of given)
    if (!item.rows.includes(row) || !item.columns.includes(column)) return 'Not one of the choices';
  if (
    item.validation?.kind === 'one-per-column' &&
    new Set(given.map(([, column]) => column)).size < given.length
  )
    return item.validation.help || "Please don't select more than one response per column";
  return undefined;
}

function problemWithText(item: FormItem, text: string): string | undefined {
  if (text.length > 50_000) return 'The answer is too long';
  const rule = item.validation;
  if (!rule) return undefined;
  const number = /^\s*[-+]?(\d+\.?\d*|\.\d+)\s*$/.test(text) ? Number(text) : undefined;
  const isGood = {
    number: () => number !== undefined,
    whole: () => number !== undefined && Number.isInteger(number),
    between: () => number !== undefined && number >= rule.low! && number <= rule.high!,
    'at-least': () => number !== undefined && number >= rule.low!,
    pattern: () => new RegExp(`^(?:${rule.pattern})$`).test(text),
    'one-per-column': () => true,
  }[rule.kind]();
  if (isGood) return undefined;
  if (rule.help) return rule.help;
  return {
    number: 'Must be a number',
    whole: 'Must be a whole number',
    between: `Must be a number between ${rule.low} and ${rule.high}`,
    'at-least': `Must be a number greater than or equal to ${rule.low}`,
    pattern: 'Must match pattern',
    'one-per-column': '',
  }[rule.kind];
}

function appendRow(
  world: World,
  form: Form,
  byItem: ReadonlyMap<number, Answer>,
  email: string | undefined,
  now: number,
): { workbookId?: string; sheetId?: number; row?: number } {
  const tab = responseTab(world, form);
  if (!tab) return {};
  const { columns } = form.destination!;
  const { sheetId, rowCount } = tab.sheet;
  const row = firstFreeRow(tab.sheet);
  const requests: object[] =
    row >= rowCount ? [{ appendDimension: { sheetId, dimension: 'ROWS', length: row - rowCount + 1 } }] : [];
  const write = (column: number, cell: object, fields: string) =>
    requests.push({
      updateCells: {
        start: { sheetId, rowIndex: row, columnIndex: column },
        rows: [{ values: [cell] }],
        fields,
      },
    });
  const numberFormat = { type: 'DATE_TIME', pattern: 'M/d/yyyy H:mm:ss' };
  write(
    columns.timestamp!,
    {
      userEnteredValue: { numberValue: toSerial(now, tab.file.workbook.timeZone) },
      userEnteredFormat: { numberFormat },
    },
    'userEnteredValue,userEnteredFormat.numberFormat',
  );
  if (form.emails !== 'DO_NOT_COLLECT' && email !== undefined)
    write(columns.email!, { userEnteredValue: { stringValue: email } }, 'userEnteredValue');
  for (const question of questionsOf(form)) {
    const text = textOf(question, byItem.get(question.item.id));
    if (text !== '')
      write(columns[String(question.id)]!, { userEnteredValue: cellValue(text) }, 'userEnteredValue');
  }
  tab.file.workbook = applyBatch(tab.file.workbook, requests).workbook;
  return { workbookId: tab.file.id, sheetId, row };
}

function textOf(question: Question, answer: Answer | undefined): string {
  if (answer === undefined) return '';
  if (typeof answer === 'string') return answer;
  if (Array.isArray(answer))
    return question.item.choices.filter((choice) => answer.includes(choice)).join(', ');
  return (answer as Record<string, string>)[question.row ?? ''] ?? '';
}

// Forms enters a plain number as a number; anything else stays the text that was typed.
const cellValue = (text: string): CellValue =>
  /^-?\d+(\.\d+)?$/.test(text.trim()) ? { numberValue: Number(text) } : { stringValue: text };
