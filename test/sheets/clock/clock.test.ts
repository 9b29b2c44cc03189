import { nameSender } from '../../../src/sheets/actions/name-sender.ts';
import { substitute } from '../../../src/sheets/actions/substitute.ts';
import {
  acceptLate,
  pauseMatch,
  resume,
  setDeadline,
  setTiming,
} from '../../../src/sheets/actions/timing.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { keepTriggers, wakeByClock } from '../../../src/sheets/clock/wake.ts';
import { renewForms } from '../../../src/sheets/delivery/renew-forms.ts';
import { wantReceipts } from '../../../src/sheets/delivery/wake-up-note.ts';
import { type Timing, USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import { makeEntryPoints } from '../../../src/sheets/panel-api/call.ts';
import { CALLS } from '../../../src/sheets/panel-api/calls.ts';
import { FIRST_MATCH_TAB, ORDER_FORM, TABS } from '../../../src/sheets/workbook/season.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, cellUnder, madeOnce, NAMES, offer, problemOf, resolve, rowOf, send } from '../season.ts';

const at = (text: string) => Date.parse(`2026-01-${text}Z`);
const DUE = '2026-01-12T15:00:00.000Z';
const DEADLINE: Timing = { ...USUAL_TIMING, auto: 'deadline' };
const ALL: Timing = { ...USUAL_TIMING, auto: 'all' };

/** A match of four, due on 12 January at 15:00; some have sent an order. */
const open = madeOnce(
  (
    timing: Timing = DEADLINE,
    senders: readonly string[] = ['Ann', 'Ben'],
    deadline: string = DUE,
  ): Memory => {
    const memory = begin({ deadline, timing });
    for (const name of senders) send(memory, name, { 'Number card': 1 });
    return memory;
  },
);

function wakeAt(memory: Memory, time: string): void {
  memory.time = at(time);
  wakeByClock(memory.ports);
}

const last = (memory: Memory) => memory.entries().slice(-1)[0]!;
const clockOf = (memory: Memory) => memory.match().clock;

describe('H25 a round resolves by itself', () => {
  test('some minutes after its deadline, with the rules’ default for missing players', () => {
    const memory = open();
    expect(memory.triggers).toContain('clock');
    wakeAt(memory, '12T15:09:59');
    expect(rowOf(memory).round).toBe(0);
    wakeAt(memory, '12T15:10:00');
    expect(rowOf(memory)).toMatchObject({ round: 1, deadline: '2026-01-13T15:00:00.000Z' });
    const entry = last(memory);
    expect(entry).toMatchObject({ what: 'resolve', data: { auto: 'deadline' } });
    expect(Object.keys((entry.data as { orders: object }).orders)).toEqual(['Ann', 'Ben']);
    expect(memory.book().matches.outbox).toEqual([]);
    expect(memory.fault()).toBe('');
    expect(clockOf(memory)).toMatchObject({
      lastBySelf: { at: entry.time, missing: ['Cleo', 'Dan'], lost: [], leftOut: 0 },
      resolvesAt: '2026-01-13T15:10:00.000Z',
      problem: null,
    });
  });

  test('never where the host did not choose that, and then no alarm is set', () => {
    const memory = open(USUAL_TIMING);
    expect(memory.triggers).not.toContain('clock');
    wakeAt(memory, '14T15:00:00');
    expect(rowOf(memory).round).toBe(0);
  });

  test('once, however often and late the alarm comes', () => {
    const memory = open();
    wakeAt(memory, '12T19:00:00');
    wakeAt(memory, '12T19:00:00');
    wakeAt(memory, '12T19:05:00');
    expect(rowOf(memory)).toMatchObject({ round: 1, deadline: '2026-01-13T15:00:00.000Z' });
  });

  test('as the season counts deadlines, or as the match does', () => {
    const memory = open({ ...DEADLINE, schedule: '2 hours after the last round' });
    wakeAt(memory, '12T15:12:00');
    expect(rowOf(memory).deadline).toBe('2026-01-12T17:12:00.000Z');
    send(memory, 'Ann', { 'Number card': 2 });
    wakeAt(memory, '12T17:30:00');
    expect(rowOf(memory)).toMatchObject({ round: 2, deadline: '2026-01-12T19:30:00.000Z' });
  });

  test('as soon as all have sent, where the host chose that, some minutes after the last order', () => {
    const memory = open(ALL, []);
    memory.time = at('11T10:00:00');
    for (const name of NAMES) send(memory, name, { 'Number card': 1 });
    wakeAt(memory, '11T10:05:00');
    expect(rowOf(memory).round).toBe(0);
    memory.time = at('11T10:07:00');
    send(memory, 'Dan', { 'Number card': 2 });
    wakeAt(memory, '11T10:12:00');
    expect(rowOf(memory).round).toBe(0);
    wakeAt(memory, '11T10:17:01');
    expect(last(memory)).toMatchObject({ what: 'resolve', data: { auto: 'all' } });
    const deadlineOnly = open(DEADLINE, NAMES);
    wakeAt(deadlineOnly, '11T12:00:00');
    expect(rowOf(deadlineOnly).round).toBe(0);
  });

  test('after a response that came since the last look, long before the deadline', () => {
    const memory = open(ALL, ['Ann', 'Ben', 'Cleo']);
    wakeAt(memory, '11T10:00:00');
    send(memory, 'Dan', { 'Number card': 1 });
    wakeAt(memory, '11T10:20:00');
    expect(rowOf(memory).round).toBe(0);
    wantReceipts(memory.ports);
    wakeAt(memory, '11T10:25:00');
    expect(rowOf(memory).round).toBe(1);
  });

  test('without a deadline only when all have sent', () => {
    const memory = open(ALL, NAMES, '');
    wakeAt(memory, '20T12:00:00');
    expect(rowOf(memory)).toMatchObject({ round: 1, deadline: '' });
    wakeAt(memory, '25T12:00:00');
    expect(rowOf(memory).round).toBe(1);
  });

  test('X2 and an order that came after the deadline is late all the same', () => {
    const memory = open(DEADLINE, ['Ann']);
    memory.time = at('12T15:03:00');
    send(memory, 'Ben', { 'Number card': 2 });
    wakeAt(memory, '12T15:10:00');
    expect(Object.keys((last(memory).data as { orders: object }).orders)).toEqual(['Ann']);
  });

  test('but waits for the host when someone is missing, where the host wants that, and says so once by mail', () => {
    const memory = open({ ...DEADLINE, missing: 'host', tell: true });
    for (const time of ['12T15:10:00', '12T15:15:00', '12T15:50:00']) wakeAt(memory, time);
    expect(rowOf(memory).round).toBe(0);
    expect(clockOf(memory)).toMatchObject({
      waitsFor: ['Cleo', 'Dan'],
      problem: { what: 'No order has come from Cleo and Dan. The round waits for you.' },
    });
    expect(memory.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['host@example.com', 'Secret Soulmate, round 1 waits for you'],
    ]);
    resolve(memory);
    expect(clockOf(memory).problem).toBeNull();
  });

  test.each(['host', 'rules'] as const)(
    'H41 and does not wait for orders that only the form has, whoever is asked for missing ones: %s',
    (missing) => {
      const memory = open({ ...DEADLINE, missing }, NAMES);
      const { formTab } = rowOf(memory);
      const tab = memory.tabs.get(formTab)!;
      memory.tabs.set(formTab, { ...tab, cells: tab.cells.slice(0, missing === 'host' ? 3 : 1) });
      wakeAt(memory, '12T15:10:00');
      expect(rowOf(memory).round).toBe(1);
      expect(Object.keys(memory.record().rounds[0].orders)).toEqual(NAMES);
    },
  );

  test('H22 waits when nothing has come from anybody, and says where the host sees whether a form is unlinked', () => {
    const memory = open(DEADLINE, []);
    wakeAt(memory, '12T15:10:00');
    expect(clockOf(memory).problem?.what).toMatch(
      /^No order has come from anybody\. .* press “Verify”\. It says whether the form is still linked to its tab\.$/,
    );
  });

  test('but waits for the host when nobody has sent anything, whatever was chosen', () => {
    const memory = open(DEADLINE, []);
    wakeAt(memory, '12T15:10:00');
    expect([rowOf(memory).round, clockOf(memory).waitsFor]).toEqual([0, NAMES]);
    memory.time = at('12T15:20:00');
    resolve(memory);
    expect(rowOf(memory).round).toBe(1);
  });

  test('X2 where all came late, waits until the host has decided on each late order, and says how many wait', () => {
    const memory = open(DEADLINE, []);
    wakeAt(memory, '12T15:10:00');
    memory.time = at('12T15:20:00');
    for (const name of ['Ann', 'Ben', 'Cleo']) send(memory, name, { 'Number card': 1 });
    const late = () => memory.match().late;
    // The note of the check is older than the late orders.
    expect(clockOf(memory).problem?.what).toBe(
      'No order has come in time from anybody. 3 late orders wait for you. Accept or ignore them.',
    );
    act(memory, acceptLate, 1, [late()[0]!.id]);
    expect(clockOf(memory).waitsFor).toEqual(['Ben', 'Cleo']);
    wakeAt(memory, '12T15:55:00');
    expect(clockOf(memory).problem?.what).toBe(
      'No order has come in time from Ben and Cleo. 2 late orders wait for you. Accept or ignore them.',
    );
    const [ben, cleo] = late();
    act(memory, nameSender, { match: 1, response: ben!.id, player: '', ignored: true, remember: false });
    expect([clockOf(memory).waitsFor, clockOf(memory).problem?.what]).toEqual([
      ['Cleo'],
      'No order has come in time from Cleo. 1 late order waits for you. Accept or ignore it.',
    ]);
    act(memory, acceptLate, 1, [cleo!.id]);
    wakeAt(memory, '12T16:30:00');
    expect(Object.keys((last(memory).data as { orders: object }).orders)).toEqual(['Ann', 'Cleo']);
  });

  test('X2 and where one came in time, a late order is not waited for', () => {
    const memory = open(DEADLINE, ['Dan']);
    memory.time = at('12T15:03:00');
    for (const name of ['Ann', 'Ben']) send(memory, name, { 'Number card': 1 });
    act(memory, acceptLate, 1, [memory.match().late[0]!.id]);
    wakeAt(memory, '12T15:10:00');
    expect(Object.keys((last(memory).data as { orders: object }).orders)).toEqual(['Ann', 'Dan']);
  });

  test('and a problem is noted for the panel, tried again later, and gone when it is mended', () => {
    const memory = open();
    const tab = memory.tabs.get(rowOf(memory).formTab)!;
    memory.tabs.delete(tab.sheetId);
    wakeAt(memory, '12T15:10:00');
    expect(rowOf(memory).round).toBe(0);
    memory.tabs.set(tab.sheetId, tab);
    expect(clockOf(memory).problem?.what).toMatch(/responses of Secret Soulmate is gone/);
    wakeAt(memory, '12T15:15:00');
    expect(rowOf(memory).round).toBe(0);
    wakeAt(memory, '12T15:41:00');
    expect(rowOf(memory).round).toBe(1);
  });

  test('and a trouble that may pass is told by mail only when it is there at the next try, too', () => {
    const memory = open({ ...DEADLINE, tell: true });
    memory.fates.push('refused');
    wakeAt(memory, '12T15:10:00');
    expect(clockOf(memory).problem).toMatchObject({
      what: expect.stringMatching(/did not accept/),
      of: 'resolve',
    });
    expect(memory.mails).toEqual([]);
    memory.fates.push('refused', 'fine');
    wakeAt(memory, '12T15:41:00');
    expect(memory.mails.map(({ to }) => to)).toEqual(['host@example.com']);
    // The time at which it was first there stays.
    expect(clockOf(memory).problem?.at).toBe('2026-01-12T15:10:00.000Z');
    memory.fates.push('refused', 'fine');
    wakeAt(memory, '12T16:12:00');
    expect(memory.mails).toHaveLength(1);
    wakeAt(memory, '12T16:43:00');
    expect([rowOf(memory).round, clockOf(memory).problem]).toEqual([1, null]);
  });

  test('H23 and who was missing in it has the name of then, when another person takes the place', () => {
    const memory = open();
    send(memory, 'Dan', { 'Number card': 7 });
    wakeAt(memory, '12T15:10:00');
    const { id } = memory.playback().started.players[2]!;
    act(memory, substitute, { player: id, person: 'other', by: '', name: 'Zoe', email: 'zoe@example.com' });
    expect(clockOf(memory).lastBySelf).toMatchObject({ missing: ['Cleo'], lost: ['Dan'] });
  });

  test('H18 and the responses of unknown senders that were left out are counted, without those ignored', () => {
    const memory = open();
    for (const sender of ['Zoe', 'Kim']) send(memory, sender, { 'Number card': 1 });
    offer(memory, 'Zoe', 'Ann', '1 garnet', '');
    const [unknownSender] = memory.match().unknownSenders;
    act(memory, nameSender, {
      match: 1,
      response: unknownSender!.id,
      player: '',
      ignored: true,
      remember: false,
    });
    wakeAt(memory, '12T15:10:00');
    expect(clockOf(memory).lastBySelf).toMatchObject({ missing: ['Cleo', 'Dan'], leftOut: 2 });
    resolve(memory);
    expect(clockOf(memory).lastBySelf).toBeNull();
  });

  test('H22 and a change by hand that stopped it is no problem any more once the tab is restored', () => {
    const memory = open();
    const calls = makeEntryPoints(CALLS, () => memory.ports);
    memory.type(FIRST_MATCH_TAB + 1, ...cellUnder(memory, 'seats', 'pointTokens'), 9);
    wakeAt(memory, '12T15:10:00');
    expect(clockOf(memory).problem?.what).toMatch(/changed by hand/);
    // Something else that is written does not take it away.
    expect(calls.addPlayers('Sue, sue@example.com', '0123456789abcdef0123456789abcdef').ok).toBe(true);
    expect(clockOf(memory).problem?.what).toMatch(/changed by hand/);
    calls.restoreTab(1, '1123456789abcdef0123456789abcdef');
    expect(clockOf(memory)).toMatchObject({ problem: null, resolvesAt: '2026-01-12T15:10:00.000Z' });
    calls.runClock('2123456789abcdef0123456789abcdef');
    expect(rowOf(memory).round).toBe(1);
  });

  test('in each of several matches; a problem of one does not stop the other', () => {
    const memory = open();
    makeSecond(memory);
    send(memory, 'Ann', { 'Number card': 1 }, 2);
    memory.tabs.delete(rowOf(memory, 1).formTab);
    wakeAt(memory, '12T15:10:00');
    expect([rowOf(memory, 1).round, rowOf(memory, 2).round]).toEqual([0, 1]);
  });

  test('and the panel does what an alarm that never came should have done', () => {
    const memory = open();
    memory.time = at('12T16:00:00');
    expect(clockOf(memory).resolvesAt).toBe('2026-01-12T15:10:00.000Z');
    const calls = makeEntryPoints(CALLS, () => memory.ports);
    expect(calls.runClock('0123456789abcdef0123456789abcdef')).toEqual({ ok: true, value: null });
    expect(rowOf(memory).round).toBe(1);
  });
});

