import { expect, test } from '@jest/globals';
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
