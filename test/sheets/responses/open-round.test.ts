import * as fc from 'fast-check';
import type { Cell } from '../../../src/rules/declare/position.ts';
import { readCurrentMatch } from '../../../src/sheets/actions/current-match.ts';
import { acceptLate } from '../../../src/sheets/actions/timing.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { sendReceipts } from '../../../src/sheets/delivery/receipts.ts';
import type { Tab } from '../../../src/sheets/ports.ts';
import { emailOf } from '../../players.ts';
import { offerAnswers } from '../../trades.ts';
import { keptResponse } from '../kept-response.ts';
import { type Memory, moveColumns } from '../memory-ports.ts';
import {
  act,
  begin,
  makeMatch,
  makeSeason,
  NAMES,
  offer,
  problemOf,
  resolve,
  rowOf,
  send,
} from '../season.ts';

const HOUR = 3_600_000;
const SECOND = 1000;

const current = (memory: Memory) => readCurrentMatch(memory.book(), 1, memory.ports);

/** The cards that would be played now, by name. */
function cards(memory: Memory): Record<string, unknown> {
  const { orders } = current(memory);
  return Object.fromEntries(
    NAMES.flatMap((name, seat) => (orders[seat] ? [[name, (orders[seat] as { card: unknown }).card]] : [])),
  );
}

const late = (memory: Memory) =>
  current(memory).sorted.late.map(({ round, person }) => `${person?.name} ${round}`);

const tabOf = (memory: Memory, key: 'formTab' | 'tradesTab' = 'formTab') =>
  memory.tabs.get(rowOf(memory)[key]) as Tab;

/** The host changes a response tab by hand. */
function change(memory: Memory, alter: (cells: Cell[][]) => Cell[][], key?: 'formTab' | 'tradesTab'): void {
  const tab = tabOf(memory, key);
  memory.tabs.set(tab.sheetId, { ...tab, cells: alter(tab.cells.map((line) => [...line])) });
}

const insertBlank = (at: number) => (cells: Cell[][]) => [...cells.slice(0, at), [], ...cells.slice(at)];

describe('H6 a host’s changes of the response tab', () => {
  test('a blank row inserted above plays no order again in the next round', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 1 });
    send(memory, 'Dan', { 'Number card': 2 });
    resolve(memory);
    change(memory, insertBlank(1));
    expect(cards(memory)).toEqual({});
    expect(late(memory)).toEqual([]);
  });

  test('rows sorted the other way round leave the orders of each round where they were', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 1 });
    resolve(memory);
    send(memory, 'Dan', { 'Number card': 2 });
    change(memory, ([heads, ...rows]) => [heads as Cell[], ...rows.reverse()]);
    expect(cards(memory)).toEqual({ Dan: 2 });
  });

  test('a row above deleted keeps the new one', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 1 });
    send(memory, 'Ben', { 'Number card': 1 });
    resolve(memory);
    send(memory, 'Dan', { 'Number card': 2 });
    change(memory, ([heads, , , ...rows]) => [heads as Cell[], ...rows]);
    expect(cards(memory)).toEqual({ Dan: 2 });
  });

  test('however the host sorts, inserts, copies, and moves columns and changes heads, nothing changes', () => {
    const memory = makeSeason();
    memory.heads = { time: 'Zeitstempel', sender: 'E-Mail-Adresse' };
    makeMatch(memory, { deadline: new Date(memory.time + HOUR).toISOString() });
    for (const [i, name] of NAMES.entries()) send(memory, name, { 'Number card': 1 + (i % 2) });
    offer(memory, 'Ann', 'Ben', '1 garnet', '2 garnets');
    resolve(memory);
    send(memory, 'Ann', { 'Number card': 3 });
    send(memory, 'Ben', { 'Number card': 1 });
    send(memory, 'Ann', { 'Number card': 2 });
    offer(memory, 'Cleo', 'Dan', '1 garnet', '');
    offer(memory, 'Dan', 'Cleo', '', '1 bellflower');
    memory.time += 30 * HOUR;
    send(memory, 'Cleo', { 'Number card': 3 });
    const tabs = new Map(memory.tabs);
    const told = () => {
      const { orders, sorted, trading } = current(memory);
      const { agreed, open, refused } = trading;
      return {
        orders,
        late: sorted.late.map(({ id }) => id),
        agreed,
        open: open.length,
        refused: refused.length,
      };
    };
    const before = told();
    expect(before).toMatchObject({
      orders: [{ card: 2 }, { card: 1 }, undefined, undefined],
      late: [expect.anything()],
    });
    const seeds = fc.array(fc.nat(), { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(seeds, fc.constantFrom('move', 'heads', 'none'), fc.nat(9), (random, columns, blanks) => {
        for (const key of ['formTab', 'tradesTab'] as const) {
          const tab = tabs.get(rowOf(memory)[key]) as Tab;
          memory.tabs.set(tab.sheetId, shuffle(tab, random, columns, blanks));
        }
        expect(told()).toEqual(before);
      }),
      { numRuns: Number(process.env.LAW_RUNS || 25) },
    );
  });
});

