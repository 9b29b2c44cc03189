import fc from 'fast-check';
import type { Cell } from '../../../src/rules/declare/position.ts';
import { theMvp } from '../../../src/rules/games/the-mvp/index.ts';
import type { Tab } from '../../../src/sheets/ports.ts';
import { drawPosition, namedPosition, readPositionTab } from '../../../src/sheets/workbook/position-tab.ts';
import { writeTables } from '../../../src/sheets/workbook/read-tables.ts';
import { addressOfPath } from '../../../src/sheets/workbook/table-place.ts';
import { EACH_GAME } from '../../rules/law/all-games.ts';
import { makeRandom } from '../../rules/law/random.ts';
import { randomMatch } from '../../rules/law/start.ts';
import { anyMatch, lawRuns, walk } from '../../rules/law/walk.ts';
import { cellsOf } from '../memory-ports.ts';

const tabOf = (cells: Cell[][]): Tab => ({ sheetId: 1, title: 'Match', rowCount: cells.length, cells });

test.each(EACH_GAME)(
  'H5 a position of %s comes back from a tab in words, and from one with names',
  (_id, game) => {
    const { shape } = game.schema;
    fc.assert(
      fc.property(anyMatch(0, 0, 1), (seed) => {
        walk(game, seed, ({ played: { match } }) => {
          for (const draw of [drawPosition, writeTables])
            expect(readPositionTab(shape, tabOf(cellsOf(draw(shape, match.position))))).toEqual({
              value: match.position,
            });
        });
      }),
      lawRuns(1),
    );
  },
);

describe('H5 the tab of a match', () => {
  const { shape } = theMvp.schema;
  const { position } = randomMatch(theMvp, makeRandom(1)).match;
  const drawn = () => cellsOf(drawPosition(shape, position));

  test('has words for names, and the address of a cell is found by its name', () => {
    const cells = drawn();
    const texts = cells.flat();
    expect(texts).toEqual(expect.arrayContaining(['rounds played', 'bid 6']));
    expect(texts).not.toContain('bid6');
    const heads = cells.findIndex((line) => line.includes('bid 6'));
    const tab = namedPosition(shape, tabOf(cells));
    expect(addressOfPath(tab, 'cards[0].bid6')).toBe(`Match!J${heads + 2}`);
  });

  test('is named in its words where something is gone', () => {
    const cells = drawn().map((line) => line.map((cell): Cell => (cell === 'bid 6' ? 'bids' : cell)));
    expect(readPositionTab(shape, tabOf(cells))).toEqual({
      issues: [expect.objectContaining({ found: 'no column “bid 6”' })],
    });
    const rounds = drawn().map((line) =>
      line.map((cell): Cell => (cell === 'rounds played' ? 'rounds' : cell)),
    );
    expect(readPositionTab(shape, tabOf(rounds))).toEqual({
      issues: [expect.objectContaining({ found: 'no value “rounds played”' })],
    });
  });

  test('says what stands in a cell as it was typed', () => {
    const typed = drawn().map((line) =>
      line.map((cell, column): Cell => (line[0] === 'rounds played' && column === 1 ? '“bid6”' : cell)),
    );
    expect(readPositionTab(shape, tabOf(typed))).toEqual({
      issues: [expect.objectContaining({ found: '“bid6”' })],
    });
  });
});
