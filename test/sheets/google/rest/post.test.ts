import { makePost } from '../../../../src/sheets/google/rest/post.ts';
import type { PageWrite } from '../../../../src/sheets/ports.ts';
import { COVER_TAB } from '../../../../src/sheets/workbook/season.ts';

const globals = globalThis as { ScriptApp?: unknown; UrlFetchApp?: unknown };

interface Sent {
  readonly file: string;
  /** The tabs that the request adds. */
  readonly added: readonly number[];
  readonly payload: string;
}

/** The requests that are sent; a file answers those that add a tab it has, or draw one that it lacks, with 400. */
function serve(tabs: readonly number[] = []): readonly Sent[] {
  const sent: Sent[] = [];
  globals.ScriptApp = { getOAuthToken: () => '' };
  globals.UrlFetchApp = {
    fetchAll: (calls: readonly { url: string; payload: string }[]) =>
      calls.map(({ url, payload }) => {
        const { requests } = JSON.parse(payload) as {
          requests: readonly {
            addSheet?: { properties: { sheetId: number } };
            unmergeCells?: { range: { sheetId: number } };
          }[];
        };
        const added = requests.flatMap(({ addSheet }) => addSheet?.properties.sheetId ?? []);
        const drawn = requests.flatMap(({ unmergeCells }) => unmergeCells?.range.sheetId ?? []);
        sent.push({ file: /([^/]*):batchUpdate/.exec(url)?.[1] ?? '', added, payload });
        const isGood =
          !added.some((id) => tabs.includes(id)) && drawn.every((id) => [0, ...tabs].includes(id));
        return { getResponseCode: () => (isGood ? 200 : 400), getContentText: () => '{}' };
      }),
  };
  return sent;
}

afterEach(() => {
  delete globals.ScriptApp;
  delete globals.UrlFetchApp;
});

const GRID = { widths: [40], heights: [21], cells: [] };
const pageWriteTo = (file: string, sheetId: number): PageWrite => ({
  file,
  pages: [{ sheetId, title: 'Match', grid: GRID, isNew: true }],
});
const COVER = { sheetId: COVER_TAB, title: 'Season', grid: GRID, isNew: false };

test('a page goes again where its tab is not as expected', () => {
  const sent = serve([7]);
  expect(makePost().send([pageWriteTo('file', 7)])).toEqual([undefined]);
  expect(sent.map(({ added }) => added)).toEqual([[7], []]);
});

test('the pages to a file go in one request, with its first tab once', () => {
  const sent = serve();
  const pageWrites = [7, 8].map((sheetId) => ({
    file: 'file',
    pages: [COVER, ...pageWriteTo('file', sheetId).pages],
  }));
  expect(makePost().send(pageWrites)).toEqual([undefined, undefined]);
  expect(sent.map(({ added }) => added)).toEqual([[7, 8]]);
  expect((sent[0]?.payload ?? '').split('"title":"Season"').length - 1).toBe(1);
});

test('G19 the pace counts files: pages to those beyond it wait, all of a file or none', () => {
  const posted = serve();
  const pace = { take: () => 1, wait: () => 1000 };
  const sent = makePost(pace).send([pageWriteTo('a', 7), pageWriteTo('b', 7), pageWriteTo('a', 8)]);
  expect(sent.map((failure) => failure?.wait)).toEqual([undefined, 1000, undefined]);
  expect(posted.map(({ file, added }) => [file, added])).toEqual([['a', [7, 8]]]);
});

test('the pages to a file that refuses them together are sent one by one, each as its tab is', () => {
  const sent = serve([8]);
  expect(makePost().send([pageWriteTo('file', 7), pageWriteTo('file', 8)])).toEqual([undefined, undefined]);
  expect(sent.map(({ added }) => added)).toEqual([[7, 8], [], [7], [8], []]);
});

test('G19 pages whose delivery was not noted cost each file one more request, and no more', () => {
  const sent = serve([7]);
  const files = Array.from({ length: 31 }, (_, i) => `file ${i}`);
  const found = makePost().send(
    files.map((file) => ({ file, pages: [COVER, ...pageWriteTo(file, 7).pages] })),
  );
  expect(found).toEqual(files.map(() => undefined));
  expect(sent.map(({ added }) => added)).toEqual([...files.map(() => [7]), ...files.map(() => [])]);
});