function makeSecond(memory: Memory): void {
  const calls = makeEntryPoints(CALLS, () => memory.ports);
  const made = calls.newGame({
    game: 'secret-soulmate',
    options: {},
    players: NAMES,
    deadline: DUE,
    seed: '',
    setup: '',
    timing: DEADLINE,
  });
  expect(made).toMatchObject({ ok: true, value: { finished: true } });
}

describe('H25 a wake-up', () => {
  test('reads nothing of the workbook while nothing is due and nothing has changed', () => {
    const memory = open();
    wakeAt(memory, '11T10:00:00');
    memory.counts();
    wakeAt(memory, '11T10:05:00');
    expect(memory.counts()).toEqual({});
    act(memory, setDeadline, 1, 0, '2026-01-11T11:00:00Z');
    makeEntryPoints(CALLS, () => memory.ports).poll('');
    memory.notes.set('version', 'another');
    wakeAt(memory, '11T11:10:00');
    expect(rowOf(memory).round).toBe(1);
  });

  test('while somebody is at work leaves it to the next one', () => {
    const memory = open();
    memory.locked = true;
    wakeAt(memory, '12T15:10:00');
    memory.locked = false;
    expect(rowOf(memory).round).toBe(0);
    wakeAt(memory, '12T15:15:00');
    expect(rowOf(memory).round).toBe(1);
  });

  test('removes the alarm when no match needs it any more', () => {
    const memory = open();
    act(memory, setTiming, 1, USUAL_TIMING);
    wakeAt(memory, '11T10:00:00');
    expect(memory.triggers).not.toContain('clock');
    act(memory, setTiming, 1, DEADLINE);
    keepTriggers(memory.ports, memory.book());
    expect(memory.triggers).toContain('clock');
  });

  test('goes on though a setting of the tab Season cannot be read', () => {
    const memory = open();
    const { sheetId } = TABS.season;
    const row = memory.tabs.get(sheetId)!.cells.findIndex(([name]) => name === 'Rounds are due');
    memory.type(sheetId, row, 1, 'every day 18:00 Atlantis');
    wakeAt(memory, '12T15:10:00');
    expect(rowOf(memory)).toMatchObject({ round: 1, deadline: '2026-01-13T15:00:00.000Z' });
  });

  test('that cannot read the workbook tells the host once by mail, where a match wants that, and goes on later', () => {
    for (const tell of [true, false]) {
      const memory = open({ ...DEADLINE, tell });
      wakeAt(memory, '11T10:00:00');
      const tab = memory.tabs.get(TABS.season.sheetId)!;
      memory.tabs.delete(tab.sheetId);
      for (const time of ['12T15:10:00', '12T15:15:00']) wakeAt(memory, time);
      expect(memory.mails).toEqual(
        tell
          ? [
              {
                to: 'host@example.com',
                subject: 'Roundkeeper cannot read the season’s workbook',
                body: expect.stringMatching(
                  /^The tab Season was deleted\.\n\n.*\n\nUntil you do this, no round resolves/,
                ),
              },
            ]
          : [],
      );
      memory.tabs.set(tab.sheetId, tab);
      wakeAt(memory, '12T15:20:00');
      expect(rowOf(memory).round).toBe(1);
    }
  });

  test('that cannot use the log tells the host, once Google takes the mail, and keeps the alarm', () => {
    const memory = open({ ...DEADLINE, tell: true });
    wakeAt(memory, '11T10:00:00');
    const tab = memory.tabs.get(TABS.audit.sheetId)!;
    memory.type(TABS.audit.sheetId, 2, 4, 'not JSON');
    memory.notes.delete('known log');
    memory.mailsLeft = 0;
    wakeAt(memory, '12T15:10:00');
    memory.mailsLeft = 100;
    for (const time of ['12T15:12:00', '12T15:14:00']) wakeAt(memory, time);
    expect([memory.triggers.includes('clock'), memory.mails.length]).toEqual([true, 1]);
    memory.tabs.set(tab.sheetId, tab);
    wakeAt(memory, '12T15:15:00');
    expect(rowOf(memory).round).toBe(1);
  });

  test('delivers what was left over', () => {
    const memory = open();
    memory.refuses = ({ pages }) => (pages.some(({ isNew }) => !isNew) ? 'Google is busy' : undefined);
    wakeAt(memory, '12T15:10:00');
    expect(memory.book().matches.outbox.length).toBeGreaterThan(0);
    memory.refuses = () => undefined;
    wakeAt(memory, '12T15:15:00');
    expect(memory.book().matches.outbox).toEqual([]);
  });

  test('H19 reminds once, some hours before the deadline, those who have sent nothing', () => {
    const memory = open({ ...USUAL_TIMING, remind: 6 });
    wakeAt(memory, '12T08:59:00');
    expect(memory.mails).toEqual([]);
    wakeAt(memory, '12T09:00:00');
    wakeAt(memory, '12T09:05:00');
    expect(memory.mails.map(({ to }) => to)).toEqual(['cleo@example.com', 'dan@example.com']);
  });

  test('H19 reminders that Google refused for ten minutes are tried again by the clock, and shown until they are out', () => {
    const memory = open({ ...USUAL_TIMING, remind: 6 });
    const { send: really } = memory.ports.mail;
    let isDown = true;
    memory.ports.mail.send = (mail) => {
      if (isDown) throw new Error('Palabras que nadie conoce');
      really(mail);
    };
    wakeAt(memory, '12T09:00:00');
    const words =
      'The reminder to Cleo and Dan was refused by Google. From Mon 12 Jan 2026, 09:30 UTC, Roundkeeper tries again, also while the panel is closed.';
    expect(memory.match().openMails).toEqual([words]);
    isDown = false;
    wakeAt(memory, '12T09:10:00');
    expect(memory.mails).toEqual([]);
    expect(memory.match().openMails).toEqual([words]);
    wakeAt(memory, '12T09:31:00');
    expect(memory.mails.map(({ to }) => to)).toEqual(['cleo@example.com', 'dan@example.com']);
    wakeAt(memory, '12T09:36:00');
    expect([memory.mails.length, memory.match().openMails, clockOf(memory).problem]).toEqual([2, [], null]);
  });

  test('H19 an address that Google never takes is left to the host after some tries', () => {
    const memory = open({ ...USUAL_TIMING, remind: 6 });
    memory.ports.mail.send = () => {
      throw new Error('Palabras que nadie conoce');
    };
    for (let minute = 0; minute < 350; minute += 5) {
      memory.time = at('12T09:00:00') + minute * 60_000;
      wakeByClock(memory.ports);
    }
    const states = memory.entries().map(({ data }) => (data as { how?: string }).how);
    expect(states.filter((how) => how === 'refused')).toHaveLength(5);
    expect(memory.match().openMails).toEqual([
      'The reminder to Cleo and Dan was refused by Google 5 times. Check the address, or copy the text under “Remind”.',
    ]);
  });

  test('H19 reminders that Google did not take are tried again, and are no round that did not resolve', () => {
    const memory = open({ ...USUAL_TIMING, remind: 6, tell: true });
    memory.mailsLeft = 0;
    wakeAt(memory, '12T09:00:00');
    wakeAt(memory, '12T09:31:00');
    expect(clockOf(memory).problem).toMatchObject({
      what: expect.stringMatching(/no more mail/),
      of: 'reminder',
    });
    memory.mailsLeft = 100;
    wakeAt(memory, '12T10:02:00');
    expect(memory.mails.map(({ to }) => to)).toEqual(['cleo@example.com', 'dan@example.com']);
    expect(clockOf(memory).problem).toBeNull();
  });
});

