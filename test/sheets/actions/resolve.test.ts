import { replay } from '../../../src/rules/play/replay.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { acceptLedger, award as giveAward } from '../../../src/sheets/actions/award.ts';
import { restoreTab } from '../../../src/sheets/actions/edit.ts';
import { acceptLate, pauseMatch, setDeadline } from '../../../src/sheets/actions/timing.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { exportRecord, verify } from '../../../src/sheets/actions/verify.ts';
import { deliverAgain } from '../../../src/sheets/delivery/deliver.ts';
import { sendReceipts } from '../../../src/sheets/delivery/receipts.ts';
import { renewForms } from '../../../src/sheets/delivery/renew-forms.ts';
import { playBack } from '../../../src/sheets/log/fold.ts';
import { attempt, withLock } from '../../../src/sheets/panel-api/call.ts';
import { previewRound, whyRound } from '../../../src/sheets/panel-api/rounds.ts';
import { balancesOf } from '../../../src/sheets/workbook/ledger-tab.ts';
import { FIRST_MATCH_TAB, isFormKey, TABS } from '../../../src/sheets/workbook/season.ts';
import type { Memory } from '../memory-ports.ts';
import {
  act,
  begin,
  cellUnder,
  endWithVote,
  makeMatch,
  makeSeason,
  NAMES,
  offer,
  problemOf,
  resolve,
  resolveAndDeliver,
  resolveAs,
  rowOf,
  send,
} from '../season.ts';

const FOUR_CALLS = { read: 1, commit: 2, send: 1 };

const purse = (memory: Memory, id: string) => balancesOf(memory.book().ledger).get(id);
const award = (player: string, garnets: number, tokensOfLife = 0) => ({
  player,
  garnets,
  bellflowers: 0,
  tokensOfLife,
  why: 'A prize',
});

