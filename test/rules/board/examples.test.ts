import type { Grid } from '../../../src/rules/board/grid.ts';
import { cutTexts, tooWide } from '../law/faults/fit.ts';
import { badGrid } from '../law/faults/grid.ts';
import { drawBalance, drawHand, drawLight, drawPage, drawRanking, drawRounds, drawRow } from './examples.ts';

const ROWS = [
  { player: 'Ann', points: 3 },
  { player: 'Maximiliane', points: -2 },
];

test.each<[string, readonly Grid[]]>([
  ['fields', [drawHand(2, [3, 8]), drawHand(0, [])]],
  ['table', [drawRanking(ROWS)]],
  ['tiles', [drawRow()]],
  [
    'bars',
    [
      drawBalance(ROWS),
      drawLight([
        { player: 'Ann', points: 0 },
        { player: 'Bob', points: 1234 },
      ]),
    ],
  ],
  ['history', drawRounds([3, 5, 2].map((target) => ({ target, nearest: target === 5 ? '' : 'Ann' })))],
  ['stack and beside', [drawPage()]],
])('the example of %s fits its cells and the page', (_, grids) => {
  expect(grids.length).toBeGreaterThan(0);
  for (const grid of grids) {
    expect([...badGrid(grid), ...tooWide(grid), ...cutTexts(grid)]).toEqual([]);
  }
});
