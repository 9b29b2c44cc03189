import { BATCH, hostOf, put, run, season, text } from './bundle.ts';

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
const GET =
  'return Sheets.Spreadsheets.get(SpreadsheetApp.getActiveSpreadsheet().getId(), { fields: "sheets(data(rowData(values(userEnteredValue))))" });';
const FETCH = `
  const url = 'https://sheets.googleapis.com/v4/spreadsheets/' + SpreadsheetApp.getActiveSpreadsheet().getId() + ':batchUpdate';
  const headers = { Authorization: 'Bearer ' + ScriptApp.getOAuthToken() };
  return UrlFetchApp.fetchAll(a.map((requests) => ({ url, method: 'post', contentType: 'application/json', headers,
    payload: JSON.stringify({ requests }) }))).map((one) => one.getContentText().length);`;

describe('bytes of a call', () => {
  test('are those of its arguments and its answer as JSON text', () => {
    const host = hostOf(BATCH);
    const requests = [put(0, 0, text('Größe'))];
    const { calls, value } = run(host, requests);
    const [record] = calls.list.filter(({ name }) => name === 'Sheets.Spreadsheets.batchUpdate');
    const id = season(host).id;
    expect(record).toMatchObject({ written: bytes({ requests }) + bytes(id), read: bytes(value) });
    expect(calls.written).toBe(calls.list.reduce((sum, one) => sum + one.written, 0));
    expect(calls.read).toBe(calls.list.reduce((sum, one) => sum + one.read, 0));
  });

  test('of a fetch are the payloads and bodies of its requests, without addresses and headers', () => {
    const batches = [[put(0, 0, text('a'))], [put(1, 0, text('bcd'))]];
    const { calls, value } = run(hostOf(FETCH), batches);
    const [record] = calls.list.filter(({ name }) => name === 'UrlFetchApp.fetchAll');
    expect(record?.requests?.map(({ written }) => written)).toEqual(
      batches.map((requests) => bytes({ requests })),
    );
    expect(record?.requests?.map(({ read }) => read)).toEqual(value);
    expect(record).toMatchObject({
      written: batches.reduce((sum, requests) => sum + bytes({ requests }), 0),
      read: (value as number[]).reduce((sum, one) => sum + one, 0),
    });
  });

  test('of a form are those of the texts; a form itself stays with Google', () => {
    const { calls } = run(hostOf("FormApp.create('Größe', false).addTextItem().setTitle('Wer?');"));
    expect(calls.list.map(({ name, read, written }) => [name, read, written])).toEqual([
      ['FormApp.create', 0, bytes('Größe') + bytes(false)],
      ['Form.addTextItem', 0, 0],
      ['TextItem.setTitle', 0, bytes('Wer?')],
    ]);
  });

  test('lengthen a call by the rates of its service', () => {
    const latency = { durations: { 'Sheets.Spreadsheets.get': 100 }, readPerKB: 2, writePerKB: 0 };
    const host = hostOf(GET, { latency });
    host.typeCell(season(host).id, 0, 0, 0, 'x'.repeat(5000));
    const { calls } = run(host);
    const [record] = calls.list.filter(({ name }) => name === 'Sheets.Spreadsheets.get');
    expect(record?.read).toBeGreaterThan(5000);
    expect(record?.ms).toBe(Math.round(100 + (record?.read ?? 0) * 0.002));
  });

  test('of requests side by side take as long as those of the longest', () => {
    const latency = {
      durations: { 'Sheets.Spreadsheets.batchUpdate': 100, 'UrlFetchApp.fetchAll': 10 },
      readPerKB: 0,
      writePerKB: 10,
    };
    const { calls } = run(hostOf(FETCH, { latency }), [
      [put(0, 0, text('a'))],
      [put(1, 0, text('b'.repeat(3000)))],
    ]);
    const [record] = calls.list.filter(({ name }) => name === 'UrlFetchApp.fetchAll');
    expect(record?.ms).toBe(Math.round(110 + (record?.requests?.[1]?.written ?? 0) * 0.01));
  });
});
