import { openBook } from '../../../src/sheets/log/book.ts';
import { readCurrentMatch } from '../../../src/sheets/match/current-match.ts';
import { undoRound } from '../../../src/sheets/match/round/undo.ts';
import { noteState } from '../../../src/sheets/panel-api/noted-state.ts';
import { panelState } from '../../../src/sheets/panel-api/state.ts';
import type { MatchRow } from '../../../src/sheets/workbook/tabs/season.ts';
import { copyMemory, type Memory } from '../memory-ports.ts';
import { actAndDeliver, cellUnder, endWithVote } from '../season.ts';

const KEY = 'settled:1';

/** A season whose match is over, and whose panel was opened since. */
const played = (() => {
  const memory = endWithVote(1);
  panelState(memory.ports);
  return memory;
})();

/** The panel's state with the notes as they are, and as it would be without that of the match. */
function states(memory: Memory) {
  const without = copyMemory(memory);
  without.notes.delete(KEY);
  return { is: panelState(memory.ports), expected: panelState(without.ports) };
}

function change(memory: Memory, more: object): void {
  memory.notes.set(KEY, JSON.stringify({ ...JSON.parse(memory.notes.get(KEY) ?? ''), ...more }));
}

describe('the note of a match that is over', () => {
  test('spares its replay, and the panel shows the same', () => {
    const memory = copyMemory(played);
    const { is, expected } = states(memory);
    expect(is.matches[0]).toMatchObject({ over: true, problem: null });
    expect(is).toEqual(expected);
    // What the note says is shown, and nothing was replayed.
    change(memory, { shown: { editNote: 'from the note' } });
    expect(panelState(memory.ports).matches[0]?.editNote).toBe('from the note');
    expect(openBook(memory.ports).log.replayed.size).toBe(0);
  });

  test.each<[string, (memory: Memory) => void]>([
    ['before an undo', (memory) => actAndDeliver(memory, undoRound, 1, 9)],
    [
      'before somebody changed the tab',
      (memory) => memory.type(920_001, ...cellUnder(memory, 'seats', 'card1'), 3),
    ],
    ['of a tab that is gone', (memory) => memory.tabs.delete(920_001)],
  ])('is not used: one %s', (_, happens) => {
    const memory = copyMemory(played);
    happens(memory);
    const { is, expected } = states(memory);
    expect(is).toEqual(expected);
    expect(is.matches).not.toEqual(panelState(copyMemory(played).ports).matches);
  });

  test.each<[string, (memory: Memory) => void]>([
    ['of another version of the script', (memory) => change(memory, { build: 'another', shown: {} })],
    ['that is no JSON', (memory) => memory.notes.set(KEY, '{')],
  ])('is written anew: one %s', (_, happens) => {
    const memory = copyMemory(played);
    happens(memory);
    const { is, expected } = states(memory);
    expect(is).toEqual(expected);
    expect(memory.notes.get(KEY)).toBe(played.notes.get(KEY));
  });

  test('is written for 20 matches at most', () => {
    const { ports, notes } = copyMemory(played);
    const book = openBook(ports);
    const [first] = book.matches.matches as [MatchRow];
    const rows = Array.from({ length: 25 }, (_, i) => ({ ...first, number: i + 1 }));
    const many = { ...book, matches: { ...book.matches, matches: rows } };
    const current = readCurrentMatch(book, 1, ports);
    const shown = { outcome: null, endedEarly: false, closed: false };
    for (const row of rows) noteState(ports, many, { ...current, row }, shown);
    expect([...notes.keys()].filter((key) => key.startsWith('settled:'))).toHaveLength(20);
  });

  test('is not used where every row of the log is checked', () => {
    const memory = copyMemory(played);
    expect(openBook(memory.ports, { checks: 'all' }).log.replayed.size).toBe(1);
  });
});
