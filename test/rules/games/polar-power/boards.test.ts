import { MEADOWS as ALL } from '../../../../src/rules/games/polar-power/position.ts';
import { boardLines, boardOf } from '../../board-lines.ts';
import { record, send } from './build.ts';

// Blue is charged below a point, red for its positive player; black and green reach three, score and are reset.
const ROUND = {
  orders: {
    Wes: send(['red', 2], ['blue', 1]),
    Bea: send(['red', 1]),
    Ken: send(['black', 3]),
    Ray: send(['red', 1]),
    Gus: send(['green', 3]),
  },
};
const MEADOWS = [
  '− negative | 0 | positive + | power',
  'white | 0 | 0',
  'Wes · Wyn | 0 mails; 0 → 0',
  'blue | +1 | +1',
  'Bea · Bob | 1 mail; 0 → +1',
  'black | −3 | 0',
  'Kim · Ken | 1 mail; 0 → −3; 1 point to the negative player; reset to 0; tied with green at place 2',
  'red | +2 | +2',
  'Ros · Ray | 3 mails; 0 → +2; 1 point to the positive player',
  'green | +3 | 0',
  'Gus · Gil | 1 mail; 0 → +3; 1 point to the positive player; reset to 0; tied with black at place 2',
];
const ROUNDS = [
  'Rd | white | blue | black | red | green',
  '1 | 0 mails\n0 → 0 | 1 mail\n0 → +1 | 1 mail\n0 → −3\n1 point\nreset to 0 | 3 mails\n0 → +2\n1 point | 1 mail\n0 → +3\n1 point\nreset to 0',
];

test('a player’s board: the hand, the meadows, and every round', () =>
  expect(boardLines(record({ rounds: [ROUND] }), 5)).toEqual([
    'You are | − negative, in black with Kim',
    'Postcards | white, blue, red, green',
    'Coils (strength) | 1, 1, 2, 2',
    'Stamps (a mail uses one) | 2',
    ...MEADOWS,
    ...ROUNDS,
  ]));

test('the host’s board has every hand', () => {
  const lines = boardLines(record({ rounds: [ROUND] }), 'host');
  expect(lines.slice(0, MEADOWS.length)).toEqual(MEADOWS);
  expect(lines.slice(-ROUNDS.length)).toEqual(ROUNDS);
  expect(lines.slice(MEADOWS.length, -ROUNDS.length)).toEqual([
    'Player | pole | points | stamps | postcards | coils',
    'Wes\nwhite | + | 0 | 1 | 1 white, 1 black, 1 green | 1 2 3',
    'Wyn\nwhite | − | 0 | 3 | 1 white, 1 blue, 1 black, 1 red, 1 green | 1 1 2 2 3',
    'Bea\nblue | + | 0 | 2 | 1 white, 1 blue, 1 black, 1 green | 1 2 2 3',
    'Bob\nblue | − | 0 | 3 | 1 white, 1 blue, 1 black, 1 red, 1 green | 1 1 2 2 3',
    'Kim\nblack | + | 0 | 3 | 1 white, 1 blue, 1 black, 1 red, 1 green | 1 1 2 2 3',
    'Ken\nblack | − | 1 | 2 | 1 white, 1 blue, 1 red, 1 green | 1 1 2 2',
    'Ros\nred | + | 1 | 3 | 1 white, 1 blue, 1 black, 1 red, 1 green | 1 1 2 2 3',
    'Ray\nred | − | 0 | 2 | 1 white, 1 blue, 1 black, 1 green | 1 2 2 3',
    'Gus\ngreen | + | 1 | 2 | 1 white, 1 blue, 1 black, 1 red | 1 1 2 2',
    'Gil\ngreen | − | 0 | 3 | 1 white, 1 blue, 1 black, 1 red, 1 green | 1 1 2 2 3',
  ]);
});

test('before the first round a meadow has its players and no power; an empty hand says so', () => {
  const none = { white: 0, blue: 0, black: 0, red: 0, green: 0, coil1: 0, coil2: 0, coil3: 0 };
  const start = record({ starting: { seats: { Wes: none } } });
  expect(boardLines(start, 0).slice(0, 7)).toEqual([
    'You are | + positive, in white with Wyn',
    'Postcards | none',
    'Coils (strength) | none',
    'Stamps (a mail uses one) | 2',
    '− negative | 0 | positive + | power',
    'white | 0 | 0',
    'Wes · Wyn',
  ]);
  expect(boardLines(start, 'host')).toContain('Wes\nwhite | + | 0 | 2 | none | none');
});

test('the bars of all meadows are equally high', () => {
  const { cells, heights } = boardOf(record({}), 'public');
  const rows = ALL.map((meadow) => cells.find(({ text }) => text === meadow)!.row);
  expect(new Set(rows.map((row) => heights[row])).size).toBe(1);
});

test('P1 the board says beside a meadow which tie lowered its points, and nothing of other ties', () => {
  const tied = {
    orders: {
      Wes: send(['white', 3]),
      Wyn: send(['blue', 3]),
      Bea: send(['red', 1]),
      Bob: send(['green', 1]),
    },
  };
  const lines = boardLines(record({ rounds: [tied] }), 'public').filter((line) => line.includes('tied'));
  expect(lines).toEqual([
    'Wes · Wyn | 1 mail; 0 → +3; 1 point to the positive player; reset to 0; tied with blue at place 2',
    'Bea · Bob | 1 mail; 0 → −3; 1 point to the negative player; reset to 0; tied with white at place 2',
    'Ros · Ray | 1 mail; 0 → +1; tied with green at place 4',
    'Gus · Gil | 1 mail; 0 → −1; tied with red at place 4',
  ]);
});
