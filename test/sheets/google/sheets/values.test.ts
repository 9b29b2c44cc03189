import { afterEach, expect, test } from '@jest/globals';
import { valuesByFilter } from '../../../../local/google/sheets/read/values.ts';
import { makeSheet, makeWorkbook, putCell } from '../../../../local/google/world/workbook.ts';
import { readValues } from '../../../../src/sheets/google/sheets/values.ts';
import type { RowSpan } from '../../../../src/sheets/ports.ts';

const script = globalThis as { Sheets?: unknown };

/** Serves a workbook whose tab 7 has six rows with their numbers, of ten. Gives the requests. */
function serve(change: (ranges: object[]) => object[] = (ranges) => ranges): { dataFilters: object[] }[] {
  const workbook = makeWorkbook('Season');
  const sheet = { ...makeSheet(7, 'The ‘log’'), rowCount: 10 };
  for (let row = 0; row < 6; row++)
    putCell(sheet, row, 0, { userEnteredValue: { stringValue: `row ${row}` } });
  workbook.sheets = [sheet];
  const requests: { dataFilters: object[] }[] = [];
  script.Sheets = {
    Spreadsheets: {
      Values: {
        batchGetByDataFilter: (body: { dataFilters: object[] }) => {
          requests.push(body);
          return { valueRanges: change(valuesByFilter(workbook, body)) };
        },
      },
    },
  };
  return requests;
}

const read = (...skipped: RowSpan[]) => readValues('file', [7], new Map([[7, skipped]]));

afterEach(() => {
  delete script.Sheets;
});

test('rows of a tab are left out, in one call, and the others are at their places', () => {
  const requests = serve();
  const row = (at: number) => [`row ${at}`];
  expect(read([1, 3], [4, 5])).toEqual([
    {
      sheetId: 7,
      title: 'The ‘log’',
      rowCount: 10,
      cells: [row(0), [], [], row(3), [], row(5)],
      skipped: [
        [1, 3],
        [4, 5],
      ],
    },
  ]);
  expect(requests.map(({ dataFilters }) => dataFilters.length)).toEqual([3]);
  expect(read()?.[0]).toMatchObject({ cells: [0, 1, 2, 3, 4, 5].map(row), rowCount: 10 });
  expect(read()?.[0]).not.toHaveProperty('skipped');
});

test('G71 rows beyond the end of a tab, and an answer without one of the parts, are read otherwise', () => {
  serve();
  expect(read([1, 10])).toBeUndefined();
  serve((ranges) => ranges.slice(1));
  expect(read([1, 3])).toBeUndefined();
  expect(read([1, 3], [4, 5])).toBeUndefined();
});