describe('H26 a paused match', () => {
  test('has no deadline, does not resolve by itself, and says so on its pages', () => {
    const memory = open();
    memory.pageWrites.length = 0;
    memory.time = at('11T15:00:00');
    act(memory, pauseMatch, 1);
    expect(rowOf(memory).deadline).toBe('');
    const texts = memory.pageWrites.map(({ grid }) => grid.cells.map(({ text }) => text).join('|'));
    const words = 'The host has paused the match. Orders sent during the pause count.';
    expect(texts.filter((text) => text.includes(words))).toHaveLength(5);
    expect(texts.join()).not.toContain('Later rounds');
    wakeAt(memory, '14T15:00:00');
    expect(rowOf(memory).round).toBe(0);
    expect(clockOf(memory)).toMatchObject({
      pausedSince: '2026-01-11T15:00:00.000Z',
      resolvesAt: '',
      afterPause: '',
      pausedDeadline: '2026-01-12T15:00:00.000Z',
    });
    expect(problemOf(() => act(memory, pauseMatch, 1)).what).toMatch(/already paused/);
    expect(problemOf(() => act(memory, setDeadline, 1, 0, '2026-02-01T00:00:00Z')).what).toMatch(/is paused/);
  });

  test('goes on with its deadline moved by the length of the pause', () => {
    const memory = open();
    memory.time = at('11T15:00:00');
    act(memory, pauseMatch, 1);
    memory.time = at('14T16:30:00');
    act(memory, resume, 1);
    expect(rowOf(memory).deadline).toBe('2026-01-15T16:30:00.000Z');
    expect(problemOf(() => act(memory, resume, 1)).what).toMatch(/not paused/);
    // The title of the order form names the deadline.
    expect(memory.book().matches.outbox.map(({ to }) => to)).toContain(ORDER_FORM);
    renewForms(memory.ports);
    expect(memory.renewed.at(-1)?.[2].title).toContain('until Thu 15 Jan 2026, 16:30 UTC');
    wakeAt(memory, '15T16:40:00');
    expect(rowOf(memory).round).toBe(1);
  });

  test('of which a round was resolved meanwhile gives the next one all its time, not the rest of the one before', () => {
    const memory = open();
    memory.time = at('12T14:50:00');
    act(memory, pauseMatch, 1);
    memory.time += 60_000;
    resolve(memory);
    expect(rowOf(memory).deadline).toBe('');
    memory.time = at('12T16:00:00');
    const { pausedSince, pausedDeadline } = clockOf(memory);
    expect(pausedDeadline).toBe(pausedSince);
    act(memory, resume, 1);
    expect(rowOf(memory).deadline).toBe('2026-01-13T15:00:00.000Z');
  });

  test('whose deadline had passed gets a new one, and orders of the pause are in time', () => {
    const memory = open(DEADLINE, ['Ann']);
    memory.time = at('12T15:05:00');
    act(memory, pauseMatch, 1);
    memory.time = at('13T10:00:00');
    send(memory, 'Ben', { 'Number card': 2 });
    act(memory, resume, 1);
    expect(rowOf(memory).deadline).toBe('2026-01-14T15:00:00.000Z');
    wakeAt(memory, '14T15:10:00');
    expect(Object.keys((last(memory).data as { orders: object }).orders)).toEqual(['Ann', 'Ben']);
  });

  test('is one whose round was taken back, or it would be resolved again at once', () => {
    const memory = open(ALL, NAMES);
    wakeAt(memory, '11T12:00:00');
    expect(rowOf(memory).round).toBe(1);
    act(memory, undoRound, 1, 1);
    expect(rowOf(memory)).toMatchObject({ round: 0, deadline: '' });
    // All orders are still there: it would resolve at once.
    expect(Date.parse(clockOf(memory).afterPause)).toBeLessThan(memory.time);
    wakeAt(memory, '13T12:00:00');
    expect(rowOf(memory).round).toBe(0);
    expect(memory.fault()).toBe('');
    act(memory, resume, 1);
    expect(Date.parse(rowOf(memory).deadline)).toBeGreaterThan(memory.time);
  });

  test('that is undone without anything happening by itself keeps its deadline', () => {
    const memory = open(USUAL_TIMING);
    resolve(memory);
    act(memory, undoRound, 1, 1);
    expect(rowOf(memory).deadline).toBe(DUE);
    expect(clockOf(memory).pausedSince).toBe('');
  });
});
