import { makeChance } from '../../../../src/rules/base/chance.ts';
import { theMvp } from '../../../../src/rules/games/the-mvp/index.ts';
import type { Info } from '../../../../src/rules/games/the-mvp/options.ts';
import type { CardRow, MvpPosition } from '../../../../src/rules/games/the-mvp/position.ts';
import { allViews, playRound } from '../../../../src/rules/play/match.ts';
import { rehearse } from './build.ts';

const { match, positions } = rehearse('hand');
const middle = positions[3] as MvpPosition;
const edited = (place: number, changes: Partial<CardRow>): MvpPosition => ({
  ...middle,
  cards: middle.cards.map((row, at) => (at === place ? { ...row, ...changes } : row)),
});
const problems = (position: MvpPosition) =>
  theMvp.schema.check!(position, match.info as Info).map(({ path }) => path);

test.each<[string, MvpPosition, string]>([
  ['a flag of no team', edited(23, { flag: 'Red' }), 'cards[23].flag'],
  ['a claim without a team', edited(23, { flag: '', claimed: true }), 'cards[23].flag'],
  ['a claim under other cards', edited(0, { flag: 'red', claimed: true }), 'cards[0].claimed'],
  ['a place out of order', edited(3, { place: 'X' }), 'cards[3].place'],
  ['a card twice', edited(3, { card: middle.cards[2]!.card }), 'cards[3].card'],
  ['a missing row', { ...middle, cards: middle.cards.slice(1) }, 'cards[0].place'],
  ['a row too many', { ...middle, cards: [...middle.cards, middle.cards[0]!] }, 'cards[24].place'],
  ['a missing seat', { ...middle, seats: middle.seats.slice(1) }, 'seats[5].player'],
  [
    'knowledge of nobody',
    { ...middle, learned: [{ player: 'Zoe', place: 'A', card: middle.cards[0]!.card }] },
    'learned[0].player',
  ],
  [
    'knowledge that is false',
    { ...middle, learned: [{ player: 'Ann', place: 'A', card: middle.cards[1]!.card }] },
    'learned[0].card',
  ],
])('a hand edit that cannot be is named: %s', (_, position, path) => {
  expect(problems(position)).toContain(path);
});

test.each<[string, MvpPosition]>([
  [
    'a flag without bids',
    edited(23, { flag: 'green', claimed: false, bid1: 0, bid2: 0, bid3: 0, bid4: 0, bid5: 0, bid6: 0 }),
  ],
  ['bids of both teams on a flagged card', edited(20, { bid1: 3, bid4: 3 })],
  ['bids on a hidden card', edited(0, { bid2: 9 })],
  ['a flag on a hidden card', edited(0, { flag: 'red' })],
  ['a claim taken back', edited(0, { flag: '', claimed: false })],
])('a hand edit that passes the check plays on: %s', (_, position) => {
  expect(problems(position)).toEqual([]);
  const before = { ...match, position, chance: makeChance('x') };
  const { match: after } = playRound(before, { credits: [], trades: [], orders: [] });
  expect(JSON.stringify(allViews(after))).not.toContain('null');
  theMvp.outcome(match.info, position, match.chance, () => undefined);
});
