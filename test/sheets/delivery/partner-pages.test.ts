import { award } from '../../../src/sheets/actions/award.ts';
import { FIRST_MATCH_TAB } from '../../../src/sheets/workbook/season.ts';
import { cellsOf, type Memory } from '../memory-ports.ts';
import { receipts } from '../receipts.ts';
import { actAndDeliver, begin, makeMatch, offer, resolveAndDeliver, rowOf, send } from '../season.ts';

const LACKING = /✗ Agreed, but as things stand it will not settle: (you give Ben|Ann gives you) 2 garnets\./;

/** The host gives a player garnets. */
function giveGarnets(memory: Memory, player: string, garnets: number): void {
  actAndDeliver(memory, award, { player, garnets, bellflowers: 0, tokensOfLife: 0, why: 'a minigame' });
}

/** Ann has promised Ben, in the second match, garnets that she spends in the first one. */
function promisedAndSpent(): Memory {
  const memory = begin();
  makeMatch(memory, { seed: '' });
  giveGarnets(memory, 'Ann', 2);
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
  return memory.book().season.players.find((player) => player.name === name)!.file;
}

test('X4 X10 both sides of a trade read at once that another match took what pays for it', () => {
  const memory = promisedAndSpent();
  expect(secondPage(memory, 'Ben')).toContain('✓ Agreed: Ann gives you 2 garnets.');
  memory.pageWrites.length = 0;
  resolveAndDeliver(memory, 1);
  for (const name of ['Ann', 'Ben']) expect(secondPage(memory, name)).toMatch(LACKING);
  const written = memory.pageWrites.filter(({ sheetId }) => sheetId === FIRST_MATCH_TAB + 2);
  expect(written.map(({ file }) => file).sort()).toEqual(
    ['Ann', 'Ben'].map((name) => fileOf(memory, name)).sort(),
  );
});

test('X10 a receipt that takes garnets says to its player that another open match pays from the same purse', () => {
  const memory = promisedAndSpent();
  send(memory, 'Ben', { 'Number card': 1 });
  receipts(memory);
  const first = (name: string) =>
    cellsOf(memory.shown.get(`${fileOf(memory, name)} ${FIRST_MATCH_TAB + 1}`))
      .flat()
      .join('\n');
  const { title } = rowOf(memory, 2);
  expect(first('Ann')).toContain(
    `! This takes 1 garnet from your one purse; 1 is left. ${title} is open, too: what is resolved first takes its garnets first, and what then costs more than is left does not count.`,
  );
  // Nothing is taken, or nobody else sees it.
  for (const page of [first('Ben'), secondPage(memory, 'Ben')])
    expect(page).not.toContain('from your one purse');
  // Ann gives 2 garnets in an agreed trade of the second match.
  expect(secondPage(memory, 'Ann')).toContain(
    `! What you give comes from your one purse, and ${rowOf(memory, 1).title} is open, too: what is resolved first takes its part first, and a trade of which you then lack a part does not settle.`,
  );
});

test('X10 X4 what is left of the purse is counted after the agreed trades of the match', () => {
  const memory = promisedAndSpent();
  giveGarnets(memory, 'Ben', 3);
  offer(memory, 'Ben', 'Ann', '3 garnets', '');
  offer(memory, 'Ann', 'Ben', '', '3 garnets');
  receipts(memory);
  expect(memory.page('Ann')).toContain(
    '! This takes 1 garnet from your one purse; 4 are left after your agreed trades. ',
  );
});

test('X10 a receipt says nothing of the purse where no other match of the player is open', () => {
  const memory = begin();
  giveGarnets(memory, 'Ann', 2);
  send(memory, 'Ann', { 'Number card': 1, 'Garnets to add': 1 });
  receipts(memory);
  expect(memory.page('Ann')).toContain('✓ Understood');
  expect(memory.page('Ann')).not.toContain('from your one purse');
});
