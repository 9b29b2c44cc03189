import { expect, test } from '@jest/globals';
import { openBook } from '../../../src/sheets/log/book.ts';
import { standingsOf } from '../../../src/sheets/log/ledger/standings.ts';
import { award } from '../../../src/sheets/match/season/award.ts';
import { act, begin, makeSeason, typePlayer } from '../season.ts';

const gift = { player: 'Cleo', garnets: 3, bellflowers: 0, tokensOfLife: 2, why: 'a prize' };

test('H28 everyone whom the log knows, those with the most Tokens of Life first, with what is in their purses', () => {
  const memory = begin();
  act(memory, award, gift);
  const standings = standingsOf(openBook(memory.ports));
  expect(standings.map(({ name }) => name)).toEqual(['Cleo', 'Ann', 'Ben', 'Dan']);
  expect(standings[0]).toMatchObject({ garnets: 3, bellflowers: 0, tokensOfLife: 2 });
  expect(standings.every(({ id }) => id !== '')).toBe(true);
});

test('H28 who was typed below them since is not in the log, and has no place in the standings', () => {
  const memory = begin();
  typePlayer(memory, 4, { name: 'Eve', email: 'eve@example.com' });
  expect(standingsOf(openBook(memory.ports)).map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cleo', 'Dan']);
});

test('before the log knows anybody, those of the roster who have an id', () => {
  expect(standingsOf(openBook(makeSeason().ports))).toEqual([]);
});
