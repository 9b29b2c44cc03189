import { substitute } from '../../../src/sheets/actions/substitute.ts';
import { spentOf } from '../../../src/sheets/actions/undo.ts';
import { mustPlayBack } from '../../../src/sheets/log/fold.ts';
import { act, begin } from '../season.ts';

test('H4 H23 gains that are spent are those of the one who has the place now', () => {
  const memory = begin();
  const { id } = memory.book().season.players.find(({ name }) => name === 'Ben')!;
  memory.time += 1000;
  act(memory, substitute, { player: id, person: 'other', by: '', name: 'Kim', email: 'kim@example.com' });
  const book = memory.book();
  const playback = mustPlayBack(book.log, 1);
  const row = { time: '', player: id, garnets: -99, bellflowers: -1, tokensOfLife: 0, why: '' };
  expect(spentOf(book, playback, playback, [row], 'round 4')?.what).toBe(
    'Kim already spent or gave away what round 4 paid. Kim lacks 99 garnets and 1 bellflower.',
  );
});
