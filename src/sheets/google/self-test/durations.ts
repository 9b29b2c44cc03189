import type { StepReport } from '../../ports.ts';
import { hostProperties } from '../document.ts';
import {
  createPermission,
  listFiles,
  listPermissions,
  updateFile,
  updateSpreadsheet,
} from '../rest/requests.ts';
import { mustCall } from '../rest/rest.ts';
import { type Scratch, untested } from './check.ts';
import { OWN_ID, OWN_TITLE, write } from './file-checks.ts';
import { cellsOf, tabsOf } from './scratch-form.ts';

const TRIES = 3;
/** Kilobytes in the large read and in the large write. */
const KILOBYTES = 200;

/**
 * Measures how long each kind of call takes: the median of three tries with the scratch files. Leaves out calls that
 * fail or whose scratch file is missing.
 */
export function measureDurations(scratch: Scratch): Omit<StepReport, 'checks'> {
  const durations: Record<string, number> = {};
  for (const [name, work] of callsToMeasure(scratch)) {
    const ms = medianOf(work);
    if (ms !== undefined) durations[name] = ms;
  }
  // The extra time of a fetch, compared with the same call of the advanced service.
  const fetched = medianOf(() => tabsOf(scratch.file()));
  const direct = durations['Sheets.Spreadsheets.get'];
  const overhead = fetched === undefined || direct === undefined ? 0 : Math.max(0, fetched - direct);
  durations.UrlFetch = overhead;
  for (const [name, ms] of Object.entries(durations))
    if (name.startsWith('Drive.')) durations[name] = Math.max(0, ms - overhead);
  return { durations, ...measureSizes(scratch) };
}

function callsToMeasure(scratch: Scratch): readonly (readonly [name: string, work: () => unknown])[] {
  const properties = hostProperties();
  const workbook = SpreadsheetApp.openById(scratch.workbook);
  const [tab] = workbook.getSheets();
  const form = scratch.state.form === '' ? undefined : FormApp.openById(scratch.state.form);
  const user = Session.getActiveUser();
  return [
    ['Sheets.Spreadsheets.get', () => Sheets!.Spreadsheets?.get(scratch.file(), { fields: 'spreadsheetId' })],
    [
      'Sheets.Spreadsheets.batchUpdate',
      () => Sheets!.Spreadsheets?.batchUpdate({ requests: [write(['x']) as never] }, scratch.file()),
    ],
    ['Drive.Files.list', () => mustCall([listFiles('trashed = false', 'id')])],
    ['Drive.Permissions.list', () => mustCall([listPermissions(scratch.file(), 'id')])],
    ['Drive.Files.update', () => mustCall([updateFile(scratch.file(), { name: 'Scratch' })])],
    [
      'Drive.Permissions.create',
      () => mustCall([createPermission(scratch.file(), { type: 'anyone', role: 'reader' })]),
    ],
    ['FormApp.openById', () => FormApp.openById(scratch.form())],
    ['Forms', () => (form ?? untested('')).setDescription('Scratch')],
    ['SpreadsheetApp.openById', () => SpreadsheetApp.openById(scratch.workbook)],
    ['SpreadsheetApp.flush', () => SpreadsheetApp.flush()],
    ['Spreadsheet.getSheets', () => workbook.getSheets()],
    ['Sheet.getFormUrl', () => tab?.getFormUrl()],
    ['ScriptApp.getOAuthToken', () => ScriptApp.getOAuthToken()],
    ['ScriptApp.getProjectTriggers', () => ScriptApp.getProjectTriggers()],
    ['Properties', () => properties.getProperty('self-test')],
    ['Session', () => user.getEmail()],
  ];
}

/** Measures the milliseconds per kilobyte of large reads and large writes. Subtracts the time of a small call. */
function measureSizes(scratch: Scratch): Pick<StepReport, 'readPerKB' | 'writePerKB'> {
  const text = 'x'.repeat(50_000);
  const size = KILOBYTES / 50;
  const send = (texts: readonly string[]) =>
    mustCall([updateSpreadsheet(scratch.file(), [write(texts, OWN_ID)])]);
  const smallWrite = medianOf(() => send(['x']));
  const largeWrite = medianOf(() => send(Array.from({ length: size }, () => text)));
  const smallRead = medianOf(() => tabsOf(scratch.file()));
  const largeRead = medianOf(() => cellsOf(scratch.file(), OWN_TITLE));
  const rate = (small: number | undefined, large: number | undefined) =>
    small === undefined || large === undefined
      ? undefined
      : Math.max(0, Math.round(((large - small) / KILOBYTES) * 100) / 100);
  const [readPerKB, writePerKB] = [rate(smallRead, largeRead), rate(smallWrite, largeWrite)];
  return {
    ...(readPerKB === undefined ? {} : { readPerKB }),
    ...(writePerKB === undefined ? {} : { writePerKB }),
  };
}

/** Measures some work several times. Gives the median duration in milliseconds; undefined if any try fails. */
function medianOf(work: () => unknown): number | undefined {
  const times: number[] = [];
  try {
    for (let i = 0; i < TRIES; i++) {
      const begun = Date.now();
      work();
      times.push(Date.now() - begun);
    }
  } catch {
    return undefined;
  }
  return times.sort((a, b) => a - b)[1];
}
