import { idOf, type Sheet } from '../../../src/sheets/own-game/description-sheet.ts';

test('O1 a title is found in any case, and no other one', () => {
  const points = { row: 3, texts: { title: 'Points' } };
  const sheet = {
    tables: { columns: [points], questions: [], facts: [] },
    ids: new Map([[points, 'points']]),
  } as never as Sheet;
  expect(['Points', 'POINTS', 'points'].map((title) => idOf(sheet, 'columns', title))).toEqual([
    'points',
    'points',
    'points',
  ]);
  expect(idOf(sheet, 'columns', 'Point')).toBeUndefined();
  expect(idOf(sheet, 'facts', 'Points')).toBeUndefined();
});
