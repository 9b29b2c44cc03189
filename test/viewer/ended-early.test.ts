import { closeMatch } from '../../src/sheets/actions/close.ts';
import { endEarly } from '../../src/sheets/actions/end-early.ts';
import { openBook } from '../../src/sheets/log/book.ts';
import { publicFile, wholeFile } from '../../src/sheets/log/file/match-file.ts';
import { mustPlayBack } from '../../src/sheets/log/fold.ts';
import { checkFile } from '../../src/viewer/check/check-file.ts';
import { act, begin, resolve } from '../sheets/season.ts';

test('H24 of a match that ended without an outcome the last board does not say where the match stands', () => {
  const memory = begin();
  resolve(memory);
  act(memory, endEarly, 1, 1, 'without outcome');
  act(memory, closeMatch, 1);
  const { log } = openBook(memory.ports);
  const playback = mustPlayBack(log, 1);
  for (const file of [wholeFile(log, playback, 'The match'), publicFile(log, playback, 'The match')]) {
    const { shown } = checkFile(JSON.stringify(file));
    const standsIn = (round: number) =>
      shown?.board('public', round).cells.some(({ text }) => text === 'Where the match stands');
    expect([shown?.rounds, standsIn(0), standsIn(1)]).toEqual([1, true, false]);
  }
});
