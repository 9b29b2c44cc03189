import { drawField } from '../../../../src/rules/games/not-flower-field/draw-field.ts';
import { PLACES } from '../../../../src/rules/games/not-flower-field/vocabulary.ts';
import { badGrid } from '../../law/faults/grid.ts';

const empty = drawField(
  PLACES.map(() => 0),
  [],
  {},
);

test('the letters stand over the columns of the field, and the numbers beside its rows', () => {
  expect(badGrid(empty)).toEqual([]);
  const at = (text: string | number) => {
    const cell = empty.cells.find((one) => one.text === text);
    return cell && [cell.row, cell.column, cell.rows ?? 1];
  };
  [...'ABCDEFGH'].forEach((letter, i) => {
    expect(at(letter)).toEqual([0, 1 + i, 1]);
    expect(at(i + 1)).toEqual([1 + 2 * i, 0, 2]);
    expect(at(`${letter}${i + 1}`)).toEqual([1 + 2 * i, 1 + i, 2]);
  });
});
