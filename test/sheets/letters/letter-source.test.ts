import { expect, test } from '@jest/globals';
import { readSource } from '../../../src/sheets/letters/pages/letter.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { mustPlayBack } from '../../../src/sheets/log/fold.ts';
import { begin, makeMatch, rowOf } from '../season.ts';

test('a letter is made from its own match, whichever matches were replayed before', () => {
  const memory = begin();
  makeMatch(memory, { seed: 'another seed of twenty letters' });
  const book = openBook(memory.ports);
  const known = [2, 1].map((match) => mustPlayBack(book.log, match));
  for (const match of [1, 2]) {
    const row = rowOf(memory, match);
    expect(readSource(memory.ports, book, row, known).playback).toBe(known[2 - match]);
    expect(readSource(memory.ports, book, row, [known[match - 1]!]).playback.number).toBe(match);
  }
});
