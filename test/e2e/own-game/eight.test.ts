import { type Description, WORDS } from '../../../src/sheets/own-game/description.ts';
import { READY } from '../../../src/sheets/own-game/ready.ts';
import { checkFile } from '../../../src/viewer/check/check-file.ts';
import { emailOf } from '../../players.ts';
import { ask, makeMatch, makeSeason, rowOf, stateOf, submit } from '../season.ts';
import { ruledCell, ruleRound } from './season.ts';

// Eight games that hosts invent, each described with formulas, and played three rounds. The values were worked out by hand.

const { questionKinds: asks, columnKinds: kinds, known, wins } = WORDS;
const number = (title: string, start: string, rule?: string, who: string = known.everyone) => {
  return { title, kind: kinds.number, start, known: who, ...(rule ? { rule } : {}) };
};

const MINORITY: Description = {
  values: { title: 'Minority', fewest: '3', most: '30', lastRound: '3', score: 'Points', wins: wins.most },
  questions: [{ title: 'Camp', kind: asks.choice, choices: 'left, right' }],
  columns: [
    number(
      'Points',
      '0',
      '=[Points] + IF([Camp] = ""; 0; IF(2 * SUMPRODUCT(([all Camp] = [Camp]) * 1) < SUMPRODUCT(([all Camp] <> "") * 1); 1; 0))',
    ),
  ],
  facts: [],
};

const RIVAL = 'Whom do you challenge?';
const LUCK = `XLOOKUP([${RIVAL}]; [all player]; [all Luck])`;
const LOST = `([all ${RIVAL}] = [player]) * ([all Luck] > [Luck])`;
const LADDER: Description = {
  values: { title: 'The ladder', fewest: '3', most: '10', lastRound: '3', score: 'Place', wins: wins.fewest },
  questions: [
    { title: RIVAL, kind: asks.player },
    { title: 'Stake', kind: asks.number, least: '1', most: 'Chips' },
  ],
  columns: [
    number(
      'Place',
      '0',
      `=IF([${RIVAL}] <> ""; IF([Luck] > ${LUCK}; XLOOKUP([${RIVAL}]; [all player]; [all Place]); [Place]); IF(SUMPRODUCT(${LOST}) > 0; SUMPRODUCT(${LOST} * [all Place]); [Place]))`,
    ),
    number('Luck', '0', undefined, known.host),
    number(
      'Chips',
      '5',
      `=[Chips] + IF([${RIVAL}] = ""; 0; IF([Luck] > ${LUCK}; 1; -1) * [Stake]) + SUMPRODUCT(([all ${RIVAL}] = [player]) * (2 * ([all Luck] < [Luck]) - 1) * [all Stake])`,
    ),
  ],
  facts: [],
};

const TAKE = 'What do you take?';
const good = (title: string, start: string) => ({
  ...number(
    title,
    start,
    `=[${title}] + IF(SUM([all ${TAKE}: ${title.toLowerCase()}]) = 1; [${TAKE}: ${title.toLowerCase()}]; 0)`,
    known.owner,
  ),
  trade: 'yes',
});
const GOODS: Description = {
  values: {
    title: 'Goods and aims',
    fewest: '3',
    most: '6',
    lastRound: '3',
    score: 'Worth',
    wins: wins.most,
  },
  questions: [{ title: TAKE, kind: asks.choices, choices: 'salt, silk, tea' }],
  columns: [
    { title: 'Aim', kind: kinds.text, known: known.owner, reveal: 'yes' },
    good('Salt', '2'),
    good('Silk', '1'),
    good('Tea', '0'),
    {
      ...number(
        'Worth',
        '0',
        '=[new Salt] + [new Silk] + [new Tea] + 2 * IF([Aim] = "salt"; [new Salt]; IF([Aim] = "silk"; [new Silk]; [new Tea]))',
        known.host,
      ),
      reveal: 'yes',
    },
  ],
  facts: [],
};

const ON = '([On the way] = 1)';
const EXPEDITION: Description = {
  values: {
    title: 'The expedition',
    fewest: '2',
    most: '8',
    score: 'Brought home',
    wins: wins.most,
    over: '=SUM([all new On the way]) = 0',
  },
  questions: [
    {
      title: 'On or back?',
      kind: asks.choice,
      choices: 'on, back',
      missing: 'on',
      when: 'On the way',
      is: '1',
    },
  ],
  columns: [
    number('On the way', '1', `=${ON} * ([On or back?] = "on")`),
    number(
      'In the bag',
      '0',
      '=IF([new On the way] = 1; [In the bag] + QUOTIENT([Find]; SUM([all new On the way])); 0)',
      known.owner,
    ),
    number('Brought home', '0', `=[Brought home] + ${ON} * ([On or back?] = "back") * [In the bag]`),
  ],
  facts: [{ ...number('Find', '0', undefined, known.host), draw: '6, 6' }],
};

