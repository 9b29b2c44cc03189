import type { Playback } from '../../../../src/sheets/log/playback/playback.ts';
import { purseLines, type Take } from '../../../../src/sheets/pages/lines/purse-lines.ts';

const playback = {
  match: { purses: [{ garnets: 3, bellflowers: 1, tokensOfLife: 0 }], info: { names: ['Ann'] } },
} as unknown as Playback;
const lineOf = (...takes: readonly Take[]) => {
  const [line] = purseLines({ over: false } as never, playback, { seat: 0, takes });
  return [line?.text, line?.style !== undefined];
};

test('X10 the purse says what the orders and agreed trades of all matches take, and warns only where that is more than there is', () => {
  expect(lineOf()).toEqual(['Your purse: 3 garnets, 1 bellflower.', false]);
  expect(lineOf({ title: 'The MVP', garnets: 2, bellflowers: 0 })).toEqual([
    'Your purse: 3 garnets, 1 bellflower. Your orders and agreed trades take 2 garnets.',
    false,
  ]);
  const both = [
    { title: 'The MVP', garnets: 2, bellflowers: 1 },
    { title: 'Polar Power', garnets: 2, bellflowers: 0 },
  ];
  expect(lineOf(...both)).toEqual([
    '! Your purse: 3 garnets, 1 bellflower. Your orders and agreed trades take 4 garnets. That is more than you have: The MVP 2 garnets, Polar Power 2 garnets. The match that is resolved first is paid first.',
    true,
  ]);
});
