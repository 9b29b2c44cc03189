import type { Good } from '../../../../src/rules/declare/good.ts';
import { polarPower } from '../../../../src/rules/games/polar-power/index.ts';
import type { Answers, Question } from '../../../../src/rules/order/question.ts';
import { type Match, settle } from '../../../../src/rules/play/match.ts';
import { openRecord } from '../../../../src/rules/play/record.ts';
import { GAMES } from '../../../../src/rules/registry.ts';
import { holdingLine, partnerLine } from '../../../../src/sheets/pages/lines/offerable-lines.ts';
import { promisedTwice } from '../../../../src/sheets/pages/lines/promised-twice.ts';
import { tradeLines } from '../../../../src/sheets/pages/lines/trade-lines.ts';
import type { Submission } from '../../../../src/sheets/responses/submission.ts';
import { lapsedByRound } from '../../../../src/sheets/responses/trades/lapsed-offers.ts';
import {
  answersFor,
  hostTradeQuestions,
  lineBefore,
  readSide,
  tradeQuestions,
} from '../../../../src/sheets/responses/trades/trade-form.ts';
import { tradedThings } from '../../../../src/sheets/responses/trades/traded-things.ts';
import { matchOffers } from '../../../../src/sheets/responses/trades/trading.ts';
import { lanternNight } from '../../../full-game/index.ts';
import { sideAnswers } from '../../../trades.ts';
import { guessTwoThirds } from '../../../two-thirds/index.ts';

const GOODS: readonly Good[] = polarPower.goods;

/** Ten players; Ann and Ben share the white meadow. Everyone has 5 garnets, 2 stamps and no bellflower. */
const match = (options = {}) =>
  openRecord([polarPower], {
    format: 1,
    game: 'polar-power',
    options,
    seed: 'seed',
    players: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida', 'Joe'].map((name, i) => ({
      name,
      meadow: ['white', 'blue', 'black', 'red', 'green'][Math.floor(i / 2)],
      garnets: 5,
    })),
    rounds: [],
  }).match;

const said = (
  name: string,
  at: number,
  to: string,
  gives = '',
  takes = '',
  what = 'Make or confirm an offer',
): Submission & { name: string } => ({
  id: String(at),
  row: at + 1,
  round: 1,
  times: [at],
  at,
  claimed: '',
  altered: [],
  answers: { what, with: to, ...sideAnswers('gives', gives), ...sideAnswers('takes', takes) },
  shown: {},
  name,
});

const trading = (...list: (Submission & { name: string })[]) => matchOffers(list, match());

