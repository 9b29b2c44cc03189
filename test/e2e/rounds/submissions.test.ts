import type { Host } from '../../../local/host/host.ts';
import type { MatchState } from '../../../src/sheets/panel-api/panel.ts';
import { CODE_TITLE } from '../../../src/sheets/responses/read/answers/columns.ts';
import { emailOf, FOUR, makeRandom } from '../../players.ts';
import { begun, empty, madeOnce, traders } from '../made-once.ts';
import {
  ask,
  makeMatch,
  offer,
  privateFile,
  problemOf,
  resolve,
  rowOf,
  sendOrders,
  spectatorFile,
  stateOf,
  submit,
  tryAsk,
  withoutHead,
} from '../season.ts';

const NAMES = FOUR.map(({ name }) => name);
const HOUR = 3_600_000;

/** A match whose orders are due in an hour, with a minute's grace. */
const begin = madeOnce(() => {
  const host = empty('email');
  const deadline = new Date(host.clock.now() + HOUR + 60_000).toISOString();
  makeMatch(host, 'secret-soulmate', NAMES, {
    deadline,
    seed: 'the seed of this match',
    options: { graceMinutes: 1 },
  });
  return host;
});

const matchOf = (host: Host) => stateOf(host).matches[0] as MatchState;
const seatOf = (host: Host, name: string) => matchOf(host).seats.find((seat) => seat.name === name);
const dueOf = (host: Host) => Date.parse(rowOf(host, 1).deadline);
const record = (host: Host) => JSON.parse(ask(host, 'exportRecord', 1));

test('X1 the latest submission replaces the earlier ones whole', () => {
  const host = begin();
  submit(host, 1, 'Ann', { 'Number card': '3', 'Point tokens to buy': '1' });
  host.clock.advance(5000);
  submit(host, 1, 'Ann', { 'Number card': '1' });
  expect(seatOf(host, 'Ann')?.answers).toEqual(['Number card: 1']);
  resolve(host, 1);
  expect(record(host).rounds[0].orders).toEqual({ Ann: { card: 1 } });
});

describe('X2 a submission counts by its own timestamp', () => {
  test('at the deadline, within the grace and at its end it counts; a second after it, it is late', () => {
    const host = begin();
    const due = dueOf(host);
    for (const [name, after] of [
      ['Ann', 0],
      ['Ben', 59_000],
      ['Cleo', 60_000],
      ['Dan', 61_000],
    ] as const) {
      host.clock.set(due + after);
      submit(host, 1, name, { 'Number card': '1' });
    }
    expect(matchOf(host).late.map(({ name }) => name)).toEqual(['Dan']);
    resolve(host, 1);
    expect(record(host).rounds[0].orders).toEqual({ Ann: { card: 1 }, Ben: { card: 1 }, Cleo: { card: 1 } });
  });

  test('a late one counts when the host accepts it, over an earlier one in time', () => {
    const host = begin();
    submit(host, 1, 'Ann', { 'Number card': '3' });
    host.clock.set(dueOf(host) + HOUR);
    submit(host, 1, 'Ann', { 'Number card': '1' });
    submit(host, 1, 'Ben', { 'Number card': '2' });
    const late = matchOf(host).late.find(({ name }) => name === 'Ann');
    expect(problemOf(tryAsk(host, 'acceptLate', 1, ['row 2']))).toContain('no such late response');
    ask(host, 'acceptLate', 1, [late?.id ?? '']);
    expect(seatOf(host, 'Ann')?.answers).toEqual(['Number card: 1']);
    expect(matchOf(host).late.map(({ name }) => name)).toEqual(['Ben']);
    resolve(host, 1);
    expect(record(host).rounds[0].orders).toEqual({ Ann: { card: 1 } });
    // What was late in one round is not an order for the next.
    expect(matchOf(host).seats.every(({ receivedAt }) => receivedAt === '')).toBe(true);
  });

  test('a late response whose trigger comes late still shows as late', () => {
    const host = begin();
    host.clock.set(dueOf(host) + HOUR);
    submit(host, 1, 'Ann', { 'Number card': '1' }, { triggers: 2 });
    expect(matchOf(host).late).toHaveLength(1);
  });
});

test('triggers that fire twice, late or not at all change nothing', () => {
  const [twice, late] = [2, 0].map((triggers) => {
    const host = begin();
    submit(host, 1, 'Ann', { 'Number card': '1' }, { triggers });
    if (triggers === 0) host.fireFormSubmit(rowOf(host, 1).form);
    return [withoutHead(host, host.fileText(privateFile(host, 'Ann').id)), matchOf(host).seats[0]?.answers];
  });
  expect(twice).toEqual(late);
});

test('a response by somebody who is not on the roster is kept, shown, and never applied', () => {
  const host = begin();
  host.addPeople([{ name: 'Zoe', email: emailOf('Zoe') }]);
  submit(host, 1, 'Zoe', { 'Number card': '1' });
  expect(matchOf(host).strangers).toEqual([expect.objectContaining({ claimed: 'zoe@example.com', row: 2 })]);
  resolve(host, 1);
  expect(record(host).rounds[0].orders).toEqual({});
});

test('nobody who is not signed in can answer a form that verifies emails', () => {
  const host = begin();
  const sent = host.submitForm(undefined, rowOf(host, 1).form, { 'Number card': '1' });
  expect(sent.recorded).toBe(false);
});

