import type { Scratch } from '../../../../src/sheets/google/self-test/check.ts';
import { CLEAN_UP, removeLeftovers } from '../../../../src/sheets/google/self-test/clean-up.ts';

// G36: a self-test leaves nothing in Drive, whatever its steps made and whatever went wrong.

interface Drive {
  /** Forms that are found by the name of a scratch form, and files that are found by its mark. */
  readonly named: readonly string[];
  readonly marked: readonly string[];
  /** Files that the bin refuses, and those that are not in it although it took them. */
  readonly refused?: readonly string[];
  readonly stay?: readonly string[];
  /** Drive lists nothing. */
  readonly isSilent?: boolean;
}

let drive: Drive;
let binned: string[];
let unlinked: string[];
let forgotten: string[];

const fileIn = (url: string) => /files\/([^?]+)/.exec(url)?.[1] ?? '';

interface Request {
  readonly url: string;
  readonly method: string;
  /** The body, as JSON. */
  readonly payload?: string;
}

function answer({ url, method, payload = '{}' }: Request) {
  const file = fileIn(url);
  if (decodeURIComponent(url).includes('?q=')) {
    if (drive.isSilent) return { status: 503, body: { error: { message: 'Drive is silent' } } };
    const isForms = decodeURIComponent(url).includes('google-apps.form');
    const ids = isForms ? drive.named : drive.marked;
    return { status: 200, body: { files: ids.map((id) => ({ id, appProperties: { part: id } })) } };
  }
  if (url.includes('/spreadsheets/')) return { status: 200, body: { sheets: [] } };
  if (drive.refused?.includes(file)) return { status: 403, body: { error: { message: `${file} is kept` } } };
  if (method === 'patch' && JSON.parse(payload).trashed === true) binned.push(file);
  return { status: 200, body: { trashed: binned.includes(file) && !drive.stay?.includes(file) } };
}

beforeEach(() => {
  [binned, unlinked, forgotten] = [[], [], []];
  Object.assign(globalThis, {
    ScriptApp: { getOAuthToken: () => 'token' },
    SpreadsheetApp: { flush: () => undefined },
    Utilities: { sleep: () => undefined },
    PropertiesService: {
      getDocumentProperties: () => ({ deleteProperty: (key: string) => forgotten.push(key) }),
    },
    FormApp: { openById: (id: string) => ({ removeDestination: () => unlinked.push(id) }) },
    UrlFetchApp: {
      fetchAll: (requests: readonly Request[]) =>
        requests.map(answer).map(({ status, body }) => ({
          getResponseCode: () => status,
          getContentText: () => JSON.stringify(body),
        })),
    },
  });
});

afterEach(() => {
  const names = ['ScriptApp', 'SpreadsheetApp', 'Utilities', 'PropertiesService', 'FormApp', 'UrlFetchApp'];
  for (const name of names) Reflect.deleteProperty(globalThis, name);
});

const NOTED = { files: ['sheet'], form: 'form' };

function scratch(noted: Partial<typeof NOTED> = NOTED): Scratch {
  const nothing = { files: [], form: '', tabsBefore: [], sentAt: 0, unsound: [] };
  return {
    state: { ...nothing, ...noted },
    workbook: 'workbook',
    mark: 'self-test workbook',
  } as unknown as Scratch;
}

function cleanUp(noted?: Partial<typeof NOTED>): string {
  try {
    return CLEAN_UP.run(scratch(noted));
  } catch (error) {
    return (error as Error).message;
  }
}

test('what was noted goes to the bin, and what is found by its name or mark, each once', () => {
  drive = { named: ['form', 'lost form'], marked: ['sheet', 'lost sheet'] };
  expect(cleanUp()).toBe('Nothing is left.');
  expect(unlinked).toEqual(['form', 'lost form']);
  expect(binned).toEqual(['form', 'lost form', 'sheet', 'lost sheet']);
});

test('forms whose tab cannot be unlinked go to the bin like the others, and so does all else', () => {
  drive = { named: ['lost form'], marked: ['sheet'] };
  Object.assign(globalThis, {
    FormApp: {
      openById: () => ({
        getDestinationId: () => 'workbook',
        removeDestination: () => {
          throw new Error('Palabras que nadie conoce');
        },
      }),
    },
  });
  expect(cleanUp()).toBe('Nothing is left.');
  expect(binned).toEqual(['form', 'lost form', 'sheet']);
});

test('it is excused by the faults that leave a form which it cannot find, or may not touch', () =>
  expect(CLEAN_UP).toMatchObject({
    name: 'The test files go to the bin, and the test tab is deleted',
    assumptions: ['G36', 'G64'],
    excusedBy: ['G14', 'G28', 'G76'],
  }));

test('nothing goes where nothing was made', () => {
  drive = { named: [], marked: [] };
  expect(cleanUp({})).toBe('Nothing is left.');
  expect(binned).toEqual([]);
});

test('a form that was noted goes though Drive does not list it; where nothing was noted, that is said', () => {
  drive = { named: [], marked: [], isSilent: true };
  expect(cleanUp()).toMatch(/^Google answered: Drive is silent|Drive is silent/);
  expect(binned).toEqual(['form']);
  expect(cleanUp({}).match(/Drive is silent/g)).toHaveLength(2);
});

test.each<[string, Partial<Drive>, string, readonly string[]]>([
  [
    'a form that the bin refuses',
    { refused: ['form'] },
    'The test form could not be deleted: form is kept (403).',
    ['sheet'],
  ],
  [
    'a spreadsheet',
    { refused: ['sheet'] },
    'The test spreadsheet could not be deleted: sheet is kept (403).',
    ['form'],
  ],
  ['a form that is not in it', { stay: ['form'] }, 'The test form is not in the bin.', ['form', 'sheet']],
  [
    'a spreadsheet that is not in it',
    { stay: ['sheet'] },
    'The test spreadsheet is not in the bin.',
    ['form', 'sheet'],
  ],
])('%s is named, with what to do; the others go', (_, more, what, gone) => {
  drive = { named: [], marked: [], ...more };
  expect(cleanUp()).toBe(`${what} Move these files to the bin yourself.`);
  expect(binned).toEqual(gone);
});

test('what an earlier self-test left is removed as far as it goes, and then forgotten', () => {
  drive = { named: ['lost form'], marked: ['lost sheet'], refused: ['lost form'] };
  expect(() => removeLeftovers(scratch({}))).not.toThrow();
  expect([binned, forgotten]).toEqual([['lost sheet'], ['self-test']]);
});