describe('a round', () => {
  test('is one read, one commit, one delivery and one tick-off, in the first round as in the last', () => {
    const first = begin();
    for (const name of NAMES) send(first, name, { 'Number card': 1 });
    expect([resolveAndDeliver(first).over, first.counts()]).toEqual([false, FOUR_CALLS]);
    const memory = endWithVote(1);
    act(memory, undoRound, 1, 9);
    expect([resolveAndDeliver(memory).over, memory.counts()]).toEqual([true, FOUR_CALLS]);
    // No page is left.
    expect(memory.book().matches.outbox.filter(({ to }) => !isFormKey(to))).toEqual([]);
    expect(verify(memory.book())).toMatchObject({ fault: '', rounds: 9 });
    expect(replay(GAMES, memory.record()).over).toBe(true);
  });

  test('tells all files; the forms stay in the outbox for a renewal of their own', () => {
    const memory = begin({ options: {} });
    memory.pageWrites.length = 0;
    resolve(memory);
    expect(memory.pageWrites).toHaveLength(5);
    const over = endWithVote(1);
    deliverAgain(over.ports);
    expect(over.book().matches.outbox).toMatchObject([{ to: 'close forms', tries: 0, error: '' }]);
    expect(over.closed).toEqual([]);
    expect(renewForms(over.ports)).toMatchObject({ sent: 1, failed: [] });
    expect(over.closed).toHaveLength(2);
    expect(over.book().matches.outbox).toEqual([]);
  });

  test('is the one that the host saw, or none', () => {
    const memory = begin();
    resolve(memory);
    memory.counts();
    expect(problemOf(() => resolveAs(memory, { match: 1, round: 0 }))).toMatchObject({
      code: 'stale',
      what: 'Round 1 is already resolved; Secret Soulmate is at round 2.',
      safe: 'Nothing was changed.',
    });
    expect(memory.counts()).toEqual({ read: 1 });
  });

  test('waits for its deadline unless the host resolves early; then it counts from the resolve (H17)', () => {
    const memory = begin({ deadline: '2026-01-11T12:00:00Z', options: { graceMinutes: 5 } });
    const request = { match: 1, round: 0 };
    memory.time = Date.parse('2026-01-11T12:04:59Z');
    expect(problemOf(() => resolveAs(memory, request)).code).toBe('too-early');
    memory.time = Date.parse('2026-01-12T13:00:00Z');
    resolveAs(memory, request);
    expect(rowOf(memory).deadline).toBe('2026-01-13T15:00:00.000Z');
  });

  test('H26 a paused match is asked about before it is resolved', () => {
    const memory = begin();
    for (const name of NAMES) send(memory, name, { 'Number card': 1 });
    act(memory, pauseMatch, 1);
    const request = { match: 1, round: 0, early: true };
    expect(problemOf(() => resolveAs(memory, { ...request, complete: true }))).toMatchObject({
      code: 'incomplete',
      what: 'The match is paused.',
    });
    expect(resolveAs(memory, request).round).toBe(1);
  });

  test('H19 stops where nothing of an order counts, unless the host was asked', () => {
    const memory = begin();
    for (const name of NAMES) send(memory, name, { 'Number card': name === 'Ben' ? 99 : 1 });
    const request = { match: 1, round: 0, early: true };
    expect(problemOf(() => resolveAs(memory, { ...request, complete: true }))).toMatchObject({
      code: 'incomplete',
      what: 'The order of Ben has no valid part.',
    });
    expect(resolveAs(memory, request).round).toBe(1);
  });

  test('stops where an order is missing or a late one waits, unless the host was asked', () => {
    const memory = begin({ deadline: '2026-01-11T12:00:00Z' });
    const request = { match: 1, round: 0, early: true, complete: true };
    for (const name of ['Ann', 'Ben', 'Cleo']) send(memory, name, { 'Number card': 1 });
    expect(problemOf(() => resolveAs(memory, request))).toMatchObject({
      code: 'incomplete',
      what: 'No order has come from Dan.',
    });
    send(memory, 'Dan', { 'Number card': 1 });
    memory.time = Date.parse('2026-01-11T13:00:00Z');
    send(memory, 'Ann', { 'Number card': 2 });
    expect(problemOf(() => resolveAs(memory, request)).what).toBe('Late orders have come from Ann.');
    const [late] = memory.match().late;
    act(memory, acceptLate, 1, [late!.id]);
    expect(resolveAs(memory, request).round).toBe(1);
  });

  test('X2 a late order of an earlier round is not accepted where the player has sent a newer one', () => {
    const memory = begin({ deadline: '2026-01-11T12:00:00Z' });
    memory.time = Date.parse('2026-01-11T13:00:00Z');
    send(memory, 'Ann', { 'Number card': 2 });
    resolve(memory);
    const [late] = memory.match().late;
    memory.time += 60_000;
    send(memory, 'Ann', { 'Number card': 1 });
    expect(problemOf(() => act(memory, acceptLate, 1, [late!.id]))).toMatchObject({
      code: 'stale',
      what: 'Ann has sent a newer order, which counts instead.',
    });
  });

  test('X2 several late orders are accepted at once, or none of them', () => {
    const memory = begin({ deadline: '2026-01-11T12:00:00Z' });
    memory.time = Date.parse('2026-01-11T13:00:00Z');
    for (const name of ['Ann', 'Ben', 'Cleo']) send(memory, name, { 'Number card': 1 });
    const [ann, ben] = memory.match().late.map(({ id }) => id);
    const accept = (...ids: string[]) => act(memory, acceptLate, 1, ids);
    expect(problemOf(() => accept(ann!, 'c0ffee')).code).toBe('stale');
    expect(memory.match().late).toHaveLength(3);
    accept(ann!, ben!, ann!);
    const { log } = memory.book();
    expect(log.entries.slice(-2)).toMatchObject([
      { what: 'accept late', data: { response: ann } },
      { what: 'accept late', data: { response: ben } },
    ]);
    const match = memory.match();
    expect(match!.late.map(({ name }) => name)).toEqual(['Cleo']);
    expect(match!.seats.map(({ isAccepted }) => isAccepted)).toEqual([true, true, false, false]);
    expect(memory.fault()).toBe('');
  });

  test('H17 stops where the next deadline would be sooner than the one announced, unless the host was asked', () => {
    // A panel that was last read long ago does not know the next deadline.
    const memory = begin({ deadline: '2026-01-12T15:00:00Z' });
    const request = { match: 1, round: 0, early: true };
    for (const name of NAMES) send(memory, name, { 'Number card': 1 });
    expect(problemOf(() => resolveAs(memory, { ...request, complete: true }))).toMatchObject({
      code: 'incomplete',
      what: 'The next round would be due Sun 11 Jan 2026, 15:00 UTC. That is earlier than announced (Mon 12 Jan 2026, 15:00 UTC).',
    });
    expect(resolveAs(memory, { ...request, complete: false }).round).toBe(1);
    expect(rowOf(memory).deadline).toBe('2026-01-11T15:00:00.000Z');
  });

  test('H17 keeps the announced deadline for the next round if the host wishes it; one that is later stays', () => {
    const early = begin({ deadline: '2026-01-12T15:00:00Z' });
    resolveAs(early, { match: 1, round: 0, early: true, keep: true });
    expect(rowOf(early).deadline).toBe('2026-01-12T15:00:00.000Z');
    const usual = begin({ deadline: '2026-01-10T18:00:00Z' });
    resolveAs(usual, { match: 1, round: 0, early: true, keep: true });
    expect(rowOf(usual).deadline).toBe('2026-01-11T15:00:00.000Z');
  });

  test('logs where each order came from', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 3 });
    resolve(memory);
    const [last] = memory.entries().slice(-1);
    expect(last).toMatchObject({
      what: 'resolve',
      round: 1,
      who: 'host@example.com',
      data: {
        sources: {
          Ann: {
            response: expect.stringMatching(/^[0-9a-f]{16}$/),
            at: '2026-01-10T12:00:00.001Z',
            answers: { 'Number card': '3' },
          },
        },
      },
    });
  });

  test('X10, H5 counts an award since as credits, typed rows once accepted, and stops when a purse would be negative', () => {
    const memory = begin();
    act(memory, giveAward, award('Ann', 5));
    resolve(memory);
    expect(memory.entries().slice(-1)[0]?.data).toMatchObject({ credits: { Ann: { garnets: 5 } } });
    const used = memory.book().ledgerUsed;
    memory.type(TABS.ledger.sheetId, used, 1, 'Ann');
    memory.type(TABS.ledger.sheetId, used, 2, -6);
    resolve(memory);
    expect(memory.entries().slice(-1)[0]?.data).toMatchObject({ credits: {} });
    act(memory, acceptLedger);
    expect(problemOf(() => resolve(memory)).what).toContain('a negative balance');
  });

  test('names a ledger row that holds no number', () => {
    const memory = begin();
    memory.type(TABS.ledger.sheetId, 1, 2, 'many');
    expect(problemOf(() => resolve(memory)).what).toBe(
      'Ledger row 2: Garnets holds “many”, but must be a whole number.',
    );
  });
});