describe('X4 X5 a trade', () => {
  const purse = (host: Host, name: string) =>
    stateOf(host).season?.players.find((player) => player.name === name)?.garnets;

  test('H2 settles before the orders once both sides gave their word; what is open lapses', () => {
    const host = traders();
    offer(host, 1, 'Ann', 'Ben', '3 garnets', '1 bellflower', { triggers: 1 });
    expect(host.fileText(privateFile(host, 'Ben').id)).toContain('Ann offers you');
    for (const other of ['Cleo', 'Dan'])
      expect(host.fileText(privateFile(host, other).id)).not.toContain('offers you');
    host.clock.advance(1000);
    offer(host, 1, 'Ben', 'Ann', '1 bellflower', '3 garnets');
    offer(host, 1, 'Cleo', 'Dan', '9 garnets', '2 bellflowers');
    expect(matchOf(host).trades).toMatchObject({ agreed: 1, open: 1 });
    resolve(host, 1);
    expect(record(host).rounds[0].trades).toEqual([
      { from: 'Ann', to: 'Ben', gives: { garnets: 3 }, takes: { bellflowers: 1 } },
    ]);
    expect([purse(host, 'Ann'), purse(host, 'Ben'), purse(host, 'Cleo')]).toEqual([7, 13, 10]);
    expect(matchOf(host).trades).toMatchObject({ agreed: 0, open: 0 });
    expect(ask(host, 'verify').fault).toBe('');
  });

  test('can be withdrawn, and a gift needs one word only', () => {
    const host = traders();
    offer(host, 1, 'Ann', 'Ben', '3 garnets', '1 bellflower');
    host.clock.advance(1000);
    host.submitForm(emailOf('Ann'), rowOf(host, 1).trades, {
      'Or withdraw what you offered': 'Withdraw my open offers',
    });
    host.clock.advance(1000);
    offer(host, 1, 'Ben', 'Ann', '1 bellflower', '3 garnets');
    offer(host, 1, 'Cleo', 'Dan', '4 garnets', '');
    resolve(host, 1);
    expect(['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => purse(host, name))).toEqual([10, 10, 6, 14]);
  });
});

describe('a season by personal codes', () => {
  const host = begun('code');
  const text = (name: string) => host.fileText(privateFile(host, name).id);
  const linkOf = (name: string) => /https:[^"\s]*viewform\?[^"\s]*/.exec(text(name))?.[0] ?? '';
  const codeOf = (name: string) => /entry\.\d+=([A-Z0-9]+)/.exec(linkOf(name))?.[1] ?? '';

  test('H1 each file, and no other, holds its player’s code, of at least 60 bits, in a link that fills it in', () => {
    const codes = NAMES.map(codeOf);
    expect(new Set(codes).size).toBe(4);
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{13,}$/);
    for (const [i, name] of NAMES.entries())
      expect(NAMES.filter((other) => text(other).includes(codes[i] as string))).toEqual([name]);
    expect(codes.some((code) => host.fileText(spectatorFile(host).id).includes(code))).toBe(false);
    expect(text('Ann')).not.toContain('ROUNDKEEPERCODE');
  });

  test('the prefilled link asks the form’s own question', () => {
    const entry = Number(/entry\.(\d+)=/.exec(linkOf('Ann'))?.[1]);
    const form = host.world.files[rowOf(host, 1).form];
    const item =
      form?.kind === 'form' && form.form.items.find(({ questionIds }) => questionIds.includes(entry));
    expect((item || undefined)?.title).toBe(CODE_TITLE);
  });

  test('a response with the code counts without any sign-in; a wrong one is a stranger’s', () => {
    const { form } = rowOf(host, 1);
    const send = (code: string) =>
      host.submitForm(undefined, form, { [CODE_TITLE]: code, 'Number card': '2' }, { triggers: 1 });
    expect(send(codeOf('Ben')).recorded).toBe(true);
    expect(send('AAAAAAAAAAAAAAAA').recorded).toBe(true);
    expect(send('ben@example.com').recorded).toBe(true);
    expect(host.submitForm(undefined, form, { 'Number card': '2' }).recorded).toBe(false);
    expect(seatOf(host, 'Ben')?.answers).toEqual(['Number card: 2']);
    expect(matchOf(host).strangers).toHaveLength(2);
    resolve(host, 1);
    expect(record(host).rounds[0].orders).toEqual({ Ben: { card: 2 } });
    expect(text('Ben')).toContain('Your round 1');
  });
});

describe('what one player sends', () => {
  test.each([0, 1])('changes no byte of anybody else’s file before the round is over (%i)', (which) => {
    const [one, other] = ['2', '3'].map((card) => {
      const host = begin();
      submit(
        host,
        1,
        NAMES[which] as string,
        { 'Number card': card, 'Garnets to add': card },
        { triggers: 1 },
      );
      offer(host, 1, NAMES[which] as string, NAMES[3] as string, `${card} moons`, '', { triggers: 1 });
      return [
        ...NAMES.map((name) => host.fileText(privateFile(host, name).id)),
        host.fileText(spectatorFile(host).id),
      ];
    });
    expect(one?.map((text, i) => text === other?.[i])).toEqual([0, 1, 2, 3, 4].map((i) => i !== which));
  });
});

test('columns that a host moves in the tab of responses are found by their heads', () => {
  const host = begin();
  sendOrders(host, 1, makeRandom('columns'));
  const before = matchOf(host).seats;
  const file = host.world.files[host.world.activeWorkbook as string];
  if (file?.kind !== 'workbook') throw new Error('no workbook');
  const { formTab } = rowOf(host, 1);
  file.workbook = {
    ...file.workbook,
    sheets: file.workbook.sheets.map((sheet) =>
      sheet.sheetId === formTab
        ? {
            ...sheet,
            rows: sheet.rows.map((row) => [null, ...Array.from({ length: 9 }, (_, i) => row[8 - i] ?? null)]),
          }
        : sheet,
    ) as never,
  };
  expect(matchOf(host).seats).toEqual(before);
});
