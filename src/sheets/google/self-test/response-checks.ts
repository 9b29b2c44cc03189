import { plural } from '../../../rules/base/words.ts';
import { CODE_TITLE, findColumns } from '../../responses/columns.ts';
import { TOLERANCE } from '../../responses/restore-answers.ts';
import { hostWorkbook } from '../document.ts';
import { answersSince } from '../forms/forms.ts';
import { demandVerifiedEmail, verifiedEmailProblem } from '../forms/verified-email.ts';
import { readValues } from '../rest/values.ts';
import { cellOf } from '../rest/workbook.ts';
import { makeClock } from '../zone-clock.ts';
import { check, must, type Scratch, untested } from './check.ts';
import { titleOf } from './form-checks.ts';
import { ARRIVES, cellsOf, isFilled, type RawCell, responseTo, TYPED, wordsFor } from './scratch-form.ts';

/** Codes of two test players who respond one right after the other. */
const CODES = ['TESTCODEA', 'TESTCODEB'];
/** Milliseconds to wait before each look at the responses tab. */
const WAITS = [0, 1000, 2000, 4000, 8000, 15_000, 30_000];
/** Largest allowed difference between the time in a response's row and the time when the response was sent, in milliseconds. */
const NEAR = 120_000;

/** Checks of responses. Sends two responses as players do, and reads the responses as the add-on does. */
export const RESPONSE_CHECKS = [
  check('Each response gets a row of its own', 'G44', 'G38 G41 G48', (scratch) => {
    const form = FormApp.openById(scratch.form());
    const responses = CODES.map((code) => responseTo(form, code));
    scratch.state.sentAt = Date.now();
    scratch.save();
    for (const response of responses) response.submit();
    const rows = waitForRows(scratch);
    const seconds = Math.round((Date.now() - scratch.state.sentAt) / 1000);
    must(
      rows.length === CODES.length,
      `${CODES.length} responses were sent, but ${plural(rows.length, 'row')} arrived within ${seconds} s.`,
    );
    return `Both rows arrived within ${seconds} s.`;
  }),
  check(
    'A responses tab can be read by its id, and its times are numbers',
    'G75',
    'G41 G48 G71 G72',
    (scratch) => {
      if (scratch.state.sentAt === 0) untested('No response was sent.');
      const [tab] = readValues(scratch.workbook, [scratch.tab()]) ?? [];
      const rows = tab?.cells ?? [];
      const entered = cellsOf(scratch.workbook, titleOf(scratch)).map((row) => row.map(cellOf));
      const last = entered.length - 1;
      const different = (entered[last] ?? []).findIndex(
        (cell, column) => cell !== (rows[last]?.[column] ?? ''),
      );
      must(
        different === -1,
        `Column ${different + 1} contains ${entered[last]?.[different]}, but was read as ${rows[last]?.[different]}.`,
      );
      return `${plural(rows.length, 'row')} arrived, and each cell has exactly what was entered.`;
    },
  ),
  check('The columns of a responses tab are found', 'G42', 'G41 G48 G51', (scratch) => {
    const { tab, columns } = read(scratch);
    return `The time is in column ${columns.time + 1}, “${tab.cells[0]?.[columns.time] ?? ''}”.`;
  }),
  check('Roundkeeper reads the time of a response correctly', 'G25', 'G12 G42', (scratch) => {
    const [time = 0] = timesIn(scratch);
    const seconds = Math.round((time - scratch.state.sentAt) / 1000);
    must(Math.abs(seconds * 1000) <= NEAR, `The time of the response is ${seconds} s off.`);
    return `The time is ${seconds} s after the moment of sending.`;
  }),
  check('Texts, numbers and ticked boxes arrive unchanged', 'G65', 'G42', (scratch) => {
    const { tab, columns, row } = read(scratch);
    for (const [title, text] of ARRIVES) {
      const found = String(row[columns.answers.get(title) ?? -1] ?? '');
      must(
        found === text,
        `The answer to “${title}” arrived with ${found.length} characters: “${found.slice(0, 40)}”.`,
      );
    }
    return `${ARRIVES.size} answers arrived in ${tab.cells[0]?.length} columns.`;
  }),
  check('The form keeps answers as they were typed', 'G43', 'G42 G25', (scratch) => {
    const { columns, raw } = read(scratch);
    const [time = 0] = timesIn(scratch);
    const form = FormApp.openById(scratch.form());
    const kept = answersSince(form, scratch.state.sentAt - NEAR).filter(({ sender }) =>
      CODES.includes(sender),
    );
    must(kept.length > 0, 'The form has no response.');
    const lost = [...TYPED].filter(([title, text]) => kept.some(({ answers }) => answers[title] !== text));
    must(
      lost.length === 0,
      lost.map(([title, text]) => `“${text}” became “${kept[0]?.answers[title] ?? ''}”`).join(', '),
    );
    const apart = Math.min(...kept.map(({ at }) => Math.abs(at - time)));
    must(apart <= TOLERANCE, `The times in the form and in the tab differ by ${apart} ms.`);
    const made = [...TYPED].map(
      ([title, text]) => `${text} is ${wordsFor(raw[columns.answers.get(title) ?? -1]?.userEnteredValue)}`,
    );
    return `The tab changed the answers: ${made.join('; ')}.`;
  }),
  check('A form can be closed', 'G63', 'G38 G41', (scratch) => {
    const form = FormApp.openById(scratch.form());
    form.setAcceptingResponses(false);
    must(!form.isAcceptingResponses(), 'The form still takes responses.');
    return 'The form no longer takes responses.';
  }),
  check('Can forms demand verified emails?', 'G15 G16 G45', '', (scratch) => {
    const problem = verifiedEmailProblem();
    // Personal codes work without the Forms API, so its absence is no fault.
    if (problem !== '') return `No: ${problem}`;
    demandVerifiedEmail(scratch.form());
    return 'Yes.';
  }),
];

/** Waits until the tab has the rows of both responses, or until the waits are used up. Gives the rows. */
function waitForRows(scratch: Scratch): readonly (readonly RawCell[])[] {
  const title = titleOf(scratch);
  let rows: readonly (readonly RawCell[])[] = [];
  for (const wait of WAITS) {
    if (wait > 0) Utilities.sleep(wait);
    rows = cellsOf(scratch.workbook, title)
      .slice(1)
      .filter((row) => row.some(isFilled));
    if (rows.length >= CODES.length) break;
  }
  return rows;
}

/** Reads the tab of the scratch form as the add-on reads the tab of a match. Throws if a column cannot be found. */
function read(scratch: Scratch) {
  if (scratch.state.sentAt === 0) untested('No response was sent.');
  const sheetId = scratch.tab();
  const rows = cellsOf(scratch.workbook, titleOf(scratch));
  const cells = rows.map((row) => row.map(cellOf));
  const tab = { sheetId, title: 'the test form’s tab', rowCount: cells.length, cells };
  const titles = [...ARRIVES.keys(), ...TYPED.keys()];
  const columns = findColumns(tab, (cells[0] ?? []).map(String), titles);
  const at = cells.length - 1;
  must(CODES.includes(String(cells[at]?.[columns.sender])), `The column “${CODE_TITLE}” contains no code.`);
  // The row of the last response.
  return { tab, columns, row: cells[at] ?? [], raw: rows[at] ?? [] };
}

/** Reads the time in the row of the last response. Gives all moments that this time may mean. */
function timesIn(scratch: Scratch): readonly number[] {
  const { columns, row } = read(scratch);
  const zone = hostWorkbook().getSpreadsheetTimeZone();
  return makeClock().fromSerial(Number(row[columns.time]), zone);
}