describe('H2 what is chosen from the lists', () => {
  const read = (answers: Answers) => readSide(answers, 'gives', GOODS);

  test.each<[Answers, object]>([
    [{ gives: 'Garnets', givesMany: '12' }, { garnets: 12 }],
    [{ gives: 'Stamps' }, { stamps: 1 }],
    [{ gives: 'Coil 3', givesMany: ' 2 ' }, { coils: [3, 3] }],
    [
      { gives: 'Postcard red', gives2: 'Coil 1', gives3: 'Stamps', givesMany3: '2' },
      { postcards: ['red'], coils: [1], stamps: 2 },
    ],
    [{ gives: 'Coil 3', gives2: 'Coil 1', givesMany2: '2' }, { coils: [1, 1, 3] }],
    // Lines count together, and may be left empty in between.
    [{ gives: 'Garnets', givesMany: '2', gives3: 'Garnets', givesMany3: '3' }, { garnets: 5 }],
    [{ gives: '—', givesMany: '0', gives2: 'Garnets' }, { garnets: 1 }],
    [{ gives: '—', givesMany: '0' }, {}],
    [{}, {}],
  ])('%p', (answers, assets) => {
    expect(read(answers)).toEqual({ assets });
  });

  test.each<[Answers, string]>([
    [{ givesMany: '3' }, 'You entered an amount (3), but chose nothing.'],
    [{ gives: '—', givesMany: '3' }, 'You entered an amount (3), but chose nothing.'],
    [{ gives: 'Garnets', givesMany2: 'two' }, 'You entered an amount (two), but chose nothing.'],
    [{ gives: 'the moon' }, '“the moon” is not in the list. Choose something from the list.'],
    [{ gives: 'Coil 9' }, '“Coil 9” is not in the list. Choose something from the list.'],
    [{ gives: 'six garnets' }, '“six garnets” is not in the list. Choose something from the list.'],
    [{ gives: '👩‍👩‍👧'.repeat(20) }, 'is not in the list. Choose something from the list.'],
    [{ gives: 'Garnets', gives2: '=1+1' }, '“=1+1” is not in the list. Choose something from the list.'],
    ...['many', 'six', '0', '-1', '1.5', '1,5', '1/2', '1e3', '=1+1', '1000000000', '9'.repeat(400)].map(
      (many): [Answers, string] => [
        { gives: 'Garnets', givesMany: many },
        'is not understood: write a whole number from 1, with at most 9 digits.',
      ],
    ),
    [
      { gives: 'Coil 3', givesMany: '999999999' },
      'You chose 999999999 things for one side of a trade. Choose at most 50.',
    ],
    [
      { gives: 'Coil 3', givesMany: '26', gives2: 'Coil 1', givesMany2: '25' },
      'You chose 51 things for one side of a trade. Choose at most 50.',
    ],
  ])('%p is refused with the reason', (answers, problem) => {
    const read = readSide(answers, 'gives', GOODS);
    expect(read).toEqual({ assets: {}, problem: expect.stringContaining(problem) });
    expect(read.problem).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
    expect(read.problem?.length).toBeLessThan(160);
  });

  test.each([...GAMES, lanternNight, guessTwoThirds].map((game) => [game.id, game.goods] as const))(
    'in %s everything listed is read, and an offer fills in what was chosen for it',
    (_, goods) => {
      const of = { ...match(), game: { ...polarPower, goods } as never };
      for (const thing of tradedThings(goods)) {
        const answers = { gives: thing.choice, givesMany: '2' };
        const { assets } = readSide(answers, 'gives', goods);
        expect(Object.keys(assets)).toEqual([thing.key]);
        expect(answersFor(of, 'gives', assets)).toEqual(answers);
      }
    },
  );

  test('of more kinds than the form has lines no link is made', () => {
    const assets = { garnets: 1, bellflowers: 1, stamps: 1, coils: [1] };
    expect(answersFor(match(), 'takes', assets)).toBeUndefined();
    expect(answersFor(match(), 'takes', { garnets: 1, coils: [3, 1, 3] })).toEqual({
      ...{ takes: 'Garnets', takesMany: '1', takes2: 'Coil 1', takesMany2: '1' },
      ...{ takes3: 'Coil 3', takesMany3: '2' },
    });
  });
});

describe('the questions of the trade form', () => {
  const idsOf = (questions: readonly Question[]) => questions.map(({ id, input }) => `${id}: ${input.kind}`);
  const lines = (side: string, count: number) =>
    Array.from({ length: count }, (_, i) => (i === 0 ? '' : i + 1)).flatMap((n) => [
      `${side}${n}: choice`,
      `${side}Many${n}: whole`,
    ]);

  test('H2 have three lines for each side: what is traded, and how many of it', () => {
    const questions = tradeQuestions(match());
    expect(idsOf(questions)).toEqual([
      'with: choice',
      ...lines('gives', 3),
      ...lines('takes', 3),
      'what: choice',
    ]);
    expect(questions.slice(1, 5).map(({ title }) => title)).toEqual([
      'I give',
      'I give: how many? (empty means one)',
      'I also give (2)',
      'I also give (2): how many? (empty means one)',
    ]);
    expect(questions[3]?.input).toEqual({
      kind: 'choice',
      choices: [
        ...['—', 'Garnets', 'Bellflowers'],
        ...['white', 'blue', 'black', 'red', 'green'].map((colour) => `Postcard ${colour}`),
        ...['Coil 1', 'Coil 2', 'Coil 3', 'Stamps'],
      ],
    });
  });

  test('H2 have two where a game trades nothing of its own', () => {
    const game = { ...polarPower, goods: [] };
    expect(idsOf(tradeQuestions({ ...match(), game: game as never }))).toEqual([
      'with: choice',
      ...lines('gives', 2),
      ...lines('takes', 2),
      'what: choice',
    ]);
  });

  test('H12 of the host have a line for each thing of the game', () => {
    const ids = idsOf(hostTradeQuestions(match()));
    expect(ids).toEqual(['from: choice', 'with: choice', ...lines('gives', 11), ...lines('takes', 11)]);
    expect(['gives', 'givesMany', 'with'].map(lineBefore)).toEqual([undefined, undefined, undefined]);
    expect(['gives2', 'givesMany2', 'takesMany11'].map(lineBefore)).toEqual(['gives', 'gives', 'takes10']);
  });

  test('X5 leave out what nobody may trade with anybody', () => {
    const game = { ...polarPower, mayTrade: () => 'Not now.' };
    const [, gives] = tradeQuestions({ ...match(), game: game as never });
    expect(gives?.input).toEqual({ kind: 'choice', choices: ['—', 'Garnets', 'Bellflowers'] });
  });
});

