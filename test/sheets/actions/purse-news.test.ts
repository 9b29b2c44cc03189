import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { balances } from '../../../src/sheets/log/ledger/ledger.ts';
import { FIRST_MATCH_TAB } from '../../../src/sheets/workbook/season.ts';
import { cellsOf, type Memory } from '../memory-ports.ts';
import { act, endWithVote, makeMatch, resolve } from '../season.ts';

/** The line about the purse on the page of a match that was written last to a player’s file. */
function purseLine({ pageWrites, ports }: Memory, name: string, match: number): string {
  const file = openBook(ports).season.players.find((player) => player.name === name)?.file;
  const page = pageWrites
    .filter((pageWrite) => pageWrite.file === file && pageWrite.sheetId === FIRST_MATCH_TAB + match)
    .at(-1);
  return (page ? cellsOf(page.grid).flat() : []).find((text) =>
    String(text).startsWith('Your purse:'),
  ) as string;
}

test('X10 what a match brings stands in the purse on the pages of the other matches that go on', () => {
  const memory = endWithVote(1);
  act(memory, undoRound, 1, 9);
  makeMatch(memory, { seed: 'another seed of twenty letters', players: ['Ann', 'Ben', 'Cleo', 'Dan'] });
  resolve(memory);
  const book = memory.book();
  expect(book.matches.matches.map(({ over }) => over)).toEqual([true, false]);
  const purses = balances(book);
  const richer = book.season.players.filter(({ id }) => (purses.get(id)?.garnets ?? 0) > 0);
  expect(richer.length).toBeGreaterThan(0);
  for (const { id, name } of richer)
    expect(purseLine(memory, name, 2)).toContain(`${purses.get(id)?.garnets} garnet`);
});