describe('an answer that never came', () => {
  test('though all was applied: it goes on, with one more look', () => {
    const memory = begin();
    memory.counts();
    memory.fates.push('lost');
    expect(resolveAndDeliver(memory)).toMatchObject({ round: 1, delivery: { failed: [] } });
    expect(memory.counts()).toEqual({ ...FOUR_CALLS, read: 2, 'answersSince form': 2 });
    expect(memory.entries().filter(({ what }) => what === 'resolve')).toHaveLength(1);
  });

  test('and nothing was applied: nothing is sent, and the host is told so', () => {
    const memory = begin();
    memory.counts();
    const before = JSON.stringify([...memory.tabs]);
    memory.fates.push('refused');
    expect(problemOf(() => resolveAs(memory, { match: 1, round: 0 }))).toEqual({
      code: 'cannot',
      what: expect.stringMatching(/^Google did not accept the change\./),
      safe: 'Nothing was changed.',
      todo: expect.stringMatching(/^Press the button again/),
      details: 'Google is busy',
    });
    expect(memory.counts()).toEqual({ read: 2, commit: 1, titles: 1, 'answersSince form': 2 });
    expect(JSON.stringify([...memory.tabs])).toBe(before);
    expect(resolve(memory).round).toBe(1);
  });

  test('to the tick-off: the round stands, and the next delivery ticks off what the files show already', () => {
    const memory = begin();
    memory.fates.push('fine', 'refused');
    const { round, delivery } = resolveAndDeliver(memory);
    expect(round).toBe(1);
    expect(delivery.failed).toHaveLength(5);
    const filesWaiting = () => memory.book().matches.outbox.filter(({ to }) => !isFormKey(to));
    expect(filesWaiting()).toHaveLength(5);
    memory.pageWrites.length = 0;
    expect(deliverAgain(memory.ports)).toMatchObject({ sent: 5, failed: [] });
    expect(memory.pageWrites).toEqual([]);
    expect(filesWaiting()).toEqual([]);
  });
});