describe('X5 a trade', () => {
  test('needs the mirror image from the other side', () => {
    const first = said('Ann', 1, 'Ben', '2 garnets, postcard blue', 'postcard red');
    expect(trading(first)).toMatchObject({ agreed: [], open: [{ from: 'Ann', to: 'Ben' }] });
    const both = trading(first, said('Ben', 2, 'Ann', 'postcard red', 'postcard blue, 2 garnets'));
    expect(both).toMatchObject({ open: [], refused: [], failing: [] });
    expect(both.agreed).toEqual([
      {
        from: 'Ann',
        to: 'Ben',
        gives: { garnets: 2, postcards: ['blue'] },
        takes: { postcards: ['red'] },
      },
    ]);
    expect(both.after.position.seats.slice(0, 2)).toMatchObject([
      { red: 2, blue: 0 },
      { red: 0, blue: 2 },
    ]);
  });

  test.each([
    ['another amount', said('Ben', 2, 'Ann', '1 stamp', '3 garnets')],
    ['somebody else', said('Cleo', 2, 'Ann', '1 stamp', '2 garnets')],
    ['another of the same side', said('Ann', 2, 'Ben', '3 garnets', '1 stamp')],
  ])('is not made by %s', (_what, other) => {
    expect(trading(said('Ann', 1, 'Ben', '2 garnets', '1 stamp'), other)).toMatchObject({
      agreed: [],
      open: [{ row: 2 }, { row: 3 }],
    });
  });

  test('a gift needs only the giver’s word; wishing for one makes none', () => {
    expect(trading(said('Ann', 1, 'Ben', '2 garnets')).agreed).toHaveLength(1);
    expect(trading(said('Ann', 1, 'Ben', '', '2 garnets'))).toMatchObject({
      agreed: [],
      open: [{ from: 'Ann' }],
    });
  });

  test('one word agrees to one offer only', () => {
    const two = [said('Ann', 1, 'Ben', '1 garnet', '1 stamp'), said('Ann', 2, 'Ben', '2 garnets', '1 stamp')];
    expect(trading(...two, said('Ben', 3, 'Ann', '1 stamp', '1 garnet'))).toMatchObject({
      agreed: [{}],
      open: [{ row: 3 }],
    });
  });

  test('withdrawn offers are open no more; agreed ones stay', () => {
    const withdraw = said('Ann', 3, '', '', '', 'Withdraw my open offers');
    const late = said('Ben', 4, 'Ann', '1 stamp', '1 garnet');
    expect(trading(said('Ann', 1, 'Ben', '1 garnet', '1 stamp'), withdraw, late)).toMatchObject({
      agreed: [],
      open: [{ from: 'Ben' }],
    });
    expect(trading(said('Ann', 1, 'Ben', '1 garnet'), withdraw).agreed).toHaveLength(1);
  });

  describe('is withdrawn by name', () => {
    const one = said('Ann', 1, 'Ben', '1 garnet', '1 stamp');
    const two = said('Ann', 2, 'Ben', '2 garnets', '1 stamp');
    const other = said('Ann', 3, 'Cleo', '1 garnet', '1 stamp');
    const withdraw = (to: string, gives = '') =>
      trading(one, two, other, said('Ann', 4, to, gives, '', 'Withdraw my offer to this player'));

    test('all that is offered to one player, and nothing else', () => {
      expect(withdraw('Ben')).toMatchObject({ open: [{ to: 'Cleo' }], refused: [] });
    });

    test('the one that gives what is named', () => {
      expect(withdraw('Ben', '2 garnets').open.map(({ row }) => row)).toEqual([2, 4]);
    });

    test('or it is said that there is none', () => {
      expect(withdraw('Dan')).toMatchObject({
        open: [{}, {}, {}],
        refused: [
          {
            from: 'Ann',
            message: expect.stringMatching(
              /^You have no such open offer to Dan, so nothing was withdrawn\. Only the host can cancel/,
            ),
          },
        ],
      });
      expect(withdraw('Ben', 'the moon')).toMatchObject({
        open: [{}, {}, {}],
        refused: [{ message: '“the moon” is not in the list. Choose something from the list.', with: 'Ben' }],
      });
    });

    test('without a name it is asked with whom, and said to whom offers are open', () => {
      for (const to of ['', '—'])
        expect(withdraw(to)).toMatchObject({
          open: [{}, {}, {}],
          refused: [{ message: 'You did not choose a player. You have open offers to Ben and Cleo.' }],
        });
      expect(trading(said('Ann', 4, '', '', '', 'Withdraw my offer to this player')).refused).toMatchObject([
        { message: 'You did not choose a player. You have no open offer.' },
      ]);
    });
  });

  test('what a player has is listed as the form lists it', () => {
    expect(holdingLine(match(), 0).text).toMatch(/^You can offer: 5 garnets, postcard .*, 2 stamps\.$/);
  });

  test.each([
    ['nobody', ''],
    ['an unknown player', 'Zoe'],
    ['oneself', 'Ann'],
  ])('with %s is refused with a reason', (_who, to) => {
    expect(trading(said('Ann', 1, to, '1 garnet'))).toMatchObject({
      agreed: [],
      refused: [{ row: 2, from: 'Ann' }],
    });
  });

  test('about nothing is refused', () => {
    expect(trading(said('Ann', 1, 'Ben'))).toMatchObject({
      agreed: [],
      open: [],
      refused: [{ row: 2, with: 'Ben' }],
    });
  });
});

