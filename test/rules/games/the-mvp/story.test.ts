import { citing, follow } from '../../builder.ts';
import { bids, claims, type Given, record } from './build.ts';

const told = (given: Given) => follow(record(given)).lines;
const ROUND = { Ann: 'U 2', Dan: 'U 2', Bob: 'V 3', Eve: 'V 1', Cat: 'W 1', Fay: 'W 2' } as const;

test('M6 M2 bought chips and bids are told to their player alone', () => {
  const lines = told({
    garnets: { Ann: 2 },
    rounds: [{ Ann: { buyChips: 2, bids: bids('U 31') } }, { Ann: 'U 1' }],
  });
  expect(lines.filter((line) => /buys|bids/.test(line))).toEqual([
    '0 M6 Ann buys 2 chips.',
    '0 M2 Ann bids 31 chips on U (now 31 in all).',
    '0 M2 Ann bids 1 chip on U (now 32 in all).',
  ]);
});

test('M3 M9 a tied card stays unflagged and keeps its bids; a flag tells both sums to the host', () => {
  expect(citing(told({ rounds: [ROUND] }), 'M3', 'M4', 'M6', 'M9')).toEqual([
    'host M3 U (🍇 grape 3) is tied, so no team gets a flag. All bids stay.',
    '0 M3 No team flags U. Ann’s 2 chips stay there.',
    '3 M3 No team flags U. Dan’s 2 chips stay there.',
    'public M4 V (🍇 grape 4) is flagged by red with 3 chips.',
    'host M9 V: red bid 3, and the other team bid 1.',
    '4 M6 Eve’s 1 chip on V comes back.',
    'public M4 W (🍇 grape 5) is flagged by green with 2 chips.',
    'host M9 W: green bid 2, and the other team bid 1.',
    '2 M6 Cat’s 1 chip on W comes back.',
  ]);
});

test('M4 M10 M11 a claimed card tells who controls it: its team, and the host with the chips', () => {
  expect(citing(told({ rounds: [{ Ann: 'U 2', Bob: 'U 2', Dan: 'U 1' }, {}] }), 'M4', 'M10', 'M11')).toEqual([
    'public M4 U (🍇 grape 3) is flagged by red with 4 chips.',
    'public M4 U (🍇 grape 3) is claimed by red, which flagged it two rounds in a row and pays 4 chips.',
    'host M4 U: red bid 4, and the other team bid 0.',
    'host M10 Nobody controls U: the highest bid is tied.',
    '0 M11 Ann does not control U.',
    '1 M11 Bob does not control U.',
    '2 M11 Cat does not control U.',
  ]);
});

test('M1 M5 what claims have uncovered is told in a line for each kind', () => {
  const lines = citing(told({ rounds: claims({ Ann: 'UVW' }) }), 'M1');
  expect(lines).toEqual([
    'public M1 These cards are revealed and nearly exposed now: J (🍋 lemon 4), K (🍋 lemon 5), L (🍋 lemon 6).',
    'public M1 These cards are exposed now: P (🍐 pear 4), Q (🍐 pear 5), R (🍐 pear 6).',
  ]);
  expect(citing(told({ rounds: [ROUND] }), 'M1')).toEqual([]);
});

test('M12 M13 M16 the end tells each combination with its shares, the garnets, and who won', () => {
  expect(
    citing(
      told({ rounds: [...claims({ Ann: 'U', Bob: 'VW', Dan: 'X' }), {}], options: { pointsPerGarnet: 2 } }),
      'M12',
      'M13',
      'M14',
      'M16',
    ),
  ).toEqual([
    'public M14 Nobody bid and no card was claimed, so the match ends.',
    'public M12 red: a run of 3 cards scores 1 point a card, 3 in all: 🍇 grape 3 at U Ann’s, 🍇 grape 4 at V Bob’s, 🍇 grape 5 at W Bob’s.',
    'public M13 red scores 3 points. Each player of the team gets 1 garnet.',
    'public M13 green scores 0 points. Each player of the team gets 0 garnets.',
    'public M16 red is the winning team.',
    'public M16 Bob won with 2 points: two Tokens of Life. Up for elimination: Dan, Eve and Fay.',
  ]);
});

test('M16 teams that tie are told so, and all six count', () => {
  expect(citing(told({ rounds: [{}] }), 'M13', 'M14', 'M16')).toEqual([
    'public M14 Nobody bid and no card was claimed, so the match ends.',
    'public M13 red scores 0 points. Each player of the team gets 0 garnets.',
    'public M13 green scores 0 points. Each player of the team gets 0 garnets.',
    'public M16 The teams tie with 0 points, so all six players are compared.',
    'public M16 Ann, Bob, Cat, Dan, Eve and Fay have the top score, 0 points: four or more players would get tokens, so nobody gets one. Up for elimination: Ann, Bob, Cat, Dan, Eve and Fay.',
  ]);
});