describe('a page that fails', () => {
  test('waits in the outbox with the reason, is tried again, and the others are not', () => {
    const memory = begin();
    memory.refuses = ({ file }) => (file.includes('player') ? 'busy (500)' : undefined);
    expect(resolveAndDeliver(memory).delivery).toMatchObject({
      sent: 1,
      failed: NAMES.map((to) => ({ to, error: 'busy (500)' })),
    });
    deliverAgain(memory.ports);
    expect(memory.book().matches.outbox).toMatchObject([
      ...NAMES.map((to) => ({ to, tries: 2 })),
      { to: 'order form', tries: 0 },
    ]);
    memory.refuses = () => undefined;
    memory.pageWrites.length = 0;
    deliverAgain(memory.ports);
    expect(memory.pageWrites).toHaveLength(4);
    memory.counts();
    expect(deliverAgain(memory.ports)).toMatchObject({ sent: 0, failed: [] });
    expect(memory.counts()).toEqual({ read: 1 });
  });
});

describe('receipts', () => {
  test('go once to each sender', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 3 });
    memory.pageWrites.length = 0;
    expect(sendReceipts(memory.ports, 1)).toBe(1);
    expect(memory.counts()).toEqual({ read: 1, send: 1 });
    expect(sendReceipts(memory.ports, 1)).toBe(0);
    expect(memory.counts()).toEqual({ read: 1 });
    expect(memory.pageWrites).toMatchObject([{ isNew: false }]);
  });

  test('of a trade go to both sides, and to nobody else', () => {
    const memory = begin();
    memory.pageWrites.length = 0;
    offer(memory, 'Ann', 'Ben', '1 garnet', '1 point token');
    expect(sendReceipts(memory.ports, 1)).toBe(2);
  });

  test('that could not be sent are sent the next time; a match that is over has none', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 3 });
    memory.refuses = () => 'busy';
    sendReceipts(memory.ports, 1);
    memory.refuses = () => undefined;
    expect(sendReceipts(memory.ports, 1)).toBe(1);
    expect(sendReceipts(endWithVote(1).ports, 1)).toBe(0);
  });
});

