import { acceptLedger, award } from '../../../src/sheets/actions/award.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { verifySeason } from '../../../src/sheets/matches/archive/verify-rest.ts';
import { balancesOf } from '../../../src/sheets/workbook/ledger-tab.ts';
import { LEDGER_HEADS, TABS } from '../../../src/sheets/workbook/season.ts';
import { bringBack, close, endNow } from '../matches/archive/closed-season.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, makeMatch, offer, resolve, rowOf } from '../season.ts';

const LEDGER = TABS.ledger.sheetId;

/** The rows of the Ledger tab below its heads, without their times. */
function rows(memory: Memory): unknown[][] {
  const cells = memory.tabs.get(LEDGER)?.cells ?? [];
  return cells
    .slice(1)
    .filter((line) => line.some((cell) => cell !== ''))
    .map(([, ...line]) => [...line]);
}

/** Ann gives Ben garnets in a match, and the round is resolved. */
function give(memory: Memory, match: number, garnets: number): void {
  offer(memory, 'Ann', 'Ben', `${garnets} garnets`, '', match);
  resolve(memory, match);
}

/** Two matches that go on, whose rows of the Ledger take turns, and an award before and between them. */
function played(): Memory {
  const memory = begin();
  const prize = { player: 'Ann', garnets: 20, bellflowers: 0, tokensOfLife: 0, why: 'A prize' };
  act(memory, award, prize);
  makeMatch(memory, { seed: 'another seed of a match' });
  for (const match of [1, 2]) give(memory, match, 1);
  act(memory, award, { ...prize, garnets: 2 });
  for (const match of [2, 1]) give(memory, match, 2);
  return memory;
}

const row = (player: string, garnets: number, why: string, match: number | '') => [
  player,
  garnets,
  '',
  '',
  why,
  match,
];

/** The rows of the Ledger beside those of match 1, which stay when it is closed. */
const OTHERS = [
  row('Ann', 20, 'A prize', ''),
  row('Ann', -1, 'Secret Soulmate 2, round 1', 2),
  row('Ben', 1, 'Secret Soulmate 2, round 1', 2),
  row('Ann', 2, 'A prize', ''),
  row('Ann', -2, 'Secret Soulmate 2, round 2', 2),
  row('Ben', 2, 'Secret Soulmate 2, round 2', 2),
];

const balances = (memory: Memory) => balancesOf(memory.book().ledger);

/** The rows of a match. */
const ofMatch = (memory: Memory, match: number) => rows(memory).filter((line) => line.at(-1) === match);

describe('H10 the Ledger of a closed match', () => {
  test('has one row for each player; all other rows stay as they are', () => {
    const memory = played();
    endNow(memory, 1);
    expect(ofMatch(memory, 1)).toHaveLength(4);
    const before = balances(memory);
    close(memory, 1);
    const own = [
      row('Ann', -3, 'Secret Soulmate, all rounds', 1),
      row('Ben', 3, 'Secret Soulmate, all rounds', 1),
    ];
    expect(rows(memory)).toEqual([...OTHERS, ...own]);
    expect(balances(memory)).toEqual(before);
    expect(memory.book().ledgerUsed).toBe(1 + rows(memory).length);
    expect(verifySeason(memory.ports)).toMatchObject({ fault: '', archive: [] });
    // The next row is written below the last one.
    give(memory, 2, 1);
    expect(rows(memory)).toHaveLength(OTHERS.length + own.length + 2);
    expect(memory.fault()).toBe('');
  });

  test('that is brought back goes on from there, and has one row for each player again', () => {
    const memory = played();
    endNow(memory, 1);
    close(memory, 1);
    const own = ofMatch(memory, 1);
    bringBack(memory, 1);
    expect(ofMatch(memory, 1)).toEqual(own);
    act(memory, undoRound, 1, 2);
    give(memory, 1, 3);
    expect(verifySeason(memory.ports).fault).toBe('');
    endNow(memory, 1);
    const before = balances(memory);
    close(memory, 1);
    expect(rows(memory)).toEqual([...OTHERS, ...ofMatch(memory, 1)]);
    expect(ofMatch(memory, 1).length).toBeLessThanOrEqual(4);
    expect(balances(memory)).toEqual(before);
    expect(verifySeason(memory.ports)).toMatchObject({ fault: '', archive: [] });
  });

  test('H5 what was typed into its rows stays a difference, which the host accepts', () => {
    const memory = played();
    const at = memory.book().ledger.findIndex(({ match }) => match === 1);
    memory.type(LEDGER, at + 1, LEDGER_HEADS.indexOf('garnets'), 6);
    // A row whose name nobody has stays, too.
    const { ledgerUsed } = memory.book();
    memory.type(LEDGER, ledgerUsed, LEDGER_HEADS.indexOf('player'), 'Nobody');
    memory.type(LEDGER, ledgerUsed, LEDGER_HEADS.indexOf('match'), 1);
    const { ledgerEdited } = memory.panel();
    expect(ledgerEdited).toEqual(['Ann: +7 garnets']);
    endNow(memory, 1);
    close(memory, 1);
    expect(memory.panel().ledgerEdited).toEqual(ledgerEdited);
    expect(rows(memory)[OTHERS.length]).toEqual(['Nobody', '', '', '', '', 1]);
    act(memory, acceptLedger);
    expect(memory.panel().ledgerEdited).toEqual([]);
    expect(rowOf(memory, 2).number).toBe(2);
    expect(verifySeason(memory.ports).fault).toBe('');
  });
});
