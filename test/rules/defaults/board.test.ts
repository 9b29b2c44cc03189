import { expect, test } from '@jest/globals';
import type { Grid } from '../../../src/rules/board/grid.ts';
import { notes } from '../../../src/rules/board/page.ts';
import { count } from '../../../src/rules/declare/column.ts';
import { outcomeByScores } from '../../../src/rules/declare/outcome.ts';
import { seating } from '../../../src/rules/declare/seating.ts';
import { declarePosition, startPosition, table } from '../../../src/rules/declare/tables.ts';
import { defineGame } from '../../../src/rules/define-game.ts';

const POSITION = declarePosition({
  tables: { seats: table('owner', { salt: count({ known: 'host' }), wagons: count() }) },
});
const GAME = defineGame({
  id: 'carriers',
  title: 'Carriers',
  pitch: '',
  seating: seating({ players: [1, 1] }),
  options: {},
  position: POSITION,
  order: {},
  resolve: (_info, position) => ({ position, earnings: [] }),
  outcome: () => outcomeByScores([0]),
  draw: { private: (_info, _seat, seen) => notes(`${seen.private.length} of my own`) },
});

const textsOf = ({ cells }: Grid) => cells.map(({ text }) => text);

test('a game draws some boards itself, and the others are made from its tables', () => {
  const info = { seats: [{ name: 'Ann' }], names: ['Ann'], options: {} };
  const position = startPosition(POSITION, { seats: [{ player: 'Ann', salt: 7, wagons: 3 }] });
  const purse = { garnets: 0, bellflowers: 0, tokensOfLife: 0 };
  const seen = { public: [{}], private: [{ wagons: 3, ...purse }] };
  expect(textsOf(GAME.draw.private(info as never, 0, seen))).toEqual(['1 of my own']);
  expect(textsOf(GAME.draw.host(info as never, position, seen))).toEqual(
    expect.arrayContaining(['Ann', 'salt', 7, 'wagons', 3]),
  );
  expect(textsOf(GAME.draw.public(info as never, seen))).toEqual(['Nothing to see yet.']);
});
