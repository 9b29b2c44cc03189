import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PORT, parseArguments } from '../../local/server/arguments.ts';
import { listen } from '../../local/server/listen.ts';
import { stateFile } from '../../local/server/state-file.ts';
import { hostOf, run, season } from './bundle.ts';

test('a host goes on from what was saved', () => {
  const host = hostOf(`PropertiesService.getDocumentProperties().setProperty('k', 'v'); return 1;`);
  host.typeCell(season(host).id, 0, 0, 0, 'kept');
  run(host);
  const again = hostOf(`return PropertiesService.getDocumentProperties().getProperty('k');`, {
    state: host.save(),
  });
  expect(again.clock.now()).toBe(host.clock.now());
  expect(again.save()).toBe(host.save());
  expect(run(again).value).toBe('v');
});

test('hosts go on from a snapshot apart, and leave it as it was', () => {
  const host = hostOf(`PropertiesService.getDocumentProperties().setProperty('k', 'v'); return 1;`);
  host.typeCell(season(host).id, 0, 0, 0, 'kept');
  const [moment, then] = [host.snapshot(), host.save()];
  const [one, other] = [0, 1].map(() => hostOf('', { state: moment })) as [typeof host, typeof host];
  run(host);
  for (const changed of [host, one]) {
    changed.typeCell(season(changed).id, 0, 0, 0, 'changed');
    changed.trashFile(season(changed).id);
    changed.clock.advance(1);
  }
  expect(one.save()).not.toBe(then);
  expect(other.save()).toBe(then);
  expect(hostOf('', { state: moment }).save()).toBe(then);
});

test.each(['{', '{}', 'null', '{"version":2}'])('the state %s is refused', (state) => {
  expect(() => hostOf('', { state })).toThrow();
});

describe('on disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('a former state is kept under another name, with its tabs', () => {
    const file = stateFile(join(folder, 'state.json'));
    expect(file.read()).toBeUndefined();
    expect(file.moveAway('before-fresh')).toBeUndefined();
    const host = hostOf('');
    const { id } = season(host);
    for (const [row, text] of ['one', '1/2/2026', '3/4/2026'].entries()) host.typeCell(id, 0, row, 0, text);
    file.write(host.world);
    expect(file.moveAway('before-fresh')).toContain('state.before-fresh-1.json');
    const other = hostOf('');
    stateFile(join(folder, 'state.json')).write(other.world);
    const aside = join(folder, 'state.before-fresh-1.json');
    expect(stateFile(aside).read()).toEqual(JSON.parse(host.save()));
    expect(file.moveAway('before-fresh')).toContain('state.before-fresh-2.json');
    writeFileSync(join(folder, 'state.json'), 'broken');
    expect(readFileSync(file.copy('unreadable'), 'utf8')).toBe('broken');
    expect(() => stateFile(join(folder, 'state.json')).read()).toThrow();
  });

  test('only what has changed is written, and nothing where only a moment has passed', () => {
    const path = join(folder, 'season.json');
    const tabs = join(folder, 'season.tabs');
    const host = hostOf('');
    const second = host.makeWorkbook('Second', 'host@example.com');
    stateFile(path).write(host.world);
    const file = stateFile(path);
    const again = hostOf('', { state: file.read() });
    expect(JSON.parse(again.save())).toEqual(JSON.parse(host.save()));
    const before = readdirSync(tabs);
    expect(before).toHaveLength(2);
    file.write(again.world);
    expect(readdirSync(tabs)).toEqual(before);
    again.typeCell(second, 0, 0, 0, 'new');
    file.write(again.world);
    const after = readdirSync(tabs);
    expect(after).toHaveLength(2);
    expect(after.filter((name) => before.includes(name))).toHaveLength(1);
    rmSync(path);
    again.clock.advance(1000);
    file.write(again.world);
    expect(existsSync(path)).toBe(false);
    again.clock.advance(86_400_000);
    file.write(again.world);
    expect(stateFile(path).read()).toEqual(JSON.parse(again.save()));
  });
});

test.each([
  [[], { port: DEFAULT_PORT, isFresh: false, isEmpty: false }],
  [['--fresh', '--port', '9000'], { port: 9000, isFresh: true, isEmpty: false }],
  [['--empty'], { port: DEFAULT_PORT, isFresh: false, isEmpty: true }],
  [['--port=9001'], { port: 9001, isFresh: false, isEmpty: false }],
  [['--port', 'x'], '--port needs a number from 1 to 65535, not "x".'],
  [['--port'], "Option '--port <value>' argument missing"],
  [['--loud'], expect.stringContaining("Unknown option '--loud'")],
])('the arguments %j', (given, parsed) => {
  expect(parseArguments(given)).toEqual(parsed);
});

test('a busy port is named and the next free one taken', async () => {
  const first = createServer();
  const port = await listen(first, 18_737, () => {});
  const second = createServer();
  const said: string[] = [];
  const other = await listen(second, port, (line) => said.push(line));
  expect(other).toBeGreaterThan(port);
  expect(said.join()).toContain(`Port ${port} is in use`);
  expect((second.address() as AddressInfo).address).toBe('127.0.0.1');
  first.close();
  second.close();
});