describe('overrides by the host are logged, and nothing is erased', () => {
  test('undo: the round is open again with its orders, purses as before, and resolves to the same', () => {
    const memory = begin();
    act(memory, giveAward, award('Ann', 5));
    send(memory, 'Ann', { 'Number card': 3, 'Point tokens to buy': 1 });
    resolve(memory);
    const record = exportRecord(memory.book(), 1);
    const spent = purse(memory, 'Ann')?.garnets;
    act(memory, undoRound, 1, 1);
    expect(purse(memory, 'Ann')).toMatchObject({ garnets: 5 });
    expect(rowOf(memory)).toMatchObject({ round: 0 });
    expect(playBack(memory.book().log, 1)?.rounds).toEqual([]);
    expect(verify(memory.book())).toMatchObject({ fault: '', rounds: 0 });
    resolve(memory);
    expect(exportRecord(memory.book(), 1)).toBe(record);
    expect(purse(memory, 'Ann')?.garnets).toBe(spent);
    expect(memory.entries().map(({ what }) => what)).toEqual([
      'season',
      'begin match',
      'new game',
      'roster',
      'award',
      'award',
      'resolve',
      'undo',
      'resolve',
    ]);
  });

  test('undo twice goes back two rounds, and no further than the first', () => {
    const memory = begin();
    resolve(memory);
    resolve(memory);
    act(memory, undoRound, 1, 2);
    expect(problemOf(() => act(memory, undoRound, 1, 2)).what).toContain('now at round 2');
    act(memory, undoRound, 1, 1);
    expect(problemOf(() => act(memory, undoRound, 1, 0)).what).toMatch(
      /^This round has not been resolved|^No round/,
    );
    expect(memory.fault()).toBe('');
  });

  test('a changed or missing tab is drawn again from the log', () => {
    const memory = begin();
    const tab = memory.tabs.get(FIRST_MATCH_TAB + 1);
    memory.type(FIRST_MATCH_TAB + 1, ...cellUnder(memory, 'seats', 'pointTokens'), 'x');
    expect(problemOf(() => resolve(memory)).what).toMatch(/found x, expected a whole number from 0/);
    act(memory, restoreTab, 1);
    expect(memory.tabs.get(FIRST_MATCH_TAB + 1)?.cells).toEqual(tab?.cells);
    memory.tabs.delete(FIRST_MATCH_TAB + 1);
    expect(memory.fault()).toBe('Secret Soulmate: the tab of the match is gone');
    act(memory, restoreTab, 1);
    expect(memory.tabs.get(FIRST_MATCH_TAB + 1)?.cells).toEqual(tab?.cells);
  });

  test('X7 an award gives a Token of Life to anybody, the Elimination Candidate too, and no purse falls below 0', () => {
    const memory = endWithVote(1);
    const playback = playBack(memory.book().log, 1);
    const candidates = playback?.match.outcome?.candidates.map((seat) => NAMES[seat] as string) ?? [];
    expect(candidates.length).toBeGreaterThan(0);
    for (const name of NAMES) {
      const before = purse(memory, name)?.tokensOfLife ?? 0;
      act(memory, giveAward, award(name, 0, 1));
      expect(purse(memory, name)?.tokensOfLife).toBe(before + 1);
    }
    expect(problemOf(() => act(memory, giveAward, award('Ann', -1000))).what).toContain(
      'You cannot take more',
    );
  });

  test('a deadline is moved, taken away, or refused', () => {
    const memory = begin();
    act(memory, setDeadline, 1, 0, '2026-02-01T00:00:00Z');
    expect(rowOf(memory).deadline).toBe('2026-02-01T00:00:00.000Z');
    act(memory, setDeadline, 1, 0, '');
    expect(rowOf(memory).deadline).toBe('');
    expect(problemOf(() => act(memory, setDeadline, 1, 0, 'soon')).what).toContain('is not a time');
    const past = '2026-01-10T11:59:00Z';
    expect(problemOf(() => act(memory, setDeadline, 1, 0, past)).what).toBe(
      'Sat 10 Jan 2026, 11:59 UTC has already passed.',
    );
    expect(problemOf(() => makeMatch(memory, { deadline: past, seed: '' })).what).toContain(
      'has already passed',
    );
  });

  test('H25 a deadline set for a round that was resolved meanwhile does not become the next one’s', () => {
    const memory = begin();
    resolve(memory);
    const { deadline } = rowOf(memory);
    expect(problemOf(() => act(memory, setDeadline, 1, 0, '2026-02-01T00:00:00Z'))).toMatchObject({
      what: 'The match is now at round 2.',
      code: 'stale',
    });
    expect(rowOf(memory).deadline).toBe(deadline);
  });
});

