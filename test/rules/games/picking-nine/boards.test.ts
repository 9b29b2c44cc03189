import { boardLines, withoutNotes } from '../../board-lines.ts';
import { record, recordOf, send } from './build.ts';

const MID = record({
  garnets: { Ann: 9 },
  rounds: [send('112345'), send('123456', 1), send('-23456', 2)],
});
const END = recordOf([
  'r1 g2 b3 y4 x0',
  'r2 r3 r4 r5 r6',
  'g3 g4 g5 g6 g7',
  'b4 b5 b6 b7 b8',
  'y5 y6 y7 y8 y9',
  'r10 g9 b2 y1 y2',
]);

test('a player’s board: the own cards, the table, who took what, and where every card is', () =>
  expect(withoutNotes(boardLines(MID, 0))).toEqual([
    'Your cards',
    'oldest card first | 5 | 9 | 2',
    'red | red | blue',
    'On the table in round 4 of 5',
    '5 | 6 | 7 | 8 | 9',
    'blue | blue | blue | blue | blue',
    '10 | 1 | 2 | 0',
    'blue | yellow | yellow | gray',
    'Player, best quattro so far | rd 1 | rd 2 | rd 3 | rd 4 | rd 5',
    'Ann | 5 | 9 | 2 | · | ·',
    'needs 2 more cards that differ: yellow (not 2 or 9), and gray | red | red | blue',
    'Bob | 6 | 10 | 7 | · | ·',
    'needs 2 more cards that differ: blue or yellow (not 7 or 10), or gray | red | red | green',
    'Cat | 1 | 1 | 8 | · | ·',
    'needs 2 more cards that differ: blue or yellow (not 1 or 8), or gray | red | green | green',
    'Dan | 2 | 2 | 9 | · | ·',
    'needs 2 more cards that differ: blue or yellow (not 2 or 9), or gray | red | green | green',
    'Eve | 3 | 3 | 10 | · | ·',
    'needs 2 more cards that differ: blue or yellow (not 3 or 10), or gray | red | green | green',
    'Fay | 4 | 4 | 1 | · | ·',
    'needs 2 more cards that differ: yellow (not 1 or 4), and gray | red | green | blue',
    'Every card',
    'red | green | blue | yellow',
    '1 | Cat | Cat | Fay | ●',
    '2 | Dan | Dan | Ann | ●',
    '3 | Eve | Eve | –',
    '4 | Fay | Fay | –',
    '5 | Ann | – | ●',
    '6 | Bob | – | ●',
    '7 | – | Bob | ●',
    '8 | – | Cat | ●',
    '9 | Ann | Dan | ●',
    '10 | Bob | Eve | ●',
    'gray 0 | ●',
  ]));

test('N12 the host’s board has the deals to come', () => {
  const lines = boardLines(MID, 'host');
  expect(lines.slice(lines.indexOf('Only hosts see this: later deals'), lines.indexOf('Every card'))).toEqual(
    [
      'Only hosts see this: later deals',
      'round 5 | 3 | 4 | 5 | 6',
      'yellow | yellow | yellow | yellow',
      '7 | 8 | 9 | 10',
      'yellow | yellow | yellow | yellow',
    ],
  );
  const begun = boardLines(record({}), 'host');
  expect(begun).not.toContain('Player, best quattro so far | rd 1 | rd 2 | rd 3 | rd 4 | rd 5');
  expect(boardLines(END, 'host')).not.toContain('Only hosts see this: later deals');
});

test('at the end the cards of the best quattros are marked, and those who won or are least', () => {
  const lines = boardLines(END, 0);
  expect(lines.slice(0, 17)).toEqual([
    'Your cards',
    'oldest card first | 1 | 2 | 3 | 4 | 0',
    'red | green | blue | yellow | gray',
    'Player, best quattro | rd 1 | rd 2 | rd 3 | rd 4 | rd 5',
    'Ann | ✓1 | ✓2 | ✓3 | ✓4 | (0)',
    '10 = 1 + 2 + 3 + 4 | red | green | blue | yellow | gray',
    '▼ Bob | 2 | 3 | 4 | 5 | 6',
    '0: no quattro | red | red | red | red | red',
    '▼ Cat | 3 | 4 | 5 | 6 | 7',
    '0: no quattro | green | green | green | green | green',
    '▼ Dan | 4 | 5 | 6 | 7 | 8',
    '0: no quattro | blue | blue | blue | blue | blue',
    '▼ Eve | 5 | 6 | 7 | 8 | 9',
    '0: no quattro | yellow | yellow | yellow | yellow | yellow',
    '★ Fay | ✓10 | ✓9 | ✓2 | ✓1 | (2)',
    '22 = 10 + 9 + 2 + 1 | red | green | blue | yellow | yellow',
    '✓ part of the quattro.   ( ) not part of the quattro.',
  ]);
});

test('before the first round a hand is empty, and the page explains a quattro', () =>
  expect(boardLines(record({}), 0).slice(0, 7)).toEqual([
    'Your cards',
    'oldest card first | none',
    'On the table in round 1 of 5',
    '1 | 2 | 3 | 4 | 5',
    'red | red | red | red | red',
    '6 | 7 | 8 | 0',
    'red | red | red | gray',
  ]));
