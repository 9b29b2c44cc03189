import { boardLines, withoutNotes } from '../../board-lines.ts';
import { bids, claims, record } from './build.ts';

const ROUNDS = [
  { Ann: 'U 3 P 2', Bob: 'U 1', Dan: 'X 2 W 1', Eve: 'X 1', Fay: 'W 1' },
  {},
  { Ann: 'P 2', Cat: 'Q 1' },
];
const headOf = (lines: readonly string[]) => lines.find((line) => /^(Round|Over)/.test(line));

test('a player’s board: facts, the pattern with the player’s bids, both teams’ cards, and the rounds', () =>
  expect(withoutNotes(boardLines(record({ rounds: ROUNDS.slice(0, 1) }), 0))).toEqual([
    'You are | Ann of red, with Bob and Cat',
    'In hand | 25 chips',
    'Your bids | P 🍐 pear 4: 2 chips, U 🍇 grape 3: 3 chips',
    'Round 2 of at most 13',
    'A | B | C | D',
    '? | ? | ? | ?',
    'E | F | G | H | I',
    '? | ? | ? | ? | ?',
    'J | K | L | M | N | O',
    '? | ? | ? | ? | ? | ?',
    'P ◐\nyou: 2 | Q ◐\nnearly | R ◐\nnearly | S ◐\nnearly | T ◐\nnearly',
    '🍐4 | 🍐5 | 🍐6 | 🍇1 | 🍇2',
    'U ⚑ 4\nred | V ●\nopen | W ⚑ 2\ngreen | X ⚑ 3\ngreen',
    '🍇3 | 🍇4 | 🍇5 | 🍇6',
    'you: 3 | grape | grape | grape',
    'red: 0 points | green: 0 points',
    '1 | 2 | 3 | 4 | 5 | 6 | 1 | 2 | 3 | 4 | 5 | 6',
    '· | · | · | · | · | · | 🍎\napple | · | · | · | · | · | ·',
    '· | · | · | · | · | · | 🍋\nlemon | · | · | · | · | · | ·',
    '· | · | · | · | · | · | 🍐\npear | · | · | · | · | · | ·',
    '· | · | ⚑ | · | · | · | 🍇\ngrape | · | · | · | · | ⚑ | ⚑',
    'sets',
    'Rd | red | green',
    '1 | ⚑ flags U 🍇3 (4 chips) | ⚑ flags W 🍇5 (2 chips), X 🍇6 (3 chips)',
  ]));

test('M11 of claimed cards a player reads which they control, and nobody else’s', () => {
  const ofAnn = boardLines(record({ rounds: ROUNDS }), 0);
  expect(ofAnn.slice(1, 5)).toEqual([
    'In hand | 23 chips',
    'Your bids | none',
    'You control | P 🍐 pear 4, U 🍇 grape 3',
    'Round 4 of at most 13',
  ]);
  expect(ofAnn).toContain(
    'U 🍇3\n✓ red\n4 chips\n★ you | 🍇4 | W 🍇5\n✓ green\n2 chips | X 🍇6\n✓ green\n3 chips',
  );
  const ofBob = boardLines(record({ rounds: ROUNDS }), 1);
  expect(ofBob).toContain('Other cards of your team | P 🍐 pear 4, U 🍇 grape 3');
  expect(ofBob.join('\n')).toContain('U 🍇3\n✓ red\n4 chips\nnot you');
  expect(ofAnn.slice(-4)).toEqual([
    'Rd | red | green',
    '1 | ⚑ flags U 🍇3 (4 chips) | ⚑ flags W 🍇5 (2 chips), X 🍇6 (3 chips)',
    '2 | ✓ claims U 🍇3 (4 chips)\n⚑ flags P 🍐4 (2 chips) | ✓ claims W 🍇5 (2 chips), X 🍇6 (3 chips)',
    '3 | ✓ claims P 🍐4 (4 chips) | –',
  ]);
});