/** A response tab with its rows in another order, some copied, blank ones between, and its columns moved or their heads exchanged. */
function shuffle(tab: Tab, random: readonly number[], columns: string, blanks: number): Tab {
  const [heads = [], ...rows] = tab.cells;
  const sortBy = <T>(list: readonly T[], from: number) =>
    list
      .map((one, i) => [random[from + i] ?? 0, one] as const)
      .sort(([a], [b]) => a - b)
      .map(([, one]) => one);
  const some = rows.filter((_, i) => (random[i] ?? 0) % 3 === 0);
  const mixed = sortBy([...rows, ...some, ...Array<Cell[]>(blanks).fill([])], 0);
  const order = sortBy([...heads.keys(), -1], 40);
  const others = order.map((i) => heads[i] ?? (random[0] ?? 0) % 2);
  if (columns === 'heads') return { ...tab, cells: [others, ...mixed] };
  const sorted = { ...tab, cells: [heads, ...mixed] };
  return columns === 'none' ? sorted : moveColumns(sorted, order);
}

describe('H6 a response that is not in the tab when its round is read', () => {
  /** Ben’s order of round 1 reaches the tab only after the round was resolved. */
  function missed(): Memory {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 1 });
    send(memory, 'Ben', { 'Number card': 2 });
    const held = tabOf(memory).cells[2] as Cell[];
    change(memory, (cells) => cells.slice(0, 2));
    // Nor does the form have it yet.
    memory.kept.clear();
    resolve(memory);
    change(memory, (cells) => [...cells, held]);
    return memory;
  }

  test('is late: the host sees it with its round, and the next round does not count it', () => {
    const memory = missed();
    expect(cards(memory)).toEqual({});
    expect(memory.match().late).toEqual([
      {
        id: expect.any(String),
        round: 1,
        name: 'Ben',
        at: '2026-01-10T12:00:00.002Z',
        answers: ['Number card: 2'],
        ignored: false,
      },
    ]);
  });

  test('X2 counts in the round of the host’s acceptance, by sender and time', () => {
    const memory = missed();
    const [one] = current(memory).sorted.late;
    act(memory, acceptLate, 1, [one?.id ?? '']);
    const { entries } = memory.book().log;
    expect(entries[entries.length - 1]).toMatchObject({
      what: 'accept late',
      data: { round: 2, player: 'Ben', at: '2026-01-10T12:00:00.002Z', response: one?.id, due: '' },
    });
    expect(cards(memory)).toEqual({ Ben: 2 });
    const accepted = memory.match().seats.filter((seat) => seat.isAccepted);
    expect(accepted?.map(({ name }) => name)).toEqual(['Ben']);
    change(memory, insertBlank(1));
    expect(cards(memory)).toEqual({ Ben: 2 });
    resolve(memory);
    expect([cards(memory), late(memory)]).toEqual([{}, []]);
  });

  test('H4 belongs to its round when that is undone', () => {
    const memory = missed();
    act(memory, undoRound, 1, 1);
    expect(cards(memory)).toEqual({ Ann: 1, Ben: 2 });
  });
});

test('H21 orders for rounds that were undone are named while an earlier one is open, and count once theirs is', () => {
  const memory = begin();
  const later = () => memory.match().later;
  send(memory, 'Ann', { 'Number card': 1 });
  resolve(memory);
  for (const name of ['Dan', 'Ben', 'Dan']) send(memory, name, { 'Number card': 2 });
  expect(later()).toEqual([]);
  resolve(memory);
  send(memory, 'Cleo', { 'Number card': 1 });
  act(memory, undoRound, 1, 1, 2);
  expect(later()).toEqual([
    { round: 2, names: ['Ben', 'Dan'] },
    { round: 3, names: ['Cleo'] },
  ]);
  expect(cards(memory)).toEqual({ Ann: 1 });
  resolve(memory);
  expect(later()).toEqual([{ round: 3, names: ['Cleo'] }]);
  expect(cards(memory)).toEqual({ Ben: 2, Dan: 2 });
});

