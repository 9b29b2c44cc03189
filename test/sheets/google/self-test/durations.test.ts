import type { Scratch } from '../../../../src/sheets/google/self-test/check.ts';
import { measureDurations } from '../../../../src/sheets/google/self-test/durations.ts';

/** The milliseconds that calls take, by a word of their address; a byte takes as long to send as to read. */
const FETCHED = { drive: 170, sheets: 120 };
const DIRECT = 50;
const PER_BYTE = 0.001;

let now = 0;
let isFormGone = false;

/** The services of Google that the measurement calls, on a clock that only they move. */
function services(): Record<string, unknown> {
  const takes =
    (ms: number, value: unknown = {}) =>
    () => {
      now += ms;
      return value;
    };
  const fetch = ({ url, payload = '' }: { url: string; payload?: string }) => {
    const isRead = payload === '';
    const cells = isRead && url.includes('rowData') ? 200_000 : 0;
    now += (url.includes('/drive/') ? FETCHED.drive : FETCHED.sheets) + PER_BYTE * (payload.length + cells);
    return { getResponseCode: () => 200, getContentText: () => '{}' };
  };
  const form = { setDescription: takes(9) };
  const workbook = { getSheets: takes(6, [{ getFormUrl: takes(7) }]) };
  return {
    PropertiesService: { getDocumentProperties: () => ({ getProperty: takes(4) }) },
    SpreadsheetApp: { openById: takes(5, workbook), flush: takes(3) },
    FormApp: {
      openById: () => {
        if (isFormGone) throw new Error('No item with the given ID could be found.');
        return takes(8, form)();
      },
    },
    Session: { getActiveUser: () => ({ getEmail: takes(1) }) },
    Sheets: { Spreadsheets: { get: takes(DIRECT), batchUpdate: takes(DIRECT + 10) } },
    ScriptApp: { getOAuthToken: () => 'token', getProjectTriggers: takes(2, []) },
    UrlFetchApp: { fetchAll: (requests: { url: string; payload?: string }[]) => requests.map(fetch) },
  };
}

const SERVICES = Object.keys(services());

beforeEach(() => {
  now = 0;
  isFormGone = false;
  Object.assign(globalThis, services());
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of SERVICES) Reflect.deleteProperty(globalThis, name);
});

const scratch = () =>
  ({
    workbook: 'workbook',
    file: () => 'file',
    form: () => 'form',
    state: { form: isFormGone ? '' : 'form' },
  }) as unknown as Scratch;

test('each kind of call is measured; for a fetch without its own time', () => {
  const { durations } = measureDurations(scratch());
  // A fetch of the same tabs takes 120 ms, the service 50.
  const overhead = FETCHED.sheets - DIRECT;
  expect(durations).toMatchObject({
    UrlFetch: overhead,
    'Drive.Files.list': FETCHED.drive - overhead,
    'Drive.Permissions.list': FETCHED.drive - overhead,
    'Sheets.Spreadsheets.get': DIRECT,
    'Sheets.Spreadsheets.batchUpdate': DIRECT + 10,
    'FormApp.openById': 8,
    Forms: 9,
    'SpreadsheetApp.openById': 5,
    'SpreadsheetApp.flush': 3,
    'Spreadsheet.getSheets': 6,
    'Sheet.getFormUrl': 7,
    'ScriptApp.getOAuthToken': 0,
    'ScriptApp.getProjectTriggers': 2,
    Properties: 4,
    Session: 1,
  });
});

test('the time of a kilobyte is the extra time of a large call', () => {
  const { readPerKB, writePerKB } = measureDurations(scratch());
  expect(readPerKB).toBe(1);
  expect(writePerKB).toBeCloseTo(1, 1);
});

test('a call that fails is left out, and the others are measured', () => {
  isFormGone = true;
  const { durations } = measureDurations(scratch());
  expect(Object.keys(durations)).not.toEqual(expect.arrayContaining(['FormApp.openById']));
  expect(Object.keys(durations)).not.toEqual(expect.arrayContaining(['Forms']));
  expect(durations['SpreadsheetApp.flush']).toBe(3);
});
