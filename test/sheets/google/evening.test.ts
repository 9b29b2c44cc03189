import { rosterOf } from '../../../local/demo/season.ts';
import type { DriveFile } from '../../../local/google/world/world.ts';
import type { Host } from '../../../local/host/host.ts';
import type { Snapshot } from '../../../local/host/snapshot.ts';
import {
  ask,
  fileOf,
  freshHost,
  HOST,
  hostOf,
  makeMatch,
  offer,
  privateFile,
  requestFor,
  rowOf,
  sendOrders,
  stateOf,
  typeRoster,
} from '../../e2e/season.ts';
import { makeRandom } from '../../players.ts';
import { offerAnswers } from '../../trades.ts';
import { inProcess } from './in-process.ts';

// The calls of Google’s services in an evening, on the local host’s stand-ins.

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
const open = (state: Snapshot): Host => inProcess(hostOf({ code: '', state }));

function begin(identity: 'code' | 'email'): Snapshot {
  const switches = { formsApi: identity === 'email' };
  const host = inProcess(freshHost(NAMES, { code: '', switches }));
  ask(host, 'setUp', identity);
  typeRoster(
    host,
    NAMES.map((name) => ({ name, meadow: 'red' })),
  );
  makeMatch(host, 'secret-soulmate', NAMES);
  return host.snapshot();
}
const BEGUN = begin('code');
const BEGUN_WITH_EMAILS = begin('email');

/** The rights to a file, beside its owner's. */
const rightsOf = ({ permissions }: DriveFile) =>
  permissions
    .filter(({ role }) => role !== 'owner')
    .map(({ type, role, emailAddress = '', view = '' }) => [type, role, emailAddress, view].join(' ').trim());
const formOf = (host: Host, id: string) => {
  const file = host.world.files[id];
  if (file?.kind !== 'form') throw new Error(`${id} is no form`);
  return file;
};
const handlers = ({ world }: Host) => world.triggers.map(({ handler }) => handler);

test('a new match: files for their readers, published forms with checked questions, and one trigger', () => {
  const host = open(BEGUN);
  const files = Object.values(host.world.files);
  expect(files.map((file) => [file.name, rightsOf(file), file.published])).toEqual([
    ['Season', [], false],
    ...NAMES.map((name) => [`${name} — private`, [`user reader ${name.toLowerCase()}@example.com`], false]),
    ['For spectators', ['anyone reader'], true],
    ['Secret Soulmate — orders', ['anyone reader  published'], false],
    ['Secret Soulmate — trade form', ['anyone reader  published'], false],
  ]);
  expect(handlers(host)).toEqual(['onSubmission']);
  const { form } = formOf(host, rowOf(host, 1).form);
  expect(form).toMatchObject({
    title: 'Secret Soulmate — orders for round 1, until the host closes it',
    accepting: true,
    published: true,
    allowEdits: false,
    emails: 'DO_NOT_COLLECT',
  });
  expect(form.description).toMatch(
    /^Send one card.*\n.*\nYour page shows what happened and what you hold\.\nThe newest order counts\.\nDo not change the code\.$/,
  );
  expect(form.confirmation).toMatch(/^Received\./);
  const check = {
    pattern: '^ {0,9}[0-9]{1,9} {0,9}$',
    help: 'Please enter a whole number from 0, with at most 9 digits.',
  };
  expect(
    form.items.map(({ kind, title, required, choices, validation }) => ({
      kind,
      title,
      required,
      choices,
      ...(validation?.kind === 'pattern' ? { pattern: validation.pattern, refuses: validation.help } : {}),
    })),
  ).toEqual([
    {
      ...{ kind: 'text', title: 'Your personal code', required: true, choices: [] },
      ...{
        pattern: '^[^=+@][\\s\\S]{0,99}$',
        refuses: 'Use the link in your own file. The link fills in your code.',
      },
    },
    { kind: 'list', title: 'Number card', required: false, choices: ['—', '1', '2', '3'] },
    {
      ...{ kind: 'text', title: 'Garnets to add', required: false, choices: [] },
      ...{ pattern: check.pattern, refuses: check.help },
    },
    { kind: 'list', title: 'Use a point token', required: false, choices: ['no', 'yes'] },
    {
      ...{ kind: 'text', title: 'Point tokens to buy', required: false, choices: [] },
      ...{ pattern: check.pattern, refuses: check.help },
    },
  ]);
});

test('each player’s link fills in the own code, and only there', () => {
  const host = open(BEGUN);
  const texts = JSON.stringify(ask(host, 'invitations', 1));
  const found = [...texts.matchAll(/entry\.\d+=(\w+)/g)].map(([, code]) => code);
  expect([...new Set(found)]).toEqual(rosterOf(host).map(({ code }) => code));
});

