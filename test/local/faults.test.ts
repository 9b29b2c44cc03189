import { TOKEN_MS } from '../../local/google/run/latency.ts';
import { BATCH, HOST, hostOf, put, run, season, text } from './bundle.ts';

const A1 = (host: ReturnType<typeof hostOf>) => season(host).workbook.sheets[0]?.rows[0]?.[0];
const REQUESTS = [put(0, 0, text('x'))];
const IS_BATCH = (name: string) => name === 'Sheets.Spreadsheets.batchUpdate';

test('a call can fail before it takes effect', () => {
  const host = hostOf(BATCH);
  const armed = host.failCall({ nth: 1, when: 'before' });
  expect(run(host, REQUESTS).error).toMatchObject({ isEnded: false });
  expect(A1(host)).toBeUndefined();
  expect(armed.used).toBe(1);
  expect(run(host, REQUESTS).error).toBeUndefined();
});

test('a call can fail after it took effect: the answer is lost', () => {
  const host = hostOf(BATCH);
  host.failCall({ match: IS_BATCH, when: 'after', error: 'Timed out' });
  expect(run(host, REQUESTS).error?.message).toBe('Timed out');
  expect(A1(host)).toEqual(text('x'));
});

test('a script can be ended at a call, and cannot go on from there', () => {
  const body = `
    const id = SpreadsheetApp.getActiveSpreadsheet().getId();
    const write = () => Sheets.Spreadsheets.batchUpdate({ requests: a }, id);
    try { write(); } catch (e) { try { write(); } finally { return 'went on'; } }`;
  const host = hostOf(body);
  host.failCall({ nth: 1, when: 'kill' });
  expect(run(host, REQUESTS)).toMatchObject({ error: { isEnded: true }, calls: { service: 1 } });
  expect(A1(host)).toBeUndefined();
});

test('a script can be ended just after a call', () => {
  const host = hostOf(BATCH);
  host.failCall({ nth: 1, when: 'kill-after' });
  expect(run(host, REQUESTS).error).toMatchObject({ isEnded: true });
  expect(A1(host)).toEqual(text('x'));
});

test('an ended script holds no lock', () => {
  const host = hostOf(
    'const l = LockService.getDocumentLock(); const had = l.tryLock(10); Session.getActiveUser(); return had;',
  );
  host.failCall({ match: (name) => name === 'Session.getActiveUser', when: 'kill' });
  expect(run(host).error?.isEnded).toBe(true);
  expect(run(host).value).toBe(true);
});

test('what was armed for one call does not wait for the next, unless it is to last', () => {
  const host = hostOf('return 1');
  const armed = host.failCall({ nth: 9, when: 'kill' });
  run(host);
  expect(armed.used).toBe(0);
  const lasting = hostOf(BATCH);
  lasting.failCall({ match: IS_BATCH, when: 'before', times: Number.POSITIVE_INFINITY });
  run(lasting, REQUESTS);
  expect(run(lasting, REQUESTS).error).toBeDefined();
});

const FETCH = `
  const url = 'https://sheets.googleapis.com/v4/spreadsheets/' + SpreadsheetApp.getActiveSpreadsheet().getId() + ':batchUpdate';
  const one = (requests) => ({ url, method: 'post', contentType: 'application/json', muteHttpExceptions: true,
    headers: { Authorization: 'Bearer ' + ScriptApp.getOAuthToken() }, payload: JSON.stringify({ requests }) });
  return UrlFetchApp.fetchAll(a.map(one)).map((answer) => answer.getResponseCode());`;

test.each([
  ['before', undefined],
  ['after', text('x')],
] as const)('one request inside fetchAll can fail %s it took effect', (when, found) => {
  const host = hostOf(FETCH);
  let seen = 0;
  host.failRequest({ match: () => ++seen === 1, status: 503, when });
  expect(run(host, [REQUESTS, [put(1, 0, text('y'))]]).value).toEqual([503, 200]);
  expect(A1(host) ?? undefined).toEqual(found);
});

test('fetchAll takes as long as its slowest request', () => {
  const latency = { readPerKB: 0, writePerKB: 0 };
  const { calls, modelledMs } = run(hostOf(FETCH, { latency }), [REQUESTS, REQUESTS, REQUESTS]);
  expect(calls).toMatchObject({ service: 1, requests: 3 });
  expect(modelledMs).toBe(800 + 100 + 3 * TOKEN_MS + 10);
});

test('the lock excludes a call that comes in the middle of another', () => {
  const body = `
    const lock = LockService.getDocumentLock();
    if (!lock.tryLock(2000)) return 'busy';
    Sheets.Spreadsheets.get(SpreadsheetApp.getActiveSpreadsheet().getId(), { fields: 'spreadsheetId' });
    lock.releaseLock();
    return 'done';`;
  const host = hostOf(body);
  let other: unknown;
  const armed = host.during(1, () => {
    other = host.call('other@example.com', 'run').value;
  });
  expect(run(host).value).toBe('done');
  expect(other).toBe('busy');
  expect(armed.used).toBe(1);
  expect(host.call(HOST, 'run').value).toBe('done');
});
