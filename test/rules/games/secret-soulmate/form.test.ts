import { secretSoulmate as game } from '../../../../src/rules/games/secret-soulmate/index.ts';
import { seen } from './build.ts';

const { match } = seen({});
const read = (answers: Record<string, string>) => game.form.read(match.info, {}, answers);

test.each([
  ['nothing', {}, {}],
  ['what is left empty', { card: '—', garnets: ' ', token: '' }, {}],
  [
    'what is offered',
    { card: '2', garnets: '3', token: 'yes', buyTokens: '1' },
    { card: 2, garnets: 3, token: true, buyTokens: 1 },
  ],
  ['digits among spaces', { card: ' 2 ', garnets: '007' }, { card: 2, garnets: 7 }],
  ['a card in words as written', { card: 'Card 3.' }, { card: 'Card 3.' }],
  ['a keycap emoji as written', { card: '2️⃣' }, { card: '2️⃣' }],
  ['full-width digits as written', { card: '３' }, { card: '３' }],
  ['a plus before garnets as written', { garnets: '+2' }, { garnets: '+2' }],
  ['YES', { token: 'YES!' }, { token: true }],
  ['yes with invisible signs', { token: '\u202ey\u200bes\u{e0041}\u3164' }, { token: true }],
  ['a tick', { token: '✅' }, { token: true }],
  ['no', { token: ' No' }, { token: false }],
  ['a cross', { token: '❌' }, { token: false }],
  ['two numbers as written', { card: '1 or 2' }, { card: '1 or 2' }],
  ['a negative number as written', { garnets: '-2' }, { garnets: '-2' }],
  ['a fraction as written', { garnets: '1.5' }, { garnets: '1.5' }],
  ['a decimal comma as written', { garnets: '1,5' }, { garnets: '1,5' }],
  ['a word that means nothing here', { card: 'highest' }, { card: 'highest' }],
  ['a word that every object knows', { card: 'constructor' }, { card: 'constructor' }],
  ['a number too long to be one', { garnets: '9'.repeat(400) }, { garnets: '9'.repeat(400) }],
  ['maybe', { token: 'maybe' }, { token: 'maybe' }],
  ['a card that does not exist, to be refused', { card: '4' }, { card: 4 }],
])('X3 the form reads %s', (_, answers, order) => {
  expect(read(answers as Record<string, string>)).toEqual(order);
});

test('X1 the titles are the columns of the submissions tab', () => {
  expect(game.form.questions(match.info, {}).map(({ id, title }) => [id, title])).toEqual([
    ['card', 'Number card'],
    ['garnets', 'Garnets to add'],
    ['token', 'Use a point token'],
    ['buyTokens', 'Point tokens to buy'],
  ]);
});

test('S7 the questions are the same whatever was played', () => {
  expect(game.form.questions(match.info, { scored: ['Ann'] })).toEqual(game.form.questions(match.info, {}));
});
