import { award } from '../../../src/sheets/actions/award.ts';
import { eliminate } from '../../../src/sheets/actions/eliminate.ts';
import { addToOutbox } from '../../../src/sheets/actions/outbox.ts';
import { renameMatch } from '../../../src/sheets/actions/rename.ts';
import { deliverAgain } from '../../../src/sheets/delivery/deliver.ts';
import { sendAllReceipts } from '../../../src/sheets/delivery/receipts.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { playerCover } from '../../../src/sheets/pages/player-cover.ts';
import { COVER_TAB, FIRST_MATCH_TAB, FIRST_RULES_TAB, TABS } from '../../../src/sheets/workbook/season.ts';
import type { Arrived, Memory } from '../memory-ports.ts';
import { receipts } from '../receipts.ts';
import { actAndDeliver, begin, makeMatch, NAMES, offer, resolveAndDeliver, send } from '../season.ts';

const FIVE = { garnets: 5, bellflowers: 0, tokensOfLife: 0, why: 'a minigame' } as const;

function fileOf(memory: Memory, name: string): string {
  return openBook(memory.ports).season.players.find((player) => player.name === name)!.file;
}

/** The pages of a round to Ann, who spends garnets in it. */
function spend(memory: Memory, garnets: number, match = 1): readonly Arrived[] {
  memory.pageWrites.length = 0;
  send(memory, 'Ann', { 'Number card': 2, 'Garnets to add': garnets }, match);
  resolveAndDeliver(memory, match);
  return memory.pageWrites.filter(({ file }) => file === fileOf(memory, 'Ann'));
}

/** Fails unless the first tab of Ann’s file shows the same as if it were drawn now. */
function expectCoverShown(memory: Memory): void {
  const book = openBook(memory.ports);
  const ann = book.season.players.find(({ name }) => name === 'Ann')!;
  expect(memory.shown.get(`${ann.file} ${COVER_TAB}`)).toEqual(playerCover(book, ann));
}

/** Fails unless the pages of the match show the same as if they were drawn now. */
function expectAllShown(memory: Memory): void {
  const shown = new Map(memory.shown);
  memory.notes.delete(`shown:${FIRST_MATCH_TAB + 1}`);
  memory.pageWrites.length = 0;
  sendAllReceipts(memory.ports);
  expect(memory.pageWrites.length).toBeGreaterThan(0);
  for (const { file, sheetId, grid } of memory.pageWrites)
    expect(shown.get(`${file} ${sheetId}`)).toEqual(grid);
}

/** Does something in a run that ends as soon as its pages are sent. */
function killedAfterSending(memory: Memory, act: () => void): void {
  const { send: sendNow } = memory.ports.post;
  memory.ports.post.send = (pageWrites) => {
    sendNow(pageWrites);
    throw new Error('The script was ended.');
  };
  try {
    act();
  } catch {
    // An action goes on without its delivery, a wake-up does not.
  }
  memory.ports.post.send = sendNow;
  memory.pageWrites.length = 0;
}

/** The host types the link to the rules, which is on all pages and not in the log (H36). */
function typeRules(memory: Memory, link: string): void {
  const { sheetId } = TABS.season;
  const row = memory.tabs.get(sheetId)!.cells.findIndex(([name]) => name === 'Link to the rules');
  memory.type(sheetId, row, 1, link);
}

test('H29 the first tab of a file is written with every page of it, so that text typed into it goes', () => {
  const memory = begin();
  actAndDeliver(memory, award, { player: 'Ann', ...FIVE });
  expect(spend(memory, 0).map(({ cover }) => cover !== undefined)).toEqual([true]);
  expectCoverShown(memory);
  const [pageWrite] = spend(memory, 1);
  expect(pageWrite?.cover).toBeDefined();
  expectCoverShown(memory);
});

test('H36 the rules tab is written again only if its text changes or a killed run wrote it', () => {
  const memory = begin();
  const rules = `${memory.book().season.spectatorFile} ${FIRST_RULES_TAB + 1}`;
  const text = memory.shown.get(rules);
  expect(text).toBeDefined();
  memory.shown.clear();
  resolveAndDeliver(memory);
  expect(memory.shown.has(`${memory.book().season.spectatorFile} ${FIRST_MATCH_TAB + 1}`)).toBe(true);
  expect(memory.shown.has(rules)).toBe(false);
  // The rules tab shows the title of the match.
  killedAfterSending(memory, () => actAndDeliver(memory, renameMatch, 1, 'Another name'));
  actAndDeliver(memory, renameMatch, 1, 'Secret Soulmate');
  deliverAgain(memory.ports);
  expect(memory.shown.get(rules)).toEqual(text);
});