/** The drawn lot is always worth 2. */
const AUCTION: Description = {
  ...READY['auction-night'],
  columns: READY['auction-night'].columns.map((one) => ('trade' in one ? { ...one, start: '10' } : one)),
  facts: READY['auction-night'].facts.map((one) => ('draw' in one ? { ...one, draw: '2, 2' } : one)),
};

type Answers = Readonly<Record<string, string | readonly string[]>>;
interface Round {
  readonly orders: Readonly<Record<string, Answers>>;
  /** A gift by the trade form. */
  readonly gift?: readonly [from: string, to: string, what: string, count: string];
  /** Values after the round by column and seat, or of a fact by its cell. */
  readonly after: Readonly<Record<string, readonly unknown[] | number>>;
}
interface Game {
  readonly game: Description;
  readonly names: readonly string[];
  readonly setup?: object;
  readonly rounds: readonly Round[];
  readonly winners: readonly string[];
}

const one = (question: string, ...answers: readonly (string | undefined)[]) =>
  Object.fromEntries(
    answers.flatMap((answer, i) => (answer ? [[ALL[i] as string, { [question]: answer }]] : [])),
  );
const ALL = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];
const column = (id: string, ...values: readonly unknown[]) => ({
  columns: Object.fromEntries(values.map((value, i) => [ALL[i] as string, { [id]: value }])),
});

const [BITE, LOOK, ACCUSE] = ['Whom do you bite?', 'At whom do you look?', 'Whom do you accuse?'];
const GAMES: readonly Game[] = [
  {
    game: AUCTION,
    names: ALL.slice(0, 3),
    rounds: [
      {
        orders: one('Your bid', '6', '5', '4'),
        after: { Coins: [4, 10, 10], Points: [2, 0, 0], B4: 2, C4: 6 },
      },
      // Ann has 4 coins: a bid of 5 is refused, and 0 stands for it.
      { orders: one('Your bid', '5', '10', '7'), after: { Coins: [4, 0, 10], Points: [2, 2, 0], C4: 10 } },
      // Two bids of 4: nobody wins.
      { orders: one('Your bid', '4', '0', '4'), after: { Coins: [4, 0, 10], Points: [2, 2, 0], C4: 4 } },
    ],
    winners: [],
  },
  {
    game: MINORITY,
    names: ALL.slice(0, 4),
    rounds: [
      { orders: one('Camp', 'left', 'right', 'right', 'right'), after: { Points: [1, 0, 0, 0] } },
      { orders: one('Camp', 'left', 'right', 'left', 'right'), after: { Points: [1, 0, 0, 0] } },
      // Cat is in no camp: two on the left, one on the right.
      { orders: one('Camp', 'left', 'left', undefined, 'right'), after: { Points: [1, 0, 0, 1] } },
    ],
    winners: ['Ann', 'Dan'],
  },
  {
    game: READY['the-wolf'],
    names: ALL,
    setup: column('role', 'wolf', 'seer', 'sheep', 'sheep', 'sheep'),
    rounds: [
      {
        orders: { Ann: { [BITE]: 'Cat' }, Bob: { [LOOK]: 'Ann' } },
        after: { Alive: [1, 1, 0, 1, 1], 'What you saw': ['', 'Ann: wolf', '', '', ''], B4: 1, C4: 3 },
      },
      // Two of four accuse Ann: not more than half. Dan is bitten.
      {
        orders: {
          Ann: { [BITE]: 'Dan' },
          Bob: { [ACCUSE]: 'Ann', [LOOK]: 'Eve' },
          Dan: { [ACCUSE]: 'Eve' },
          Eve: { [ACCUSE]: 'Ann' },
        },
        after: { Alive: [1, 1, 0, 0, 1], 'What you saw': ['', 'Eve: sheep', '', '', ''], B4: 1, C4: 2 },
      },
      // Two of three: the wolf is out, and so is Eve.
      {
        orders: { Ann: { [BITE]: 'Eve' }, Bob: { [ACCUSE]: 'Ann' }, Eve: { [ACCUSE]: 'Ann' } },
        after: { Alive: [0, 1, 0, 0, 0], B4: 0, C4: 1 },
      },
    ],
    winners: [],
  },
  {
    game: READY['two-thirds'],
    names: ALL.slice(0, 3),
    rounds: [
      // The target is 40, thrice 120.
      {
        orders: one('Your number', '30', '60', '90'),
        after: { 'Distance times 3': [30, 60, 150], Points: [1, 0, 0] },
      },
      {
        orders: one('Your number', '30', '0', '60'),
        after: { 'Distance times 3': [30, 60, 120], Points: [2, 0, 0] },
      },
      {
        orders: one('Your number', '3', '3', '3'),
        after: { 'Distance times 3': [3, 3, 3], Points: [3, 1, 1] },
      },
    ],
    winners: [],
  },
  {
    game: READY.deals,
    names: ALL.slice(0, 4),
    setup: column('partner', 'Bob', 'Ann', 'Dan', 'Cat'),
    rounds: [
      {
        orders: one('What do you do?', 'share', 'grab', 'grab', 'grab'),
        after: { Points: [0, 5, 1, 1] },
      },
      { orders: {}, after: { Points: [3, 8, 4, 4] } },
      { orders: one('What do you do?', 'grab'), after: { Points: [8, 8, 7, 7] } },
    ],
    winners: [],
  },
  {
    game: LADDER,
    names: ALL.slice(0, 3),
    setup: {
      columns: { Ann: { place: 1, luck: 2 }, Bob: { place: 2, luck: 1 }, Cat: { place: 3, luck: 3 } },
    },
    rounds: [
      {
        orders: { Cat: { [RIVAL]: 'Ann', Stake: '3' } },
        after: { Place: [3, 2, 1], Chips: [2, 5, 8] },
      },
      // Ann has 2 chips: a stake of 3 is refused, and nothing passes.
      {
        orders: { Ann: { [RIVAL]: 'Bob', Stake: '3' } },
        after: { Place: [2, 3, 1], Chips: [2, 5, 8] },
      },
      {
        orders: { Bob: { [RIVAL]: 'Cat', Stake: '4' } },
        after: { Place: [2, 3, 1], Chips: [2, 1, 12] },
      },
    ],
    winners: ['Cat'],
  },
  {
    game: GOODS,
    names: ALL.slice(0, 3),
    setup: column('aim', 'silk', 'tea', 'salt'),
    rounds: [
      // Two take silk: neither gets any.
      {
        orders: { Ann: { [TAKE]: ['silk'] }, Bob: { [TAKE]: ['silk', 'tea'] }, Cat: { [TAKE]: ['salt'] } },
        after: { Salt: [2, 2, 3], Silk: [1, 1, 1], Tea: [0, 1, 0], Worth: [5, 6, 10] },
      },
      {
        gift: ['Ann', 'Bob', 'Salt', '1'],
        orders: { Ann: { [TAKE]: ['silk'] }, Cat: { [TAKE]: ['tea'] } },
        after: { Salt: [1, 3, 3], Silk: [2, 1, 1], Tea: [0, 1, 1], Worth: [7, 7, 11] },
      },
      {
        orders: { Ann: { [TAKE]: ['salt'] }, Bob: { [TAKE]: ['salt'] }, Cat: { [TAKE]: ['salt'] } },
        after: { Salt: [1, 3, 3], Worth: [7, 7, 11] },
      },
    ],
    winners: ['Cat'],
  },
  {
    game: EXPEDITION,
    names: ALL.slice(0, 3),
    rounds: [
      { orders: {}, after: { 'In the bag': [2, 2, 2], 'Brought home': [0, 0, 0], 'On the way': [1, 1, 1] } },
      // Cat goes back with 2, and 6 are shared by two.
      {
        orders: one('On or back?', undefined, 'on', 'back'),
        after: { 'In the bag': [5, 5, 0], 'Brought home': [0, 0, 2], 'On the way': [1, 1, 0] },
      },
      {
        orders: one('On or back?', 'back', 'back', 'on'),
        after: { 'In the bag': [0, 0, 0], 'Brought home': [5, 5, 2], 'On the way': [0, 0, 0] },
      },
    ],
    winners: ['Ann', 'Bob'],
  },
];

