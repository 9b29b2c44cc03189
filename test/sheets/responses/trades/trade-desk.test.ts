import type { Good } from '../../../../src/rules/declare/good.ts';
import { polarPower } from '../../../../src/rules/games/polar-power/index.ts';
import { secretSoulmate } from '../../../../src/rules/games/secret-soulmate/index.ts';
import type { Answers, Question } from '../../../../src/rules/order/question.ts';
import { type Match, settle } from '../../../../src/rules/play/match.ts';
import { openRecord } from '../../../../src/rules/play/record.ts';
import { GAMES } from '../../../../src/rules/registry.ts';
import { holdingLine, partnerLine } from '../../../../src/sheets/letters/lines/trades/letter-offerable.ts';
import { tradeLines } from '../../../../src/sheets/letters/lines/trades/letter-trades.ts';
import { assetWords } from '../../../../src/sheets/log/entries/asset-words.ts';
import type { Submission } from '../../../../src/sheets/responses/read/submission.ts';
import { deskQuestions } from '../../../../src/sheets/responses/trades/desk-questions.ts';
import { lapsedByRound } from '../../../../src/sheets/responses/trades/lapsed-offers.ts';
import { promisedTwice } from '../../../../src/sheets/responses/trades/promised-twice.ts';
import { readAssets } from '../../../../src/sheets/responses/trades/read-assets.ts';
import { readOffered } from '../../../../src/sheets/responses/trades/read-offered.ts';
import { matchOffers } from '../../../../src/sheets/responses/trades/trade-desk.ts';
import { amountWords, tradedThings } from '../../../../src/sheets/responses/trades/traded-things.ts';

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
  answers: { what, with: to, gives, takes },
  shown: {},
  name,
});

const desk = (...list: (Submission & { name: string })[]) => matchOffers(list, match());

describe('what is given is read, forgiving about how it is written', () => {
  test.each([
    ['2 garnets', { garnets: 2 }],
    ['garnet', { garnets: 1 }],
    ['3x garnets.', { garnets: 3 }],
    ['a red postcard of strength', { postcards: ['red'] }],
    ['coil number 3', { coils: [3] }],
    ['my an your the coil 3', { coils: [3] }],
    ['1 Bellflower and 2 GARNETS', { bellflowers: 1, garnets: 2 }],
    ['red postcard', { postcards: ['red'] }],
    ['2 red postcards, coil 3', { postcards: ['red', 'red'], coils: [3] }],
    ['coil 3 + coil 1', { coils: [1, 3] }],
    ['2 stamps', { stamps: 2 }],
    ['red card', { postcards: ['red'] }],
    ['2 Red Cards', { postcards: ['red', 'red'] }],
    ['strength 1', { coils: [1] }],
    ['2 × coil 3', { coils: [3, 3] }],
    ['nothing', {}],
    ['', {}],
    ['garnets, garnets', { garnets: 2 }],
    ['coils 1 and 3', { coils: [1, 3] }],
    ['coils 1,3', { coils: [1, 3] }],
    ['coil 1,3 garnets', { garnets: 3, coils: [1] }],
    ['2 garnets,1 stamp', { garnets: 2, stamps: 1 }],
    ['postcards red and blue, 2 garnets', { garnets: 2, postcards: ['blue', 'red'] }],
  ])('“%s”', (answer, assets) => {
    expect(readAssets(answer, GOODS)).toEqual({ assets });
  });

  test.each([
    'the moon',
    '2',
    'red',
    'coil 9',
    'strength 9',
    'red card of strength 1 love',
    'red blue postcard',
    'coil 1, 2 garnets, 3',
    '-1 garnets and love',
    '=1+1',
    '1 2 garnets',
    '0 garnets',
    '-1 garnets',
    '1.5 garnets',
    'no garnets',
    'all my garnets',
    'any coil 3',
    '👩‍👩‍👧'.repeat(20),
  ])('never about what is meant: “%s” is refused with what was expected', (answer) => {
    const { problem, assets } = readAssets(answer, GOODS);
    expect(assets).toEqual({});
    expect(problem).toMatch(/is not understood; (write|name|there is no) /);
    expect(problem).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
  });
});

