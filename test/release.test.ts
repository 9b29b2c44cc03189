import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Host, makeHost } from '../local/host/host.ts';
import { CODE_TITLE } from '../src/sheets/responses/read/answers/columns.ts';
import { CHROMIUM, launch } from '../tools/pictures/chromium.ts';
import {
  ask,
  cellsOf,
  makeMatch,
  personalCode,
  privateFile,
  rehearsal,
  replayOf,
  resolve,
  rowOf,
  stateOf,
  typeRoster,
} from './e2e/season.ts';
import { emailOf, FOUR, makeRandom } from './players.ts';

// release/ is what a host pastes into Google's script editor. It is loaded here as it is.

const ROOT = join(__dirname, '..');
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

describe('a match of its files on a German account, with personal codes and a player without a Google address', () => {
  const names = FOUR.map(({ name }) => name);
  const [withoutAccount = ''] = names.slice(-1);
  let host: Host;
  let rounds = 0;

  /** All players send their orders with their codes; one of them is not signed in. */
  function sendAll(random: (n: number) => number): void {
    for (const [name, answers] of rehearsal(host, 1, random)) {
      const email = name === withoutAccount ? undefined : emailOf(name);
      const code = personalCode(host, name);
      const sent = host.submitForm(email, rowOf(host, 1).form, { ...code, ...answers });
      expect([name, sent.recorded, sent.triggered.map(({ error }) => error)]).toEqual([
        name,
        true,
        [undefined],
      ]);
    }
  }

  beforeAll(() => {
    host = makeHost({
      code: read('Code.gs'),
      sidebar: read('sidebar.html'),
      manifest: JSON.parse(read('appsscript.json')),
      switches: { language: 'de' },
      keepsScript: true,
    });
    const people = names.map((name) => ({ name, email: emailOf(name), hasAccount: name !== withoutAccount }));
    host.addPeople([{ name: 'Host', email: HOST }, ...people]);
    host.makeWorkbook('Staffel', HOST, 'Europe/Berlin');
    ask(host, 'setUp', 'code');
    typeRoster(host, FOUR);
    makeMatch(host, 'secret-soulmate', names, { seed: 'the seed of a release' });
    const random = makeRandom('release');
    for (; !rowOf(host, 1).over; rounds++) {
      sendAll(random);
      expect(resolve(host, 1).value).toMatchObject({ ok: true, value: { failed: [] } });
      expect(ask(host, 'renewForms').failed).toEqual([]);
      host.clock.advance(3_600_000);
    }
  });

  test('is played to its end, with the orders of all players in every round', () => {
    expect(rounds).toBeGreaterThan(2);
    expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds, matches: 1 });
    const record = JSON.parse(ask(host, 'exportRecord', 1));
    for (const { orders } of record.rounds) expect(Object.keys(orders).sort()).toEqual([...names].sort());
    expect(replayOf(host, 1).over).toBe(true);
    expect(stateOf(host).matches[0]).toMatchObject({ over: true });
  });

  test('reads response tabs with German heads', () => {
    const [heads = [], ...rows] = cellsOf(host, rowOf(host, 1).formTab);
    expect(heads.slice(0, 2)).toEqual(['Zeitstempel', CODE_TITLE]);
    expect(rows).toHaveLength(names.length * rounds);
  });

  test('gives the player without an account a file by its secret link, and the others one of their own', () => {
    const access = stateOf(host).season?.players.map(({ name, access: by }) => [name, by]);
    expect(access).toEqual(names.map((name) => [name, name === withoutAccount ? 'link' : 'account']));
    expect(host.openFile(undefined, privateFile(host, withoutAccount).id).right).toBe('reader');
    for (const name of names.slice(0, -1))
      expect(() => host.openFile(undefined, privateFile(host, name).id)).toThrow('access');
  });
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
