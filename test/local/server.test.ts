import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Host, makeHost } from '../../local/host/host.ts';
import { makeHandler } from '../../local/server/handler.ts';
import type { StateView, WorkbookView } from '../../local/web/views.ts';
import { HOST, MANIFEST, season } from './bundle.ts';

let host: Host;
let server: Server;
const changed = jest.fn();

beforeAll(async () => {
  host = makeHost({
    code: 'function hello(a) { return a; }',
    sidebar: '<html><head></head><body></body></html>',
    viewer: '<html>the viewer</html>',
    manifest: MANIFEST,
  });
  host.addPeople([{ name: 'Ann', email: 'ann@example.com' }]);
  host.makeWorkbook('Roundkeeper season', HOST);
  server = createServer(makeHandler(host, { script: '', style: '', bridge: '1;', fonts: '' }, changed));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

function ask(
  path: string,
  body?: object,
  headers: IncomingHttpHeaders = {},
): Promise<{ status: number; text: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const method = body ? 'POST' : 'GET';
    const type = body ? { 'content-type': 'application/json' } : {};
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { ...type, ...headers } },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

test('another site’s page gets nothing', async () => {
  expect((await ask('/api/state', undefined, { host: 'evil.example' })).status).toBe(403);
  expect((await ask('/api/call', { functionName: 'hello' }, { origin: 'http://evil.example' })).status).toBe(
    403,
  );
  expect((await ask('/api/call', {}, { 'content-type': 'text/plain' })).status).toBe(415);
});

test('what opens depends on who looks', async () => {
  const { id } = season(host);
  const asHost = JSON.parse((await ask(`/api/workbook?id=${id}&as=${HOST}`)).text) as WorkbookView;
  expect(asHost).toMatchObject({ name: 'Roundkeeper season', canEdit: true });
  expect((await ask(`/api/workbook?id=${id}&as=ann@example.com`)).status).toBe(403);
  expect((await ask(`/api/workbook?id=${id}&published=1`)).status).toBe(403);
  const state = JSON.parse((await ask('/api/state?as=ann@example.com')).text) as StateView;
  expect(state.files.map(({ right }) => right)).toEqual([null]);
});

test('the page can show the files of any reader', async () => {
  const people = async () =>
    (JSON.parse((await ask('/api/state')).text) as StateView).people.map(({ email }) => email);
  expect(await people()).toEqual(['ann@example.com']);
  const { permissions } = season(host);
  permissions.push({ id: 'p1', type: 'user', role: 'reader', emailAddress: 'kim@example.org' });
  expect(await people()).toEqual(['ann@example.com', 'kim@example.org']);
  permissions.pop();
});

test('only who may edit can type', async () => {
  const cell = { fileId: season(host).id, sheetId: 0, row: 0, column: 0, text: '7' };
  expect((await ask('/api/cell', { ...cell, as: 'ann@example.com' })).status).toBe(403);
  expect((await ask('/api/cell', { ...cell, as: HOST })).status).toBe(200);
  expect(season(host).workbook.sheets[0]?.rows[0]?.[0]).toEqual({ userEnteredValue: { numberValue: 7 } });
  expect(changed).toHaveBeenCalled();
});

test('a host can begin with an empty workbook, and go back', async () => {
  const before = host.world.activeWorkbook as string;
  const { fileId } = JSON.parse((await ask('/api/new-workbook', {})).text) as { fileId: string };
  expect(host.world.activeWorkbook).toBe(fileId);
  expect((await ask('/api/use-workbook', { as: 'ann@example.com', fileId: before })).status).toBe(403);
  expect(host.world.activeWorkbook).toBe(fileId);
  expect((await ask('/api/use-workbook', { as: HOST, fileId: before })).status).toBe(200);
  expect(host.world.activeWorkbook).toBe(before);
  host.trashFile(fileId);
});

test('the sidebar’s frame begins with the bridge', async () => {
  const { text } = await ask('/sidebar');
  expect(text).toContain('<head><base target="_blank"><script>window.__local=');
  expect(text).toContain('"functions":["hello"]');
});

test('the viewer is the page that the script has', async () => {
  expect(await ask('/viewer')).toEqual({ status: 200, text: '<html>the viewer</html>' });
});

test('a call answers with its value and its calls', async () => {
  const { text } = await ask('/api/call', { functionName: 'hello', args: [[1]] });
  expect(JSON.parse(text)).toMatchObject({ value: [1], calls: { service: 0 } });
});
