import { acceptLedger } from '../../../src/sheets/actions/award.ts';
import { acceptEdit } from '../../../src/sheets/actions/edit.ts';
import { balances } from '../../../src/sheets/log/ledger/ledger.ts';
import { FIRST_MATCH_TAB, TABS } from '../../../src/sheets/workbook/season.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, cellUnder, problemOf } from '../season.ts';

/** The host types over Ann’s point tokens in the match’s tab. */
function typeTokens(memory: Memory, count: number): void {
  const [row, column] = cellUnder(memory, 'seats', 'pointTokens');
  memory.type(FIRST_MATCH_TAB + 1, row, column, count);
}

test('H5 a position that was changed again since the host saw it is not accepted', () => {
  const memory = begin();
  typeTokens(memory, 3);
  const shown = memory.match().edited;
  typeTokens(memory, 30);
  expect(problemOf(() => act(memory, acceptEdit, 1, shown))).toMatchObject({ code: 'stale' });
  typeTokens(memory, 3);
  act(memory, acceptEdit, 1, shown);
  expect(memory.match().edited).toEqual([]);
});

test('H5 a ledger that was changed again since the host saw it is not accepted', () => {
  const memory = begin();
  const type = (row: number, player: string, garnets: number) => {
    memory.type(TABS.ledger.sheetId, row, 1, player);
    memory.type(TABS.ledger.sheetId, row, 2, garnets);
  };
  const { id } = memory.book().season.players[0]!;
  type(1, id, 3);
  const shown = memory.panel().ledgerEdited;
  type(2, id, 30);
  expect(problemOf(() => act(memory, acceptLedger, shown))).toMatchObject({ code: 'stale' });
  act(memory, acceptLedger, memory.panel().ledgerEdited);
  expect(balances(memory.book()).get(id)).toMatchObject({ garnets: 33 });
});

test.each([
  ['', 'A row of the Ledger has amounts, but no player.'],
  ['Zoe', 'The Ledger has amounts for “Zoe”, who is not on the roster.'],
])('H5 amounts of “%s” in the Ledger are not accepted', (player, what) => {
  const memory = begin();
  memory.type(TABS.ledger.sheetId, 1, 1, player);
  memory.type(TABS.ledger.sheetId, 1, 2, 5);
  expect(problemOf(() => act(memory, acceptLedger))).toMatchObject({ what });
  expect(memory.panel().ledgerEdited).toHaveLength(1);
});
