import { expect, test } from '@jest/globals';
import { openBook } from '../../../../src/sheets/log/book.ts';
import { award } from '../../../../src/sheets/match/season/award.ts';
import { FIRST_MATCH_TAB } from '../../../../src/sheets/workbook/tabs/season.ts';
import { cellsOf, type Memory } from '../../memory-ports.ts';
import { receipts } from '../../receipts.ts';
import { act, begin, makeMatch, offer, resolve, send } from '../../season.ts';

const LACKING = '✗ Agreed, but as things stand it will not settle: Ann gives Ben 2 garnets.';

/** Ann has promised Ben, in the second match, garnets that she spends in the first one. */
function promisedAndSpent(): Memory {
  const memory = begin();
  makeMatch(memory, { seed: '' });
  act(memory, award, { player: 'Ann', garnets: 2, bellflowers: 0, tokensOfLife: 0, why: 'a minigame' });
  offer(memory, 'Ann', 'Ben', '2 garnets', '', 2);
  receipts(memory);
  send(memory, 'Ann', { 'Number card': 1, 'Garnets to add': 1 });
  return memory;
}

/** What the page of the second match in a player's file says. */
function secondPage(memory: Memory, name: string): string {
  return cellsOf(memory.shown.get(`${fileOf(memory, name)} ${FIRST_MATCH_TAB + 2}`))
    .flat()
    .join('\n');
}

function fileOf(memory: Memory, name: string): string {
  return openBook(memory.ports).season.players.find((player) => player.name === name)!.file;
}

test('X4 X10 both sides of a trade read at once that another match took what pays for it', () => {
  const memory = promisedAndSpent();
  expect(secondPage(memory, 'Ben')).toContain('✓ Agreed: Ann gives Ben 2 garnets.');
  memory.letters.length = 0;
  resolve(memory, 1);
  for (const name of ['Ann', 'Ben']) expect(secondPage(memory, name)).toContain(LACKING);
  const written = memory.letters.filter(({ sheetId }) => sheetId === FIRST_MATCH_TAB + 2);
  expect(written.map(({ file }) => file).sort()).toEqual(
    ['Ann', 'Ben'].map((name) => fileOf(memory, name)).sort(),
  );
});
