import { polarPower } from '../../../../src/rules/games/polar-power/index.ts';
import { play } from './build.ts';

const info = { seats: [], names: [], options: {} as never };
const view = play({}).start.public as never;
const read = (answers: Record<string, string>) => polarPower.form.read(info, view, answers);

test.each([
  ['nothing', {}, {}],
  ['the empty choice', { mail1: '—', buyStamps: '' }, {}],
  ['a choice as it is offered', { mail1: 'red · strength 2' }, { mails: [{ postcard: 'red', coil: 2 }] }],
  ['capitals and spaces', { mail2: '  RED  2 ' }, { mails: [{ postcard: 'red', coil: 2 }] }],
  ['an emoji and a comma', { mail1: '✉ blue, 3' }, { mails: [{ postcard: 'blue', coil: 3 }] }],
  ['what is not understood stays as written', { mail1: 'reddish' }, { mails: ['reddish'] }],
  ['two colours are not understood', { mail1: 'red blue 2' }, { mails: ['red blue 2'] }],
  ['stamps', { buyStamps: ' 3 ' }, { buyStamps: 3 }],
  ['stamps in words stay as written', { buyStamps: 'three' }, { buyStamps: 'three' }],
  [
    'mails from 1 to 5, whatever is left out',
    { mail5: 'red 1', mail3: 'blue 2' },
    {
      mails: [
        { postcard: 'blue', coil: 2 },
        { postcard: 'red', coil: 1 },
      ],
    },
  ],
])('X3 the form reads %s', (_, answers, order) => {
  expect(read(answers as Record<string, string>)).toEqual(order);
});

test('X1 the titles are the columns of the submissions tab: five mails and the stamps', () => {
  expect(polarPower.form.questions(info, view).map(({ title }) => title)).toEqual([
    'Stamps to buy',
    'Mail 1',
    'Mail 2',
    'Mail 3',
    'Mail 4',
    'Mail 5',
  ]);
});

test('P15 one form holds all mails of the round, and says so; of two that need one item the earlier counts', () => {
  const help = polarPower.form.questions(info, view).find(({ id }) => id === 'mail1')?.help;
  expect(help).toMatch(
    /all mails of the round in one form.*If two mails need the same item, the earlier mail counts/,
  );
  const order = read({ mail1: 'red 3', mail2: 'red 1' });
  const { refused, private: views } = play({ rounds: [{ orders: { Wes: order } }] }).rounds[0]!;
  expect(refused).toMatchObject([{ player: 'Wes', part: 'mails[1]', code: 'not-held' }]);
  expect(views.Wes).toMatchObject({ coils: [1, 1, 2, 2] });
});
