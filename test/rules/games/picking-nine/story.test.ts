import { citing } from '../../builder.ts';
import { follow, type Name, record, recordOf, send } from './build.ts';

const told = (...rounds: Parameters<typeof send>[]) =>
  follow(record({ rounds: rounds.map((round) => send(...round)) })).lines;
const round = (numbers: string, bans: { readonly [name in Name]?: string } = {}) => told([numbers, 0, bans]);

/** Hands with a quattro of 18 for Ann and 19, or 18, for Cat; four hands have none. */
const HANDS = (cats: string) => [
  'r1 g2 b3 y4 r9',
  'r10 r2 r3 r5 r6',
  `g1 b2 y3 r4 ${cats}`,
  'b1 b4 b5 b6 b7',
  'y1 y2 y5 y6 y7',
  'g3 g4 g5 g6 g7',
];
const ending = (cats: string) => follow(recordOf(HANDS(cats))).lines.slice(-8);

test('N1 N2 N6 N7 the host is told numbers, ban, order, tie-breaks and the new list', () => {
  expect(citing(round('112234', { Fay: 'red-1' }), 'N1', 'N2', 'N6', 'N7')).toEqual([
    'host N2 Numbers: Ann 1, Bob 1, Cat 2, Dan 2, Eve 3 and Fay 4.',
    'host N1 Fay’s 4 is the highest unique number: the ban is red 1.',
    'public N1 Red 1 is banned.',
    'host N2 Picking order: Eve (3), Fay (4), Ann (1), Bob (1), Cat (2), Dan (2).',
    'host N6 Tie-breaks won by Ann and Cat.',
    'host N7 The tie-break list was Ann, Bob, Cat, Dan, Eve, Fay, and is now Bob, Dan, Eve, Fay, Cat, Ann.',
  ]);
});

test('N1 N2 where all tie nobody bans; a right to ban that is not used lapses', () => {
  const tied = round('112233', { Ann: 'red-1' });
  expect(citing(tied, 'N1', 'N6')).toEqual([
    'public N1 No card is banned.',
    'host N6 Tie-breaks won by Ann, Cat and Eve.',
  ]);
  expect(tied).toContain('host N2 No number is unique, so nobody bans.');
  const unused = round('123456');
  expect(citing(unused, 'N1', 'N6', 'N7')).toEqual([
    'host N1 Fay’s 6 is the highest unique number, but that player banned no card.',
    'public N1 No card is banned.',
    'host N7 The tie-break list stays Ann, Bob, Cat, Dan, Eve, Fay.',
  ]);
});

test('N3 N5 each is told which want they got, and what was gone by then', () => {
  const lines = round('3-1222', { Ann: 'red-1' });
  expect(citing(lines, 'N3', 'N5')).toEqual([
    '2 N3 Cat gets the 2nd of 7 wanted cards. Cards gone before: red 1 (banned).',
    '0 N3 Ann gets the 3rd of 7 wanted cards. Cards gone before: red 1 (banned), red 2 (Cat).',
    '3 N3 Dan gets the 4th of 7 wanted cards. Cards gone before: red 1 (banned), red 2 (Cat), red 3 (Ann).',
    '4 N3 Eve gets the 5th of 7 wanted cards. Cards gone before: red 1 (banned), red 2 (Cat), red 3 (Ann), red 4 (Dan).',
    '5 N3 Fay gets the 6th of 7 wanted cards. Cards gone before: red 1 (banned), red 2 (Cat), red 3 (Ann), red 4 (Dan), red 5 (Eve).',
    '1 N5 Bob sent no usable number, so everyone who sent one picks first.',
    '1 N3 Bob gets the 7th of 7 wanted cards. Cards gone before: red 1 (banned), red 2 (Cat), red 3 (Ann), red 4 (Dan), red 5 (Eve), red 6 (Fay).',
  ]);
  expect(citing(lines, 'N9')).toEqual(['public N9 These cards were left over and do not come back: red 8.']);
});

test('N10 N11 every quattro is told; hands with missing colours score 0; and the candidates are named', () => {
  expect(ending('g10')).toEqual([
    'public N14 Round 5 was the last round.',
    'public N10 Ann: green 2, blue 3, yellow 4, red 9: 2 + 3 + 4 + 9 = 18, without red 1.',
    'public N10 Bob: red 10, red 2, red 3, red 5, red 6: no four of these cards differ in number and colour, so the score is 0.',
    'public N10 Cat: blue 2, yellow 3, red 4, green 10: 2 + 3 + 4 + 10 = 19, without green 1.',
    'public N10 Dan: blue 1, blue 4, blue 5, blue 6, blue 7: no four of these cards differ in number and colour, so the score is 0.',
    'public N10 Eve: yellow 1, yellow 2, yellow 5, yellow 6, yellow 7: no four of these cards differ in number and colour, so the score is 0.',
    'public N10 Fay: green 3, green 4, green 5, green 6, green 7: no four of these cards differ in number and colour, so the score is 0.',
    'public N11 The second-lowest score is 0. All players up to this score are candidates: Bob, Dan, Eve and Fay.',
  ]);
});
