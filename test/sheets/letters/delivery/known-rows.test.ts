import { expect, test } from '@jest/globals';
import { deliverAgain } from '../../../../src/sheets/letters/delivery/deliver.ts';
import { playerCover } from '../../../../src/sheets/letters/pages/player-cover.ts';
import { award } from '../../../../src/sheets/match/season/award.ts';
import { eliminate } from '../../../../src/sheets/match/season/eliminate.ts';
import type { Letter } from '../../../../src/sheets/ports.ts';
import { COVER_TAB, FIRST_MATCH_TAB } from '../../../../src/sheets/workbook/tabs/season.ts';
import type { Memory } from '../../memory-ports.ts';
import { actAndDeliver, begin, makeMatch, resolveAndDeliver, send } from '../../season.ts';

const FIVE = { garnets: 5, bellflowers: 0, tokensOfLife: 0, why: 'a minigame' } as const;

/** Ann spends a garnet in a round; gives the letters of the round. */
function spend(memory: Memory, card: number, match = 1): readonly Letter[] {
  memory.letters.length = 0;
  send(memory, 'Ann', { 'Number card': card, 'Garnets to add': 1 }, match);
  resolveAndDeliver(memory, match);
  return [...memory.letters];
}

/** Ann’s letters with the first tab: is only the statement written? */
function statementsOnly(memory: Memory, letters: readonly Letter[]): readonly boolean[] {
  const file = fileOf(memory, 'Ann');
  return letters
    .filter((letter) => letter.file === file && letter.cover)
    .map(({ isStatementOnly = false }) => isStatementOnly);
}

function fileOf(memory: Memory, name: string): string {
  return memory.book().season.players.find((player) => player.name === name)!.file;
}

/** Fails unless the first tab of Ann’s file shows the same as if it were drawn now. */
function expectCoverShown(memory: Memory): void {
  const book = memory.book();
  const ann = book.season.players.find(({ name }) => name === 'Ann')!;
  expect(memory.shown.get(`${ann.file} ${COVER_TAB}`)).toEqual(playerCover(book, ann).cover);
}

/** A match in which Ann has spent a garnet, so that her statement has a line of it. */
function begun(): Memory {
  const memory = begin();
  actAndDeliver(memory, award, { player: 'Ann', ...FIVE });
  spend(memory, 1);
  return memory;
}

test('H29 of the first tab of a file only the statement is written where all else is as it was', () => {
  const memory = begun();
  expect(statementsOnly(memory, spend(memory, 2))).toEqual([true]);
  expectCoverShown(memory);
});

test('H29 the first tab is written whole where more of it has changed', () => {
  const memory = begun();
  memory.letters.length = 0;
  actAndDeliver(memory, eliminate, { player: 'Ann', out: true, why: '' });
  expect(statementsOnly(memory, memory.letters)).toEqual([false]);
  expectCoverShown(memory);
  expect(statementsOnly(memory, spend(memory, 2))).toEqual([true]);
  expectCoverShown(memory);
});

test('H29 a first tab that a run wrote which ended before its note is written whole by the next one', () => {
  const memory = begun();
  const { send: sendNow } = memory.ports.post;
  memory.ports.post.send = (letters) => {
    sendNow(letters);
    throw new Error('The script was ended.');
  };
  actAndDeliver(memory, eliminate, { player: 'Ann', out: true, why: '' });
  memory.ports.post.send = sendNow;
  memory.letters.length = 0;
  // All else is as it was when the tab was last noted, but the file shows that Ann is out.
  actAndDeliver(memory, eliminate, { player: 'Ann', out: false, why: '' });
  expect(statementsOnly(memory, memory.letters)).not.toContain(true);
  deliverAgain(memory.ports);
  expectCoverShown(memory);
});

test('X10 where only a purse changes, only the rows with it are written to the page of a match', () => {
  const memory = begun();
  makeMatch(memory, { seed: 'another seed of twenty letters' });
  const place = `${fileOf(memory, 'Ann')} ${FIRST_MATCH_TAB + 1}`;
  const pages = spend(memory, 2, 2).filter(({ file, sheetId }) => `${file} ${sheetId}` === place);
  expect(pages.map(({ only, parts }) => only !== undefined && only === parts?.purse)).toEqual([true]);
  const texts = memory.shown.get(place)!.cells.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['Your purse: 3 garnets, 0 bellflowers.']));
  expect(texts.filter((text) => /You can offer.*: 3 garnets/.test(String(text)))).toHaveLength(1);
});

test('X10 the rows that tell what the form need not be answered, too, where they depend on the purse', () => {
  const memory = begin();
  actAndDeliver(memory, award, { player: 'Ann', ...FIVE, garnets: 2 });
  makeMatch(memory, { seed: 'another seed of twenty letters' });
  const place = `${fileOf(memory, 'Ann')} ${FIRST_MATCH_TAB + 1}`;
  const excused = () =>
    memory.shown
      .get(place)!
      .cells.filter(({ text }) => String(text).startsWith('Point tokens to buy: you need'));
  expect(excused()).toEqual([]);
  const pages = spend(memory, 2, 2).filter(({ file, sheetId }) => `${file} ${sheetId}` === place);
  expect(pages.map(({ only, parts }) => only !== undefined && only === parts?.purse)).toEqual([true]);
  expect(excused()).toHaveLength(1);
});