test.each(GAMES.map((game) => [game.game.values.title as string, game] as const))(
  'O2 %s, by its formulas',
  (_, { game, names, setup = {}, rounds, winners }) => {
    const host = makeSeason(names.map((name) => ({ name, meadow: '' })));
    const tab = ask(host, 'describeGame', JSON.stringify(game));
    const seed = 'a seed that nobody can guess';
    makeMatch(host, 'own-game', names, { tab, seed, setup: JSON.stringify(setup) });
    rounds.forEach(({ orders, gift, after }, i) => {
      if (gift) {
        const [from, to, what, count] = gift;
        const offer = { 'With whom?': to, 'I give': what, 'I give: how many? (empty means one)': count };
        host.submitForm(emailOf(from), rowOf(host, 1).trades, offer, { triggers: 1 });
      }
      for (const [name, answers] of Object.entries(orders)) submit(host, 1, name, answers as never);
      ruleRound(host);
      for (const [head, values] of Object.entries(after))
        expect({
          round: i + 1,
          head,
          values: Array.isArray(values)
            ? names.map((name) => ruledCell(host, head, name))
            : ruledCell(host, head, ''),
        }).toEqual({ round: i + 1, head, values });
    });
    expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 3 });
    const { checks } = checkFile(ask(host, 'exportMatch', 1, 'everything'));
    expect(checks.filter(({ result }) => !['fits', 'none'].includes(result))).toEqual([]);
    expect(stateOf(host).matches[0]?.outcome?.winners ?? []).toEqual(winners);
    expect(rowOf(host, 1).over).toBe(winners.length > 0 || game === READY['the-wolf']);
  },
);
