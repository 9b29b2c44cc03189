import type { Cell } from '../../../src/rules/declare/position.ts';
import { sendReceipts } from '../../../src/sheets/delivery/receipts.ts';
import { verifySeason } from '../../../src/sheets/matches/archive/verify-rest.ts';
import { previewRound } from '../../../src/sheets/panel-api/rounds.ts';
import { panelState } from '../../../src/sheets/panel-api/state.ts';
import type { Tab } from '../../../src/sheets/ports.ts';
import { CODE_TITLE } from '../../../src/sheets/responses/columns.ts';
import { NAMES } from '../../players.ts';
import type { Memory } from '../memory-ports.ts';
import { begin, makeMatch, makeSeason, offer, resolve, rowOf, send } from '../season.ts';

// Nobody has read a page of the responses here: they were sent, and no receipt shows them.

/** Somebody or something removes rows of a tab, by their numbers from 1 below the heads. */
function lose(memory: Memory, rows: readonly number[], key: 'formTab' | 'tradesTab' = 'formTab'): void {
  const tab = memory.tabs.get(rowOf(memory)[key]) as Tab;
  memory.tabs.set(tab.sheetId, { ...tab, cells: tab.cells.filter((_, row) => !rows.includes(row)) });
}

const missing = (memory: Memory) =>
  previewRound(memory.ports, { match: 1, round: memory.match().round }).missing;

const played = (memory: Memory) => memory.record().rounds.at(-1)?.orders;

describe('H41 a response that the form has and the tab lacks counts where somebody is missing', () => {
  test('before a resolve is asked, and in it', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 1 });
    send(memory, 'Ben', { 'Number card': 2 });
    lose(memory, [2]);
    expect(missing(memory)).toEqual(['Cleo', 'Dan']);
    resolve(memory);
    expect(played(memory)).toEqual({ Ann: { card: 1 }, Ben: { card: 2 } });
  });

  test('also of two that came within a second, if the later took the row of the first', () => {
    const memory = begin();
    for (const name of ['Ann', 'Ben', 'Cleo']) send(memory, name, { 'Number card': 1 });
    lose(memory, [1, 3]);
    expect(missing(memory)).toEqual(['Dan']);
    resolve(memory);
    expect(Object.keys(played(memory))).toEqual(['Ann', 'Ben', 'Cleo']);
  });

  test('an offer likewise', () => {
    const memory = begin();
    offer(memory, 'Ann', 'Ben', '', '1 garnet');
    offer(memory, 'Ben', 'Ann', '1 garnet', '');
    lose(memory, [1], 'tradesTab');
    resolve(memory);
    expect(memory.record().rounds[0].trades).toHaveLength(1);
  });

  test('one that a page has shown counts once, where the tab held whole seconds', () => {
    const memory = begin();
    memory.time += 400;
    offer(memory, 'Ann', 'Ben', '', '1 garnet');
    const { tradesTab, trades } = rowOf(memory);
    const at = memory.time;
    memory.type(tradesTab, 1, 0, Math.floor(at / 1000) / 86_400 + 25_569);
    sendReceipts(memory.ports, 1);
    expect(memory.match().trades.open).toBe(1);
    lose(memory, [1], 'tradesTab');
    expect(memory.kept.get(trades)).toHaveLength(1);
    resolve(memory);
    expect(memory.entries().at(-1)?.data).toMatchObject({ offers: [expect.any(String)] });
  });

  test('a row that was changed and that no page has shown counts as it stands in the tab', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 1 });
    send(memory, 'Ben', { 'Number card': 1 });
    const { formTab } = rowOf(memory);
    const card = (memory.tabs.get(formTab)?.cells[0] ?? []).indexOf('Number card');
    memory.type(formTab, 1, card, 3);
    lose(memory, [2]);
    resolve(memory);
    expect(played(memory)).toEqual({ Ann: { card: 3 }, Ben: { card: 1 } });
  });

  test('a row that somebody copied or typed changes nothing', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 1 });
    const tab = memory.tabs.get(rowOf(memory).formTab) as Tab;
    memory.tabs.set(tab.sheetId, { ...tab, cells: [...tab.cells, tab.cells[1] ?? []] });
    expect(missing(memory)).toEqual(['Ben', 'Cleo', 'Dan']);
  });

  test.each([
    ['a copy of another row', (line: Cell[]) => line],
    ['a row that somebody typed', ([time, ...rest]: Cell[]) => [Number(time) + 0.001, ...rest]],
  ])('though %s stands in place of its row', (_, other) => {
    const memory = begin();
    for (const name of ['Ann', 'Ben', 'Cleo']) send(memory, name, { 'Number card': 1 });
    const tab = memory.tabs.get(rowOf(memory).formTab) as Tab;
    const cells = tab.cells.map((line, row) => (row === 2 ? other([...(tab.cells[1] ?? [])]) : line));
    memory.tabs.set(tab.sheetId, { ...tab, cells });
    expect(missing(memory)).toEqual(['Dan']);
  });

  test.each(['', '=B2'])('H7 though its row has lost its sender, while other rows have one: “%s”', (left) => {
    const memory = begin();
    for (const name of ['Ann', 'Ben']) send(memory, name, { 'Number card': 1 });
    memory.type(rowOf(memory).formTab, 1, 1, left);
    expect(memory.match().unknownSenders).toHaveLength(1);
    const asked = panelState(memory.ports, 1).matches[0];
    expect(asked?.unknownSenders).toEqual([]);
    expect(asked?.seats.map(({ answers }) => answers.length)).toEqual([1, 1, 0, 0]);
    resolve(memory);
    expect(Object.keys(played(memory))).toEqual(['Ann', 'Ben']);
  });

  test('H8 zeros before a number do not hide what was typed in another answer', () => {
    const memory = begin();
    const { formTab } = rowOf(memory);
    send(memory, 'Ann', { 'Number card': '1/2', 'Garnets to add': '05' });
    memory.type(formTab, 1, 2, 46_024);
    memory.type(formTab, 1, 3, 5);
    expect(memory.seat('Ann').answers).toEqual(['Number card: 1/2', 'Garnets to add: 5']);
  });

  test('one of an earlier round does not', () => {
    const memory = begin();
    for (const name of ['Ann', 'Ben', 'Cleo', 'Dan']) send(memory, name, { 'Number card': 1 });
    resolve(memory);
    lose(memory, [1, 2]);
    send(memory, 'Ann', { 'Number card': 2 });
    expect(missing(memory)).toEqual(['Ben', 'Cleo', 'Dan']);
  });
});

