import type { Cell } from '../../../src/rules/declare/position.ts';
import { endEarly } from '../../../src/sheets/actions/end-early.ts';
import { setDeadline } from '../../../src/sheets/actions/timing.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { verify } from '../../../src/sheets/actions/verify.ts';
import { restoreTabs } from '../../../src/sheets/commit/restore-tabs.ts';
import { renewForms } from '../../../src/sheets/delivery/renew-forms.ts';
import { forgetForm } from '../../../src/sheets/delivery/written-form.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { panelState } from '../../../src/sheets/panel-api/state.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import { earlySeason } from '../matches/archive/closed-season.ts';
import type { Memory } from '../memory-ports.ts';
import {
  act,
  begin,
  cellUnder,
  loggedRow,
  makeMatch,
  resolve,
  resolveAndDeliver,
  rowOf,
  send,
} from '../season.ts';

const MATCHES = TABS.matches.sheetId;
const DUE = '2026-01-10T13:00:00.000Z';
const LATER = '2027-01-01T00:00:00.000Z';

/** Somebody types into the row of a match in the Matches tab. */
function typeMatch(memory: Memory, column: string, cell: Cell, at = 0): void {
  const [top, place] = cellUnder(memory, 'matches', column, MATCHES);
  memory.type(MATCHES, top + at, place, cell);
}

const differences = (memory: Memory) =>
  openBook(memory.ports).differences.map(({ address, text }) => `${address}: ${text}`);

describe('the row of a match follows from the log (H14)', () => {
  test.each<[string, Cell, RegExp]>([
    ['over', true, /^Matches!E\d+: false → true$/],
    ['round', 3, /^Matches!D\d+: 0 → 3$/],
    ['game', 'polar-power', /secret-soulmate → polar-power/],
    ['title', 'Mine', /Secret Soulmate → Mine/],
    ['form', 'another', /orders → another/],
    ['formUrl', 'https://evil', /→ https:\/\/evil/],
    ['formTab', 1001, /1000 → 1001/],
    ['tradesTab', 1000, /1001 → 1000/],
    ['deadline', LATER, /2026-01-10T13:00:00.000Z → 2027/],
    ['deadline', 'soon', /→ soon/],
  ])('%s = %s is shown, and does not count', (column, cell, text) => {
    const memory = begin({ deadline: DUE });
    const before = loggedRow(memory);
    typeMatch(memory, column, cell);
    expect(loggedRow(memory)).toEqual(before);
    expect(differences(memory)).toEqual([expect.stringMatching(text)]);
    expect(verify(openBook(memory.ports)).fault).toMatch(text);
    restoreTabs(memory.ports);
    expect(differences(memory)).toEqual([]);
    expect(verify(openBook(memory.ports)).fault).toBe('');
  });

  test('H10 over = TRUE does not publish the seed, nor end the match', () => {
    const memory = begin();
    typeMatch(memory, 'over', true);
    expect(panelState(memory.ports).matches).toMatchObject([{ over: false, closed: false }]);
    resolve(memory);
    expect(JSON.stringify(memory.pageWrites)).not.toContain('the seed of this match');
    expect(differences(memory)).toEqual([]);
  });

  test('X2 a typed deadline lets no late order in until it is accepted', () => {
    const memory = begin({ deadline: DUE });
    typeMatch(memory, 'deadline', LATER);
    memory.time = Date.parse(DUE) + 60_000;
    send(memory, 'Ann', { 'Number card': 3 });
    const [state] = panelState(memory.ports).matches;
    expect(state?.late.map(({ name }) => name)).toEqual(['Ann']);
    const [found] = panelState(memory.ports).differences;
    expect(found?.deadline).toEqual({ match: 1, round: 0, to: LATER });
    act(memory, setDeadline, 1, 0, LATER);
    expect(panelState(memory.ports)).toMatchObject({
      differences: [],
      matches: [{ deadline: LATER, late: [] }],
    });
  });

  test('a deadline that was typed for a match that is over cannot be accepted', () => {
    const memory = earlySeason();
    typeMatch(memory, 'deadline', LATER);
    expect(panelState(memory.ports).differences).toEqual([
      expect.not.objectContaining({ deadline: expect.anything() }),
    ]);
  });

  test('rows that are deleted, doubled or invented change nothing', () => {
    const memory = begin();
    makeMatch(memory, { seed: 'another seed of a match' });
    const before = openBook(memory.ports).matches.matches;
    const tab = memory.tabs.get(MATCHES)!;
    const [top] = cellUnder(memory, 'matches', 'number', MATCHES);
    const [first, second] = [tab.cells[top]!, tab.cells[top + 1]!];
    const put = (...rows: (readonly Cell[])[]) =>
      memory.tabs.set(MATCHES, {
        ...tab,
        cells: [...tab.cells.slice(0, top), ...rows, ...tab.cells.slice(top + 2)],
      });
    for (const [rows, text] of [
      [[second], /the row of match 1 .* is gone/],
      [[first, second, first], /match 1 already has a row above/],
      [[first, second, [7, ...first.slice(1)]], /the log has no match 7/],
      [[second, first], undefined],
    ] as const) {
      put(...rows);
      expect(openBook(memory.ports).matches.matches).toEqual(before);
      expect(differences(memory)).toEqual(text ? [expect.stringMatching(text)] : []);
    }
  });

  test('a tab that is gone or cannot be read is drawn again from the log', () => {
    for (const spoil of [
      (memory: Memory) => memory.tabs.delete(MATCHES),
      (memory: Memory) => typeMatch(memory, 'round', 'x'),
      (memory: Memory) => memory.tabs.set(MATCHES, { ...memory.tabs.get(MATCHES)!, cells: [] }),
    ]) {
      const memory = begin({ deadline: DUE });
      const before = loggedRow(memory);
      spoil(memory);
      expect(differences(memory)).not.toEqual([]);
      expect(loggedRow(memory)).toEqual(before);
      restoreTabs(memory.ports);
      expect([differences(memory), loggedRow(memory)]).toEqual([[], before]);
    }
  });

  test('the deadline of each round is known, those of undone rounds too', () => {
    const memory = begin({ deadline: DUE });
    resolve(memory);
    const second = loggedRow(memory).deadline;
    act(memory, setDeadline, 1, 1, LATER);
    resolve(memory);
    act(memory, undoRound, 1, 2);
    typeMatch(memory, 'deadline', '');
    expect(loggedRow(memory).deadline).toBe(LATER);
    act(memory, undoRound, 1, 1);
    typeMatch(memory, 'deadline', second);
    expect(loggedRow(memory).deadline).toBe(DUE);
  });
});