test('X4 trades settle in the order in which both sides had confirmed them, by time and not by row', () => {
  const list = [
    said('Ben', 4, 'Ann', '1 stamp', '1 garnet'),
    said('Ann', 1, 'Ben', '1 garnet', '1 stamp'),
    said('Ann', 2, 'Cleo', '2 garnets', '1 stamp'),
    said('Cleo', 3, 'Ann', '1 stamp', '2 garnets'),
  ];
  expect(trading(...list).agreed.map(({ from, to }) => `${from} ${to}`)).toEqual(['Ann Cleo', 'Ann Ben']);
});

describe('X5 an offer is checked against the rules when it is made, and its sender is told', () => {
  const seen = (name: string, list: (Submission & { name: string })[], options = {}) =>
    tradeLines(name, matchOffers(list, match(options)))
      .map(({ text }) => text)
      .join('\n');

  const FORBIDDEN: readonly [
    what: string,
    offer: Submission & { name: string },
    reason: RegExp,
    options?: object,
  ][] = [
    ['P6 the gift of a postcard', said('Ann', 1, 'Ben', 'postcard red'), /Postcards are traded one for one/],
    [
      'P6 a postcard for garnets',
      said('Ann', 1, 'Ben', '2 garnets', 'postcard red'),
      /Postcards are traded one for one/,
    ],
    [
      'P6 stamps across meadows',
      said('Ann', 1, 'Cleo', '1 stamp'),
      /Stamps pass only within a meadow/,
      { trade: 'within-meadow' },
    ],
    [
      'stamps asked for across meadows',
      said('Ann', 1, 'Cleo', '1 garnet', '1 stamp'),
      /Stamps pass only within a meadow/,
      { trade: 'within-meadow' },
    ],
    [
      'garnets across meadows',
      said('Ann', 1, 'Cleo', '1 garnet'),
      /Garnets pass only within a meadow/,
      { purseTrade: 'within-meadow' },
    ],
  ];

  test.each(FORBIDDEN.map(([what, one, reason, options = {}]) => [what, one, reason, options] as const))(
    '%s',
    (_what, one, reason, options) => {
      const { agreed, open, refused } = matchOffers([one], match(options));
      expect({ agreed, open }).toEqual({ agreed: [], open: [] });
      expect(refused).toMatchObject([{ from: 'Ann', message: expect.stringMatching(reason) }]);
      const to = one.answers.with as string;
      expect(seen('Ann', [one], options)).toMatch(
        new RegExp(`✗ Your offer to ${to} is not possible.*${reason.source}`),
      );
      expect(seen(to, [one], options)).toBe('');
      expect(seen('Dan', [one], options)).toBe('');
    },
  );

  test('what was not understood is told to its sender alone', () => {
    const one = said('Ann', 1, 'Ben', 'the moon');
    expect(seen('Ann', [one])).toContain(
      '✗ Your response to the trade form, for Ben, does not count (Thu 1 Jan 1970, 00:00 UTC): “the moon”',
    );
    expect(seen('Ben', [one])).toBe('');
  });

  test('an open offer tells each side only whether they hold their own part', () => {
    const one = said('Ann', 1, 'Ben', '9 garnets', '9 stamps');
    expect(seen('Ann', [one])).toMatch(/is open\. .* You need 9 garnets and have 5\./);
    expect(seen('Ben', [one])).toMatch(/Ann offers you .* You need 9 stamps and have \d\.$/m);
    const fair = said('Ann', 1, 'Ben', '5 garnets', '9 stamps');
    expect(seen('Ann', [fair])).not.toContain('not hold');
    const bluff = said('Ann', 1, 'Ben', '9 garnets', '2 stamps');
    expect(seen('Ben', [bluff])).not.toContain('You need');
  });

  /** A trade that both agreed on, of more stamps than Ben has. */
  const FAILING = [
    said('Ann', 1, 'Ben', '1 garnet', '9 stamps'),
    said('Ben', 2, 'Ann', '9 stamps', '1 garnet'),
  ];

  test('an agreed trade that cannot settle says so to both, without what the other side holds', () => {
    expect(matchOffers(FAILING, match())).toMatchObject({
      agreed: [{}],
      failing: [{ lacking: ['Ben'], promised: [] }],
    });
    expect(seen('Ann', FAILING)).toMatch(
      /✗ Your trade with Ben fails: .* Ben cannot give this\. Ask the host to cancel it\. Then you can agree again/,
    );
    expect(seen('Ben', FAILING)).toMatch(
      /✗ Your trade with Ann fails: .* You need 9 stamps and have \d\. Ask the host/,
    );
  });

  test('X4 an agreed trade that will not settle is not named where an open offer lacks something', () => {
    const offer = said('Ann', 3, 'Cleo', '9 garnets', '1 stamp');
    expect(seen('Ann', [...FAILING, offer])).toMatch(/is open\. .* stamp\. You need 9 garnets and have 5\./);
    const agreed = said('Ann', 2, 'Ben', '1 garnet');
    expect(seen('Ann', [agreed, offer])).toMatch(/is open\. .* You need 9 garnets and have 4\./);
  });

  test('a thing promised twice goes to the first, and its giver is told', () => {
    const list = [said('Ann', 1, 'Ben', '3 garnets'), said('Ann', 2, 'Cleo', '3 garnets')];
    expect(matchOffers(list, match())).toMatchObject({
      agreed: [{ to: 'Ben' }, { to: 'Cleo' }],
      failing: [{ trade: { to: 'Cleo' }, lacking: ['Ann'], promised: ['Ann'] }],
    });
    expect(seen('Ann', list)).toMatch(/✓ Agreed: you give Ben 3 garnets\./);
    expect(seen('Ann', list)).toMatch(
      /you give Cleo 3 garnets\. After your other agreed trades, you need 3 garnets and have \d+\./,
    );
    expect(seen('Cleo', list)).toMatch(/✗ Your trade with Ann fails: .* Ann cannot give this\. Ask the host/);
  });

  test('what comes in by one trade can be given in the next', () => {
    const list = [said('Ann', 1, 'Ben', '3 garnets'), said('Ben', 2, 'Cleo', '8 garnets')];
    expect(matchOffers(list, match())).toMatchObject({ agreed: [{}, {}], failing: [] });
    expect(matchOffers([list[1]!], match())).toMatchObject({ failing: [{ lacking: ['Ben'], promised: [] }] });
  });

  test('open offers that together give more than is held are told to their sender', () => {
    const list = [
      said('Ann', 1, 'Ben', '2 stamps', '1 garnet'),
      said('Ann', 2, 'Cleo', '1 stamp', '1 garnet'),
    ];
    expect(seen('Ann', list)).toContain(
      '! Your open offers to Ben and Cleo give 3 stamps in total, and you have 2. The trade that is agreed first happens first.',
    );
    expect(seen('Ben', list)).not.toContain('in total');
    expect(seen('Ann', list.slice(0, 1))).not.toContain('in total');
  });

  test('of several things promised twice each is named, and what is there twice is not', () => {
    const list = [
      said('Ann', 1, 'Ben', 'postcard red, coil 1, 2 garnets', 'postcard blue, coil 2'),
      said('Ann', 2, 'Ben', 'postcard red, 2 garnets', 'postcard white'),
      said('Ann', 3, 'Cleo', 'coil 1, 9 stamps', 'coil 2'),
      said('Ann', 4, 'Dan', 'coil 1', 'coil 3'),
    ];
    const twice = promisedTwice(matchOffers(list, match()), 'Ann');
    expect(twice.map(({ thing, amount, held, to }) => [thing.words, amount, held, to])).toEqual([
      ['postcard red', 2, 1, ['Ben']],
      ['coil 1', 3, 2, ['Ben', 'Cleo', 'Dan']],
    ]);
  });

  test('X4 the trading leaves the match as the round’s trades will leave it', () => {
    const list = [
      said('Ann', 1, 'Ben', '3 garnets'),
      said('Ann', 2, 'Cleo', '3 garnets'),
      said('Ben', 3, 'Dan', 'postcard red', 'postcard blue'),
      said('Dan', 4, 'Ben', 'postcard blue', 'postcard red'),
      said('Ben', 5, 'Eve', '8 garnets, 2 stamps'),
    ];
    const { agreed, after, failing } = matchOffers(list, match());
    const seatOf = (name: string) => after.info.names.indexOf(name);
    const refused: { part: string }[] = [];
    const settled = settle(
      match(),
      [],
      agreed.map(({ from, to, gives, takes }) => ({ from: seatOf(from), to: seatOf(to), gives, takes })),
      refused as never,
    );
    expect(after.position).toEqual(settled.position);
    expect(after.purses).toEqual(settled.purses);
    expect(refused.map(({ part }) => part)).toEqual(
      failing.map(({ trade }) => `trades[${agreed.indexOf(trade)}]`),
    );
  });
});

