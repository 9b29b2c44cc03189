import { beside } from '../../../../src/rules/board/arrange.ts';
import { tiles } from '../../../../src/rules/board/tiles.ts';
import { polarPower } from '../../../../src/rules/games/polar-power/index.ts';
import { openRecord } from '../../../../src/rules/play/record.ts';
import { GAMES } from '../../../../src/rules/registry.ts';
import { cutTexts } from './fit.ts';
import { addDifferences, type Differences, differencesInWords } from './passing.ts';

test('the law of drawings names the place of a column or row that is too small', () => {
  const grid = { widths: [40, 2, 40], heights: [22, 3], cells: [] };
  expect(cutTexts(grid)).toEqual([
    'column 1, at 40 px, is 2 px wide: widths are multiples of 5 (UNIT in src/rules/board/widths.ts)',
    'row 1, at 22 px, is 3 px high: heights are at least 5',
  ]);
});

test('tiles are as wide as the next multiple of the unit', () => {
  const grid = beside([tiles([{ text: 1 }], { size: 38 }), tiles([{ text: 2 }], { size: 41 })]);
  expect(grid.widths).toEqual([40, 45]);
});

test('the law of trade says once for each good whether the game or the fact allows it', () => {
  const meadows = ['white', 'blue', 'black', 'red', 'green'];
  const players = meadows.flatMap((meadow) =>
    ['A', 'B'].map((letter) => ({ name: `${meadow} ${letter}`, meadow })),
  );
  const { match } = openRecord(GAMES, { format: 1, game: polarPower.id, players, seed: 'x', rounds: [] });
  const differences: Differences = new Map();
  addDifferences(differences, polarPower, match, () => false);
  addDifferences(differences, polarPower, match, () => false);
  expect(differencesInWords(differences)).toEqual([
    'postcards: the game allows it, the fact does not, such as from white A to white B after round 0 (180 times)',
    'coils: the game allows it, the fact does not, such as from white A to white B after round 0 (180 times)',
    'stamps: the game allows it, the fact does not, such as from white A to white B after round 0 (180 times)',
  ]);
});