test('H29 a first tab that a killed run wrote is written again, though it should show what was noted before', () => {
  const memory = begin();
  killedAfterSending(memory, () => actAndDeliver(memory, eliminate, { player: 'Ann', out: true, why: '' }));
  actAndDeliver(memory, eliminate, { player: 'Ann', out: false, why: '' });
  deliverAgain(memory.ports);
  expectCoverShown(memory);
});

test('a page that a killed run wrote is written again, though it should show what was noted before', () => {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 1 });
  receipts(memory);
  typeRules(memory, 'https://example.com/rules');
  send(memory, 'Ann', { 'Number card': 2 });
  killedAfterSending(memory, () => sendAllReceipts(memory.ports));
  typeRules(memory, '');
  send(memory, 'Ann', { 'Number card': 3 });
  expect(receipts(memory)).toHaveLength(1);
  expectAllShown(memory);
});

test('a page without any change is not sent, and counts as delivered', () => {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 1 });
  expect(receipts(memory)).toHaveLength(1);
  // The receipt is no longer known, but the page is.
  const key = `shown:${FIRST_MATCH_TAB + 1}`;
  const noted = memory.notes.get(key) as string;
  const shown = JSON.parse(noted) as [string, [string, string]][];
  memory.notes.set(key, JSON.stringify(shown.map(([id, [, page]]) => [id, ['', page]])));
  memory.pageWrites.length = 0;
  expect(sendAllReceipts(memory.ports)).toEqual({ sent: 1, waiting: 0 });
  expect(memory.pageWrites).toEqual([]);
  expect(memory.notes.get(key)).toBe(noted);
});

test('G19 a page that arrived, but whose delivery was not noted, is not added again', () => {
  const memory = begin();
  const file = fileOf(memory, 'Ann');
  const asNew = (title: string) => {
    const { outbox } = memory.book().matches;
    const { id } = memory.book().season.players.find(({ name }) => name === 'Ann')!;
    memory.pageWrites.length = 0;
    actAndDeliver(memory, (context) => ({
      ...renameMatch(context, 1, title),
      outbox: addToOutbox(outbox, 1, [id], true),
    }));
    return memory.pageWrites.filter((page) => page.file === file).map(({ isNew }) => isNew);
  };
  expect(asNew('One')).toEqual([false]);
  // A new file has no tabs.
  memory.notes.set(
    `shown:${FIRST_MATCH_TAB + 1}`,
    (memory.notes.get(`shown:${FIRST_MATCH_TAB + 1}`) ?? '').replaceAll(file.slice(-4), 'else'),
  );
  expect(asNew('Two')).toEqual([true]);
});

test('after a round a page shows what was sent for the next one', () => {
  const memory = begin();
  for (const name of NAMES) send(memory, name, { 'Number card': 3 });
  resolveAndDeliver(memory);
  send(memory, 'Ann', { 'Number card': 1 });
  expect(receipts(memory)).toHaveLength(1);
  expectAllShown(memory);
});

test('X5 after an agreed trade both pages show it', () => {
  const memory = begin();
  actAndDeliver(memory, award, { player: 'Ann', ...FIVE });
  offer(memory, 'Ann', 'Ben', '1 garnet', '');
  offer(memory, 'Ben', 'Ann', '', '1 garnet');
  expect(receipts(memory)).toHaveLength(2);
  expectAllShown(memory);
});

test('X10 where a match changes a purse, the pages of the player’s other matches show it', () => {
  const memory = begin();
  actAndDeliver(memory, award, { player: 'Ann', ...FIVE, garnets: 2 });
  makeMatch(memory, { seed: 'another seed of twenty letters' });
  const place = `${fileOf(memory, 'Ann')} ${FIRST_MATCH_TAB + 1}`;
  const texts = () => memory.shown.get(place)!.cells.map(({ text }) => String(text));
  const excused = () => texts().filter((text) => text.startsWith('Point tokens to buy: no answer is needed'));
  expect(excused()).toEqual([]);
  const pages = spend(memory, 1, 2).filter(({ file, sheetId }) => `${file} ${sheetId}` === place);
  expect(pages).toHaveLength(1);
  expect(texts()).toContain('Your purse: 1 garnet, 0 bellflowers.');
  expect(texts().filter((text) => /You can offer.*: 1 garnet/.test(text))).toHaveLength(1);
  // Excused questions of the form depend on the purse, too.
  expect(excused()).toHaveLength(1);
});