test('H2 an offer lapses because the rules forbid it by now, where an agreed trade changed that', () => {
  const game = {
    ...polarPower,
    mayTrade: (_: unknown, { seats }: Match['position']) =>
      Number(seats[0]?.stamps) > 2 ? 'Not any more.' : undefined,
  };
  const both = [said('Ann', 1, 'Ben', '1 stamp', '1 garnet'), said('Cleo', 2, 'Ann', '1 stamp')];
  const found = matchOffers(both, { ...match(), game: game as never });
  expect(found.agreed).toHaveLength(1);
  expect(lapsedByRound(found)).toMatchObject([{ from: 'Ann', to: 'Ben', why: 'forbidden' }]);
  expect(lapsedByRound(matchOffers(both, match()))).toMatchObject([{ why: 'open' }]);
});

describe('with whom', () => {
  const listedBy = (options: object) =>
    tradeQuestions(match(options)).flatMap(({ id, input }) =>
      id === 'with' && input.kind === 'choice' ? input.choices : [],
    );

  test('X5 the form lists all possible partners', () => {
    expect(listedBy({})).toHaveLength(10);
    expect(listedBy({ trade: 'within-meadow', purseTrade: 'within-meadow' })).toHaveLength(10);
  });

  test('X5 the form leaves out a player who can trade with nobody', () => {
    const { names, seats, options } = match({ purseTrade: 'within-meadow', trade: 'within-meadow' }).info;
    const alone = seats.map((seat) => (seat.name === 'Joe' ? { name: 'Joe' } : seat));
    const info = { names, seats: alone, options };
    const [whom] = tradeQuestions({ ...match(), info });
    expect(whom).toMatchObject({ input: { choices: names.slice(0, 8) } });
  });

  test.each([
    [
      {},
      'You may trade postcards (one for one), coils (one for one), stamps, garnets and bellflowers with anyone.',
    ],
    [
      { trade: 'within-meadow' },
      'You may trade postcards (one for one), coils (one for one) and stamps with Ben; garnets and bellflowers with anyone.',
    ],
    [
      { trade: 'within-meadow', purseTrade: 'within-meadow' },
      'You may trade postcards (one for one), coils (one for one), stamps, garnets and bellflowers with Ben.',
    ],
  ])('X5 P6 a player’s own page says it: %p', (options, words) => {
    expect(partnerLine(match(options), 0).text).toBe(words);
  });

  test('a good is named by its words, whatever its column is called', () => {
    const { game, ...now } = match();
    const goods = game.goods.map((good) => (good.key === 'stamps' ? { ...good, many: 'wax seals' } : good));
    expect(partnerLine({ ...now, game: { ...game, goods } as never }, 0).text).toContain(
      ', wax seals, garnets',
    );
  });
});
