import type { Manifest } from '../../local/google/globals.ts';
import { hostOf, MANIFEST, run, season } from './bundle.ts';

const FETCH = `
  const { body, token, ...rest } = a;
  const answer = UrlFetchApp.fetch(rest.url, { method: rest.method || 'get', muteHttpExceptions: rest.muted !== false,
    headers: { Authorization: 'Bearer ' + (token || ScriptApp.getOAuthToken()) },
    ...(body ? { contentType: 'application/json', payload: JSON.stringify(body) } : {}) });
  const text = answer.getContentText();
  return { status: answer.getResponseCode(), body: text ? JSON.parse(text) : null };`;
const SHEETS = 'https://sheets.googleapis.com/v4/spreadsheets';
const DRIVE = 'https://www.googleapis.com/drive/v3/files';

test('a spreadsheet is made, read and found again by its mark', () => {
  const host = hostOf(FETCH);
  const body = {
    name: 'Ann',
    mimeType: 'application/vnd.google-apps.spreadsheet',
    appProperties: { part: "Ann's" },
  };
  const made = run(host, { url: `${DRIVE}?fields=id`, method: 'post', body }).value as {
    body: { id: string };
  };
  expect(run(host, { url: `${SHEETS}/${made.body.id}?fields=properties.title` }).value).toEqual({
    status: 200,
    body: { properties: { title: 'Ann' } },
  });
  const q = encodeURIComponent(`appProperties has { key='part' and value='Ann\\'s' } and trashed = false`);
  expect(run(host, { url: `${DRIVE}?q=${q}&fields=files(id,appProperties)` }).value).toEqual({
    status: 200,
    body: { files: [{ id: made.body.id, appProperties: { part: "Ann's" } }] },
  });
});

test('refusals are answers, and exceptions when they are not muted', () => {
  const host = hostOf(FETCH);
  expect(run(host, { url: `${SHEETS}/nowhere` }).value).toEqual({
    status: 404,
    body: { error: { code: 404, message: 'Requested entity was not found.', status: 'NOT_FOUND' } },
  });
  expect(run(host, { url: `${SHEETS}/nowhere`, muted: false }).error?.message).toContain('returned code 404');
  expect(run(host, { url: `${SHEETS}/nowhere`, token: 'wrong' }).value).toMatchObject({ status: 401 });
});

test('only addresses of the manifest’s list are fetched, and only those that are stood in for', () => {
  const host = hostOf(FETCH);
  expect(run(host, { url: 'https://example.com/' }).error?.message).toContain('urlFetchWhitelist');
  expect(run(host, { url: 'http://sheets.googleapis.com/v4/' }).error?.message).toContain('Invalid argument');
  expect(run(host, { url: `${SHEETS}/x/values/A1` }).error?.message).toContain('Not in the local host: GET');
});

test('a call without its scope is refused', () => {
  const withScopes = (...names: string[]): Manifest => ({
    ...MANIFEST,
    oauthScopes: names.map((name) => `https://www.googleapis.com/auth/${name}`),
  });
  const bare = hostOf(FETCH, { manifest: withScopes('spreadsheets') });
  expect(run(bare, { url: SHEETS }).error?.message).toContain('script.external_request');
  const host = hostOf(FETCH, { manifest: withScopes('script.external_request', 'drive.file') });
  const { id } = season(host);
  expect(run(host, { url: `${SHEETS}/${id}` }).value).toMatchObject({ status: 403 });
  const made = run(host, { url: SHEETS, method: 'post', body: { properties: { title: 'Own' } } });
  const own = made.value as { body: { spreadsheetId: string } };
  expect(run(host, { url: `${SHEETS}/${own.body.spreadsheetId}` }).value).toMatchObject({ status: 200 });
});

test('sixty reads a minute, and no more', () => {
  const host = hostOf(
    'for (let i = 0; i < a; i++) Sheets.Spreadsheets.get(SpreadsheetApp.getActiveSpreadsheet().getId());',
    {
      latency: { durations: { 'Sheets.Spreadsheets.get': 1 } },
    },
  );
  expect(run(host, 60).error).toBeUndefined();
  expect(run(host, 1).error?.message).toContain("Quota exceeded for quota metric 'Read requests'");
  host.clock.advance(61_000);
  expect(run(host, 1).error).toBeUndefined();
});

test('ranges, field masks and what the service leaves out', () => {
  const host = hostOf('return Sheets.Spreadsheets.get(SpreadsheetApp.getActiveSpreadsheet().getId(), a);');
  host.typeCell(season(host).id, 0, 1, 1, '7');
  const fields =
    'sheets(properties(sheetId,hidden),data(startRow,startColumn,rowData(values(effectiveValue))))';
  expect(run(host, { fields, ranges: ['Sheet1!B2:C9'] }).value).toEqual({
    sheets: [
      {
        properties: { sheetId: 0 },
        data: [
          { startRow: 1, startColumn: 1, rowData: [{ values: [{ effectiveValue: { numberValue: 7 } }] }] },
        ],
      },
    ],
  });
  expect(run(host, { fields: 'sheets.colour' }).error?.message).toContain(
    'Invalid field selection sheets.colour',
  );
  expect(run(host, { ranges: ['Nowhere!A1'] }).error?.message).toContain('Unable to parse range: Nowhere!A1');
});

test.each([
  ['https://sheets.googleapis.com/v4extra', /urlFetchWhitelist/],
  [`https://sheets.googleapis.com/v4/${'x'.repeat(2048)}`, /URL Length/],
])('G18 an address beyond a prefix of the list, or of more than 2 kB, is refused: %.40s', (url, words) => {
  const manifest = { ...MANIFEST, urlFetchWhitelist: ['https://sheets.googleapis.com/v4'] };
  const { error } = run(hostOf('UrlFetchApp.fetch(a)', { manifest }), url);
  expect(error?.message).toMatch(words);
});
