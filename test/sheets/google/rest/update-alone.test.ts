import { afterEach, expect, test } from '@jest/globals';
import { makePost } from '../../../../src/sheets/google/rest/post.ts';
import { updateAlone } from '../../../../src/sheets/google/rest/update-alone.ts';

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

test.each([
  ['the status that Google’s error brings', refused('Something new', 429), 429],
  ['400 for a refusal without a status', refused('Invalid requests[0].addSheet: there is one'), 400],
  ['0 for any other error, as if no answer came', refused('Empty response'), 0],
  ['0 for what is no error of Google', new Error('Address unavailable'), 0],
])('a failed call has %s', (_what, error, status) => {
  serve(error);
  expect(updateAlone('file', [])).toEqual({ status, body: undefined, error: error.message });
});

test('a single letter goes by the advanced service, and again where its tab is not as expected', () => {
  const calls = serve(refused('Invalid requests[0].addSheet: there is one', 400), {});
  const grid = { widths: [40], heights: [21], cells: [] };
  expect(makePost().send([{ file: 'file', sheetId: 7, title: 'Match', grid, isNew: true }])).toEqual([
    undefined,
  ]);
  expect(calls).toMatchObject([
    [
      { requests: expect.arrayContaining([expect.objectContaining({ addSheet: expect.anything() })]) },
      'file',
    ],
    [{ requests: expect.arrayContaining([{ unmergeCells: { range: { sheetId: 7 } } }]) }, 'file'],
  ]);
});
