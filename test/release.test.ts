import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeHost } from '../local/host/host.ts';
import { stepsPage } from '../tools/release/steps-page.ts';
import { ACCOUNT } from './e2e/season.ts';
import { TEXTS, textsOf, VERSION } from './tools/release-texts.ts';
import { makeSmallAddOn } from './tools/small-add-on.ts';

// release/ is what a host pastes into Google's script editor: the files of dist/, and a page of steps.

const ROOT = join(__dirname, '..');
const HOST = 'host@example.com';
const PAGE = stepsPage(TEXTS, VERSION);

test('npm run release builds, and writes the four files to paste, the page of steps, the hash of the viewer and the page for players, and nothing else', () => {
  const copy = makeSmallAddOn();
  try {
    execFileSync('node', ['tools/run.mjs', 'tools/release.ts'], { cwd: copy });
    const texts = textsOf(join(copy, 'dist'));
    const hash = createHash('sha256').update(texts['viewer.html']).digest('hex');
    const files = {
      ...texts,
      'steps.html': stepsPage(texts, VERSION),
      'viewer.sha256': `${hash}  viewer.html\n`,
      'player.md': readFileSync(join(ROOT, 'docs/player.md'), 'utf8').replace(
        'must print the hash in',
        `must print \`${hash}\`, the hash in`,
      ),
    };
    expect(files['player.md']).toContain(hash);
    expect(files['steps.html']).toContain(hash);
    expect(readFileSync(join(copy, 'dist/viewer.sha256'), 'utf8')).toBe(files['viewer.sha256']);
    const folder = join(copy, 'release');
    expect(readdirSync(folder).sort()).toEqual(Object.keys(files).sort());
    for (const [name, text] of Object.entries(files))
      expect([name, readFileSync(join(folder, name), 'utf8')]).toEqual([name, text]);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

test('its files work as they are: menu, panel, season', () => {
  const { 'Code.gs': code, 'sidebar.html': sidebar, 'appsscript.json': manifest } = TEXTS;
  const host = makeHost({ code, sidebar, manifest: JSON.parse(manifest), switches: ACCOUNT });
  host.addPeople([{ name: 'Host', email: HOST }]);
  host.makeWorkbook('Season', HOST);
  expect(host.call(HOST, 'onOpen').ui.menus).toEqual([
    { caption: 'Roundkeeper', items: [{ caption: 'Open the panel', functionName: 'showPanel' }] },
  ]);
  expect(host.call(HOST, 'showPanel').ui.sidebar).toEqual({ title: 'Roundkeeper', file: 'sidebar' });
  expect(host.call(HOST, 'setUp', ['code']).value).toMatchObject({ ok: true });
  expect(host.call(HOST, 'getState').value).toMatchObject({ ok: true });
});

test('the editor can show them: no line is long, and the page loads nothing', () => {
  const { 'appsscript.json': _, ...long } = TEXTS;
  for (const text of Object.values(long))
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(25_000);
  expect(PAGE.replace(/<textarea[\s\S]*?<\/textarea>/g, '')).not.toMatch(
    /<(?:script|link|iframe)[^>]* (?:src|href)=|src="(?!data:)/,
  );
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
