import type { ReadyGame } from '../../../src/sheets/own-game/ready.ts';
import { FIRST_OWN_GAME_TAB } from '../../../src/sheets/workbook/season.ts';
import { ask, makeMatch, makeSeason, problemOf, submit, tryAsk } from '../season.ts';
import { ruledCell, ruleRound } from './season.ts';

const NAMES = ['Ann', 'Ben', 'Cat', '*', '>5'];
const TAB = FIRST_OWN_GAME_TAB + 1;

function season(ready: ReadyGame) {
  const host = makeSeason(NAMES.map((name) => ({ name, meadow: '' })));
  ask(host, 'describeGame', ready);
  return host;
}

type Answers = Readonly<Record<string, string>>;
const numbers = (...given: readonly string[]) => given.map((number): Answers => ({ 'Your number': number }));
const choices = (...given: readonly string[]) => given.map((one): Answers => ({ 'What do you do?': one }));
const accused = (...given: readonly string[]) =>
  given.map((one): Answers => ({ 'Whom do you accuse?': one }));
const bids = (...given: readonly string[]) => given.map((one): Answers => ({ 'Your bid': one }));
const POINTS = { into: 'Points', of: 'Your number', points: '3' };
const ALL = 'all of them get the points';
const NOBODY = 'nobody gets the points';

// The values were worked out by hand.
test.each<[string, ReadyGame, string, Answers, readonly Answers[], string, readonly unknown[]]>([
  [
    'the highest, tied',
    'two-thirds',
    'best',
    { ...POINTS, which: 'the highest', tie: ALL },
    numbers('9', '9', '0'),
    'Points',
    [3, 3, 0, 0, 0],
  ],
  [
    'the highest, alone',
    'two-thirds',
    'best',
    { ...POINTS, which: 'the highest', tie: NOBODY },
    numbers('9', '9', '0'),
    'Points',
    [0, 0, 0, 0, 0],
  ],
  [
    'the lowest, which is 0',
    'two-thirds',
    'best',
    { ...POINTS, which: 'the lowest', tie: NOBODY },
    numbers('9', '9', '0'),
    'Points',
    [0, 0, 3, 0, 0],
  ],
  [
    'the highest unique one',
    'two-thirds',
    'unique',
    POINTS,
    numbers('9', '9', '4', '7'),
    'Points',
    [0, 0, 0, 3, 0],
  ],
  ['a unique 0', 'two-thirds', 'unique', POINTS, numbers('9', '9', '0'), 'Points', [0, 0, 3, 0, 0]],
  [
    'closest to two thirds of 30, which is 20',
    'two-thirds',
    'closest',
    { ...POINTS, target: 'two thirds of the average', tie: ALL },
    numbers('50', '19', '21'),
    'Points',
    [0, 3, 3, 0, 0],
  ],
  [
    'closest to the average 30, alone',
    'two-thirds',
    'closest',
    { ...POINTS, target: 'the average of all', tie: NOBODY },
    numbers('29', '31', '30'),
    'Points',
    [0, 0, 3, 0, 0],
  ],
  [
    'a number that is added',
    'two-thirds',
    'add',
    { into: 'Points', of: 'Your number' },
    numbers('5', '7'),
    'Points',
    [5, 7, 0, 0, 0],
  ],
  [
    'everybody pays',
    'auction-night',
    'pay',
    { into: 'Coins', of: 'Your bid' },
    bids('5', '7'),
    'Coins',
    [15, 13, 20, 20, 20],
  ],
  [
    'the minority',
    'deals',
    'crowd',
    { into: 'Points', of: 'What do you do?', which: 'the minority', points: '', tie: ALL },
    choices('grab', 'grab', 'share', 'share', 'share'),
    'Points',
    [1, 1, 0, 0, 0],
  ],
  [
    'the majority',
    'deals',
    'crowd',
    { into: 'Points', of: 'What do you do?', which: 'the majority', points: '2', tie: NOBODY },
    choices('grab', 'grab', 'share', 'share', 'share'),
    'Points',
    [0, 0, 2, 2, 2],
  ],
  [
    'votes for players with signs as names',
    'the-wolf',
    'votes',
    { into: 'Alive', of: 'Whom do you accuse?' },
    accused('*', '*', '>5', '>5', '*'),
    'Alive',
    [0, 0, 0, 3, 2],
  ],
  [
    'learn the answer of the chosen player, who may have none, or a sign as a name',
    'the-wolf',
    'look',
    { into: 'What you saw', of: 'Whom do you accuse?', what: 'Whom do you accuse?' },
    accused('Ben', '*', '>5', 'Ann'),
    'What you saw',
    ['Ben: *', '*: Ann', '>5: ', 'Ann: Ben', ''],
  ],
])('O2 a rule that the panel writes: %s', (_, ready, recipe, answers, orders, head, expected) => {
  const host = season(ready);
  const checked = ask(host, 'writeRule', TAB, { recipe, answers } as never);
  expect(checked.faults).toEqual([]);
  makeMatch(host, 'own-game', NAMES, { tab: TAB, seed: 'a seed that nobody can guess' });
  orders.forEach((order, seat) => {
    submit(host, 1, NAMES[seat] as string, order);
  });
  ruleRound(host);
  expect(NAMES.map((name) => ruledCell(host, head, name))).toEqual(expected);
});

test('O2 points by pairs: 3 each for sharing, 5 to 0, and 1 each for grabbing', () => {
  const host = season('deals');
  const answers = {
    into: 'Points',
    of: 'Partner',
    what: 'What do you do?',
    points0: '3',
    points1: '0',
    points2: '5',
    points3: '1',
  };
  ask(host, 'writeRule', TAB, { recipe: 'pairs', answers });
  makeMatch(host, 'own-game', ['Ann', 'Ben'], { tab: TAB });
  submit(host, 1, 'Ann', { 'What do you do?': 'grab' });
  ruleRound(host);
  expect(['Ann', 'Ben'].map((name) => ruledCell(host, 'Points', name))).toEqual([5, 0]);
  for (const name of ['Ann', 'Ben']) submit(host, 1, name, { 'What do you do?': 'grab' });
  ruleRound(host);
  expect(['Ann', 'Ben'].map((name) => ruledCell(host, 'Points', name))).toEqual([6, 1]);
});

test('O2 a recipe without an answer, or that follows from itself, is refused in words', () => {
  const host = season('two-thirds');
  const write = (recipe: 'add' | 'best', answers: Answers) =>
    problemOf(tryAsk(host, 'writeRule', TAB, { recipe, answers }));
  expect(write('add', { into: 'Points' })).toBe('You have not chosen “Number”.');
  expect(write('add', { into: 'Points', of: 'new Points' })).toBe(
    'The rule for the new value of Points cannot use that new value.',
  );
  expect(write('add', { into: 'Coins', of: 'Your number' })).toContain('not among the choices');
});