test('H6 an offer that is not in the tab when its round is read is refused with the reason, and settles nothing', () => {
  const memory = begin();
  offer(memory, 'Cleo', 'Dan', '', '1 garnet');
  offer(memory, 'Ann', 'Ben', '', '1 garnet');
  const held = tabOf(memory, 'tradesTab').cells[2] as Cell[];
  change(memory, (cells) => cells.slice(0, 2), 'tradesTab');
  memory.kept.clear();
  resolve(memory);
  expect(current(memory).trading.refused).toEqual([]);
  change(memory, (cells) => [...cells, held], 'tradesTab');
  expect(current(memory).trading).toMatchObject({
    open: [],
    refused: [
      {
        from: 'Ann',
        message: 'The response was sent for round 1, but arrived after that round was resolved.',
        offer: { from: 'Ann', to: 'Ben', takes: { garnets: 1 } },
      },
    ],
  });
  resolve(memory);
  expect(current(memory).trading.refused).toEqual([]);
});

describe('X2 a player whose order came too late', () => {
  const told = (memory: Memory) =>
    memory.pageWrites.flatMap(({ file, grid }) =>
      grid.cells
        .map(({ text }) => String(text))
        .filter((text) => text.includes('came too late for'))
        .map((text) => [file, text]),
    );

  test('is told so, once, on their own page alone', () => {
    const memory = begin({ deadline: '2026-01-10T12:30:00.000Z' });
    send(memory, 'Ann', { 'Number card': 1 });
    memory.time += HOUR;
    send(memory, 'Ben', { 'Number card': 2 });
    memory.pageWrites.length = 0;
    expect(sendReceipts(memory.ports, 1)).toBe(2);
    expect(told(memory)).toEqual([
      [
        memory.book().season.players[1]?.file,
        '✗ Your order of Sat 10 Jan 2026, 13:00 UTC came too late for round 1. It does not count unless the host accepts it.',
      ],
    ]);
    expect(sendReceipts(memory.ports, 1)).toBe(0);
    send(memory, 'Ben', { 'Number card': 3 });
    expect(sendReceipts(memory.ports, 1)).toBe(1);
  });
});

describe('H4 an undone round', () => {
  test('has its own orders and new ones, and not those of the round after it', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 1 });
    send(memory, 'Dan', { 'Number card': 1 });
    resolve(memory);
    send(memory, 'Ann', { 'Number card': 2 });
    send(memory, 'Ben', { 'Number card': 2 });
    memory.time += SECOND;
    act(memory, undoRound, 1, 1);
    expect(cards(memory)).toEqual({ Ann: 1, Dan: 1 });
    send(memory, 'Dan', { 'Number card': 3 });
    expect(cards(memory)).toEqual({ Ann: 1, Dan: 3 });
    resolve(memory);
    expect(cards(memory)).toEqual({ Ann: 2, Ben: 2 });
  });
});

describe('H7 on an account in another language', () => {
  test.each([
    { time: 'Zeitstempel', sender: 'E-Mail-Adresse' },
    { time: 'タイムスタンプ', sender: 'メールアドレス' },
  ])('orders count: $time', (heads) => {
    const memory = makeSeason();
    memory.heads = heads;
    makeMatch(memory);
    send(memory, 'Ann', { 'Number card': 3 });
    expect(cards(memory)).toEqual({ Ann: 3 });
    expect(memory.entries()[2]).toMatchObject({
      what: 'new game',
      data: { heads: { orders: expect.arrayContaining([heads.time, heads.sender, 'Number card']) } },
    });
    const tab = tabOf(memory);
    const others = (tab.cells[0] ?? []).map((_, column) => column).slice(1);
    memory.tabs.set(tab.sheetId, moveColumns(tab, others));
    expect(problemOf(() => resolve(memory))).toMatchObject({
      code: 'bad-workbook',
      what: expect.stringContaining(`column “${heads.time}”`),
    });
  });

  test('a row whose time was changed into a text is named, and the others are read', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 3 });
    send(memory, 'Ben', { 'Number card': 2 });
    memory.type(rowOf(memory).formTab, 1, 0, 'yesterday');
    expect(cards(memory)).toEqual({ Ben: 2 });
    expect(memory.match().unreadable).toEqual([
      expect.stringMatching(/A2: the response of Ann has no time \(found “yesterday”\)/),
    ]);
  });
});

