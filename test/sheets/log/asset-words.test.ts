import { assetWords, exchange } from '../../../src/sheets/log/asset-words.ts';

test.each([
  [{}, 'nothing'],
  [{ garnets: 1 }, '1 garnet'],
  [{ garnets: 2, bellflowers: 1 }, '2 garnets, 1 bellflower'],
  [{ coils: [3] }, 'coil 3'],
  [{ coils: [1, 3] }, 'coils 1 and 3'],
  [null, 'nothing'],
])('%j in words', (assets, words) => {
  expect(assetWords(assets as never)).toBe(words);
});

test('a gift is named as a gift from either side; an exchange names both sides', () => {
  const trade = { from: 'Ann', to: 'Ben', gives: { garnets: 2 }, takes: {} };
  expect(exchange(trade as never)).toBe('Ann gives Ben 2 garnets');
  expect(exchange({ ...trade, gives: {}, takes: { garnets: 1 } } as never)).toBe(
    'Ann gives Ben nothing for 1 garnet',
  );
});

test('names what is in the purse first, in whichever order a response or the log has it', () => {
  const words = '2 garnets, 1 bellflower, 1 stamp';
  expect(assetWords({ stamps: 1, bellflowers: 1, garnets: 2 })).toBe(words);
  expect(assetWords({ garnets: 2, bellflowers: 1, stamps: 1 })).toBe(words);
});
