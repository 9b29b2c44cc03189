import { valuesByFilter } from '../../../../local/google/sheets/read/values.ts';
import { makeSheet, makeWorkbook, putCell } from '../../../../local/google/world/workbook.ts';
import { readValues } from '../../../../src/sheets/google/rest/values.ts';

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
          return { valueRanges: change(valuesByFilter(workbook, body).map(({ range }) => range)) };
        },
      },
    },
  };
  return requests;
}

const read = (...more: number[]) => readValues('file', [7, ...more]);

afterEach(() => {
  delete script.Sheets;
});

test('a tab is read in one call', () => {
  const requests = serve();
  const row = (at: number) => [`row ${at}`];
  expect(read()).toEqual([
    { sheetId: 7, title: 'The ‘log’', rowCount: 10, cells: [0, 1, 2, 3, 4, 5].map(row) },
  ]);
  expect(requests.map(({ dataFilters }) => dataFilters.length)).toEqual([1]);
});

test('H12 half of a character in any cell is read as �', () => {
  serve((ranges) =>
    ranges.map((one) => ({
      ...one,
      valueRange: { range: "'The ‘log’'!A1:A10", values: [['a\ud800', 7, '👩']] },
    })),
  );
  expect(read()?.[0]?.cells).toEqual([['a\ufffd', 7, '👩']]);
});

test('G71 an answer without one of the tabs is read otherwise', () => {
  serve((ranges) => ranges.slice(1));
  expect(read()).toBeUndefined();
});
