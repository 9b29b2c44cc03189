import { FIRST_MOMENT } from '../../local/host/host.ts';
import { HOST, hostOf, MANIFEST, outcome, run } from './bundle.ts';

test.each([
  'setTimeout',
  'fetch',
  'URL',
  'crypto',
  'TextEncoder',
  'Buffer',
  'process',
  'require',
  'WebAssembly',
])('the script has no %s', (name) => {
  expect(outcome(`return typeof ${name}`)).toBe('undefined');
});

test.each([
  'globalThis', // ES2020, as are the next four
  'BigInt',
  'Promise.allSettled',
  'String.prototype.matchAll',
  'String.prototype.replaceAll', // ES2021
  'WeakRef',
  'AggregateError',
  'Object.hasOwn', // ES2022
  'Array.prototype.at',
  'String.prototype.at',
  'Uint8Array.prototype.at',
  'Array.prototype.findLast', // ES2023
  'Array.prototype.toSorted',
  'structuredClone',
  'queueMicrotask',
])('the script has no %s, which is younger than ES2019', (name) => {
  const [owner = '', member] = name.split(/\.(?=[^.]*$)/);
  expect(outcome(member ? `return typeof ${owner}.${member}` : `return typeof ${owner}`)).toBe('undefined');
});

test('the script has what ES2019 has', () => {
  const body = `return [
    [[1], [2]].flat(), Object.fromEntries([['a', 1]]), 'ab '.trimEnd(), [3, 1].sort(), Symbol('x').description,
    Array.from(new Uint8Array([1, 2]).subarray(1)), Math.trunc(1.5), [...new Map([[1, 2]]).values()],
  ]`;
  expect(outcome(body)).toEqual([[1, 2], { a: 1 }, 'ab', [1, 3], 'x', [2], 1, [2]]);
});

test.each(['eval("1")', 'new Function("return 1")()'])('%s is off', (body) => {
  expect(outcome(`return ${body}`)).toContain('Code generation from strings disallowed');
});

test('what the script writes by console.error is printed, once a run', () => {
  const printed: string[] = [];
  const printError = (text: string) => void printed.push(text);
  const host = hostOf(
    "console.warn('careful'); for (const _ of [1, 2]) console.error(new TypeError('no stall'));",
    { printError },
  );
  expect(run(host).log).toEqual(['careful', ...printed, ...printed]);
  expect(printed).toEqual([expect.stringMatching(/^TypeError: no stall\n +at run \(Code\.js:1:\d+\)/)]);
});

test('no global survives a call', () => {
  const host = hostOf('this.count = (this.count || 0) + 1; return count;');
  expect([run(host).value, run(host).value]).toEqual([1, 1]);
});

describe('a script that stays loaded', () => {
  const COUNT = 'this.count = (this.count || 0) + 1; Utilities.sleep(a || 0); Utilities.sleep(a || 0);';
  const hostFor = (mark: string, manifest = MANIFEST) =>
    hostOf(`${COUNT} return [count, typeof Sheets, Date.now(), '${mark}'];`, { keepsScript: true, manifest });

  test('keeps its globals for the next run and for another host, which have their own services and clock', () => {
    const [one, other] = [hostFor('A'), hostFor('A', {})];
    other.clock.advance(60_000);
    expect(run(one).value).toEqual([1, 'object', FIRST_MOMENT, 'A']);
    expect(run(one).value).toMatchObject([2, 'object', expect.any(Number), 'A']);
    expect(run(other).value).toEqual([3, 'undefined', FIRST_MOMENT + 60_000, 'A']);
    expect(run(hostFor('B')).value).toMatchObject([1, 'object', expect.any(Number), 'B']);
  });

  test('is loaded anew after a run that an arranged fault has ended', () => {
    const host = hostFor('C');
    run(host);
    host.failCall({ match: (name) => name === 'Utilities.sleep', when: 'kill' });
    expect(run(host).error).toMatchObject({ isEnded: true });
    expect(run(host).value).toMatchObject([1, 'object', expect.any(Number), 'C']);
  });

  test('is loaded anew after a run that was ended', () => {
    const host = hostFor('D');
    run(host);
    expect(run(host, 299_000).error).toMatchObject({ isEnded: true });
    expect(run(host).value).toMatchObject([1, 'object', expect.any(Number), 'D']);
  });

  test('is loaded anew for a run that begins within another', () => {
    const host = hostFor('E');
    const nested: unknown[] = [];
    run(host);
    host.during(
      (name) => name === 'Utilities.sleep',
      () => nested.push(run(host).value),
    );
    run(host);
    expect(nested).toMatchObject([[1, 'object', expect.any(Number), 'E']]);
  });
});

