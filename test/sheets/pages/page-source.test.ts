import { mustPlayBack } from '../../../src/sheets/log/fold.ts';
import { makeSources } from '../../../src/sheets/pages/page-write.ts';
import type { Memory } from '../memory-ports.ts';
import { begin, makeMatch, rowOf, send } from '../season.ts';

test('a page is made from its own match, whichever matches were replayed before', () => {
  const memory = begin();
  makeMatch(memory, { seed: 'another seed of twenty letters' });
  const book = memory.book();
  const known = [2, 1].map((match) => mustPlayBack(book.log, match));
  for (const match of [1, 2]) {
    const row = rowOf(memory, match);
    expect(makeSources(memory.ports, book, known)(row).playback).toBe(known[2 - match]);
    expect(makeSources(memory.ports, book, [known[match - 1]!])(row).playback.number).toBe(match);
  }
});

test('H6 when Google fails while responses are read, nothing is said of them; without their tab files are written all the same', () => {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 1 });
  const book = memory.book();
  const row = rowOf(memory, 1);
  const read = (ports: Memory['ports'], given = book) => makeSources(ports, given)(row);
  expect(read(memory.ports).open?.orders[0]).toBeDefined();
  const clock = {
    ...memory.ports.clock,
    fromSerial: () => {
      throw new Error('Service unavailable.');
    },
  };
  expect(() => read({ ...memory.ports, clock })).toThrow('Service unavailable.');
  const tabs = new Map([...book.tabs].filter(([id]) => id !== row.formTab));
  expect(read(memory.ports, { ...book, tabs }).open).toBeUndefined();
});
