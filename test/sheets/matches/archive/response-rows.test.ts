import { responseRows } from '../../../../src/sheets/matches/archive/response-rows.ts';
import type { Tab, TabCopy } from '../../../../src/sheets/ports.ts';

const date = { type: 'DATE_TIME' } as const;
const tab = (...cells: Tab['cells'][number][]): Tab => ({
  sheetId: 7,
  title: 'Orders',
  rowCount: 100,
  cells,
});
const OLD: TabCopy = {
  sheetId: 3,
  title: 'Orders',
  cells: [
    ['Time', 'Card', 'Left'],
    [46_000.5, '1/2', 'x'],
    [46_001.5, '3', ''],
  ],
  formats: [[], [date, undefined, undefined], [date]],
};

test('H11 archived responses lie under their heads again, each with its formats, and no others', () => {
  const write = responseRows(tab(['Time', 'New', 'Card'], [1, 'a', 'b'], [2, 'a', 'b'], [3, 'c', 'd']), OLD);
  expect(write).toEqual({
    kind: 'rows',
    sheetId: 7,
    at: 0,
    rowCount: 100,
    rows: [
      ['Time', 'New', 'Card', 'Left'],
      [46_000.5, '', '1/2', 'x'],
      [46_001.5, '', '3', ''],
      ['', '', '', ''],
    ],
    formats: [[], [date, undefined, undefined, undefined], [date, undefined, undefined, undefined]],
    moreColumns: 1,
  });
});

test('H11 an empty tab takes them as they were', () => {
  const write = responseRows(tab(['Time', 'Card', 'Left']), OLD);
  expect(write).toMatchObject({ rows: OLD.cells, moreColumns: 0 });
});

test('H11 a column without a head takes the old one of its place, if there was one', () => {
  expect(responseRows(tab(['Time', 'Card', '', '']), OLD)).toMatchObject({
    rows: [
      ['Time', 'Card', 'Left', ''],
      [46_000.5, '1/2', 'x', ''],
      [46_001.5, '3', '', ''],
    ],
    moreColumns: 0,
  });
});