test.each([
  ['Sheets.Spreadsheets.Sheets.copyTo()', 'Sheets.Spreadsheets.Sheets'],
  ['Sheets.Spreadsheets.Values.get()', 'Sheets.Spreadsheets.Values.get'],
  ['SpreadsheetApp.openByUrl("x")', 'SpreadsheetApp.openByUrl'],
  ['LockService.getUserLock()', 'LockService.getUserLock'],
  ['SpreadsheetApp.getActiveSpreadsheet().getRange("A1")', 'Spreadsheet.getRange'],
  ['PropertiesService.getUserProperties()', 'PropertiesService.getUserProperties'],
])('%s throws by name', (body, name) => {
  expect(outcome(body)).toBe(`Not in the local host: ${name}`);
});

test('advanced services are there only when the manifest asks for them', () => {
  expect(run(hostOf('return typeof Sheets', { manifest: {} })).value).toBe('undefined');
});

test('errors, lists and dates are of the script’s own realm', () => {
  const body = `
    let error;
    try { Sheets.Spreadsheets.get('nowhere'); } catch (e) { error = e; }
    const list = SpreadsheetApp.getActiveSpreadsheet().getSheets();
    const date = Utilities.parseDate('2026-01-02 03:04:05', 'Etc/UTC', 'yyyy-MM-dd HH:mm:ss');
    return [error instanceof Error, error.message, list instanceof Array, date instanceof Date, date.toISOString()];`;
  expect(outcome(body)).toEqual([
    true,
    'API call to sheets.spreadsheets.get failed with error: Requested entity was not found.',
    true,
    true,
    '2026-01-02T03:04:05.000Z',
  ]);
});

test('dates read the virtual clock, which calls move on', () => {
  const host = hostOf('const t = Date.now(); Utilities.sleep(1500); return [t, new Date().getTime() - t];');
  host.clock.advance(60_000);
  expect(run(host).value).toEqual([FIRST_MOMENT + 60_000, 1500]);
});

test.each([
  ['return new Date()', 'is a Date'],
  ['return [undefined]', 'is undefined'],
  ['return { f() {} }', 'is function'],
  ['return { deep: [new Map()] }', 'the result of run.deep[0] is a Map'],
  ['return NaN', 'is NaN'],
])('%s does not pass', (body, message) => {
  expect(outcome(body)).toContain(message);
});

test('arguments are copies and plain data', () => {
  const given = { list: [1] };
  expect(
    outcome('a.list.push(2); return [a, Array.isArray(a.list), a.list instanceof Array]', given),
  ).toEqual([{ list: [1, 2] }, true, true]);
  expect(given).toEqual({ list: [1] });
  expect(run(hostOf('return 1'), new Date()).error?.message).toContain('is a Date');
});

test('private and missing functions cannot be called', () => {
  const host = hostOf('return 1');
  expect(host.call(HOST, 'run_').error?.message).toBe('Script function not found: run_');
  expect(host.call(HOST, 'toString').error?.message).toContain('not found');
  expect(host.entryPoints()).toEqual(['run', 'onFormSubmit']);
});

test('no service may be called while the script loads', () => {
  const host = hostOf('return 1', { code: 'var id = Utilities.getUuid(); function run() { return 1; }' });
  expect(run(host).error?.message).toContain('while the script is being loaded');
});

test('before authorisation onOpen may build the menu and nothing else', () => {
  const menu = `SpreadsheetApp.getUi().createAddonMenu().addItem('Open', 'show').addToUi();`;
  const good = hostOf('', { code: `function onOpen() { ${menu} }` }).call(HOST, 'onOpen');
  expect(good.ui.menus).toEqual([
    { caption: 'Roundkeeper', items: [{ caption: 'Open', functionName: 'show' }] },
  ]);
  const bad = hostOf('', { code: `function onOpen() { Session.getActiveUser(); }` }).call(HOST, 'onOpen');
  expect(bad.error?.message).toContain('You do not have permission');
});

test('calls are counted and charged', () => {
  const { calls, modelledMs } = run(
    hostOf(
      'const id = SpreadsheetApp.getActiveSpreadsheet().getId(); Sheets.Spreadsheets.get(id, { fields: "spreadsheetId" });',
      { latency: { readPerKB: 0, writePerKB: 0 } },
    ),
  );
  expect(calls).toMatchObject({ service: 1, other: 2, byService: { Sheets: 1, Spreadsheet: 2 } });
  expect(modelledMs).toBe(610);
});

test('a script is ended after six minutes', () => {
  const { error, value } = run(
    hostOf('for (;;) { try { Utilities.sleep(100000); } catch (e) { return "went on"; } }'),
  );
  expect(error).toMatchObject({ message: 'Exceeded maximum execution time', isEnded: true });
  expect(value).toBeUndefined();
});
