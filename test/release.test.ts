import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Host, makeHost } from '../local/host/host.ts';
import { CODE_TITLE } from '../src/sheets/responses/read/answers/columns.ts';
import { stepsPage } from '../tools/release/steps-page.ts';
import {
  ask,
  cellsOf,
  makeMatch,
  personalCode,
  privateFile,
  rehearsal,
  resolve,
  rowOf,
  stateOf,
  typeRoster,
} from './e2e/season.ts';
import { emailOf, FOUR, makeRandom } from './players.ts';
import { TEXTS, textsOf, VERSION } from './tools/release-texts.ts';
import { makeSmallAddOn } from './tools/small-add-on.ts';

// release/ is what a host pastes into Google's script editor: the files of dist/, and a page of steps.

const ROOT = join(__dirname, '..');
const HOST = 'host@example.com';
const PAGE = stepsPage(TEXTS, VERSION);

test('npm run release builds, and writes the four files to paste and the page of steps, and nothing else', () => {
  const copy = makeSmallAddOn();
  try {
    execFileSync('node', ['tools/run.mjs', 'tools/release.ts'], { cwd: copy });
    const texts = textsOf(join(copy, 'dist'));
    const files = { ...texts, 'steps.html': stepsPage(texts, VERSION) };
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
  const host = makeHost({ code, sidebar, manifest: JSON.parse(manifest) });
  host.addPeople([{ name: 'Host', email: HOST }]);
  host.makeWorkbook('Season', HOST);
  expect(host.call(HOST, 'onOpen').ui.menus).toEqual([
    { caption: 'Roundkeeper', items: [{ caption: 'Open the panel', functionName: 'showPanel' }] },
  ]);
  expect(host.call(HOST, 'showPanel').ui.sidebar).toEqual({ title: 'Roundkeeper', file: 'sidebar' });
  expect(host.call(HOST, 'setUp', ['code']).value).toMatchObject({ ok: true });
  expect(host.call(HOST, 'getState').value).toMatchObject({ ok: true });
});

describe('a round of its files on a German account, with personal codes and a player without a Google address', () => {
  const names = FOUR.map(({ name }) => name);
  const [withoutAccount = ''] = names.slice(-1);
  let host: Host;

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
      code: TEXTS['Code.gs'],
      sidebar: TEXTS['sidebar.html'],
      manifest: JSON.parse(TEXTS['appsscript.json']),
      switches: { language: 'de' },
      keepsScript: true,
    });
    const people = names.map((name) => ({ name, email: emailOf(name), hasAccount: name !== withoutAccount }));
    host.addPeople([{ name: 'Host', email: HOST }, ...people]);
    host.makeWorkbook('Staffel', HOST, 'Europe/Berlin');
    ask(host, 'setUp', 'code');
    typeRoster(host, FOUR);
    makeMatch(host, 'secret-soulmate', names, { seed: 'the seed of a release' });
    sendAll(makeRandom('release'));
    expect(resolve(host, 1).value).toMatchObject({ ok: true, value: { failed: [] } });
    expect(ask(host, 'renewForms').failed).toEqual([]);
  });

  test('is played with the orders of all players', () => {
    expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 1, matches: 1 });
    const { rounds } = JSON.parse(ask(host, 'exportRecord', 1));
    expect(Object.keys(rounds[0].orders).sort()).toEqual([...names].sort());
    expect(stateOf(host).matches[0]).toMatchObject({ over: false });
  });

  test('reads response tabs with German heads', () => {
    const [heads = [], ...rows] = cellsOf(host, rowOf(host, 1).formTab);
    expect(heads.slice(0, 2)).toEqual(['Zeitstempel', CODE_TITLE]);
    expect(rows).toHaveLength(names.length);
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
  const { 'appsscript.json': _, ...long } = TEXTS;
  for (const text of Object.values(long))
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(20_000);
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
