import { BATCH, hostOf, put, run, season, text } from '../bundle.ts';

const cell = (host: ReturnType<typeof hostOf>, row: number, column: number) =>
  season(host).workbook.sheets[0]?.rows[row]?.[column];

test('a batch with one bad request changes nothing', () => {
  const host = hostOf(BATCH);
  const { error } = run(host, [put(0, 0, text('good')), put(5000, 0, text('bad'))]);
  expect(error?.message).toContain('Invalid requests[1].updateCells');
  expect(error?.message).toContain('exceeds grid limits. Max rows: 1000, max columns: 26');
  expect(cell(host, 0, 0)).toBeUndefined();
});

test.each(['=1+1', '1/2', "'x", ' 7 ', 'TRUE', '+1', '<b>'])('the text %s stays text', (written) => {
  const host = hostOf(BATCH);
  expect(run(host, [put(2, 1, text(written))]).error).toBeUndefined();
  expect(cell(host, 2, 1)).toEqual(text(written));
});

test('a cell holds 50,000 characters and not one more', () => {
  const host = hostOf(BATCH);
  expect(run(host, [put(0, 0, text('x'.repeat(50_000)))]).error).toBeUndefined();
  expect(run(host, [put(0, 0, text('x'.repeat(50_001)))]).error?.message).toContain(
    'maximum of 50000 characters',
  );
});

test('the fields say what is overwritten', () => {
  const host = hostOf(BATCH);
  const bold = { userEnteredFormat: { textFormat: { bold: true } }, note: 'n' };
  run(host, [put(0, 0, { ...text('a'), ...bold }, 'userEnteredValue,userEnteredFormat,note')]);
  run(host, [put(0, 0, text('b'))]);
  expect(cell(host, 0, 0)).toEqual({ ...text('b'), ...bold });
  run(host, [put(0, 0, {}, '*')]);
  expect(cell(host, 0, 0)).toBeNull();
});

test('runs of a text are erased by a new value, and are for texts alone', () => {
  const host = hostOf(BATCH);
  const link = { textFormatRuns: [{ startIndex: 0, format: { link: { uri: 'https://x.org' } } }] };
  const fields = 'userEnteredValue,textFormatRuns';
  run(host, [put(0, 0, { ...text('a'), ...link }, fields), put(1, 0, { ...text('a'), ...link }, fields)]);
  expect(cell(host, 0, 0)).toEqual({ ...text('a'), ...link });
  run(host, [put(0, 0, text('b')), put(1, 0, { note: 'n' }, 'note')]);
  expect(cell(host, 0, 0)).toEqual(text('b'));
  expect(cell(host, 1, 0)).toEqual({ ...text('a'), ...link, note: 'n' });
  const number = { userEnteredValue: { numberValue: 1 } };
  expect(run(host, [put(0, 0, { ...number, ...link }, fields)]).error?.message).toContain('within a text');
});

test('a note stays in a cell that has nothing else, beside one whose text is taken away', () => {
  const host = hostOf(BATCH);
  const note = { note: 'n' };
  run(host, [put(0, 0, { ...text('a'), ...note }, 'userEnteredValue,note'), put(0, 1, text('b'))]);
  run(host, [put(0, 0, {}), put(0, 1, {})]);
  expect([cell(host, 0, 0), cell(host, 0, 1)]).toEqual([note, null]);
});

test('a range is cleared where the rows do not reach', () => {
  const host = hostOf(BATCH);
  run(host, [put(0, 0, text('a')), put(1, 0, text('b'))]);
  const range = { sheetId: 0, endRowIndex: 2, endColumnIndex: 1 };
  run(host, [{ updateCells: { range, rows: [{ values: [text('c')] }], fields: 'userEnteredValue' } }]);
  expect(cell(host, 0, 0)).toEqual(text('c'));
  expect(cell(host, 1, 0)).toBeNull();
});

test.each([
  [
    'an unknown tab',
    put(0, 0, text('x')).updateCells.start && { deleteSheet: { sheetId: 9 } },
    'No sheet with id: 9',
  ],
  ['a title that is taken', { addSheet: { properties: { title: 'sheet1' } } }, 'already exists'],
  ['an id that is taken', { addSheet: { properties: { sheetId: 0, title: 'x' } } }, 'already exists'],
  ['the only tab', { deleteSheet: { sheetId: 0 } }, "can't remove all the sheets"],
  ['no fields', { repeatCell: { range: { sheetId: 0 }, cell: {} } }, 'At least one field'],
  ['an unknown field', put(0, 0, {}, 'userEnteredColour'), 'Invalid field selection'],
  ['an unknown name', { addSheet: { propertys: {} } }, 'Unknown name "propertys"'],
  ['a wrong type', put(0, 0, { userEnteredValue: { numberValue: '1' } }), 'numberValue'],
  ['not a number', put(0, 0, { userEnteredValue: { numberValue: null } }), 'numberValue'],
  ['a request of no known kind', { sortRange: {} }, 'Not in the local host'],
])('%s is refused', (_what, request, message) => {
  expect(run(hostOf(BATCH), [request]).error?.message).toContain(message);
});

test('merges that overlap in part are refused; merging empties all cells but the first, and unmerging leaves the others', () => {
  const host = hostOf(BATCH);
  const merge = (startColumnIndex: number, endColumnIndex: number) => ({
    mergeCells: {
      range: { sheetId: 0, startRowIndex: 0, endRowIndex: 1, startColumnIndex, endColumnIndex },
      mergeType: 'MERGE_ALL',
    },
  });
  run(host, [put(0, 0, text('a')), put(0, 1, text('b')), merge(0, 2)]);
  expect(cell(host, 0, 0)).toEqual(text('a'));
  expect(cell(host, 0, 1)).toBeNull();
  expect(run(host, [merge(1, 3)]).error?.message).toContain('You must select all cells in a merged range');
  run(host, [merge(3, 5)]);
  run(host, [{ unmergeCells: { range: { sheetId: 0, startColumnIndex: 0, endColumnIndex: 2 } } }]);
  const { merges } = season(host).workbook.sheets[0] as { merges: { startColumnIndex?: number }[] };
  expect(merges.map(({ startColumnIndex }) => startColumnIndex)).toEqual([3]);
});

test('replies come in the order of the requests', () => {
  const { value } = run(hostOf(BATCH), [
    put(0, 0, text('x')),
    { addSheet: { properties: { title: 'Two' } } },
  ]);
  expect(value).toMatchObject({ replies: [{}, { addSheet: { properties: { title: 'Two', index: 1 } } }] });
});

test('the id of a deleted tab is given to no other tab', () => {
  const host = hostOf(BATCH);
  const add = { addSheet: { properties: {} } };
  run(host, [add, add]);
  const ids = () => season(host).workbook.sheets.map(({ sheetId }) => sheetId);
  const [, first = 0, second = 0] = ids();
  run(host, [{ deleteSheet: { sheetId: second } }]);
  run(host, [add]);
  expect(ids()).toEqual([0, first, second + 1]);
});
