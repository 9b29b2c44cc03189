import { describe, expect, test } from '@jest/globals';
import { replay } from '../../../src/rules/play/replay.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { beginBringingBack, beginClosing, continueMove } from '../../../src/sheets/archive/move.ts';
import { renewForms } from '../../../src/sheets/letters/renew-forms.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { amendOrder } from '../../../src/sheets/match/amend.ts';
import { endEarly } from '../../../src/sheets/match/end-early.ts';
import { undoRound } from '../../../src/sheets/match/undo.ts';
import { exportMatch, exportRecord, verify } from '../../../src/sheets/match/verify.ts';
import { panelState } from '../../../src/sheets/panel-api/state.ts';
import { checkFile } from '../../../src/viewer/check/check-file.ts';
import { cellsOf, type Memory } from '../memory-ports.ts';
import { act, begin, problemOf, resolve, rowOf, send } from '../season.ts';

const WORDS =
  'The host ended the match after round 2, before its end: it has no winners, and pays nothing for its end.';
const sound = (memory: Memory) => expect(verify(openBook(memory.ports)).fault).toBe('');
const played = () => {
  const memory = begin();
  for (let i = 0; i < 2; i++) resolve(memory);
  return memory;
};
const ended = () => {
  const memory = played();
  act(memory, endEarly, 1, true);
  return memory;
};
const closed = (memory: Memory) => {
  let progress = beginClosing(memory.ports, 1);
  while (!progress.finished) progress = continueMove(memory.ports);
  return memory;
};

describe('H24 a match that the host ends early', () => {
  test('is over without an outcome, pays nothing, and says so on every page and in an export', () => {
    const memory = played();
    const { ledger } = openBook(memory.ports);
    memory.letters.splice(0);
    act(memory, endEarly, 1, true);
    expect(rowOf(memory)).toMatchObject({ over: true, round: 2, deadline: '' });
    expect(openBook(memory.ports).ledger).toEqual(ledger);
    expect(panelState(memory.ports).matches[0]).toMatchObject({
      over: true,
      endedEarly: true,
      outcome: null,
      editNote: WORDS,
      problem: null,
    });
    expect(memory.letters).toHaveLength(5);
    for (const { grid } of memory.letters) {
      expect(cellsOf(grid).flat()).toContain(WORDS);
      expect(cellsOf(grid).flat()).toContain('The match is over after 2 rounds.');
    }
    renewForms(memory.ports);
    expect(memory.closed).toHaveLength(2);
    expect(problemOf(() => resolve(memory)).what).toContain('is over');
    expect(replay(GAMES, JSON.parse(exportRecord(openBook(memory.ports), 1)))).toMatchObject({
      over: false,
      outcome: null,
    });
    const { verdict, shown } = checkFile(exportMatch(openBook(memory.ports), 1, 'everything'));
    expect([verdict, shown?.edited]).toEqual(['fits', WORDS]);
    sound(memory);
  });

  test('goes on when the host lets it: the orders of its round are there', () => {
    const memory = played();
    send(memory, 'Ben', { 'Number card': 2 });
    act(memory, endEarly, 1, true);
    memory.time += 1000;
    act(memory, endEarly, 1, false);
    renewForms(memory.ports);
    expect(memory.closed).toEqual([]);
    const [match] = panelState(memory.ports).matches;
    expect(match).toMatchObject({ over: false, endedEarly: false, editNote: '' });
    expect(match?.seats[1]?.answers).toEqual(['Number card: 2']);
    resolve(memory);
    sound(memory);
  });

  test.each([
    ['', '2026-01-12T12:00:00Z', ''],
    ['2026-01-20T12:00:00Z', '2026-01-12T12:00:00Z', '2026-01-20T12:00:00'],
    ['2026-01-11T12:00:00Z', '2026-01-12T12:00:00Z', '2026-01-13T'],
  ])('H17 with the deadline “%s” goes on at %s until “%s”', (deadline, now, next) => {
    const memory = begin({ deadline });
    act(memory, endEarly, 1, true);
    memory.time = Date.parse(now);
    act(memory, endEarly, 1, false);
    expect(rowOf(memory).deadline.slice(0, next.length)).toBe(next);
    expect(rowOf(memory).deadline === '').toBe(next === '');
    sound(memory);
  });

  test('H4 goes on when its last round is undone, and stays ended when a round is corrected', () => {
    const memory = ended();
    memory.time += 1000;
    const fix = {
      match: 1,
      round: 1,
      player: 'Ben',
      does: 'enter',
      answers: { card: '3' },
      rounds: 2,
    } as const;
    act(memory, amendOrder, fix);
    expect(rowOf(memory)).toMatchObject({ over: true, round: 2 });
    sound(memory);
    act(memory, undoRound, 1, 2);
    expect(panelState(memory.ports).matches[0]).toMatchObject({ over: false, endedEarly: false, round: 1 });
    sound(memory);
  });

  test('H10 H11 is closed and brought back as any other', () => {
    const memory = closed(ended());
    expect(panelState(memory.ports).archived).toMatchObject([
      { winners: [], candidates: [], editNote: WORDS },
    ]);
    let progress = beginBringingBack(memory.ports, 1);
    while (!progress.finished) progress = continueMove(memory.ports);
    expect(rowOf(memory)).toMatchObject({ over: true, round: 2 });
    expect(panelState(memory.ports).matches[0]).toMatchObject({ endedEarly: true, closed: false });
  });

  test('is neither ended twice nor let go on where it was not ended', () => {
    const memory = begin();
    expect(problemOf(() => act(memory, endEarly, 1, false)).what).toContain('was not ended early');
    act(memory, endEarly, 1, true);
    expect(problemOf(() => act(memory, endEarly, 1, true)).what).toContain('is over');
    expect(panelState(memory.ports).matches[0]?.editNote).toContain('before its first round');
  });
});
