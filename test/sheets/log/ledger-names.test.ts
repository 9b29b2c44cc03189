import { acceptLedger, award } from '../../../src/sheets/actions/award.ts';
import type { Substitution } from '../../../src/sheets/actions/substitute.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { balances, ledgerFaults } from '../../../src/sheets/log/ledger/ledger.ts';
import { ledgerNames } from '../../../src/sheets/log/ledger-names.ts';
import { handOverPlace } from '../../../src/sheets/matches/hand-over.ts';
import { panelState } from '../../../src/sheets/panel-api/state.ts';
import { LEDGER_HEADS, TABS } from '../../../src/sheets/workbook/season.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, resolve, typePlayer } from '../season.ts';

const { sheetId } = TABS.ledger;
const NAME = LEDGER_HEADS.indexOf('player');
const rowsOf = (memory: Memory) => memory.tabs.get(sheetId)?.cells.filter((line) => line.some(Boolean)) ?? [];
const namesIn = (memory: Memory) => rowsOf(memory).map((line) => line[NAME]);
const prize = (memory: Memory, player: string, garnets = 1) =>
  act(memory, award, { player, garnets, bellflowers: 0, tokensOfLife: 0, why: 'a prize' });
const rename = (memory: Memory, player: string, name: string, person: Substitution['person'] = 'other') => {
  memory.time += 1000;
  const email = `${name.toLowerCase()}@example.com`;
  handOverPlace(memory.ports, { player, person, by: '', name, email });
};
const edits = ({ ports }: Memory) => panelState(ports).ledgerEdited;

describe('H23 the Ledger tab names players as they are called now', () => {
  test('also in rows that were written before, and agrees with the log', () => {
    const memory = begin();
    for (const name of ['Ben', 'Ann']) prize(memory, name);
    const before = balances(openBook(memory.ports));
    rename(memory, 'Ben', 'Kim');
    expect(namesIn(memory)).toEqual(['Player', 'Kim', 'Ann']);
    prize(memory, 'Ben');
    rename(memory, 'Ben', 'Lea', 'same');
    resolve(memory);
    expect(namesIn(memory).slice(0, 4)).toEqual(['Player', 'Lea', 'Ann', 'Lea']);
    expect(edits(memory)).toEqual([]);
    expect(balances(openBook(memory.ports)).get('Ann')).toEqual(before.get('Ann'));
    expect(
      openBook(memory.ports)
        .ledger.map(({ player }) => player)
        .slice(0, 3),
    ).toEqual(['Ben', 'Ann', 'Ben']);
  });

  test('and by the id, where somebody else has the name: both have their own purse', () => {
    const memory = begin();
    prize(memory, 'Ben', 2);
    rename(memory, 'Ben', 'Kim');
    typePlayer(memory, 4, { name: 'Ben', email: 'other@example.com' });
    prize(memory, 'Ben (2)', 5);
    expect(namesIn(memory)).toEqual(['Player', 'Kim', 'Ben (2)']);
    expect(edits(memory)).toEqual([]);
    const purses = balances(openBook(memory.ports));
    expect([purses.get('Ben')?.garnets, purses.get('Ben (2)')?.garnets]).toEqual([2, 5]);
  });

  test('and a row typed by the host belongs to the present owner of the name', () => {
    const memory = begin();
    rename(memory, 'Ben', 'Kim');
    const used = rowsOf(memory).length;
    memory.type(sheetId, used, NAME, 'Kim');
    memory.type(sheetId, used, LEDGER_HEADS.indexOf('garnets'), 4);
    expect(edits(memory)).toEqual(['Kim: +4 garnets']);
    act(memory, acceptLedger);
    expect(edits(memory)).toEqual([]);
    expect(balances(openBook(memory.ports)).get('Ben')?.garnets).toBe(4);
  });
});

test('a former name counts for its place, a present one before it, and an id before both', () => {
  const entries = [
    { what: 'substitute', data: { player: 'Ann', from: 'Ann', to: 'Eve', person: 'other' } },
    { what: 'substitute', data: { player: 'Ann', from: 'Eve', to: 'Zoe', person: 'same' } },
  ];
  const log = { entries } as unknown as Parameters<typeof ledgerNames>[0];
  const names = (...people: readonly (readonly [id: string, name: string])[]) =>
    ledgerNames(log, { players: people.map(([id, name]) => ({ id, name })) as never });
  const usual = names(['Ann', 'Zoe'], ['', 'Max']);
  expect(['Ann', 'Eve', 'Zoe', 'Max', ''].map(usual.idOf)).toEqual(['Ann', 'Ann', 'Ann', 'Max', '']);
  expect(['Ann', 'Nobody'].map(usual.nameOf)).toEqual(['Zoe', 'Nobody']);
  const other = names(['Ann', 'Zoe'], ['Bob', 'Eve'], ['Zoe', 'Tom']);
  expect(['Ann', 'Eve', 'Zoe', 'Tom'].map(other.idOf)).toEqual(['Ann', 'Bob', 'Zoe', 'Zoe']);
  expect(['Ann', 'Bob', 'Zoe'].map(other.nameOf)).toEqual(['Ann', 'Eve', 'Tom']);
});

describe('the Ledger tab is in words', () => {
  test('with heads, times and signs that a host reads', () => {
    const memory = begin();
    prize(memory, 'Ben', 2);
    expect(rowsOf(memory)[0]).toEqual([
      'Time',
      'Player',
      'Garnets',
      'Bellflowers',
      'Tokens of Life',
      'Why',
      'Match',
    ]);
    const [time, ...others] = rowsOf(memory)[1] ?? [];
    expect(time).toMatch(/^\w{3} \d+ \w{3} \d{4}, \d\d:\d\d UTC$/);
    expect(others).toEqual(['Ben', 2, '', '', 'a prize', '']);
  });

  test('and one whose names a host changed agrees with the log', () => {
    const memory = begin();
    prize(memory, 'Ben', 2);
    rename(memory, 'Ben', 'Kim');
    memory.type(sheetId, 1, 0, '2026-01-02T03:04:05.000Z');
    memory.type(sheetId, 1, NAME, 'Ben');
    expect(edits(memory)).toEqual([]);
    expect(ledgerFaults(openBook(memory.ports))).toEqual([]);
    prize(memory, 'Ann');
    expect(namesIn(memory)).toEqual(['Player', 'Ben', 'Ann']);
    rename(memory, 'Ann', 'Lea');
    expect(namesIn(memory)).toEqual(['Player', 'Kim', 'Lea']);
    expect(edits(memory)).toEqual([]);
  });
});

test('a row without a player is named as such', () => {
  const memory = begin();
  prize(memory, 'Ann');
  memory.type(sheetId, rowsOf(memory).length, LEDGER_HEADS.indexOf('garnets'), 4);
  expect(edits(memory)).toEqual(['a row without a player: +4 garnets']);
});
