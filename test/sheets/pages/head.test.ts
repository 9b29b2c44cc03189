import { commitmentOf } from '../../../src/rules/base/chance.ts';
import { acceptLedger, award } from '../../../src/sheets/actions/award.ts';
import { contextOf } from '../../../src/sheets/actions/change.ts';
import { readCurrentMatch } from '../../../src/sheets/actions/current-match.ts';
import { acceptEdit } from '../../../src/sheets/actions/edit.ts';
import { eliminate } from '../../../src/sheets/actions/eliminate.ts';
import { acceptLate, setDeadline } from '../../../src/sheets/actions/timing.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { checkLine } from '../../../src/sheets/log/check-line.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import { copyMemory, type Memory } from '../memory-ports.ts';
import {
  act,
  actAndDeliver,
  begin,
  cellUnder,
  endWithVote,
  giveUp,
  makeMatch,
  resolve,
  resolveAndDeliver,
  send,
} from '../season.ts';

const prize = { garnets: 2, bellflowers: 0, tokensOfLife: 0, why: 'Ann’s secret errand' };
const headOf = (memory: Memory) => checkLine(memory.entries().at(-1));
const headOfMatch = (memory: Memory, match = 1) =>
  checkLine(
    memory
      .entries()
      .filter((one) => one.match === match)
      .at(-1),
  );
const spectators = (memory: Memory) => memory.book().season.spectatorFile;
const page = (memory: Memory, match = 1, file = spectators(memory)) => {
  const newest = memory.pageWrites
    .filter((one) => one.file === file && one.sheetId === 920000 + match)
    .at(-1);
  return newest?.grid.cells.map(({ text }) => String(text)).join('\n') ?? '';
};

describe('the head of the log is on the spectators’ page', () => {
  test.each<[string, (memory: Memory) => void]>([
    ['a new match', () => undefined],
    ['a resolve', (memory) => resolveAndDeliver(memory)],
    [
      'an undo',
      (memory) => {
        resolve(memory);
        actAndDeliver(memory, undoRound, 1, 1);
      },
    ],
    ['a deadline', (memory) => actAndDeliver(memory, setDeadline, 1, 0, '2027-01-01T00:00:00Z')],
    ['an award', (memory) => actAndDeliver(memory, award, { player: 'Ann', ...prize })],
  ])('after %s', (_, work) => {
    const memory = begin();
    work(memory);
    expect(page(memory)).toContain(headOfMatch(memory));
    expect(memory.book().matches.outbox.map(({ to }) => to)).not.toContain('spectators');
  });

  test('of every live match after an award, and in a player’s page after a resolve', () => {
    const memory = begin();
    makeMatch(memory, { seed: 'the seed of another match' });
    actAndDeliver(memory, award, { player: 'Ann', ...prize });
    expect([page(memory, 1), page(memory, 2)]).toEqual(
      [1, 2].map((match) => expect.stringContaining(headOfMatch(memory, match))),
    );
    resolveAndDeliver(memory);
    const [ann] = memory.book().season.players;
    expect(page(memory, 1, ann?.file)).toContain(headOfMatch(memory));
  });
});

describe('H28 between two matches the first tab of the spectators’ file has the head of the log', () => {
  const over = endWithVote(1);
  const ATTEMPT = 'the seed of a match that never began';

  test.each<[string, (memory: Memory) => void, string]>([
    [
      'an award',
      (memory) => actAndDeliver(memory, award, { player: 'Ann', ...prize }),
      'Ann got an award or a fine outside the game.',
    ],
    [
      'an elimination',
      (memory) => actAndDeliver(memory, eliminate, { player: 'Ann', out: true, why: 'errand' }),
      'Ann is out of the season.',
    ],
    [
      'a ledger that was changed by hand',
      (memory) => {
        memory.type(TABS.ledger.sheetId, 1, 3, 7);
        actAndDeliver(memory, acceptLedger);
      },
      'The ledger was changed by hand: Ann.',
    ],
    ['a match that was given up', (memory) => giveUp(memory, ATTEMPT), commitmentOf(ATTEMPT)],
  ])('after %s, with what the host did', (_, work, words) => {
    const memory = copyMemory(over);
    work(memory);
    const { spectatorFile } = memory.book().season;
    const cells = memory.pageWrites.filter(({ file }) => file === spectatorFile).at(-1)?.cover?.cells ?? [];
    const text = cells.map((cell) => String(cell.text)).join('\n');
    expect(text).toContain(headOf(memory));
    expect(text).toContain(words);
    expect(text).not.toContain('errand');
    expect(memory.book().matches.outbox.map(({ to }) => to)).not.toContain('spectators');
  });
});

describe('the host’s acts are on the spectators’ page, in words', () => {
  test('H4 H5 X2 undo, edit, late order, deadline and award, and nothing of what they hold', () => {
    const memory = begin();
    act(memory, setDeadline, 1, 0, '2026-01-11T00:00:00Z');
    memory.time = Date.parse('2026-01-11T00:01:00Z');
    send(memory, 'Ben', { 'Number card': 2 });
    const { sorted } = readCurrentMatch(memory.book(), 1, contextOf(memory.ports, memory.book()));
    act(memory, acceptLate, 1, [sorted.late[0]?.id as string]);
    resolve(memory);
    act(memory, undoRound, 1, 1);
    resolve(memory);
    memory.type(920001, ...cellUnder(memory, 'seats', 'pointTokens'), 30);
    act(memory, acceptEdit, 1);
    act(memory, award, { player: 'Ann', ...prize });
    const text = page(memory);
    const acts = [
      'The deadline was moved to Sun 11 Jan 2026, 00:00 UTC.',
      'A late order of Ben for round 1 was accepted.',
      'Round 1 was undone.',
      'The position after round 1 was changed by hand.',
      'Ann got an award or a fine outside the game.',
    ];
    const places = acts.map((words) => text.indexOf(words));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(text).not.toContain('errand');
  });
});
