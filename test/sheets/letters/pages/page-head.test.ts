import { expect, test } from '@jest/globals';
import { openBook } from '../../../../src/sheets/log/book.ts';
import { setDeadline } from '../../../../src/sheets/match/round/deadline.ts';
import { undoRound } from '../../../../src/sheets/match/round/undo.ts';
import { award } from '../../../../src/sheets/match/season/award.ts';
import { recordVote } from '../../../../src/sheets/match/season/vote.ts';
import { panelState } from '../../../../src/sheets/panel-api/state/state.ts';
import { FIRST_MATCH_TAB } from '../../../../src/sheets/workbook/tabs/season.ts';
import { makeRandom } from '../../../players.ts';
import type { Memory } from '../../memory-ports.ts';
import { act, begin, NAMES, playOut, resolve, send } from '../../season.ts';

/** The newest page of match 1: of a player, or the spectators’ one. */
function page({ letters, ports }: Memory, name?: string): string {
  const { spectatorFile, players } = openBook(ports).season;
  const file = name === undefined ? spectatorFile : players.find((one) => one.name === name)?.file;
  const own = letters.filter((one) => one.file === file && one.sheetId === FIRST_MATCH_TAB + 1);
  return (
    own
      .at(-1)
      ?.grid.cells.map(({ text }) => String(text))
      .join('\n') ?? ''
  );
}

test('X10 what comes into a purse from outside is not said to be of the round', () => {
  const memory = begin();
  act(memory, award, { player: 'Ann', garnets: 0, bellflowers: 4, tokensOfLife: 0, why: 'another match' });
  resolve(memory);
  expect(page(memory, 'Ann')).toContain('Round 1: ');
  expect(page(memory, 'Ann')).not.toContain('in your purse');
  expect(page(memory, 'Ann')).toMatch(/Your purse: .*4 bellflowers/);
});

test('H4 a round that was taken back is said to be open again, until it is resolved', () => {
  const memory = begin();
  const words = 'The host took round 1 back and opened it again: what was sent for it still counts';
  resolve(memory);
  expect(page(memory)).not.toContain(words);
  act(memory, undoRound, 1, 1);
  for (const name of [undefined, 'Ann']) expect(page(memory, name)).toContain(words);
  resolve(memory);
  for (const name of [undefined, 'Ann']) expect(page(memory, name)).not.toContain(words);
});

test('X2 a page that is drawn after the deadline says that it has passed', () => {
  const memory = begin({ deadline: '2026-01-10T12:30:00.000Z' });
  const [open, passed] = [
    'Round 1: orders count until Sat 10 Jan 2026, 12:30 UTC.',
    'Round 1: the deadline, Sat 10 Jan 2026, 12:30 UTC, has passed.',
  ];
  expect(page(memory)).toContain(open);
  memory.time = Date.parse('2026-01-10T13:00:00Z');
  resolve(memory);
  act(memory, undoRound, 1, 1);
  for (const name of [undefined, 'Ann']) {
    expect(page(memory, name)).toContain(passed);
    expect(page(memory, name)).toContain('What comes later counts only if the host accepts it.');
    expect(page(memory, name)).not.toContain(open);
  }
  act(memory, setDeadline, 1, '2026-01-10T15:00:00.000Z');
  expect(page(memory)).toContain('Round 1: orders count until Sat 10 Jan 2026, 15:00 UTC.');
});

test('H6 X2 an order that came too late for a round before is said to be of that one', () => {
  const memory = begin({ deadline: '2026-01-10T12:30:00.000Z' });
  memory.time = Date.parse('2026-01-10T13:00:00Z');
  send(memory, 'Ben', { 'Number card': 2 });
  resolve(memory);
  expect(page(memory, 'Ben')).toContain(
    'came too late for round 1. Round 1 was played without it. Send one for round 2; this one counts for it only if the host accepts it.',
  );
});

test('X1 X2 beside an order that came too late for a round before stands which one that was played with', () => {
  const memory = begin({ deadline: '2026-01-10T12:30:00.000Z' });
  send(memory, 'Ben', { 'Number card': 3 });
  memory.time = Date.parse('2026-01-10T13:00:00Z');
  send(memory, 'Ben', { 'Number card': 2 });
  resolve(memory);
  expect(page(memory, 'Ben')).toMatch(
    /came too late for round 1\. Round 1 was played with your order of Sat 10 Jan 2026, 12:0\d UTC\. Send one for round 2;/,
  );
});

test('X6 at the end players read whether they won or are up for elimination, and after the vote only who was chosen', () => {
  const memory = endWithVote();
  const { winners, candidates } = outcomeOf(memory);
  const UP = '▼ You are up for elimination.';
  for (const name of NAMES) {
    expect([name, page(memory, name).includes('★ You won.')]).toEqual([name, winners.includes(name)]);
    expect([name, page(memory, name).includes(UP)]).toEqual([name, candidates.includes(name)]);
  }
  act(memory, recordVote, 1, candidates[1]!);
  for (const name of NAMES)
    expect([name, page(memory, name).includes(UP)]).toEqual([name, name === candidates[1]]);
});

/** A match that is over with several candidates. */
function endWithVote(): Memory {
  for (let i = 0; i < 30; i++) {
    const memory = begin();
    playOut(memory, makeRandom(`end ${i}`));
    if (outcomeOf(memory).candidates.length > 1) return memory;
  }
  throw new Error('No match ended with several candidates.');
}

function outcomeOf({ ports }: Memory) {
  return panelState(ports).matches[0]!.outcome!;
}
