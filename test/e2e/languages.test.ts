import { inLanguage, RESPONSE_TAB } from '../../local/google/base/in-language.ts';
import type { Switches } from '../../local/google/world/switches.ts';
import type { Host } from '../../local/host/host.ts';
import { FOUR, makeRandom, NAMES } from '../players.ts';
import {
  ask,
  fileOf,
  HOST,
  hostOf,
  makeMatch,
  makeSeason,
  offer,
  requestFor,
  resolve,
  rowOf,
  sendOrders,
  stateOf,
  submit,
  tryAsk,
} from './season.ts';
import { runSelfTest } from './self-test.ts';

// Google writes its exceptions in the language of the account (docs/google.md, G60), and perhaps without a status (G102). The main
// paths of a season go on all the same, to the same end. `npm run languages` runs every test of the local host in each language.

const ACCOUNTS: readonly Switches[] = [
  ...Object.keys(RESPONSE_TAB).map((language) => ({ language }) as Switches),
  { language: 'de', statusUnsaid: true },
];

const UNKNOWN = { when: 'before', error: 'Service invoked too many times in a short time: forms.' } as const;

/** A season with something to trade, in its first match. */
function begin(switches: Switches): Host {
  const host = makeSeason(FOUR, 'code', { switches, hasQuotas: false });
  for (const player of NAMES)
    ask(host, 'award', { player, garnets: 10, bellflowers: 2, tokensOfLife: 0, why: 'start' });
  makeMatch(host, 'secret-soulmate', NAMES, { seed: 'the seed of this match' });
  return host;
}

/** Two rounds; in the second the trade form is gone, and one answer in it looks like a date. */
function playTwoRounds(host: Host): void {
  const random = makeRandom('languages');
  offer(host, 1, 'Ann', 'Ben', '3 garnets', '1 bellflower');
  offer(host, 1, 'Ben', 'Ann', '1 bellflower', '3 garnets');
  sendOrders(host, 1, random);
  expect(resolve(host, 1).value).toMatchObject({ ok: true, value: { failed: [] } });
  host.failCall({ match: (name) => name === 'Form.setTitle', ...UNKNOWN });
  expect(ask(host, 'renewForms').failed).toEqual([]);
  offer(host, 1, 'Cleo', 'Dan', '1/2', '');
  host.deleteFile(rowOf(host, 1).trades);
  sendOrders(host, 1, random);
  expect(resolve(host, 1).value).toMatchObject({ ok: true });
}

/** A second match, given up while it is made, then made, played, closed and brought back. */
function playSecondMatch(host: Host): void {
  host.failCall({ match: (name) => name === 'Form.setDestination', when: 'kill-after' });
  host.call(HOST, 'newGame', [requestFor('not-flower-field', NAMES)]);
  ask(host, 'abandonWork');
  makeMatch(host, 'not-flower-field', NAMES, { options: { rounds: 1 }, seed: 'another seed of a match' });
  submit(host, 2, 'Ann', {}, { triggers: 1 });
  resolve(host, 2);
  ask(host, 'renewForms');
  for (const name of ['closeMatch', 'bringBack', 'closeMatch'] as const) {
    let progress = ask(host, name, 2);
    while (!progress.finished) progress = ask(host, 'continueWork');
  }
}

/** The state of a season. */
function endOf(host: Host): unknown {
  const { matches, outbox } = stateOf(host);
  const record = JSON.parse(ask(host, 'exportRecord', 1));
  return {
    rounds: record.rounds,
    matches: matches.map(({ title, round, problem }) => ({ title, round, problem })),
    outbox: outbox.map(({ to }) => to),
    fault: ask(host, 'verify').fault,
    forms: Object.values(host.world.files).filter(({ kind, trashed }) => kind === 'form' && !trashed).length,
  };
}

function playSeason(switches: Switches): unknown {
  const host = begin(switches);
  playTwoRounds(host);
  ask(host, 'undoRound', 1, 2, 2);
  ask(host, 'substitute', { player: 'Dan', person: 'other', by: '', name: 'Sue', email: 'sue@example.com' });
  ask(host, 'deliverOutbox');
  playSecondMatch(host);
  return endOf(host);
}

const usual = playSeason({});

