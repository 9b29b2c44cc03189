import { openBook } from '../../../src/sheets/log/book.ts';
import { mustPlayBack } from '../../../src/sheets/log/fold.ts';
import { checkWholeOrder } from '../../../src/sheets/responses/lost-order.ts';
import { TABLES } from '../../tables.ts';
import { begunSeason } from '../exported.ts';

const table = TABLES.find(({ game }) => game === 'the-mvp')!;
const { match } = mustPlayBack(openBook(begunSeason(table).ports).log, 1);
const GOOD = { card: 'U', chips: 1 };
const BAD = { card: 'U', chips: 1000 };

test.each([
  [{}, 0, false],
  [undefined, 0, false],
  [{ bids: [GOOD] }, 0, false],
  [{ bids: [BAD, GOOD] }, 1, false],
  [{ bids: [BAD, BAD] }, 2, true],
  [{ bids: 'U 1' }, 1, true],
  [{ buyChips: -1, bids: [BAD] }, 2, true],
  [{ buyChips: 0, bids: [BAD] }, 1, false],
  [{ colour: 'red' }, 1, true],
  ['U 1', 1, true],
])('X3 of the order %j, %d lines are refused; nothing is left: %s', (order, refused, isLost) => {
  const checked = checkWholeOrder(match, 0, order);
  expect([checked.refused.length, checked.isLost]).toEqual([refused, isLost]);
});
