import type { Grid } from '../../../src/rules/board/grid.ts';
import { notes } from '../../../src/rules/board/page.ts';
import { count, each, text } from '../../../src/rules/declare/column.ts';
import { outcomeByScores } from '../../../src/rules/declare/outcome.ts';
import { seating } from '../../../src/rules/declare/seating.ts';
import { declarePosition, startPosition, table } from '../../../src/rules/declare/tables.ts';
import { defaultDrawing } from '../../../src/rules/defaults/board.ts';
import { defineGame } from '../../../src/rules/define-game.ts';
import { cutTexts, tooWide } from '../law/faults/fit.ts';

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

test.each([1, 4, 9, 20])(
  'a table of %i columns is drawn in as many parts as fit a page, each with the names',
  (many) => {
    const columns = Array.from({ length: many }, (_, i) => `pouredInto${i + 1}`);
    const position = declarePosition({
      tables: { seats: table('host', { ...each(columns, count()), harbour: text() }) },
    });
    const row = { player: 'Maximiliane Featherstone', harbour: 'Christophersland' };
    const drawing = defaultDrawing(position).host(
      {} as never,
      startPosition(position, { seats: [row] } as never),
      { public: [{}] },
    );
    expect([...tooWide(drawing), ...cutTexts(drawing)]).toEqual([]);
    const texts = textsOf(drawing).map(String);
    for (let i = 1; i <= many; i++) expect(texts.filter((one) => one.endsWith(`into${i}`))).toHaveLength(1);
    const parts = texts.filter((one) => one === 'player').length;
    expect(texts.filter((one) => one === row.player)).toHaveLength(parts);
    expect(parts > 1).toBe(many >= 9);
  },
);