test('the host’s board has all cards face up, all bids, chips and knowledge', () => {
  const lines = withoutNotes(boardLines(record({ rounds: ROUNDS }), 'host'));
  expect(lines.slice(0, 15)).toEqual([
    'Round 4 of at most 13',
    'A\nhidden | B\nhidden | C\nhidden | D\nhidden',
    '🍎1 | 🍎2 | 🍎3 | 🍎4',
    'E\nhidden | F\nhidden | G\nhidden | H\nhidden | I\nhidden',
    '🍎5 | 🍎6 | 🍋1 | 🍋2 | 🍋3',
    'J ●\nopen | K\nhidden | L\nhidden | M\nhidden | N ◐\nnearly | O ◐\nnearly',
    '🍋4 | 🍋5 | 🍋6 | 🍐1 | 🍐2 | 🍐3',
    'lemon | Q ◐\n1 : 0 | R ◐\nnearly | S ●\nopen | T ●\nopen',
    'P 🍐4\n✓ red\n4 chips\nAnn | 🍐5 | 🍐6 | 🍇1 | 🍇2',
    'V ●\nopen | grape | grape',
    'U 🍇3\n✓ red\n4 chips\nAnn | 🍇4 | W 🍇5\n✓ green\n2 chips\nnobody | X 🍇6\n✓ green\n3 chips\nDan',
    'grape',
    'red: 0 points | green: 0 points',
    '1 | 2 | 3 | 4 | 5 | 6 | 1 | 2 | 3 | 4 | 5 | 6',
    '· | · | · | · | · | · | 🍎\napple | · | · | · | · | · | ·',
  ]);
  const secrets = lines.indexOf('Only hosts see this: bids in chips (the pattern shows red : green)');
  expect(lines.slice(secrets, secrets + 10)).toEqual([
    'Only hosts see this: bids in chips (the pattern shows red : green)',
    'card | flag | Ann | Bob | Cat | Dan | Eve | Fay',
    'P 🍐4 | ✓ red: Ann | 4',
    'Q 🍐5 | 1',
    'U 🍇3 | ✓ red: Ann | 3 | 1',
    'W 🍇5 | ✓ green: nobody | 1 | 1',
    'X 🍇6 | ✓ green: Dan | 2 | 1',
    'chips in hand | 23 | 29 | 29 | 27 | 29 | 29',
    'Information that each player bought',
    'Ann | nothing',
  ]);
});

test('M8 information bought twice is shown once', () => {
  const order = { identify: ['A', 'A', 'B'], bids: bids('U 1') };
  const rounds = [{ orders: { Ann: order }, credits: { Ann: { garnets: 3, bellflowers: 0 } } }];
  const lines = withoutNotes(boardLines(record({ rounds }), 'host'));
  expect(lines).toContain('Ann | A 🍎1, B 🍎2');
});

test('M12 M13 at the end all read the controller of each card, and the scorers in sets and runs', () => {
  const claimers = { Ann: 'UVP', Bob: 'Q', Cat: 'R', Dan: 'WX', Eve: 'STK', Fay: 'LM' };
  const lines = withoutNotes(boardLines(record({ rounds: [...claims(claimers), {}] }), 'public'));
  expect(headOf(lines)).toBe('Over after round 7: nobody bid any more');
  expect(lines).toContain(
    'U 🍇3\n✓ red\n1 chip\nAnn | V 🍇4\n✓ red\n1 chip\nAnn | W 🍇5\n✓ green\n1 chip\nDan | X 🍇6\n✓ green\n1 chip\nDan',
  );
  const hands = lines.indexOf('red: 3 points | green: 0 points');
  expect(lines.slice(hands + 1, hands + 9)).toEqual([
    '1 | 2 | 3 | 4 | 5 | 6 | 1 | 2 | 3 | 4 | 5 | 6',
    '· | · | · | · | · | · | 🍎\napple | · | · | · | · | · | ·',
    '· | · | · | · | · | · | 🍋\nlemon | · | · | · | · | 5 | 6',
    '· | · | · | 4 | 5 | 6 | 🍐\npear | 1 | · | · | · | · | ·',
    '· | · | 3 | 4 | · | · | 🍇\ngrape | 1 | 2 | · | · | 5 | 6',
    'sets',
    'Team | set or run | points | who gets the points of each card',
    'red | run 🍐4–6 | 3 × 1 = 3 | 🍐4 Ann, 🍐5 Bob, 🍐6 Cat',
  ]);
});

test('M14 M15 the head counts the rounds, and says of the last that new cards are no longer open', () => {
  const rounds = ROUNDS.slice(0, 2);
  const head = (lastRound: number) =>
    headOf(boardLines(record({ rounds, options: { lastRound } }), 'public'));
  expect(head(4)).toBe('Round 3 of at most 4');
  expect(head(3)).toBe('Round 3, the last round: bids on exposed cards only');
  // One round without a bid, and one more could have come.
  const stalemate = boardLines(record({ rounds: [{}], options: { lastRound: 2 } }), 'public');
  expect(headOf(stalemate)).toBe('Over after round 1: nobody bid any more');
  const over = boardLines(record({ rounds, options: { lastRound: 2 } }), 'public');
  expect(headOf(over)).toBe('Over after round 2: it was the last round');
  expect(over).toContain('No team made a set or a run.');
});
