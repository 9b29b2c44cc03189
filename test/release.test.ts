import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Host, makeHost } from '../local/host/host.ts';
import { CHROMIUM, launch } from '../tools/chromium.ts';

// release/ is what a host pastes into Google's script editor. It is loaded here as it is.

const ROOT = resolve(__dirname, '..');
const HOST = 'host@example.com';
let copy = '';
const read = (name: string) => readFileSync(join(copy, 'release', name), 'utf8');

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'release-'));
  for (const path of ['src', 'tools', 'docs', 'appsscript.json', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  execFileSync('node', ['tools/run.mjs', 'tools/release.ts'], { cwd: copy });
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** A host whose script has these texts. */
function hostWith(code: string, sidebar: string, manifest: string): Host {
  const host = makeHost({ code, sidebar, manifest: JSON.parse(manifest) });
  host.addPeople([{ name: 'Host', email: HOST }]);
  host.makeWorkbook('Season', HOST);
  return host;
}

function useIt(host: Host): void {
  expect(host.call(HOST, 'onOpen').ui.menus).toEqual([
    { caption: 'Roundkeeper', items: [{ caption: 'Open the panel', functionName: 'showPanel' }] },
  ]);
  expect(host.call(HOST, 'showPanel').ui.sidebar).toEqual({ title: 'Roundkeeper', file: 'sidebar' });
  expect(host.call(HOST, 'setUp', ['code']).value).toMatchObject({ ok: true });
  expect(host.call(HOST, 'getState').value).toMatchObject({ ok: true });
}

test('release/ has four files to paste and the page of steps, and nothing else', () => {
  expect(readdirSync(join(copy, 'release')).sort()).toEqual([
    'Code.gs',
    'appsscript.json',
    'sidebar.html',
    'steps.html',
    'viewer.html',
  ]);
});

test('its files work as they are: menu, panel, season', () => {
  useIt(hostWith(read('Code.gs'), read('sidebar.html'), read('appsscript.json')));
});

test('the editor can show them: no line is long, and the page loads nothing', () => {
  for (const name of ['Code.gs', 'sidebar.html', 'viewer.html'])
    expect(
      Math.max(
        ...read(name)
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThan(20_000);
  const page = read('steps.html').replace(/<textarea[\s\S]*?<\/textarea>/g, '');
  expect(page).not.toMatch(/<(?:script|link|iframe)[^>]* (?:src|href)=|src="(?!data:)/);
});

test('npm run pictures makes the pictures that are there, and no other', () => {
  const made = [
    ...readFileSync(join(ROOT, 'tools/pictures.ts'), 'utf8').matchAll(/shoot\('[^']+', '([\w-]+)'\)/g),
  ];
  expect(readdirSync(join(ROOT, 'docs/pictures')).sort()).toEqual(
    made.map(([, name]) => `${name}.png`).sort(),
  );
});

test('pictures of README and docs exist, and each one that is made is used', () => {
  const docs = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
  const texts = [
    ...['README.md', ...docs.map((name) => `docs/${name}`)].map(
      (path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const,
    ),
  ];
  const used = texts.flatMap(([path, text]) =>
    [...text.matchAll(/\(((?:docs\/)?pictures\/[\w-]+\.png)\)/g)].map(([, name]) =>
      join(path.startsWith('docs/') ? 'docs' : '.', name as string),
    ),
  );
  for (const path of used) expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
  const inSteps = [
    ...readFileSync(join(ROOT, 'tools/release/steps-page.ts'), 'utf8').matchAll(/picture\('([\w-]+)'/g),
  ];
  const all = new Set([...used, ...inSteps.map(([, name]) => `docs/pictures/${name}.png`)]);
  expect(
    readdirSync(join(ROOT, 'docs/pictures'))
      .map((name) => `docs/pictures/${name}`)
      .filter((path) => !all.has(path)),
  ).toEqual([]);
});

(CHROMIUM || process.env.REQUIRE_BROWSER === '1' ? test : test.skip)(
  'the texts that the page of steps copies are those of the files, and work',
  async () => {
    const browser = await launch();
    try {
      const page = await browser.newPage();
      await page.goto(`file://${join(copy, 'release/steps.html')}`);
      const texts = await page
        .locator('textarea')
        .evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value));
      expect(texts.map((text) => text.length > 0)).toEqual([true, true, true, true]);
      expect(texts[0]).toBe(read('Code.gs'));
      const [code = '', sidebar = '', viewer = '', manifest = ''] = texts;
      expect(viewer).toBe(read('viewer.html'));
      useIt(hostWith(code, sidebar, manifest));
      await page.getByRole('button', { name: 'Copy the text of Code.gs' }).click();
      await page.locator('output', { hasText: /Copied|Ctrl\+C/ }).waitFor();
    } finally {
      await browser.close();
    }
  },
  60_000,
);