test('a changed outbox is noticed, and everything is delivered again', () => {
  const memory = begin();
  memory.refuses = ({ file }) => (file.includes('player') ? 'not now' : undefined);
  resolveAndDeliver(memory);
  const waiting = openBook(memory.ports).matches.outbox.length;
  expect(waiting).toBeGreaterThan(0);
  const [top] = cellUnder(memory, 'outbox', 'to', MATCHES);
  const tab = memory.tabs.get(MATCHES)!;
  memory.tabs.set(MATCHES, { ...tab, cells: tab.cells.slice(0, top) });
  expect(differences(memory)).toEqual([
    expect.stringContaining('the list of waiting pages was changed by hand'),
  ]);
  memory.refuses = () => undefined;
  memory.pageWrites.length = 0;
  resolveAndDeliver(memory);
  expect(memory.pageWrites).toHaveLength(5);
  expect(differences(memory)).toEqual([]);
});

describe('the forms of a match are renewed, too, where the list of what waits was lost', () => {
  const outboxOf = (memory: Memory) => memory.book().matches.outbox.map(({ to }) => to);
  const loseOutbox = (memory: Memory) => {
    const [top] = cellUnder(memory, 'outbox', 'to', MATCHES);
    const tab = memory.tabs.get(MATCHES)!;
    memory.tabs.set(MATCHES, { ...tab, cells: tab.cells.slice(0, top) });
  };

  test('those of a match that is over are closed', () => {
    const memory = begin();
    act(memory, endEarly, 1, 0, 'without outcome');
    const { form, trades } = rowOf(memory);
    expect(memory.closed).toEqual([]);
    loseOutbox(memory);
    renewForms(memory.ports);
    expect(memory.closed).toEqual([form, trades]);
    expect(outboxOf(memory)).toEqual(['spectators', 'Ann', 'Ben', 'Cleo', 'Dan']);
  });

  test('those of a match that goes on are opened, and ask what they should', () => {
    const memory = begin();
    act(memory, endEarly, 1, 0, 'without outcome');
    renewForms(memory.ports);
    act(memory, endEarly, 1, 0, 'go on');
    const { form, trades } = rowOf(memory);
    for (const id of [form, trades]) forgetForm(memory.ports, id);
    loseOutbox(memory);
    renewForms(memory.ports);
    expect(memory.closed).toEqual([]);
    expect(new Set(memory.renewed.slice(-2).map(([id]) => id))).toEqual(new Set([form, trades]));
    expect(outboxOf(memory)).toEqual(['spectators', 'Ann', 'Ben', 'Cleo', 'Dan']);
  });
});
