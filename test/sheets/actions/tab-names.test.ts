import { acceptEdit, restoreTab } from '../../../src/sheets/actions/edit.ts';
import { handOverPlace } from '../../../src/sheets/matches/hand-over.ts';
import { FIRST_MATCH_TAB } from '../../../src/sheets/workbook/season.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, cellUnder, resolve } from '../season.ts';

// H23: the tables below the board name the present player of a place; the log and the record keep the first
// names of the match.

const TAB = FIRST_MATCH_TAB + 1;
const SUE = { player: 'Ann', person: 'other', by: '', name: 'Sue', email: 'sue@example.com' } as const;

const cellsIn = (memory: Memory) => memory.tabs.get(TAB)?.cells ?? [];
const editedOf = (memory: Memory) => memory.match().edited;
const positionOf = (memory: Memory) => memory.playback().match.position;

/** A match after a round when Sue took over from Ann. */
function substituted(): Memory {
  const memory = begin();
  resolve(memory);
  handOverPlace(memory.ports, SUE);
  return memory;
}

describe('H23 the tables of the host’s tab', () => {
  test('name who plays a seat now, and are as the log has them', () => {
    const memory = substituted();
    const [row, column] = cellUnder(memory, 'seats', 'player');
    const [line, place] = cellUnder(memory, 'plays', 'player');
    expect([cellsIn(memory)[row]?.[column], cellsIn(memory)[line]?.[place]]).toEqual(['Sue', 'Sue']);
    expect(cellsIn(memory).slice(row).flat()).not.toContain('Ann');
    expect(editedOf(memory)).toEqual([]);
    expect(memory.fault()).toBe('');
    expect(positionOf(memory).seats[0]?.player).toBe('Ann');
    resolve(memory);
    expect(editedOf(memory)).toEqual([]);
  });

  test('that were drawn under the former name are not changed by hand', () => {
    const memory = substituted();
    for (const table of ['seats', 'plays']) memory.type(TAB, ...cellUnder(memory, table, 'player'), 'Ann');
    expect(editedOf(memory)).toEqual([]);
    expect(memory.fault()).toBe('');
  });

  test('are read by any name of a seat, and a change is named by the new one', () => {
    const memory = substituted();
    memory.type(TAB, ...cellUnder(memory, 'seats', 'pointTokens'), 7);
    expect(editedOf(memory)).toEqual([expect.stringMatching(/^Sue, point tokens: \d → 7 \(/)]);
    act(memory, acceptEdit, 1);
    expect(positionOf(memory).seats[0]).toMatchObject({ player: 'Ann', pointTokens: 7 });
    expect(memory.fault()).toBe('');
  });

  test('keep what was changed by hand while a place is handed over (H5)', () => {
    const memory = begin();
    const [row, column] = cellUnder(memory, 'seats', 'pointTokens');
    memory.type(TAB, row, column, 7);
    handOverPlace(memory.ports, SUE);
    expect(cellsIn(memory)[row]?.[column]).toBe(7);
    expect(editedOf(memory)).toEqual([expect.stringMatching(/^Sue, point tokens: 1 → 7 \(/)]);
    act(memory, restoreTab, 1);
    expect(cellsIn(memory)[row]?.[0]).toBe('Sue');
  });
});
