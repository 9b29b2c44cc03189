import { readCurrentMatch } from '../../../src/sheets/actions/current-match.ts';
import { acceptLate } from '../../../src/sheets/actions/timing.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import type { Memory } from '../memory-ports.ts';
import { receipts } from '../receipts.ts';
import { act, begin, resolve, resolveAndDeliver, send } from '../season.ts';

const MINUTE = 60_000;

/** The page of a player after a further order, so many minutes later. */
function pageAfter(memory: Memory, name: string, minutes: number): string {
  memory.time += minutes * MINUTE;
  send(memory, name, { 'Number card': 1 });
  receipts(memory);
  return memory.page(name);
}

test('H6 an order that came soon after a resolve may be meant for that round, and its receipt says so', () => {
  const memory = begin();
  const words = 'was resolved, so it counts for round';
  expect(pageAfter(memory, 'Ann', 1)).not.toContain(words);
  resolveAndDeliver(memory);
  expect(pageAfter(memory, 'Ann', 3)).toMatch(
    /^Your order came 3 min after round 1 was resolved, so it counts for round 2\.$/m,
  );
  expect(pageAfter(memory, 'Ben', 58)).not.toContain(words);
});

test('X2 the receipt of a late order that the host accepted says that it counts', () => {
  const memory = begin({ deadline: '2026-01-10T12:30:00.000Z' });
  memory.time = Date.parse('2026-01-10T13:00:00Z');
  expect(pageAfter(memory, 'Ben', 0)).toContain('came too late for round 1');
  const { sorted } = readCurrentMatch(memory.book(), 1, memory.ports);
  act(memory, acceptLate, 1, [sorted.late[0]?.id as string]);
  expect(memory.page('Ben')).toMatch(/^Your order came late\. The host accepted it\.$/m);
  resolve(memory);
  expect(memory.page('Ben')).toMatch(/^You sent, .* UTC, late \(the host accepted it\):$/m);
});

test('H21 orders for later rounds are named while an earlier one is open again, and count with theirs', () => {
  const memory = begin();
  resolve(memory);
  pageAfter(memory, 'Ann', 1);
  pageAfter(memory, 'Ben', 1);
  resolve(memory);
  pageAfter(memory, 'Ben', 1);
  act(memory, undoRound, 1, 1, 2);
  const waits =
    /^You also sent an order for round 2 \(.* UTC\)\. An order counts when its round is open again/m;
  expect(memory.page('Ann')).toMatch(waits);
  expect(memory.page('Ben')).toMatch(
    /^You also sent an order for round 2 \(.*\).* round 3 \(.*\)\. An order counts/m,
  );
  expect(memory.page('Cleo')).not.toMatch(/You also sent an order for/);
  resolve(memory);
  expect(memory.page('Ann')).not.toMatch(waits);
});
