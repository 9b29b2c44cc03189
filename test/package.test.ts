import { readdirSync, readFileSync, statSync } from 'node:fs';
import { transform } from 'esbuild';
import type { Manifest } from '../local/google/globals.ts';
import { makeHost } from '../local/host/host.ts';
import type { CallResult } from '../local/host/script-runner.ts';
import { RECORD_GAMES } from '../src/rules/registry.ts';
import { CALLS } from '../src/sheets/panel-api/calls.ts';
import { LANGUAGE } from '../tools/build.ts';
import { ACCOUNT } from './e2e/season.ts';
import { runSelfTest } from './e2e/self-test.ts';
import { YOUNG_METHODS } from './young-methods.ts';

// The files that are pushed to Google: dist/, and a manifest with exactly the scopes that the calls need.

const CODE = readFileSync('dist/Code.js', 'utf8');
const MANIFEST: Required<Manifest> & { runtimeVersion: string } = JSON.parse(
  readFileSync('dist/appsscript.json', 'utf8'),
);
const HOST = 'host@example.com';
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

/** Everything a host does in a season, on a given manifest, until a call fails: each call made, and why one failed. */
function useEverything(manifest: Manifest): { calls: CallResult[]; failure: string } {
  const host = makeHost({
    code: CODE,
    sidebar: '<p>panel</p>',
    manifest,
    switches: { ...ACCOUNT, formsApi: true },
    keepsScript: true,
  });
  const calls: CallResult[] = [];
  let failure = '';
  const look = (name: string, result: CallResult) => {
    calls.push(result);
    const answer = result.value as {
      ok?: boolean;
      problem?: { what: string; details?: string };
      value?: unknown;
    } | null;
    const failed = (answer?.value as { failed?: { error: string }[] } | undefined)?.failed ?? [];
    const checks = (answer?.value as { checks?: { result: string; detail: string }[] } | undefined)?.checks;
    const why =
      result.error?.message ??
      (answer?.problem && `${answer.problem.what} ${answer.problem.details ?? ''}`) ??
      failed[0]?.error ??
      checks?.find(({ result }) => result === 'failed')?.detail ??
      result.log.find((line) => line.includes('googleapis.com/auth/'));
    if (why) failure ||= `${name}: ${why}`;
  };
  const call = (name: string, ...args: unknown[]) => {
    if (failure === '') look(name, host.call(HOST, name, args));
  };
  host.addPeople(
    [HOST, ...NAMES].map((name) => ({ name, email: name === HOST ? HOST : `${name}@example.com` })),
  );
  const workbook = host.makeWorkbook('Season', HOST);
  call('onOpen');
  call('showPanel');
  call('setUp', 'email');
  const sheet = host.world.files[workbook];
  const season = sheet?.kind === 'workbook' && sheet.workbook.sheets.find(({ title }) => title === 'Season');
  if (season) {
    const top = season.rows.findIndex((row) => row[0]?.userEnteredValue?.stringValue === '▸ players') + 2;
    NAMES.forEach((name, i) => {
      host.typeCell(workbook, season.sheetId, top + i, 0, name);
      host.typeCell(workbook, season.sheetId, top + i, 1, `${name}@example.com`);
    });
  }
  const game = { game: 'secret-soulmate', options: {}, players: NAMES, deadline: '', seed: '', setup: '' };
  call('newGame', game);
  const form = Object.values(host.world.files).find(({ name }) => name.endsWith('orders'));
  if (form && failure === '') {
    const sent = host.submitForm('Ann@example.com', form.id, { 'Number card': '1' });
    for (const triggered of sent.triggered) look('onSubmission', triggered);
    if (sent.recorded && sent.triggered.length === 0) failure ||= 'no trigger fired';
  }
  call('getState');
  call('poll', '');
  call('setWebhook', `https://discord.com/api/webhooks/123456789/${'a'.repeat(40)}`);
  call('resolveRound', { match: 1, round: 0 });
  call('postAnnouncements');
  call('renewForms');
  call('shareAgain');
  call('verify');
  host.clock.advance(60_000);
  const asked: typeof host.call = (...given) => {
    const result = host.call(...given);
    look(given[1], result);
    return result;
  };
  if (failure === '') runSelfTest({ ...host, call: asked }, HOST);
  return { calls, failure };
}

const whole = useEverything(MANIFEST);