describe('H7 the row of the heads', () => {
  test.each([
    ['deleted', (cells: Cell[][]) => cells.slice(1)],
    ['sorted below the responses', (cells: Cell[][]) => [...cells].reverse()],
  ])('may be %s: the response in the first row counts', (_, change) => {
    const memory = begin();
    for (const name of ['Ann', 'Ben']) send(memory, name, { 'Number card': 1 });
    const { formTab } = rowOf(memory);
    const tab = memory.tabs.get(formTab) as Tab;
    memory.tabs.set(formTab, { ...tab, cells: change(tab.cells.map((line) => [...line])) });
    expect(memory.match().seats.map(({ answers }) => answers.length)).toEqual([1, 1, 0, 0]);
  });
});

test.each([
  ['order', 'formTab'],
  ['trade', 'tradesTab'],
] as const)('H22 the deleted tab of the %s form is named', (which, key) => {
  const memory = begin();
  memory.tabs.delete(rowOf(memory)[key]);
  expect(memory.match().problem?.what).toBe(
    `The tab with the ${which} responses of Secret Soulmate is gone.`,
  );
});

describe('H7 a tab in which no row has a sender', () => {
  test('stops its match, if the form knows a sender', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 1 });
    memory.type(rowOf(memory).formTab, 1, 1, '');
    expect(memory.match().problem?.what).toBe('Column B of the tab Secret Soulmate — orders was emptied.');
  });

  test('stops nobody, if the responses were sent without a code', () => {
    const memory = makeSeason(NAMES, 'code');
    makeMatch(memory);
    const { formTab, tradesTab } = rowOf(memory);
    memory.respond(formTab, { [CODE_TITLE]: '', 'Number card': 1 });
    memory.respond(tradesTab, { [CODE_TITLE]: '', 'With whom?': 'Ann' });
    expect(memory.match()).toMatchObject({
      problem: null,
      unknownSenders: [{ isOffer: false }, { isOffer: true }],
    });
  });
});

test('calls: each form is asked once where somebody is missing, and not at all otherwise', () => {
  const memory = begin();
  for (const name of ['Ann', 'Ben', 'Cleo']) send(memory, name, { 'Number card': 1 });
  memory.counts();
  missing(memory);
  expect(memory.counts()['answersSince form']).toBe(2);
  send(memory, 'Dan', { 'Number card': 1 });
  memory.counts();
  missing(memory);
  expect(memory.counts()['answersSince form']).toBeUndefined();
});

test('H41 Verify compares the forms with their tabs, and names what a tab lacks', () => {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 1 });
  send(memory, 'Ben', { 'Number card': 2 });
  expect(verifySeason(memory.ports).responses).toBeUndefined();
  lose(memory, [2]);
  expect(verifySeason(memory.ports).responses).toEqual([
    '“Secret Soulmate — orders” has no row for a response of Ben. The form has this response, so it counts.',
  ]);
});

test('H41 the panel looks at the forms before it asks whether to resolve without somebody', () => {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 1 });
  lose(memory, [1]);
  const answers = (asked?: number) => panelState(memory.ports, asked).matches[0]?.seats[0]?.answers;
  expect([answers(), answers(1)]).toEqual([[], ['Number card: 1']]);
});

test('H8 an answer that stands in its tab as a formula is named with its cell in the panel and by Verify, and never read', () => {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': '=IMPORTDATA("https://example.com")' });
  const words = [
    expect.stringMatching(/!C2: this answer of Ann is a formula\. Roundkeeper reads no formulas/),
  ];
  expect(memory.match().unreadable).toEqual(words);
  expect(verifySeason(memory.ports).responses).toEqual(words);
});

test('H8 a formula of an unknown sender is named, too, and one in place of the sender', () => {
  const memory = begin();
  const row = { 'Email Address': 'x@example.com', 'Number card': '=IMPORTDATA("https://example.com")' };
  memory.respond(rowOf(memory).formTab, row);
  expect(memory.match().unreadable).toEqual([
    expect.stringMatching(
      /!C2: this answer of an unknown sender is a formula\. Roundkeeper reads no formulas/,
    ),
  ]);
  memory.respond(rowOf(memory).formTab, { 'Email Address': '=1+1', 'Number card': 1 });
  expect(memory.match().unreadable).toEqual([expect.stringMatching(/!B3: .* formula/)]);
});