test('G117 responses tabs that are tables change nothing', () => {
  expect(playSeason({ responseTables: true })).toEqual(usual);
});

test.each(ACCOUNTS)('G60 a season goes on to the same end on an account with %j', (switches) => {
  expect(playSeason(switches)).toEqual(usual);
});

describe.each(ACCOUNTS)('G60 on an account with %j', (switches) => {
  test('a file that is gone is named, and a scope that is missing is asked for', () => {
    const host = begin(switches);
    host.world.switches = { ...switches, untickedScopes: ['script.send_mail'] };
    const mailed = tryAsk(host, 'invite', 1, 'Ann', false);
    expect(JSON.stringify(mailed)).toContain('Google has not allowed Roundkeeper to do this');
    host.world.switches = switches;
    host.deleteFile(fileOf(host, 'Ann — private').id);
    host.deleteFile(rowOf(host, 1).form);
    expect(ask(host, 'checkFiles')).toEqual([
      expect.stringMatching(/^Ann’s file was deleted for good/),
      expect.stringMatching(/^The order form of Secret Soulmate was deleted for good/),
    ]);
  });

  test('a limit of the Sheets API is waited for', () => {
    const host = begin({ ...switches, callsPerMinute: 2 });
    const quick = hostOf({ state: host.snapshot() });
    sendOrders(quick, 1, makeRandom('limit'));
    const { value, modelledMs } = quick.call(HOST, 'resolveRound', [{ match: 1, round: 0, early: true }]);
    expect(value).toMatchObject({ ok: true });
    expect(modelledMs).toBeLessThan(120_000);
  });
});

describe('G42 Google writes heads in the language that the account has now', () => {
  /** Switches an account from Spanish to Japanese, with one order in the form. */
  const switched = (game: string) => {
    const switches = { formsApi: true, language: 'es', responseTables: true } as const;
    const host = makeSeason(FOUR, 'email', { switches });
    makeMatch(host, game, NAMES, game === 'not-flower-field' ? { options: { rounds: 1 } } : {});
    sendOrders(host, 1, makeRandom('heads'));
    host.world.switches = { ...host.world.switches, language: 'ja' };
    return host;
  };
  const readable = (host: Host) => {
    expect(stateOf(host).matches[0]).toMatchObject({ problem: null });
    expect(stateOf(host).matches[0]?.seats.every(({ receivedAt }) => receivedAt !== '')).toBe(true);
    expect(ask(host, 'verify')).not.toHaveProperty('responses');
  };

  test('a responses tab that was deleted is restored, and read', () => {
    const host = switched('secret-soulmate');
    host.deleteTab(host.world.activeWorkbook as string, rowOf(host, 1).formTab);
    expect(ask(host, 'restoreResponses', 1)).toEqual({ tabs: 1, responses: 4 });
    readable(host);
  });

  test('a match that is brought back is read', () => {
    const host = switched('not-flower-field');
    resolve(host, 1);
    ask(host, 'renewForms');
    for (const name of ['closeMatch', 'bringBack'] as const) {
      let progress = ask(host, name, 1);
      while (!progress.finished) progress = ask(host, 'continueWork');
    }
    ask(host, 'undoRound', 1, 1, 1);
    readable(host);
  });
});

test.each(['forms', 'script.external_request'])(
  'the self-test says what to do where the host has not allowed the scope %s, in every language',
  (scope) => {
    for (const language of ['es', 'vi'] as const) {
      const host = makeSeason(FOUR, 'code', { switches: { language } });
      host.world.switches = { ...host.world.switches, untickedScopes: [scope] };
      const failed = runSelfTest(host, HOST)
        .flatMap(({ checks }) => checks)
        .filter(({ result }) => result === 'failed');
      expect(failed[0]?.advice).toContain('allow everything that Google asks for');
    }
  },
);

test('a message in another language keeps what has no language', () => {
  const needed =
    'Specified permissions are not sufficient to call MailApp.sendEmail. Required permissions: https://www.googleapis.com/auth/script.send_mail';
  for (const language of ['de', 'es', 'ja', 'vi'] as const) {
    const words = inLanguage(language, needed);
    expect(words).toContain('MailApp.sendEmail');
    expect(words).toContain('https://www.googleapis.com/auth/script.send_mail');
    expect(words).not.toMatch(/permissions are/);
  }
});
