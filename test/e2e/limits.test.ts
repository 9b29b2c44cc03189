import type { Host } from '../../local/host/host.ts';
import { NAMES } from '../players.ts';
import { begun, empty } from './made-once.ts';
import { ask, fileOf, HOST, hostOf, makeMatch, privateFile, requestFor, stateOf, tryAsk } from './season.ts';

// Google’s limits per minute, and scopes that a host did not tick (docs/google.md).

const begin = (season: Host = begun('code')): Host => hostOf({ state: season.snapshot(), hasQuotas: false });
const REQUEST = { match: 1, round: 0, early: true };

const isCommit = (name: string) => name === 'Sheets.Spreadsheets.batchUpdate';
const QUOTA = { when: 'before', status: 429, error: 'Words of any language' } as const;

describe('a limit that ends within the run', () => {
  test('delays a delivery without holding up the round, by each of the words that Google has for it', () => {
    const host = begin();
    const refused = (
      [
        ['Ben', 429, 'rateLimitExceeded'],
        ['Cleo', 403, 'rateLimitExceeded'],
        ['Dan', 403, 'userRateLimitExceeded'],
      ] as const
    ).map(([name, status, reason]) => {
      const { id } = privateFile(host, name);
      const armed = host.failRequest({ match: (url) => url.includes(id), status, reason });
      return { name, id, armed };
    });
    const { value, modelledMs } = host.call(HOST, 'resolveRound', [REQUEST]);
    expect(value).toMatchObject({ value: { sent: 2, failed: [], waiting: 3, wait: 20_000 } });
    expect(refused.map(({ armed }) => armed.used)).toEqual([1, 1, 1]);
    expect(modelledMs).toBeLessThan(15_000);
    ask(host, 'renewForms');
    expect(stateOf(host).outbox).toMatchObject(
      refused.map(({ name }) => ({ to: name, error: '', tries: 0 })),
    );
    expect(ask(host, 'deliverOutbox')).toEqual({ sent: 3, failed: [], waiting: 0, wait: 0 });
    for (const { id } of refused) expect(host.fileText(id)).toContain('Your round 1');
  });

  test('(403 sharingRateLimitExceeded) is not taken for an address that Google refuses', () => {
    const host = begin(empty('code'));
    host.failRequest({
      match: (url, method) => method === 'post' && url.includes('/permissions'),
      status: 403,
      reason: 'sharingRateLimitExceeded',
      times: 3,
    });
    makeMatch(host, 'secret-soulmate', NAMES);
    for (const name of NAMES) expect(() => host.openFile(undefined, privateFile(host, name).id)).toThrow();
  });

  test('(503) while a file is published makes the step again, and the file is published', () => {
    const host = begin(empty('code'));
    const armed = host.failRequest({
      match: (url) => url.includes('/revisions/head'),
      status: 503,
      times: 9,
    });
    const answer = tryAsk(host, 'newGame', requestFor('secret-soulmate', NAMES));
    expect([armed.used > 0, answer.ok]).toEqual([true, false]);
    armed.cancel();
    ask(host, 'continueWork');
    expect(fileOf(host, 'For spectators').published).toBe(true);
  });

  test('delays a commit, which is made once', () => {
    const host = begin();
    host.failCall({ match: isCommit, ...QUOTA, times: 2 });
    expect(ask(host, 'resolveRound', REQUEST)).toMatchObject({ round: 1, failed: [] });
    expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 1 });
  });

  test('delays the making of a form, whose error tells no status', () => {
    const host = begin(empty('code'));
    const error = 'Words of any language';
    host.failCall({ match: (name) => name === 'Form.addListItem', when: 'before', error });
    host.failCall({ match: (name) => name === 'Form.setDestination', when: 'before', error });
    makeMatch(host, 'secret-soulmate', NAMES);
    expect(ask(host, 'verify')).toMatchObject({ fault: '', matches: 1 });
  });
});

describe('a limit that does not end', () => {
  test('is said to the host, who is told to wait and not to press again', () => {
    const host = begin();
    host.failCall({ match: isCommit, ...QUOTA, times: 99 });
    const { value, modelledMs } = host.call(HOST, 'resolveRound', [REQUEST]);
    expect(value).toMatchObject({
      ok: false,
      problem: { code: 'limited', todo: expect.stringContaining('Wait a minute') },
    });
    expect(modelledMs).toBeLessThan(120_000);
    expect(ask(begin(host), 'verify')).toMatchObject({ fault: '', rounds: 0 });
  });

  test('is not waited for where no status tells it, and the commit may have been made', () => {
    const host = begin();
    const error = 'Words of any language';
    host.failCall({ match: isCommit, when: 'before', error, times: 1 });
    const { modelledMs } = host.call(HOST, 'resolveRound', [REQUEST]);
    expect(modelledMs).toBeLessThan(10_000);
    expect(tryAsk(host, 'verify')).toMatchObject({ ok: true });
  });
});

describe('H45 a limit that the host makes room in', () => {
  test('of cells: the advice is to delete the host’s own tabs, and works', () => {
    const host = begin();
    const file = host.world.files[host.world.activeWorkbook as string];
    if (file?.kind !== 'workbook') throw new Error('no workbook');
    const sheets = () => file.workbook.sheets;
    const used = sheets().reduce((sum, sheet) => sum + sheet.rowCount * sheet.columnCount, 0);
    const own = {
      ...sheets()[0]!,
      sheetId: 7,
      title: 'My sums',
      rows: [],
      merges: [],
      rowCount: 10_000_000 - used,
      columnCount: 1,
    };
    const { formId: _, ...big } = own;
    file.workbook = { ...file.workbook, sheets: [...sheets(), big] };
    const answer = tryAsk(host, 'resolveRound', REQUEST);
    expect(answer).toMatchObject({
      ok: false,
      problem: {
        what: expect.stringContaining('reached Google’s limit of 10 million cells'),
        todo: expect.stringMatching(/^Delete some of your own tabs/),
      },
    });
    host.deleteTab(host.world.activeWorkbook as string, 7);
    expect(ask(host, 'resolveRound', REQUEST)).toMatchObject({ round: 1, failed: [] });
  });

  test.each(['en', 'ja'] as const)(
    'of notes: the advice is to end the rehearsal, and works, in the language %s',
    (language) => {
      const host = hostOf({ state: begin().snapshot(), hasQuotas: false, switches: { language } });
      ask(host, 'rehearse', { game: requestFor('not-flower-field', NAMES, { options: { rounds: 1 } }) });
      const notes = host.world.properties[host.world.activeWorkbook as string]!;
      const size = Object.entries(notes).flat().join('').length;
      const parts = Object.keys(notes).filter((key) => key.startsWith('rehearsal.plan.')).length;
      for (let i = 0, left = 512_000 - size - 40; left > 9000; i++, left -= 8100)
        notes[`rehearsal.plan.${parts + i}`] = 'x'.repeat(8080);
      const filler = 512_000 - Object.entries(notes).flat().join('').length - 20;
      notes['rehearsal.planX'] = 'x'.repeat(Math.max(0, filler));
      const asked = requestFor('secret-soulmate', NAMES);
      expect(tryAsk(host, 'newGame', asked)).toMatchObject({
        ok: false,
        problem: {
          what: expect.stringContaining('notes for this workbook are full'),
          todo: expect.stringMatching(/^Finish or discard/),
        },
      });
      ask(host, 'endRehearsal');
      expect(tryAsk(host, 'newGame', asked)).toMatchObject({ ok: true });
    },
  );
});