describe('Verify names the first thing that does not fit', () => {
  test.each<[string, (memory: Memory) => void, RegExp]>([
    ['nothing', () => {}, /^$/],
    [
      'a position',
      (memory) => memory.type(FIRST_MATCH_TAB + 1, ...cellUnder(memory, 'seats', 'pointTokens'), 9),
      /the position in the tab/,
    ],
    [
      'a cell',
      (memory) => memory.type(FIRST_MATCH_TAB + 1, ...cellUnder(memory, 'seats', 'pair'), 'x'),
      /found x, expected/,
    ],
    ['a row of the log', (memory) => memory.type(TABS.audit.sheetId, 2, 2, 'x'), /^Log!A3/],
    [
      'the ledger',
      (memory) => {
        const used = memory.book().ledgerUsed;
        memory.type(TABS.ledger.sheetId, used, 1, 'Ann');
        memory.type(TABS.ledger.sheetId, used, 2, 3);
      },
      /Ledger: .*Ann: \+3 garnets/,
    ],
  ])('%s', (_what, spoil, fault) => {
    const memory = begin();
    resolve(memory);
    spoil(memory);
    expect(memory.fault()).toMatch(fault);
  });
});

test('Preview writes nothing, and says what Resolve then does', () => {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 3 });
  const before = JSON.stringify([...memory.tabs]);
  const preview = previewRound(memory.ports, { match: 1, round: 0 });
  expect(memory.counts()).toEqual({ read: 1, 'answersSince form': 2 });
  expect(JSON.stringify([...memory.tabs])).toBe(before);
  expect(preview).toMatchObject({ round: 1, over: false, missing: ['Ben', 'Cleo', 'Dan'] });
  expect(preview.files).toEqual(['spectators', ...NAMES]);
  expect(resolveAndDeliver(memory).delivery.sent).toBe(preview.files.length);
});

test('a resolve counts the pages of its own match, not those of another that waited', () => {
  const memory = begin();
  makeMatch(memory, { seed: '' });
  memory.refuses = () => 'busy (500)';
  expect(resolveAndDeliver(memory, 2).delivery.sent).toBe(0);
  memory.refuses = () => undefined;
  memory.pageWrites.length = 0;
  const { files } = previewRound(memory.ports, { match: 1, round: 0 });
  expect(resolveAndDeliver(memory, 1).delivery).toMatchObject({ sent: files.length, failed: [], waiting: 0 });
  expect(memory.pageWrites.length).toBeGreaterThan(files.length);
});

test('H2 Preview and “Explain a round” name a trade that fails by what it exchanges', () => {
  const memory = begin();
  offer(memory, 'Ann', 'Ben', '1 garnet', '');
  const words = expect.stringMatching(/^Trade, Ann gives Ben 1 garnet: /);
  expect(previewRound(memory.ports, { match: 1, round: 0 }).refused).toEqual([words]);
  resolve(memory);
  const told = whyRound(memory.ports, 1, 1, 'host').map(({ text }) => text);
  expect(told).toContainEqual(words);
});

test('a second host reads who is at work', () => {
  const memory = begin();
  memory.notes.set('at work', 'other@example.com');
  memory.locked = true;
  expect(attempt(() => withLock(memory.ports, () => resolve(memory)))).toMatchObject({
    ok: false,
    problem: { what: 'other@example.com is at work in this season right now.', safe: 'Nothing was changed.' },
  });
  memory.locked = false;
  expect(attempt(() => withLock(memory.ports, () => resolve(memory))).ok).toBe(true);
  expect(memory.notes.has('at work')).toBe(false);
});

test('names like __proto__ are names in every table, note and purse', () => {
  const names = ['__proto__', 'constructor', '=1+1', '1/2'];
  const memory = makeSeason(names);
  makeMatch(memory, { players: names });
  for (const name of names) act(memory, giveAward, award(name, 3));
  send(memory, '__proto__', { 'Number card': 2 });
  expect(sendReceipts(memory.ports, 1)).toBe(1);
  expect(sendReceipts(memory.ports, 1)).toBe(0);
  resolve(memory);
  expect(memory.fault()).toBe('');
  expect(names.map((name) => purse(memory, name)?.garnets)).toEqual([3, 3, 3, 3]);
  expect(Object.keys(memory.record().rounds[0].orders)).toEqual(['__proto__']);
});
