import type { Good } from '../../../src/rules/declare/good.ts';
import { polarPower } from '../../../src/rules/games/polar-power/index.ts';
import type { Submission } from '../../../src/sheets/responses/submission.ts';
import { matchOffers, readAssets } from '../../../src/sheets/responses/trade-desk.ts';

const GOODS: readonly Good[] = polarPower.goods;
const NAMES = ['Ann', 'Ben', 'Cleo'];

const said = (
  name: string,
  at: number,
  to: string,
  gives = '',
  takes = '',
  what = 'Make or confirm an offer',
): Submission & { name: string } => ({
  row: at + 1,
  at,
  claimed: '',
  answers: { what, with: to, gives, takes },
  shown: {},
  name,
});

const desk = (...list: (Submission & { name: string })[]) => matchOffers(list, NAMES, GOODS);

describe('what is given is read, forgiving about how it is written', () => {
  test.each([
    ['2 garnets', { garnets: 2 }],
    ['garnet', { garnets: 1 }],
    ['3x garnets.', { garnets: 3 }],
    ['a red postcard of strength', { postcards: ['red'] }],
    ['1 Bellflower and 2 GARNETS', { bellflowers: 1, garnets: 2 }],
    ['red postcard', { postcards: ['red'] }],
    ['2 red postcards, coil 3', { postcards: ['red', 'red'], coils: [3] }],
    ['coil 3 + coil 1', { coils: [1, 3] }],
    ['2 stamps', { stamps: 2 }],
    ['nothing', {}],
    ['', {}],
    ['garnets, garnets', { garnets: 2 }],
  ])('“%s”', (answer, assets) => {
    expect(readAssets(answer, GOODS)).toEqual({ assets });
  });

  test.each([
    'the moon',
    '2',
    'red',
    'coil 9',
    'red blue postcard',
    '-1 garnets and love',
    '=1+1',
    '1 2 garnets',
    '0 garnets',
    '-1 garnets',
    '1.5 garnets',
    'two garnets',
    'no garnets',
    'all my garnets',
    'any coil 3',
    '👩‍👩‍👧'.repeat(20),
  ])('never about what is meant: “%s” is refused with what was expected', (answer) => {
    const { problem, assets } = readAssets(answer, GOODS);
    expect(assets).toEqual({});
    expect(problem).toMatch(/is not understood; (write|name) /);
    expect(problem).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
  });
});

describe('X5 a trade', () => {
  test('needs the mirror image from the other side', () => {
    const first = said('Ann', 1, 'Ben', '2 garnets', 'red postcard');
    expect(desk(first)).toMatchObject({ agreed: [], open: [{ from: 'Ann', to: 'Ben' }] });
    expect(desk(first, said('Ben', 2, 'Ann', 'red postcard', '2 garnets'))).toEqual({
      agreed: [{ from: 'Ann', to: 'Ben', gives: { garnets: 2 }, takes: { postcards: ['red'] } }],
      open: [],
      refused: [],
    });
  });

  test.each([
    ['another amount', said('Ben', 2, 'Ann', 'red postcard', '3 garnets')],
    ['somebody else', said('Cleo', 2, 'Ann', 'red postcard', '2 garnets')],
    ['the same side again', said('Ann', 2, 'Ben', '2 garnets', 'red postcard')],
  ])('is not made by %s', (_what, other) => {
    expect(desk(said('Ann', 1, 'Ben', '2 garnets', 'red postcard'), other)).toMatchObject({
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
    const offer = (at: number) => said('Ann', at, 'Ben', '1 garnet', '1 stamp');
    expect(desk(offer(1), offer(2), said('Ben', 3, 'Ann', '1 stamp', '1 garnet'))).toMatchObject({
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
    expect(desk(said('Ann', 1, 'Ben'))).toMatchObject({ agreed: [], open: [], refused: [{ row: 2 }] });
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