describe('H2 a number in front of a thing says how many, one behind it which', () => {
  const CARDS = secretSoulmate.goods;

  test.each<[string, readonly Good[], object]>([
    ['2 × coil 1', GOODS, { coils: [1, 1] }],
    ['coil 1 ×2', GOODS, { coils: [1, 1] }],
    ['coil 1 x2', GOODS, { coils: [1, 1] }],
    ['coil 3 × 2', GOODS, { coils: [3, 3] }],
    ['2 coils 3', GOODS, { coils: [3, 3] }],
    ['my 2 strength 1', GOODS, { coils: [1, 1] }],
    ['strength 1 coil', GOODS, { coils: [1] }],
    ['two coils 3', GOODS, { coils: [3, 3] }],
    ['coil 03', GOODS, { coils: [3] }],
    ['coil one', GOODS, { coils: [1] }],
    ['two garnets and three stamps', GOODS, { garnets: 2, stamps: 3 }],
    ['red postcard x2', GOODS, { postcards: ['red', 'red'] }],
    ['white and blue postcards', GOODS, { postcards: ['white', 'blue'] }],
    ['2 white, 1 blue and a red postcard', GOODS, { postcards: ['white', 'white', 'blue', 'red'] }],
    ['white and blue cards, 1 garnet', GOODS, { garnets: 1, postcards: ['white', 'blue'] }],
    ['2 × number card 3', CARDS, { numberCards: [3, 3] }],
    ['cards 1 and 2', CARDS, { numberCards: [1, 2] }],
  ])('“%s”', (answer, goods, assets) => {
    expect(readAssets(answer, goods)).toEqual({ assets });
  });

  const CARD = 'name one number card at a time: number card 1, number card 2, number card 3';
  const WHICH = 'name one coil at a time: coil 1, coil 2, coil 3';
  test.each<[string, readonly Good[], string]>([
    ['2 coils', GOODS, WHICH],
    ['coils x2', GOODS, WHICH],
    ['1 coil', GOODS, WHICH],
    ['a coil', GOODS, WHICH],
    ['coil 1 2', GOODS, WHICH],
    ['1 and 2 coils', GOODS, WHICH],
    ['3 number cards', CARDS, CARD],
    ['2 cards', CARDS, CARD],
    ['card 4', CARDS, 'there is no number card 4'],
    ['2 red postcards x3', GOODS, 'write one number with each thing, and commas between things'],
    ['2 coil 1 x3', GOODS, 'write one number with each thing, and commas between things'],
    ['garnet bellflower', GOODS, 'write things like'],
    ['red and 2 stamps', GOODS, 'write things like'],
    ['1,5 garnets', GOODS, '“1,5 garnets” is not understood; write whole numbers only'],
    ['1.5 garnets', GOODS, '“1.5 garnets” is not understood; write whole numbers only'],
    ['2 stamps, 0,5 garnets', GOODS, '“0,5 garnets” is not understood; write whole numbers only'],
    ['coils 1,9', GOODS, '“9” is not understood; write things like'],
  ])('“%s” is asked back', (answer, goods, problem) => {
    expect(readAssets(answer, goods)).toEqual({ assets: {}, problem: expect.stringContaining(problem) });
  });
});

