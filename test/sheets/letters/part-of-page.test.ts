import { expect, test } from '@jest/globals';
import { makePost } from '../../../src/sheets/google/rest/post.ts';
import { restsOf } from '../../../src/sheets/letters/delivery/known/sent-receipts.ts';
import { sendAllReceipts } from '../../../src/sheets/letters/delivery/receipts.ts';
import { award } from '../../../src/sheets/match/season/award.ts';
import type { Letter } from '../../../src/sheets/ports.ts';
import { TABS } from '../../../src/sheets/workbook/tabs/season.ts';
import type { Memory } from '../memory-ports.ts';
import { receipts } from '../receipts.ts';
import { actAndDeliver, begin, NAMES, offer, resolveAndDeliver, send } from '../season.ts';

/** Whether each letter was partial, after an order of Ann. */
function afterOrder(memory: Memory, card: number): readonly boolean[] {
  send(memory, 'Ann', { 'Number card': card });
  return receipts(memory).map(({ only, parts }) => only !== undefined && only === parts?.sent);
}

/** Fails unless the files show the same as if they were drawn now. */
function expectAllShown(memory: Memory): void {
  const shown = new Map([...memory.shown].map(([place, grid]) => [place, JSON.stringify(grid)]));
  memory.notes.delete('receipts:1');
  memory.letters.length = 0;
  sendAllReceipts(memory.ports);
  expect(memory.letters.length).toBeGreaterThan(0);
  for (const { file, sheetId, grid, only } of memory.letters) {
    expect(only).toBeUndefined();
    expect(shown.get(`${file} ${sheetId}`)).toBe(JSON.stringify(grid));
  }
}

test('of a page that was written in this round only what was sent is written', () => {
  const memory = begin();
  expect([1, 2, 99, 3].map((card) => afterOrder(memory, card))).toEqual([[true], [true], [true], [true]]);
  expectAllShown(memory);
});

test('a page is whole again after a round, and shows what was sent for the next one', () => {
  const memory = begin();
  for (const name of NAMES) send(memory, name, { 'Number card': 3 });
  resolveAndDeliver(memory);
  expect(memory.letters.filter(({ only }) => only)).toEqual([]);
  expect(afterOrder(memory, 1)).toEqual([true]);
  expectAllShown(memory);
});

test('X5 after an agreed trade the rows with what a player has are written, too', () => {
  const memory = begin();
  actAndDeliver(memory, award, { player: 'Ann', garnets: 2, bellflowers: 0, tokensOfLife: 0, why: '' });
  offer(memory, 'Ann', 'Ben', '1 garnet', '');
  offer(memory, 'Ben', 'Ann', '', '1 garnet');
  const written = receipts(memory).map(({ only, parts }) => [only, parts?.own]);
  expect(written.length).toBeGreaterThan(0);
  for (const [only, own] of written) expect(only).toEqual(own);
  expectAllShown(memory);
});

test('a page of which more has changed is written whole', () => {
  const memory = begin();
  afterOrder(memory, 1);
  typeRules(memory, 'https://example.com/rules');
  expect(afterOrder(memory, 2)).toEqual([false]);
  expectAllShown(memory);
});

test('a page that was never noted is written whole', () => {
  const memory = begin();
  memory.notes.delete('receipts:1');
  expect(afterOrder(memory, 1)).toEqual([false]);
});

test('a page that was drawn with other columns is written whole', () => {
  const memory = begin();
  expect(afterOrder(memory, 1)).toEqual([true]);
  const [letter] = memory.letters as readonly Letter[] as [Letter];
  const { widths } = letter.grid;
  const digests = (one: Letter) => {
    const { sent, purse, own } = restsOf(memory.ports, one, memory.book().log, 1)!;
    return `${sent} ${purse} ${own}`;
  };
  const noted = digests(letter);
  const earlier = digests({ ...letter, grid: { ...letter.grid, widths: [...widths, 50] } });
  const note = memory.notes.get('receipts:1') as string;
  expect(note).toContain(` ${noted} `);
  memory.notes.set('receipts:1', note.replace(noted, earlier));
  expect(afterOrder(memory, 2)).toEqual([false]);
  expectAllShown(memory);
});

/** The host types the link to the rules, which is on all pages and not in the log (H36). */
function typeRules(memory: Memory, link: string): void {
  const { sheetId } = TABS.season;
  const row = memory.tabs.get(sheetId)!.cells.findIndex(([name]) => name === 'Link to the rules');
  memory.type(sheetId, row, 1, link);
}

test('what a run wrote that ended before its note is written whole by the next one', () => {
  const memory = begin();
  afterOrder(memory, 1);
  typeRules(memory, 'https://example.com/rules');
  const { send: sendNow } = memory.ports.post;
  memory.ports.post.send = (letters) => {
    sendNow(letters);
    throw new Error('The script was ended.');
  };
  send(memory, 'Ann', { 'Number card': 2 });
  expect(() => sendAllReceipts(memory.ports)).toThrow();
  memory.ports.post.send = sendNow;
  // All else is as it was when the page was last noted, but the page shows the link.
  typeRules(memory, '');
  expect(afterOrder(memory, 3)).toEqual([false]);
  expectAllShown(memory);
});

test('a page without its tab, or of another size, is drawn whole', () => {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 1 });
  const [letter] = receipts(memory) as [Letter];
  const kinds: string[] = [];
  const globals = globalThis as { Sheets?: unknown };
  globals.Sheets = {
    Spreadsheets: {
      batchUpdate: ({ requests: [first] }: { requests: readonly object[] }) => {
        kinds.push(Object.keys(first as object)[0] as string);
        if (kinds.length < 3)
          throw Object.assign(new Error('Invalid requests[0]'), { details: { code: 400 } });
      },
    },
  };
  try {
    expect(makePost().send([letter])).toEqual([undefined]);
  } finally {
    delete globals.Sheets;
  }
  expect(kinds).toEqual(['unmergeCells', 'unmergeCells', 'addSheet']);
});
