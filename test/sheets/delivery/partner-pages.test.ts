import { award } from '../../../src/sheets/actions/award.ts';
import { FIRST_MATCH_TAB } from '../../../src/sheets/workbook/season.ts';
import { cellsOf, type Memory } from '../memory-ports.ts';
import { receipts } from '../receipts.ts';
import { actAndDeliver, begin, makeMatch, offer, resolveAndDeliver, rowOf, send } from '../season.ts';

const LACKING = /✗ Your trade with (Ann|Ben) fails: (you give Ben|Ann gives you) 2 garnets\./;

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

/** The page of the second match in a player's file. */
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

test('X10 each page of a player sums up what the orders and agreed trades of all matches take, and warns where it is too much', () => {
  const memory = promisedAndSpent();
  send(memory, 'Ben', { 'Number card': 1 });
  receipts(memory);
  const first = (name: string) =>
    cellsOf(memory.shown.get(`${fileOf(memory, name)} ${FIRST_MATCH_TAB + 1}`))
      .flat()
      .join('\n');
  const [one, two] = [1, 2].map((match) => rowOf(memory, match).title);
  const warning = (first: string, second: string) =>
    `! Your purse: 2 garnets, 0 bellflowers. Your orders and agreed trades take 3 garnets. That is more than you have: ${first}, ${second}. The match that is resolved first is paid first.`;
  expect(first('Ann')).toContain(warning(`${one} 1 garnet`, `${two} 2 garnets`));
  expect(secondPage(memory, 'Ann')).toContain(warning(`${two} 2 garnets`, `${one} 1 garnet`));
  // Nothing is taken, or nobody else sees it.
  for (const page of [first('Ben'), secondPage(memory, 'Ben')])
    expect(page).not.toContain('agreed trades take');
  // Enough for both is no warning.
  giveGarnets(memory, 'Ann', 1);
  receipts(memory);
  expect(first('Ann')).toContain(
    'Your purse: 3 garnets, 0 bellflowers. Your orders and agreed trades take 3 garnets.',
  );
});

test('X10 X4 the needs of a match are counted after its agreed trades', () => {
  const memory = promisedAndSpent();
  giveGarnets(memory, 'Ben', 3);
  offer(memory, 'Ben', 'Ann', '3 garnets', '');
  offer(memory, 'Ann', 'Ben', '', '3 garnets');
  receipts(memory);
  // The first match gives her 2 more than it takes; the trade of the second takes 2.
  expect(memory.page('Ann')).toContain('Your orders and agreed trades take 2 garnets.');
});

test('X10 the needs of the only match come without a warning', () => {
  const memory = begin();
  giveGarnets(memory, 'Ann', 2);
  send(memory, 'Ann', { 'Number card': 1, 'Garnets to add': 1 });
  receipts(memory);
  expect(memory.page('Ann')).toContain('✓ Your order counts.');
  expect(memory.page('Ann')).toMatch(
    /^Your purse: 2 garnets, 0 bellflowers\. Your orders and agreed trades take 1 garnet\.$/m,
  );
});
