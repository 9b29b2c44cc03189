import { theMvp } from '../../../../src/rules/games/the-mvp/index.ts';
import type { PublicView } from '../../../../src/rules/games/the-mvp/view.ts';
import type { Answers } from '../../../../src/rules/order/question.ts';
import { bids, claims, PATTERN, play } from './build.ts';

const info = {
  seats: [],
  names: [],
  options: {
    startingChips: 30,
    chipPrice: 1,
    identifyPrice: 1,
    locatePrice: 2,
    boughtChipsUsable: 'now',
    lastRound: 13,
    pointsPerGarnet: 5,
  },
} as const;
const start = play({}).start.public as PublicView;
const read = (answers: Answers) => theMvp.form.read(info, start, answers);
const question = (view: PublicView, id: string) =>
  theMvp.form.questions(info, view).find((each) => each.id === id)!;

test.each([
  ...['U 5', 'u5', 'U: 5 chips', 'U = 5', 'U-5', 'U - 5', 'U +5', 'U,5', 'U 05', ' U\t5 '].map((text) => [
    text,
    'U 5',
  ]),
  ...['U 5, V 3', 'U5 V3', 'U5V3', 'U 5;V 3', 'U 5\r\n\r\n V 3 \n'].map((text) => [text, 'U 5 V 3']),
] as [string, string][])('M7 bids are read from %p', (text, expected) => {
  expect(read({ bids: text })).toEqual({ bids: bids(expected) });
});

test.each([
  'U',
  '5',
  'U 5 3',
  'U V 5',
  'UV 5',
  'U 5.5',
  'U 1,000',
  'U -5',
  'U (-5)',
  'U five',
  '🍎3 5',
  'all on U',
  'I bid 5 on U',
  '5 on U',
  'Ｕ　５',
  'U 0',
  'Z 4',
  'U 5x',
  `U ${'9'.repeat(400)}`,
])('M7 what cannot be understood stays as written, to be refused: %p', (text) => {
  expect(read({ bids: `${text}\nV 1` })).toEqual({ bids: [text, { card: 'V', chips: 1 }] });
});

test.each([
  ['🍎 apple 3', ['apple-3']],
  ['🍎3', ['apple-3']],
  ['apple 3', ['apple-3']],
  ['Apple-3', ['apple-3']],
  ['APPLES 3', ['apple-3']],
  ['🍐  pears: 3', ['pear-3']],
  ['• apple 3', ['apple-3']],
  ['“apple 3”', ['apple-3']],
  ['apple 3/pear 2', ['apple-3', 'pear-2']],
  ['3 🍐', ['3 🍐']],
  ['🍎 apple 3, 🍐 pear 2', ['apple-3', 'pear-2']],
  ['🍇6 lemon 1', ['grape-6', 'lemon-1']],
  ['melon 3', ['melon 3']],
  ['apple', ['apple']],
  ['apple pear 3', ['apple pear 3']],
  ['grape 7', ['grape 7']],
  ['melon 3, apple 3', ['melon 3', 'apple-3']],
])('M8 cards to find are read from %p', (locate, expected) => {
  expect(read({ locate })).toEqual({ locate: expected });
});

test.each([
  ['A', ['A']],
  ['A, B', ['A', 'B']],
  ['a b', ['A', 'B']],
  ['A/C', ['A', 'C']],
  ['• A', ['A']],
  ['“A”', ['A']],
  ['(a) & b.', ['A', 'B']],
  ['A-C', ['A-C']],
  ['Place C', ['Place C']],
  ['A, AB, c', ['A', 'AB', 'C']],
  ['А', ['А']],
  ['AB', ['AB']],
  ['Z', ['Z']],
])('M8 places to look at are read from %p', (identify, expected) => {
  expect(read({ identify })).toEqual({ identify: expected });
});

test('an empty form is an empty order, and so is the choice “none”', () => {
  expect(read({})).toEqual({});
  expect(read({ bids: ' \n ', buyChips: '', identify: '—', locate: '—' })).toEqual({});
  expect(read({ buyChips: ' 3 ' })).toEqual({ buyChips: 3 });
  expect(read({ buyChips: 'three' })).toEqual({ buyChips: 'three' });
});

test('M8 a line each asks for places and cards, and names those that not everyone sees', () => {
  expect(theMvp.form.questions(info, start)).toHaveLength(4);
  const { help, input } = question(start, 'identify');
  expect(help).toMatch(/Still hidden: A B C D E F G H I J K L M N O\. Left empty: none\.$/);
  const fits = (text: string, { pattern = '' } = input as { pattern?: string }) =>
    new RegExp(pattern).test(text);
  expect(['', 'A', 'a c', 'A, C.', 'A/C', '• A', '“A”'].filter((text) => !fits(text))).toEqual([]);
  expect(['AC', 'Z', 'A 1', 'A-C', '🍐 A'].filter((text) => fits(text))).toEqual([]);
  const locate = question(start, 'locate');
  const cards = [...'ABCDEFGHIJKLMNO'].map((place) => PATTERN[place] as string);
  for (const card of cards) {
    const [fruit, rank] = card.split('-') as [string, string];
    expect(locate.help).toMatch(new RegExp(`${fruit} (\\d )*${rank}[ ,.]`));
  }
  const own = locate.input as { pattern?: string };
  expect(['apple 3', 'Apple-3, 🍐 pear 2', '🍇 grape6', '🍎3'].filter((text) => !fits(text, own))).toEqual(
    [],
  );
  expect(['apple', '3', 'apple 7', 'apple 3 4', 'melon 3'].filter((text) => fits(text, own))).toEqual([]);
  const played = play({ rounds: claims({ Ann: 'ABCDEFGHIJKLMNOPQRSTUVWX' }) });
  // Only the rows A–D and E–I are left: everyone sees every card.
  for (const [at, isOver] of [
    [1, undefined],
    [5, true],
    [9, true],
  ] as const) {
    const { public: view } = played.rounds[at]!;
    const over = theMvp.form.questions(info, view as PublicView).map((one) => one.isOver);
    expect(over).toEqual([undefined, undefined, isOver, isOver]);
  }
});

test('M7 the help names what takes bids, and the pattern lets good lines pass', () => {
  const asked = question(play({ rounds: [{ Ann: 'U 7' }] }).rounds[0]!.public as PublicView, 'bids');
  expect(asked.help).toContain('Exposed: U 🍇 grape 3 (red: 7 chips), V 🍇 grape 4');
  const { pattern } = asked.input as { pattern: string };
  const fits = (text: string) => new RegExp(pattern).test(text);
  for (const good of ['', 'U 5', 'u5\nV: 3', 'U 5, V 3', 'U 5 chips; V 3', ' U 5 \n', 'U-5', 'U - 5'])
    expect([good, fits(good)]).toEqual([good, true]);
  for (const bad of ['5', 'U', 'U five', 'Y 5', 'UV 5', 'U 5.5', 'U -5', 'U: -5', 'U --5'])
    expect([bad, fits(bad)]).toEqual([bad, false]);
});