test.each(['code', 'email'] as const)(
  'G97 with %ss a page agrees to an offer by a link that is sent as it is',
  (identity) => {
    const host =
      identity === 'code'
        ? open(BEGUN)
        : inProcess(hostOf({ code: '', state: BEGUN_WITH_EMAILS, switches: { formsApi: true } }));
    const { trades } = rowOf(host, 1);
    offer(host, 1, 'Ann', 'Ben', 'number card 1', 'number card 2');
    host.call(HOST, 'onSubmission');
    const uri = /https:[^"]*entry\.\d+=Ann&[^"]*entry\.\d+=Number%20card%201[^"]*/.exec(
      JSON.stringify(privateFile(host, 'Ben')),
    )?.[0];
    const filled = [...new URL(uri as string).searchParams].filter(([name]) => name.startsWith('entry.'));
    const titles = new Map(
      formOf(host, trades).form.items.flatMap(({ title, questionIds }) =>
        questionIds.map((id) => [`entry.${id}`, title]),
      ),
    );
    const answers = Object.fromEntries(filled.map(([name, text]) => [titles.get(name) as string, text]));
    expect(answers).toEqual({
      ...(identity === 'code'
        ? { 'Your personal code': rosterOf(host).find(({ name }) => name === 'Ben')?.code }
        : {}),
      'With whom?': 'Ann',
      ...offerAnswers('1 number card 2', '1 number card 1'),
    });
    expect(host.submitForm('ben@example.com', trades, answers, { triggers: 0 }).recorded).toBe(true);
    host.call(HOST, 'onSubmission');
    for (const [name, words] of [
      ['Ann', 'you give Ben'],
      ['Ben', 'Ann gives you'],
    ] as const)
      expect(JSON.stringify(privateFile(host, name)).includes(`✓ Agreed: ${words} `)).toBe(true);
  },
);

describe('a round', () => {
  const host = open(BEGUN);
  sendOrders(host, 1, makeRandom('an evening'));
  offer(host, 1, 'Ann', 'Ben', '1 garnet', '');
  const error = host.call(HOST, 'onSubmission').error;

  test('a wake-up writes receipts, and fails nowhere', () => {
    expect(error).toBeUndefined();
    expect(stateOf(host)).toMatchObject({ receiptsWait: false, outbox: [] });
    expect(JSON.stringify(privateFile(host, 'Ann'))).toMatch(/Your order for round 1|round 1/);
  });

  test('is resolved, the forms ask for the next one, and all pages are delivered', () => {
    expect(ask(host, 'resolveRound', { match: 1, round: 0, early: true })).toMatchObject({ round: 1 });
    expect(ask(host, 'renewForms').failed).toEqual([]);
    const { form } = formOf(host, rowOf(host, 1).form);
    expect(form.title).toBe('Secret Soulmate — orders for round 2, until the host closes it');
    expect(stateOf(host).outbox).toEqual([]);
    for (const name of NAMES) expect(JSON.stringify(privateFile(host, name))).toContain('round 1');
    expect(ask(host, 'verify')).toMatchObject({ fault: '' });
  });
});

test('players are mailed, each with the own links', () => {
  const host = open(BEGUN);
  ask(host, 'invite', 1, '', true);
  expect(host.world.mails?.map(({ to, subject }) => [to, subject])).toEqual(
    NAMES.map((name) => [`${name.toLowerCase()}@example.com`, 'You play Secret Soulmate']),
  );
  expect(ask(host, 'mailsLeft')).toBe(96);
});

test('a match that resolves by itself has a trigger of the clock, until it no longer does', () => {
  const host = open(BEGUN);
  const timing = {
    schedule: '24 hours after the last round',
    auto: 'deadline',
    wait: 10,
    missing: 'rules',
    remind: 0,
    tell: false,
  } as const;
  ask(host, 'setTiming', 1, timing);
  expect(handlers(host)).toEqual(['onSubmission', 'onClock']);
  expect(host.world.triggers[1]?.alarm).toMatchObject({ everyMinutes: 5 });
  ask(host, 'setTiming', 1, { ...timing, wait: 20 });
  expect(handlers(host)).toEqual(['onSubmission', 'onClock']);
  ask(host, 'setDeadline', 1, 0, new Date(host.clock.now() + 3_600_000).toISOString());
  sendOrders(host, 1, makeRandom('by the clock'));
  host.clock.advance(2 * 3_600_000);
  expect(host.call(HOST, 'onClock').error).toBeUndefined();
  expect(rowOf(host, 1).round).toBe(1);
  ask(host, 'setTiming', 1, { ...timing, auto: 'off' });
  host.call(HOST, 'onClock');
  expect(handlers(host)).toEqual(['onSubmission']);
});

