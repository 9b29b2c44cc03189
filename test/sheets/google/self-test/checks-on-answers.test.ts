import type { Scratch } from '../../../../src/sheets/google/self-test/check.ts';
import { CLEAN_UP } from '../../../../src/sheets/google/self-test/clean-up.ts';
import { ARRIVES } from '../../../../src/sheets/google/self-test/scratch-form.ts';
import { SCRIPT_CHECKS } from '../../../../src/sheets/google/self-test/script-checks.ts';

// Checks of the self-test on a Google that answers as a test says.

interface Request {
  readonly url: string;
  readonly method: string;
  readonly payload?: string;
}
interface Answer {
  readonly status: number;
  readonly body: object;
}

const WORKBOOK = 'the-workbook';
const TAB = 7;
const fine = (body: object): Answer => ({ status: 200, body });
const failed = (status: number, message: string): Answer => ({ status, body: { error: { message } } });

let answer: (request: Request) => Answer;
let slept: number[];

beforeEach(() => {
  slept = [];
  Object.assign(globalThis, {
    ScriptApp: { getOAuthToken: () => 'token' },
    SpreadsheetApp: { flush: () => undefined },
    Utilities: { sleep: (ms: number) => slept.push(ms) },
    UrlFetchApp: {
      fetchAll: (requests: readonly Request[]) =>
        requests.map((request) => {
          const { status, body } = answer(request);
          return { getResponseCode: () => status, getContentText: () => JSON.stringify(body) };
        }),
    },
  });
});

afterEach(() => {
  for (const name of ['ScriptApp', 'SpreadsheetApp', 'Utilities', 'UrlFetchApp'])
    Reflect.deleteProperty(globalThis, name);
});

const FOUND = fine({ spreadsheetId: WORKBOOK });
const OTHER = fine({ spreadsheetId: 'another' });
const MISSING = failed(404, 'Requested entity was not found.');

test.each<[string, readonly [Answer, Answer], boolean]>([
  ['the workbook and an error', [FOUND, MISSING], true],
  ['both exchanged', [MISSING, FOUND], false],
  ['the workbook twice', [FOUND, FOUND], false],
  ['an error twice', [MISSING, MISSING], false],
  ['another file and an error', [OTHER, MISSING], false],
])('calls side by side that are answered by %s', (_, [first, second], isInOrder) => {
  const check = SCRIPT_CHECKS.find(({ assumptions }) => assumptions.includes('G17'));
  answer = ({ url }) => (url.includes(WORKBOOK) ? first : second);
  const run = () => check?.run({ workbook: WORKBOOK } as Scratch);
  if (isInOrder) expect(run()).toMatch(/^Two calls took \d+ ms\.$/);
  else expect(run).toThrow('The answers did not come in the order of the calls.');
});

const scratch = () => {
  const state = { files: [], form: '', tab: TAB, tabsBefore: [0], sentAt: 0, unsound: [] };
  return { state, workbook: WORKBOOK, mark: `self-test ${WORKBOOK}` } as unknown as Scratch;
};

/** Cleans up while the tab stays linked for so many tries; gives how it ends. */
function cleanUp(triesLinked: number): string {
  let tries = 0;
  answer = ({ method, url }) => {
    if (method === 'post')
      return tries++ < triesLinked ? failed(400, 'You can’t delete a sheet with a linked form.') : fine({});
    if (!url.includes(WORKBOOK) || url.includes('?q=')) return fine({ files: [] });
    return fine({ sheets: [{ properties: { sheetId: 0, title: 'Mine' } }, scratchTab] });
  };
  try {
    return CLEAN_UP.run(scratch());
  } catch (error) {
    return (error as Error).message;
  }
}
const scratchTab = { properties: { sheetId: TAB, title: 'Form Responses' } };

test.each([
  [0, []],
  [1, [500]],
  [3, [500, 1000, 2000]],
  [5, [500, 1000, 2000, 4000, 8000]],
])('G64 the scratch tab that stays linked for %d tries is deleted after waits', (tries, waits) => {
  expect(cleanUp(tries)).toBe('Nothing is left.');
  expect(slept).toEqual(waits);
});

test('G64 a scratch tab that stays linked after 15.5 s is named, and what to do', () => {
  expect(cleanUp(6)).toMatch(
    /^The tab of the test form cannot be deleted: .*linked form.*Move these files to the bin yourself\.$/,
  );
  expect(slept.reduce((a, b) => a + b)).toBe(15_500);
});

test('of the tabs that came since, only one with every question of the scratch form is deleted with it', () => {
  const heads = [...ARRIVES.keys()];
  const sheet = (sheetId: number, texts: readonly string[]) => ({
    properties: { sheetId, title: `Tab ${sheetId}` },
    data: [{ rowData: [{ values: texts.map((stringValue) => ({ effectiveValue: { stringValue } })) }] }],
  });
  const sheets = [sheet(0, heads), sheet(3, heads.slice(0, 1)), sheet(4, heads), sheet(TAB, [])];
  const deleted: number[] = [];
  answer = ({ method, url, payload = '' }) => {
    if (method === 'post') deleted.push(JSON.parse(payload).requests[0].deleteSheet.sheetId);
    const isAsked = ({ properties: { title } }: (typeof sheets)[number]) =>
      !url.includes('ranges=') || decodeURIComponent(url).includes(`'${title}'`);
    return fine(url.includes('?q=') ? { files: [] } : { sheets: sheets.filter(isAsked) });
  };
  expect(CLEAN_UP.run(scratch())).toBe('Nothing is left.');
  expect(deleted).toEqual([4, TAB]);
});
