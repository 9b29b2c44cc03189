import { positionNews } from '../../../src/sheets/actions/amend-news.ts';

/** The news of one position that becomes another. */
const news = (before: object, after: object) => {
  const of = (position: object) => ({ match: { position } }) as unknown as Parameters<typeof positionNews>[0];
  return positionNews(of(before), of(after));
};

const CARDS = [
  { player: 'Ann', points: 3, stamps: 2 },
  { player: 'Ben', points: 1, stamps: 1 },
];

test('a correction is told line by line, and a number of lines only if it is another', () => {
  const changed = [{ ...CARDS[0], points: 4, stamps: 1 }, CARDS[1]];
  expect(news({ cards: CARDS }, { cards: changed })).toEqual(['Ann: points 3 → 4, stamps 2 → 1']);
  expect(news({ cards: CARDS }, { cards: CARDS })).toEqual([]);
  expect(news({ cards: CARDS }, { cards: CARDS.slice(0, 1) })).toEqual(['cards: 2 lines → 1']);
  expect(news({ cards: CARDS.slice(0, 1) }, { cards: CARDS })).toEqual(['cards: 1 line → 2']);
});

test('numbers outside tables are told, but not the round and the end, which are told apart', () => {
  const before = { round: 2, over: false, pot: 3 };
  expect(news(before, { ...before, pot: 5 })).toEqual([expect.stringMatching(/^pot: 3 → 5$/i)]);
  expect(news(before, { round: 3, over: true, pot: 3 })).toEqual([]);
});