test('X5 what is chosen in the trade form’s lists is agreed, and its numbers may be cells with numbers', () => {
  const memory = begin();
  const { tradesTab } = rowOf(memory);
  const chosen = (sender: string, whom: string, side: string, other: string) =>
    memory.respond(tradesTab, {
      'Email Address': emailOf(sender),
      'With whom?': whom,
      [`I ${side}`]: 'Number card 3',
      [`I ${side}: how many? (empty means one)`]: 2,
      [`I ${other}`]: 'Number card 1',
      [`I also ${other} (3)`]: 'Number card 2',
    });
  chosen('Ann', 'Ben', 'give', 'get');
  chosen('Ben', 'Ann', 'get', 'give');
  expect(current(memory).trading).toMatchObject({
    agreed: [{ from: 'Ann', to: 'Ben', gives: { numberCards: [3, 3] }, takes: { numberCards: [1, 2] } }],
    failing: [],
    refused: [],
  });
});

describe('H8 an answer that the spreadsheet made into something else', () => {
  const FIELD = { game: 'not-flower-field' };
  const title = (memory: Memory) => tabOf(memory, 'tradesTab').cells[0]?.indexOf('I give') as number;

  function offered(cell: Cell): Memory {
    const memory = begin(FIELD);
    offer(memory, 'Ann', 'Ben', 'x', '1 garnet');
    memory.type(rowOf(memory).tradesTab, 1, title(memory), cell);
    return memory;
  }

  const keep = (memory: Memory, text: string, at = memory.time) =>
    memory.kept.set(rowOf(memory).trades, [
      keptResponse({
        at,
        sender: 'ANN@example.com',
        answers: { 'With whom?': 'Ben', ...offerAnswers(text, '1 garnet') },
      }),
    ]);

  test.each<[cell: Cell, typed: string]>([
    [46_054, '1/2'],
    [7, '007'],
    [1000, '1e3'],
    [true, 'TRUE'],
    ['=+44 12', '+44 12'],
    ['=1+1', '=1+1'],
  ])('%p is read from the form as “%s”, with one call', (cell, typed) => {
    const memory = offered(cell);
    keep(memory, typed);
    memory.counts();
    expect(current(memory).trading.refused[0]?.message).toContain(`“${typed}” is not in the list`);
    expect(memory.counts()).toEqual({ read: 1, 'answersSince form': 1 });
  });

  test.each<[string, (memory: Memory) => unknown]>([
    ['the form has lost it', (memory) => memory.kept.clear()],
    ['the form has another one', (memory) => keep(memory, '1/2', memory.time - 10 * SECOND)],
  ])('is refused with the reason when %s', (_why, arrange) => {
    const memory = offered(46_054);
    arrange(memory);
    expect(current(memory).trading.refused[0]?.message).toContain(
      'the spreadsheet changed your answer to “46054”',
    );
  });

  test('a date where a number of things is asked is no number', () => {
    const memory = begin(FIELD);
    offer(memory, 'Ann', 'Ben', '2 garnets', '1 garnet');
    const amount = 'I give: how many? (empty means one)';
    const tab = tabOf(memory, 'tradesTab');
    memory.type(rowOf(memory).tradesTab, 1, tab.cells[0]?.indexOf(amount) as number, 46_024);
    memory.kept.set(rowOf(memory).trades, [
      keptResponse({
        at: memory.time,
        sender: 'ANN@example.com',
        answers: { 'With whom?': 'Ben', ...offerAnswers('2 garnets', '1 garnet'), [amount]: '1/2' },
      }),
    ]);
    expect(current(memory).trading.refused[0]?.message).toContain('“1/2 garnets” is not understood');
  });

  test('a whole number or a choice is as it was given: the form is not asked', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 3, 'Garnets to add': 0 });
    memory.counts();
    sendReceipts(memory.ports, 1);
    expect(memory.counts()).toEqual({ read: 1, send: 1 });
  });
});