describe('what is chosen from the list', () => {
  const read = (answers: Answers) => readOffered(answers, 'gives', GOODS);

  test.each<[Answers, object]>([
    [{ gives: 'garnets', givesMany: '12' }, { garnets: 12 }],
    [{ gives: 'stamps' }, { stamps: 1 }],
    [{ gives: 'coil 3', givesMany: ' 2 ' }, { coils: [3, 3] }],
    [
      { gives: 'postcard red', givesMore: 'coil 1, 2 stamps' },
      { postcards: ['red'], coils: [1], stamps: 2 },
    ],
    [{ gives: 'coil 3', givesMore: 'coil 1' }, { coils: [1, 3] }],
    // As a link of the player's page fills it in, and how many of it was chosen.
    [{ givesMany: '2', givesMore: 'coil 1' }, { coils: [1, 1] }],
    [{ givesMany: '3', givesMore: '1 garnet' }, { garnets: 3 }],
    [{ gives: '—', givesMore: '1 garnet' }, { garnets: 1 }],
    [{ gives: '—', givesMany: '0' }, {}],
    [{}, {}],
  ])('%p', (answers, assets) => {
    expect(read(answers)).toEqual({ assets });
  });

  test.each<[Answers, string]>([
    [{ givesMany: '3' }, 'It says how many (3), but not of what.'],
    [{ gives: '—', givesMany: '3' }, 'It says how many (3), but not of what.'],
    [{ givesMany: '3', givesMore: 'coil 1, 1 garnet' }, 'It says how many (3), but not of what.'],
    [{ gives: 'garnets', givesMany: 'many' }, '“many garnets” is not understood; write a whole number'],
    [{ gives: 'garnets', givesMany: '0' }, '“0 garnets” is not understood; write a number from 1'],
    [{ gives: 'coil 3', givesMany: '999999999' }, 'name at most 50 things'],
    [{ gives: 'coil 3', givesMany: '26', givesMore: '25 × coil 1' }, 'name at most 50 things'],
    [{ gives: 'garnets', givesMore: 'the moon' }, '“the moon” is not understood'],
  ])('%p is refused', (answers, problem) => {
    expect(read(answers)).toEqual({ assets: {}, problem: expect.stringContaining(problem) });
  });

  test.each(GAMES.map(({ id, goods }) => [id, goods] as const))(
    'in %s everything listed is read, and so are the words of pages for it',
    (_, goods) => {
      for (const thing of tradedThings(goods)) {
        const { assets } = readOffered({ gives: thing.words, givesMany: '2' }, 'gives', goods);
        expect(Object.keys(assets)).toEqual([thing.key]);
        expect(readAssets(amountWords(thing, 2), goods)).toEqual({ assets });
        expect(readAssets(assetWords(assets), goods)).toEqual({ assets });
      }
    },
  );
});

describe('the questions of the trade desk', () => {
  const idsOf = (questions: readonly Question[]) => questions.map(({ id, input }) => `${id}: ${input.kind}`);

  test('take what is given and got in words, and list what is traded, with how many of it', () => {
    const questions = deskQuestions(match());
    expect(idsOf(questions)).toEqual([
      'with: choice',
      'givesMore: paragraph',
      'takesMore: paragraph',
      'gives: choice',
      'givesMany: whole',
      'takes: choice',
      'takesMany: whole',
      'what: choice',
    ]);
    expect(questions[3]?.input).toEqual({
      kind: 'choice',
      choices: [
        ...['—', 'garnets', 'bellflowers'],
        ...['white', 'blue', 'black', 'red', 'green'].map((colour) => `postcard ${colour}`),
        ...['coil 1', 'coil 2', 'coil 3', 'stamps'],
      ],
    });
  });

  test('X5 leave out what nobody may trade with anybody', () => {
    const game = { ...polarPower, mayTrade: () => 'Not now.' };
    const [, , , gives] = deskQuestions({ ...match(), game: game as never });
    expect(gives?.input).toEqual({ kind: 'choice', choices: ['—', 'garnets', 'bellflowers'] });
  });
});

