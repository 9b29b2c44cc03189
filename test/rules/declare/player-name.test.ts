import { declarePosition, playerName, startPosition, table } from '../../../src/rules/data.ts';
import { schemaOf } from '../../../src/rules/declare/tables.ts';

const POSITION = declarePosition({
  tables: { seats: table('owner', { target: playerName({ others: true }), guest: playerName() }) },
});
const NAMES = ['Ann', 'Bob'];
const INFO = { seats: NAMES.map((name) => ({ name })), names: NAMES, options: {} };
const BEGIN = startPosition(POSITION, { seats: NAMES.map((player) => ({ player })) });

/** The problems of a position in which the first row has these cells. */
function problemsOf(cells: object) {
  const [first, ...seats] = BEGIN.seats;
  return schemaOf(POSITION).check?.({ ...BEGIN, seats: [{ ...first!, ...cells }, ...seats] }, INFO);
}

test('a column for a player’s name takes such names and nothing, and one for others not the row’s own', () => {
  expect(BEGIN.seats[0]).toEqual({ player: 'Ann', target: '', guest: '' });
  expect(problemsOf({ target: 'Bob', guest: 'Ann' })).toEqual([]);
  expect(problemsOf({ target: 'Ann', guest: 'Cat' })).toEqual([
    { path: 'seats[0].target', problem: 'expected another player' },
    { path: 'seats[0].guest', problem: 'expected a player' },
  ]);
});