describe('appsscript.json', () => {
  test('is the one of the repository: V8, times in UTC', () => {
    expect(readFileSync('dist/appsscript.json', 'utf8')).toBe(readFileSync('appsscript.json', 'utf8'));
    expect(MANIFEST).toMatchObject({ runtimeVersion: 'V8', timeZone: 'Etc/UTC' });
  });

  test('lets everything through that a season needs', () => {
    expect(whole.failure).toBe('');
  });

  test.each(MANIFEST.oauthScopes)('needs the scope %s', (scope) => {
    const oauthScopes = MANIFEST.oauthScopes.filter((other) => other !== scope);
    // In other languages, Google names the scope or the method (G60).
    expect(useEverything({ ...MANIFEST, oauthScopes }).failure).toMatch(
      /googleapis\.com\/auth\/|MailApp\.|scope|Google has not allowed/,
    );
  });

  test('asks for no wider scope where a narrower one does', () => {
    expect(MANIFEST.oauthScopes).not.toContain('https://www.googleapis.com/auth/drive');
    expect(new Set(MANIFEST.oauthScopes).size).toBe(MANIFEST.oauthScopes.length);
  });

  const urls = whole.calls.flatMap(({ calls }) =>
    calls.list.flatMap(({ requests = [] }) => requests.map(({ url }) => url)),
  );

  test('its list of addresses covers every one that is fetched', () => {
    expect(urls.length).toBeGreaterThan(10);
    for (const url of urls)
      expect([url, MANIFEST.urlFetchWhitelist.some((prefix) => url.startsWith(prefix))]).toEqual([url, true]);
  });

  test.each(MANIFEST.urlFetchWhitelist)('it needs the address %s', (prefix) => {
    const urlFetchWhitelist = MANIFEST.urlFetchWhitelist.filter((other) => other !== prefix);
    expect(useEverything({ ...MANIFEST, urlFetchWhitelist }).failure).toContain(
      'appsscript.json does not let',
    );
  });

  test('enables the advanced services whose APIs are called, and no other', () => {
    const called = new Set(
      whole.calls.flatMap(({ calls }) => calls.list.map(({ name }) => name.split('.')[0])),
    );
    const needed = [
      ...(called.has('Sheets') || urls.some((url) => url.includes('/sheets.')) ? ['Sheets sheets v4'] : []),
      // Called by REST only; the service turns the API on for the script's project.
      ...(called.has('Drive') || urls.some((url) => url.includes('/drive/')) ? ['Drive drive v3'] : []),
    ];
    const services = MANIFEST.dependencies.enabledAdvancedServices ?? [];
    const named = services.map(
      ({ userSymbol, serviceId, version }) => `${userSymbol} ${serviceId} ${version}`,
    );
    expect(named.sort()).toEqual(needed.sort());
  });
});

describe('dist/Code.js', () => {
  const host = makeHost({ code: CODE, sidebar: '', manifest: MANIFEST });

  test('has a top-level function for every call of the panel, six for Google, and nothing else', () => {
    const ofGoogle = ['onClock', 'onEdit', 'onInstall', 'onOpen', 'onSubmission', 'showPanel'];
    expect(host.entryPoints().sort()).toEqual([...ofGoogle, ...Object.keys(CALLS)].sort());
  });

  test('calls no service while it is loaded, and builds menus only before it is authorised', () => {
    host.makeWorkbook('Season', HOST);
    for (const name of ['onOpen', 'onInstall']) {
      const { error, calls, ui } = host.call(HOST, name);
      expect(error).toBeUndefined();
      expect(calls.service).toBe(0);
      expect(ui.menus).toHaveLength(1);
    }
  });

  test('needs nothing of a language younger than ES2019 but ?. and ??: no modules, BigInt or #private', async () => {
    // esbuild changes nothing for ES2019, so nothing younger is in it; esbuild refuses BigInt for ES2019 (docs/google.md, G2).
    const [old, young] = await Promise.all(
      [LANGUAGE, { target: 'esnext' }].map((language) => transform(CODE, { ...language, charset: 'utf8' })),
    );
    expect(old?.code === young?.code).toBe(true);
    expect(CODE).not.toMatch(/^\s*(?:import|export)\b/m);
    expect(CODE).not.toMatch(/\bBigInt\b/);
  });

  test('fills in the one built-in younger than ES2019 that it calls, before its first other statement', () => {
    // The context of the local host has none (docs/google.md, G2).
    const code = `${CODE};function probe(){return [Object.hasOwn({a:1},'a'),Object.hasOwn({},'a')]}`;
    expect(makeHost({ code, sidebar: '', manifest: MANIFEST }).call(HOST, 'probe').value).toEqual([
      true,
      false,
    ]);
    const bare = CODE.replace(/!?\(?"hasOwn"in Object/, 'true');
    expect(bare).not.toBe(CODE);
    const without = makeHost({ code: bare, sidebar: '', manifest: MANIFEST }).call(HOST, 'onOpen');
    expect(without.error?.message).toBe('Object.hasOwn is not a function');
  });

  test('calls no method younger than ES2019 by name', () => {
    for (const name of YOUNG_METHODS) expect(CODE).not.toMatch(new RegExp(`[^.]\\.${name}\\(`));
  });

  test('is small, for Google loads all of it for each press: room for 23 kB a game, its rulings among them', () => {
    expect(statSync('dist/Code.js').size).toBeLessThan(620_000 + 23_000 * RECORD_GAMES.length);
  });
});

test.each(readdirSync('dist').filter((name) => name.endsWith('.html')))(
  '%s has no template literal, in which Google drops // and /*',
  async (name) => {
    const page = readFileSync(`dist/${name}`, 'utf8');
    const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script as string);
    expect(scripts).toHaveLength(1);
    // A template literal written as a sum of strings loses its backticks; those within strings stay.
    const { code } = await transform(scripts.join(''), { supported: { 'template-literal': false } });
    expect(backticksOf(scripts.join(''))).toBe(backticksOf(code));
  },
);

function backticksOf(text: string): number {
  return text.split('`').length - 1;
}
