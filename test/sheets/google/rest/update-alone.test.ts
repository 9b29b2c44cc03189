import { makePost, updateAlone } from '../../../../src/sheets/google/rest/post.ts';
import type { PageWrite } from '../../../../src/sheets/ports.ts';
import { COVER_TAB } from '../../../../src/sheets/workbook/season.ts';

const script = globalThis as { Sheets?: unknown };

/** Calls of the advanced service, which answers them in turn: an error is thrown. */
function serve(...answers: unknown[]): readonly unknown[] {
  const calls: unknown[] = [];
  script.Sheets = {
    Spreadsheets: {
      batchUpdate: (body: unknown, file: string) => {
        calls.push([body, file]);
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  };
  return calls;
}

const refused = (words: string, code?: number) =>
  Object.assign(new Error(`API call to sheets.spreadsheets.batchUpdate failed with error: ${words}`), {
    ...(code === undefined ? {} : { details: { code } }),
  });

afterEach(() => {
  delete script.Sheets;
});

test('a failed call has the status that Google’s error brings', () => {
  serve(refused('Something new', 429));
  expect(updateAlone('file', [])).toMatchObject({ status: 429, error: expect.stringContaining('new') });
});

test('after an error without a status the same call is made by REST, which tells one in every language', () => {
  serve(refused('Palabras'));
  const globals = globalThis as { ScriptApp?: unknown; UrlFetchApp?: unknown };
  globals.ScriptApp = { getOAuthToken: () => '' };
  globals.UrlFetchApp = {
    fetchAll: () => [{ getResponseCode: () => 400, getContentText: () => '{}' }],
  };
  try {
    expect(updateAlone('file', [])).toMatchObject({ status: 400 });
  } finally {
    delete globals.ScriptApp;
    delete globals.UrlFetchApp;
  }
});

test('a single page goes by the advanced service, and again where its tab is not as expected', () => {
  const calls = serve(refused('Invalid requests[0].addSheet: there is one', 400), {});
  const grid = { widths: [40], heights: [21], cells: [] };
  const pages = [{ sheetId: 7, title: 'Match', grid, isNew: true }];
  expect(makePost().send([{ file: 'file', pages }])).toEqual([undefined]);
  expect(calls).toMatchObject([
    [
      { requests: expect.arrayContaining([expect.objectContaining({ addSheet: expect.anything() })]) },
      'file',
    ],
    [{ requests: expect.arrayContaining([{ unmergeCells: { range: { sheetId: 7 } } }]) }, 'file'],
  ]);
});

const GRID = { widths: [40], heights: [21], cells: [] };
const pageWriteTo = (file: string, sheetId: number): PageWrite => ({
  file,
  pages: [{ sheetId, title: 'Match', grid: GRID, isNew: true }],
});
const COVER = { sheetId: COVER_TAB, title: 'Season', grid: GRID, isNew: false };
/** The tabs that a request to a file adds, and how often it draws the first tab. */
const drawnBy = (call: unknown) => {
  const [{ requests }] = call as [
    { requests: readonly { addSheet?: { properties: { sheetId: number } } }[] },
  ];
  return requests.flatMap(({ addSheet }) => (addSheet ? [addSheet.properties.sheetId] : []));
};

test('the pages to a file go in one request, with its first tab once', () => {
  const calls = serve({});
  const pageWrites = [7, 8].map((sheetId) => ({
    file: 'file',
    pages: [COVER, ...pageWriteTo('file', sheetId).pages],
  }));
  expect(makePost().send(pageWrites)).toEqual([undefined, undefined]);
  expect(calls.map(drawnBy)).toEqual([[7, 8]]);
  const covers = JSON.stringify(calls).split('"title":"Season"').length - 1;
  expect(covers).toBe(1);
});

test('G19 the pace counts files: pages to those beyond it wait, all of a file or none', () => {
  const calls = serve({});
  const pace = { take: () => 1, wait: () => 1000 };
  const sent = makePost(pace).send([pageWriteTo('a', 7), pageWriteTo('b', 7), pageWriteTo('a', 8)]);
  expect(sent.map((failure) => failure?.wait)).toEqual([undefined, 1000, undefined]);
  expect(calls.map(drawnBy)).toEqual([[7, 8]]);
});

test('the pages to a file that refuses them together are sent one by one, each as its tab is', () => {
  serve(refused('Invalid requests[0].addSheet: there is one', 400));
  const asked: (readonly number[])[] = [];
  const globals = globalThis as { ScriptApp?: unknown; UrlFetchApp?: unknown };
  globals.ScriptApp = { getOAuthToken: () => '' };
  // The file has tab 8, and not tab 7.
  globals.UrlFetchApp = {
    fetchAll: (calls: readonly { payload: string }[]) =>
      calls.map(({ payload }) => {
        const added = drawnBy([JSON.parse(payload)]);
        asked.push(added);
        const isGood = !added.includes(8);
        return { getResponseCode: () => (isGood ? 200 : 400), getContentText: () => '{}' };
      }),
  };
  const later: unknown[] = [];
  try {
    const { Sheets } = script as { Sheets: { Spreadsheets: { batchUpdate: (...a: unknown[]) => unknown } } };
    const { batchUpdate } = Sheets.Spreadsheets;
    let count = 0;
    Sheets.Spreadsheets.batchUpdate = (...given) => {
      if (count++ === 0) return batchUpdate(...given);
      later.push(drawnBy(given));
      return {};
    };
    expect(makePost().send([pageWriteTo('file', 7), pageWriteTo('file', 8)])).toEqual([undefined, undefined]);
  } finally {
    delete globals.ScriptApp;
    delete globals.UrlFetchApp;
  }
  expect(asked).toEqual([[7], [8]]);
  expect(later).toEqual([[]]);
});