describe('X5 a trade', () => {
  test('that is chosen from the list is agreed with the same written in words', () => {
    const chosen = said('Ann', 1, 'Ben', 'coil 1', 'coil 3');
    const answers = { ...chosen.answers, givesMore: '2 garnets' };
    expect(
      desk({ ...chosen, answers }, said('Ben', 2, 'Ann', 'strength 3', 'coil 1, 2 garnets')).agreed,
    ).toEqual([{ from: 'Ann', to: 'Ben', gives: { garnets: 2, coils: [1] }, takes: { coils: [3] } }]);
  });

  test('needs the mirror image from the other side', () => {
    const first = said('Ann', 1, 'Ben', '2 garnets, blue postcard', 'red postcard');
    expect(desk(first)).toMatchObject({ agreed: [], open: [{ from: 'Ann', to: 'Ben' }] });
    const both = desk(first, said('Ben', 2, 'Ann', 'red postcard', 'blue postcard, 2 garnets'));
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
    expect(desk(said('Ann', 1, 'Ben', '2 garnets', '1 stamp'), other)).toMatchObject({
      agreed: [],
      open: [{ row: 2 }, { row: 3 }],
    });
  });

  test('a gift needs only the giver’s word; wishing for one makes none', () => {
    expect(desk(said('Ann', 1, 'Ben', '2 garnets')).agreed).toHaveLength(1);
    expect(desk(said('Ann', 1, 'Ben', '', '2 garnets'))).toMatchObject({
      agreed: [],
      open: [{ from: 'Ann' }],
    });
  });

  test('one word agrees to one offer only', () => {
    const two = [said('Ann', 1, 'Ben', '1 garnet', '1 stamp'), said('Ann', 2, 'Ben', '2 garnets', '1 stamp')];
    expect(desk(...two, said('Ben', 3, 'Ann', '1 stamp', '1 garnet'))).toMatchObject({
      agreed: [{}],
      open: [{ row: 3 }],
    });
  });

  test('withdrawn offers are open no more; agreed ones stay', () => {
    const withdraw = said('Ann', 3, '', '', '', 'Withdraw my open offers');
    const late = said('Ben', 4, 'Ann', '1 stamp', '1 garnet');
    expect(desk(said('Ann', 1, 'Ben', '1 garnet', '1 stamp'), withdraw, late)).toMatchObject({
      agreed: [],
      open: [{ from: 'Ben' }],
    });
    expect(desk(said('Ann', 1, 'Ben', '1 garnet'), withdraw).agreed).toHaveLength(1);
  });

  describe('is withdrawn by name', () => {
    const one = said('Ann', 1, 'Ben', '1 garnet', '1 stamp');
    const two = said('Ann', 2, 'Ben', '2 garnets', '1 stamp');
    const other = said('Ann', 3, 'Cleo', '1 garnet', '1 stamp');
    const withdraw = (to: string, gives = '') =>
      desk(one, two, other, said('Ann', 4, to, gives, '', 'Withdraw my offer to this player'));

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
              /^You have no such open offer to Dan to withdraw\. Only the host can cancel/,
            ),
          },
        ],
      });
      expect(withdraw('Ben', 'the moon').open).toHaveLength(3);
    });

    test('without a name it is asked with whom, and said to whom offers are open', () => {
      for (const to of ['', '—'])
        expect(withdraw(to)).toMatchObject({
          open: [{}, {}, {}],
          refused: [{ message: 'You did not say with whom. You have offers open to Ben and Cleo.' }],
        });
      expect(desk(said('Ann', 4, '', '', '', 'Withdraw my offer to this player')).refused).toMatchObject([
        { message: 'You did not say with whom. You have no open offer.' },
      ]);
    });
  });

  test('what a player has is listed in words that the desk reads', () => {
    const words = holdingLine(match(), 0).text.replace(
      /^You can offer, in the words of the trade desk: |\.$/g,
      '',
    );
    const { assets, problem } = readAssets(words, GOODS);
    expect(problem).toBeUndefined();
    expect(assets).toMatchObject({ garnets: 5, stamps: 2 });
  });

  test.each([
    ['nobody', ''],
    ['a stranger', 'Zoe'],
    ['oneself', 'Ann'],
  ])('with %s is refused with a reason', (_who, to) => {
    expect(desk(said('Ann', 1, to, '1 garnet'))).toMatchObject({
      agreed: [],
      refused: [{ row: 2, from: 'Ann' }],
    });
  });

  test('about nothing is refused', () => {
    expect(desk(said('Ann', 1, 'Ben'))).toMatchObject({
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
  expect(desk(...list).agreed.map(({ from, to }) => `${from} ${to}`)).toEqual(['Ann Cleo', 'Ann Ben']);
});

test('X5 what is not understood is answered with examples of what may be traded in this match', () => {
  const soulmates = openRecord(GAMES, {
    format: 1,
    game: 'secret-soulmate',
    options: {},
    seed: 'seed',
    players: ['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, garnets: 5 })),
    rounds: [],
  }).match;
  const told = (of: Match) =>
    tradeLines('Ann', matchOffers([said('Ann', 1, 'Ben', 'my heart')], of))
      .map(({ text }) => text)
      .join('\n');
  expect(told(soulmates)).toMatch(/write things like 2 garnets, 1 bellflower$/m);
  expect(told(match())).toMatch(/write things like 2 garnets, 1 bellflower, /);
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
    ['P6 the gift of a postcard', said('Ann', 1, 'Ben', 'red postcard'), /Postcards are traded one for one/],
    [
      'P6 a postcard for garnets',
      said('Ann', 1, 'Ben', '2 garnets', 'red postcard'),
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
    ['more than any number', said('Ann', 1, 'Ben', '9007199254740992 garnets'), /expected a whole number/],
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
      '✗ What you sent to the trade desk, for Ben, was not taken (Thu 1 Jan 1970, 00:00 UTC): “the moon”',
    );
    expect(seen('Ben', [one])).toBe('');
  });

  test('an open offer tells each side only whether they hold their own part', () => {
    const one = said('Ann', 1, 'Ben', '9 garnets', '9 stamps');
    expect(seen('Ann', [one])).toMatch(/is open: .* You do not hold all of what you give\./);
    expect(seen('Ben', [one])).toMatch(
      /Ann offers you .* You do not hold all of what you would give\. Once you do, agree .* If you agree before, Ann reads that you cannot give it\./,
    );
    const fair = said('Ann', 1, 'Ben', '5 garnets', '9 stamps');
    expect(seen('Ann', [fair])).not.toContain('not hold');
    const bluff = said('Ann', 1, 'Ben', '9 garnets', '2 stamps');
    expect(seen('Ben', [bluff])).not.toContain('not hold');
  });

  test('an agreed trade that cannot settle says so to both, without what the other side holds', () => {
    const list = [
      said('Ann', 1, 'Ben', '1 garnet', '9 stamps'),
      said('Ben', 2, 'Ann', '9 stamps', '1 garnet'),
    ];
    expect(matchOffers(list, match())).toMatchObject({
      agreed: [{}],
      failing: [{ lacking: ['Ben'], promised: [] }],
    });
    expect(seen('Ann', list)).toMatch(
      /✗ Agreed, but as things stand it will not settle: .* Ben cannot give this\. Ask the host to take it out\. Then it can be agreed anew/,
    );
    expect(seen('Ben', list)).toMatch(/✗ Agreed, but .* You do not hold all of what you give\. Ask the host/);
  });

  test('X4 an agreed trade that will not settle is not named where an open offer lacks something', () => {
    const failing = [
      said('Ann', 1, 'Ben', '1 garnet', '9 stamps'),
      said('Ben', 2, 'Ann', '9 stamps', '1 garnet'),
    ];
    const offer = said('Ann', 3, 'Cleo', '9 garnets', '1 stamp');
    expect(seen('Ann', [...failing, offer])).toMatch(
      /is open: .* stamp\. You do not hold all of what you give\./,
    );
    const agreed = said('Ann', 2, 'Ben', '1 garnet');
    expect(seen('Ann', [agreed, offer])).toMatch(
      /is open: .* After your agreed trades you do not hold all of/,
    );
  });

  test('a thing promised twice goes to the first, and its giver is told', () => {
    const list = [said('Ann', 1, 'Ben', '3 garnets'), said('Ann', 2, 'Cleo', '3 garnets')];
    expect(matchOffers(list, match())).toMatchObject({
      agreed: [{ to: 'Ben' }, { to: 'Cleo' }],
      failing: [{ trade: { to: 'Cleo' }, lacking: ['Ann'], promised: ['Ann'] }],
    });
    expect(seen('Ann', list)).toMatch(/✓ Agreed: you give Ben 3 garnets\./);
    expect(seen('Ann', list)).toMatch(/you give Cleo 3 garnets\. You have promised all or part of this/);
    expect(seen('Cleo', list)).toMatch(/✗ Agreed, but .* Ann cannot give this\. Ask the host/);
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
      '! Your open offers to Ben and Cleo give 3 stamps in total, and you have 2. The trade that is agreed first settles.',
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

  test('X4 the desk leaves the match as the round’s trades will leave it', () => {
    const list = [
      said('Ann', 1, 'Ben', '3 garnets'),
      said('Ann', 2, 'Cleo', '3 garnets'),
      said('Ben', 3, 'Dan', 'red postcard', 'blue postcard'),
      said('Dan', 4, 'Ben', 'blue postcard', 'red postcard'),
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
    deskQuestions(match(options)).flatMap(({ id, input }) =>
      id === 'with' && input.kind === 'choice' ? input.choices : [],
    );

  test('X5 the form lists everyone with whom somebody may trade', () => {
    expect(listedBy({})).toHaveLength(10);
    expect(listedBy({ trade: 'within-meadow', purseTrade: 'within-meadow' })).toHaveLength(10);
  });

  test('X5 the form leaves out a player who can trade with nobody', () => {
    const { names, seats, options } = match({ purseTrade: 'within-meadow', trade: 'within-meadow' }).info;
    const alone = seats.map((seat) => (seat.name === 'Joe' ? { name: 'Joe' } : seat));
    const info = { names, seats: alone, options };
    const [whom] = deskQuestions({ ...match(), info });
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
