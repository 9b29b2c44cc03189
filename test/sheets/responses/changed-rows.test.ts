import type { Cell } from '../../../src/rules/declare/position.ts';
import { readCurrentMatch } from '../../../src/sheets/actions/current-match.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import type { Tab } from '../../../src/sheets/ports.ts';
import { emailOf } from '../../players.ts';
import type { Memory } from '../memory-ports.ts';
import { receipts } from '../receipts.ts';
import { act, begin, NAMES, offer, resolve, rowOf, send } from '../season.ts';

const current = (memory: Memory) => readCurrentMatch(memory.book(), 1, memory.ports);

/** The cards that would be played now, by name. */
function cards(memory: Memory): Record<string, unknown> {
  const { orders } = current(memory);
  return Object.fromEntries(
    NAMES.flatMap((name, seat) => (orders[seat] ? [[name, (orders[seat] as { card: unknown }).card]] : [])),
  );
}

/** A player sends an order, which the form keeps, and Google wakes the add-on up. */
function sendAndConfirm(memory: Memory, name: string, card: number): void {
  send(memory, name, { 'Number card': card });
  receipts(memory);
  memory.counts();
}

/** The host changes a tab of responses by hand. */
function change(
  memory: Memory,
  alter: (cells: Cell[][]) => Cell[][],
  key: 'formTab' | 'tradesTab' = 'formTab',
): void {
  const tab = memory.tabs.get(rowOf(memory)[key]) as Tab;
  memory.tabs.set(tab.sheetId, { ...tab, cells: alter(tab.cells.map((line) => [...line])) });
}

/** Types into a cell of the column with this head. */
const overtype = (row: number, head: string, cell: Cell) => (cells: Cell[][]) => {
  (cells[row] as Cell[])[(cells[0] as Cell[]).indexOf(head)] = cell;
  return cells;
};

describe('H41 what a page shows as read counts as it was sent', () => {
  test('an answer that somebody types over', () => {
    const memory = begin();
    sendAndConfirm(memory, 'Ann', 1);
    change(memory, overtype(1, 'Number card', 3));
    expect(cards(memory)).toEqual({ Ann: 1 });
    expect(current(memory).changed).toEqual([
      '“Secret Soulmate — orders”, row 2: the row no longer contains what Ann sent. The response of Ann counts as it was sent. The form keeps that response, and the page of Ann shows it.',
    ]);
    expect(memory.match().changed).toEqual(current(memory).changed);
    resolve(memory);
    expect(current(memory).sorted.late).toEqual([]);
  });

  test('a row that is deleted, or given to another player', () => {
    for (const alter of [
      (cells: Cell[][]) => cells.slice(0, 1),
      overtype(1, 'Email Address', emailOf('Ben')),
      overtype(1, 'Timestamp', 46_000),
    ]) {
      const memory = begin();
      sendAndConfirm(memory, 'Ann', 1);
      change(memory, alter);
      expect(cards(memory)).toEqual({ Ann: 1 });
      expect(current(memory).changed).toHaveLength(1);
    }
  });

  test('what is sent after it counts, and a later one before it does not', () => {
    const memory = begin();
    sendAndConfirm(memory, 'Ann', 1);
    sendAndConfirm(memory, 'Ann', 2);
    change(memory, overtype(1, 'Number card', 4));
    expect(cards(memory)).toEqual({ Ann: 2 });
    expect(current(memory).changed).toEqual([]);
    change(memory, overtype(2, 'Number card', 4));
    expect(cards(memory)).toEqual({ Ann: 2 });
    sendAndConfirm(memory, 'Ann', 3);
    expect(cards(memory)).toEqual({ Ann: 3 });
    expect(current(memory).changed).toEqual([]);
  });

  test('a trade', () => {
    const memory = begin();
    offer(memory, 'Ann', 'Ben', '1 garnet', '');
    receipts(memory);
    change(memory, overtype(1, 'With whom?', 'Dan'), 'tradesTab');
    expect(current(memory).trading.agreed).toMatchObject([{ from: 'Ann', to: 'Ben' }]);
    expect(current(memory).changed).toHaveLength(1);
  });

  test('nothing is known of a round that was resolved, nor after an undo before the pages are written', () => {
    const memory = begin();
    sendAndConfirm(memory, 'Ann', 1);
    resolve(memory);
    sendAndConfirm(memory, 'Ann', 2);
    expect(current(memory).changed).toEqual([]);
    act(memory, undoRound, 1, 1);
    expect(current(memory).changed).toEqual([]);
    change(memory, overtype(1, 'Number card', 3));
    expect(cards(memory)).toEqual({ Ann: 1 });
  });

  test('H21 a round that is open again has the orders of its last resolve in the log', () => {
    const memory = begin();
    sendAndConfirm(memory, 'Ann', 1);
    sendAndConfirm(memory, 'Ben', 2);
    resolve(memory);
    change(memory, overtype(1, 'Number card', 3));
    change(memory, (cells) => cells.slice(0, 2));
    resolve(memory);
    act(memory, undoRound, 1, 1, 2);
    expect(cards(memory)).toEqual({ Ann: 1, Ben: 2 });
    expect(current(memory).changed).toHaveLength(2);
    expect(memory.page('Ann')).toContain('Number card: 1');
    resolve(memory);
    expect(current(memory).changed).toEqual([]);
    expect(current(memory).sorted.late).toEqual([]);
  });

  test('X5 a trade of a resolved round is no offer that came after it, and counts as it was sent where the round is open again', () => {
    const memory = begin();
    offer(memory, 'Ann', 'Ben', '1 garnet', '');
    receipts(memory);
    resolve(memory);
    change(memory, overtype(1, 'With whom?', 'Dan'), 'tradesTab');
    expect(current(memory).trading).toMatchObject({ agreed: [], refused: [] });
    act(memory, undoRound, 1, 1);
    expect(current(memory).trading.agreed).toMatchObject([{ from: 'Ann', to: 'Ben' }]);
    expect(current(memory).changed).toEqual([
      expect.stringContaining('the row no longer contains what Ann sent'),
    ]);
    resolve(memory);
    expect(current(memory)).toMatchObject({ changed: [], trading: { refused: [] } });
  });

  test('without the form the tab counts, and the host is told to compare it', () => {
    const memory = begin();
    sendAndConfirm(memory, 'Ann', 1);
    memory.kept.clear();
    change(memory, overtype(1, 'Number card', 3));
    expect(cards(memory)).toEqual({ Ann: 3 });
    expect(current(memory).changed).toEqual([
      '“Secret Soulmate — orders”, row 2: the row no longer contains what Ann sent. The form no longer has the response of Ann, so the changed row counts. Compare the tab with the page of Ann.',
    ]);
  });

  test('without the form a deleted row does not count, and the host is told', () => {
    const memory = begin();
    sendAndConfirm(memory, 'Ann', 1);
    memory.kept.clear();
    change(memory, (cells) => cells.slice(0, 1));
    expect(cards(memory)).toEqual({});
    expect(current(memory).changed).toEqual([
      '“Secret Soulmate — orders” has lost a row of Ann. The form no longer has the response of Ann, so the response does not count. Compare the tab with the page of Ann.',
    ]);
  });

  test('the form is asked only where a response is not there any more as it was', () => {
    const memory = begin();
    sendAndConfirm(memory, 'Ann', 1);
    memory.counts();
    current(memory);
    expect(memory.counts()).not.toHaveProperty('answersSince form');
    change(memory, overtype(1, 'Number card', 3));
    memory.counts();
    current(memory);
    expect(memory.counts()).toMatchObject({ 'answersSince form': 1 });
  });
});