test('a page is shared with everyone who has the link, and withdrawn', () => {
  const host = open(BEGUN);
  ask(host, 'sharePage', 1);
  const page = Object.values(host.world.files).at(-1)!;
  expect([rightsOf(page), page.trashed]).toEqual([['anyone reader'], false]);
  ask(host, 'withdrawPage', 1);
  expect(Object.values(host.world.files).at(-1)?.trashed).toBe(true);
});

test('a rehearsal has a file that nobody else can open, which goes to the bin', () => {
  const host = open(BEGUN);
  const before = Object.keys(host.world.files);
  ask(host, 'rehearse', { match: 1 });
  const [file, ...others] = Object.values(host.world.files).filter(({ id }) => !before.includes(id));
  expect([others, rightsOf(file!), file?.trashed]).toEqual([[], [], false]);
  ask(host, 'resolveRehearsal', 0);
  ask(host, 'endRehearsal');
  expect(host.world.files[file!.id]?.trashed).toBe(true);
});

test('a substitute gets a file of their own, and the one who left reads no more', () => {
  const host = open(BEGUN);
  const sue = { player: 'Dan', person: 'other', by: '', name: 'Sue', email: 'sue@example.com' } as const;
  host.addPeople([{ name: 'Sue', email: 'sue@example.com' }]);
  ask(host, 'substitute', sue);
  expect(rightsOf(privateFile(host, 'Sue'))).toEqual(['user reader sue@example.com']);
  const files = Object.values(host.world.files).filter((file) => rightsOf(file).join().includes('dan@'));
  expect(files).toEqual([]);
});

test('a closed match moves into an archive without readers, and its forms take nothing; it can be brought back', () => {
  const host = open(BEGUN);
  ask(host, 'endEarly', 1, 0, 'without outcome');
  const { form, trades } = rowOf(host, 1);
  let progress = ask(host, 'closeMatch', 1);
  while (!progress.finished) progress = ask(host, 'continueWork');
  expect(stateOf(host)).toMatchObject({ matches: [], closed: 1 });
  expect([form, trades].map((id) => formOf(host, id).form.accepting)).toEqual([false, false]);
  const archive = Object.values(host.world.files).at(-1)!;
  expect(rightsOf(archive)).toEqual([]);
  let back = ask(host, 'bringBack', 1);
  while (!back.finished) back = ask(host, 'continueWork');
  expect(stateOf(host).matches).toHaveLength(1);
  expect(ask(host, 'verify')).toMatchObject({ fault: '' });
});

test('a second match has forms under its own names, and tabs of its own', () => {
  const host = open(BEGUN);
  makeMatch(host, 'secret-soulmate', NAMES);
  const [one, two] = [rowOf(host, 1), rowOf(host, 2)];
  expect(formOf(host, two.form).name).toBe('Secret Soulmate 2 — orders');
  expect(formOf(host, two.form).form).toMatchObject({ accepting: true, published: true });
  expect(rightsOf(formOf(host, two.form))).toEqual(['anyone reader  published']);
  expect(new Set([one.formTab, one.tradesTab, two.formTab, two.tradesTab]).size).toBe(4);
});

test('a match that is given up leaves neither forms nor files nor tabs', () => {
  const host = open(BEGUN);
  const filesThere = () => Object.values(host.world.files).filter(({ trashed }) => !trashed).length;
  const before = [filesThere(), tabsOf(host)];
  host.failCall({ match: (name) => name === 'Form.setPublished', when: 'kill' });
  expect(
    host.call(HOST, 'newGame', [requestFor('picking-nine', NAMES.slice(0, 3))]).error ?? {},
  ).toBeDefined();
  ask(host, 'abandonWork');
  expect([filesThere(), tabsOf(host)]).toEqual(before);
});
const tabsOf = (host: Host) => {
  const file = fileOf(host, 'Season');
  return file.kind === 'workbook' ? file.workbook.sheets.length : 0;
};

test('H8 with verified emails a form asks Google who responds', () => {
  const host = open(BEGUN_WITH_EMAILS);
  expect(formOf(host, rowOf(host, 1).form).form.emails).toBe('VERIFIED');
  expect(ask(host, 'verifiedEmailProblem')).toBe('');
  expect(ask(open(BEGUN), 'verifiedEmailProblem')).toContain('not switched on');
});

test('the menu opens the panel', () => {
  const host = open(BEGUN);
  const { ui } = host.call(HOST, 'onOpen');
  expect(ui.menus).toEqual([
    { caption: 'Roundkeeper', items: [{ caption: 'Open the panel', functionName: 'showPanel' }] },
  ]);
  expect(host.call(HOST, 'showPanel').ui.sidebar).toMatchObject({ title: 'Roundkeeper' });
});
