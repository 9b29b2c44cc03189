import { lastResolve, notePost, postNote } from '../../../src/sheets/delivery/post-note.ts';
import type { Entry } from '../../../src/sheets/log/chain.ts';
import { makeMemory } from '../memory-ports.ts';

const entry = (number: number, match: number, what: string) =>
  ({ number, match, what, data: { players: [] } }) as unknown as Entry;
const log = (...entries: Entry[]) => ({ entries });

test('the last resolve of a match: of this match, and not one that was taken back', () => {
  expect(lastResolve(log(), 1)).toBe(0);
  expect(lastResolve(log(entry(1, 1, 'pause'), entry(2, 2, 'resolve')), 1)).toBe(0);
  const two = [entry(3, 1, 'resolve'), entry(5, 1, 'resolve'), entry(6, 2, 'undo')];
  expect(lastResolve(log(...two), 1)).toBe(5);
  expect(lastResolve(log(...two, entry(7, 1, 'undo')), 1)).toBe(0);
  expect(lastResolve(log(...two, entry(7, 1, 'undo'), entry(8, 1, 'resolve')), 1)).toBe(8);
});

test('a note is kept for each match, and an unreadable one is ignored', () => {
  const { memo } = makeMemory().ports;
  notePost(memo, 1, { entry: 3, state: 'posted' });
  notePost(memo, 2, { entry: 4, state: 'later', error: 'busy', notBefore: 9 });
  expect([postNote(memo, 1), postNote(memo, 2), postNote(memo, 3)]).toEqual([
    { entry: 3, state: 'posted' },
    { entry: 4, state: 'later', error: 'busy', notBefore: 9 },
    undefined,
  ]);
  memo.set('posted 1', '{"entry":"3"}');
  expect(postNote(memo, 1)).toBeUndefined();
});
