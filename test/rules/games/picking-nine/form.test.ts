import { pickingNine } from '../../../../src/rules/games/picking-nine/index.ts';
import type { PublicView } from '../../../../src/rules/games/picking-nine/view.ts';
import { play, refusals, send } from './build.ts';

const info = { seats: [], names: [], options: {} as never };
const start = play({}).start.public as unknown as PublicView;
const read = (answers: Record<string, string>) => pickingNine.form.read(info, start, answers);

test.each([
  ['nothing', {}, {}],
  ['the empty choices', { ban: '—', priority: '—', wants1: '—', wants2: '' }, {}],
  [
    'the choices as they are offered',
    { wants1: 'red 3', ban: 'gray 0', priority: '4' },
    { wants: ['red-3'], ban: 'gray-0', priority: 4 },
  ],
  [
    'the wants from 1st to 7th, whatever is left out',
    { wants7: 'red 1', wants2: 'red 2' },
    { wants: ['red-2', 'red-1'] },
  ],
  ['capitals and spaces', { ban: '  RED   10 ' }, { ban: 'red-10' }],
  ['a card as records write it', { ban: 'yellow-7' }, { ban: 'yellow-7' }],
  ['a comma', { ban: 'Blue, 2' }, { ban: 'blue-2' }],
  ['number first', { ban: '2 blue' }, { ban: 'blue-2' }],
  ['no space', { ban: 'green9' }, { ban: 'green-9' }],
  ['a coloured sign', { ban: '🟥10' }, { ban: 'red-10' }],
  ['a coloured sign beside the word', { ban: '🟦 blue 4' }, { ban: 'blue-4' }],
  ['a heart', { ban: '❤️ 4' }, { ban: 'red-4' }],
  ['a keycap', { ban: 'red 4️⃣', priority: '4' }, { ban: 'red-4', priority: 4 }],
  ['short names', { wants1: 'R 10', wants2: 'b2' }, { wants: ['red-10', 'blue-2'] }],
  ['the other spelling', { ban: 'Grey 0' }, { ban: 'gray-0' }],
])('X3 the form reads %s', (_, answers, order) => {
  expect(read(answers as Record<string, string>)).toEqual(order);
});

test.each([
  ['a card that is none', { ban: 'red 11' }, { ban: 'red 11' }],
  ['two cards', { ban: 'red 1, red 2' }, { ban: 'red 1, red 2' }],
  ['two colours', { ban: '🟥 blue 2' }, { ban: '🟥 blue 2' }],
  ['a word that may mean anything', { ban: 'not red 2' }, { ban: 'not red 2' }],
  ['half a card', { wants1: 'red' }, { wants: ['red'] }],
  ['a number with a sign', { priority: '-3' }, { priority: '-3' }],
  ['a number in words', { priority: 'three' }, { priority: 'three' }],
])('X3 the form leaves as written %s', (_, answers, order) => {
  expect(read(answers as Record<string, string>)).toEqual(order);
});

test('N3 a text that the form cannot read is refused with the expected one', () => {
  const played = play({ rounds: [{ orders: { Ann: read({ wants1: 'reddish 3', priority: 'six' }) } }] });
  expect(refusals(played)).toEqual(['Ann wants[0] malformed', 'Ann priority malformed']);
  expect(played.rounds[0]!.refused[0]!.message).toBe(
    'Expected a card of the table (red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8, gray 0), found “reddish 3”.',
  );
});

test('N3 N12 the titles are columns and never change; the choices are the cards of the table', () => {
  const later = play({ rounds: [send('123456')] }).rounds[0]!.public as unknown as PublicView;
  const [first, second] = [start, later].map((view) => pickingNine.form.questions(info, view));
  const places = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th'];
  expect(first!.map(({ title }) => title)).toEqual([
    'Number',
    ...places.map((place) => `${place} card you want`),
    'Card to ban',
  ]);
  expect(second!.map(({ id, title }) => [id, title])).toEqual(first!.map(({ id, title }) => [id, title]));
  const cards = [
    '—',
    'red 9',
    'red 10',
    'green 1',
    'green 2',
    'green 3',
    'green 4',
    'green 5',
    'green 6',
    'gray 0',
  ];
  for (const { input } of second!.slice(1)) expect(input).toEqual({ kind: 'choice', choices: cards });
});

test('N14 the form stands after the last round too, when the table is empty', () => {
  const end = { picks: {}, banned: null, table: [] };
  const inputs = pickingNine.form.questions(info, end).map(({ input }) => input);
  for (const input of inputs.slice(1)) expect(input).toEqual({ kind: 'choice', choices: ['—'] });
});

test('X3 every choice of the form is read as its own words', () => {
  for (const question of pickingNine.form.questions(info, start)) {
    if (question.input.kind !== 'choice') continue;
    for (const choice of question.input.choices.slice(1)) {
      const order = read({ [question.id]: choice }) as Record<string, unknown>;
      const card = choice.replace(' ', '-');
      if (question.id.startsWith('wants')) expect(order.wants).toEqual([card]);
      else expect(order[question.id]).toBe(question.id === 'ban' ? card : Number(choice));
    }
  }
});

test.each([
  [{ ban: 'red-1', priority: 3 }, 'red 1'],
  [{ ban: 'red-1' }, '! red 1 is not banned, because you sent no usable number'],
  [{ priority: 3 }, ''],
])('N5 of %j the player reads what is banned: %s', (order, words) => {
  const given = { wants: [], ban: '', priority: 0, ...order } as never;
  expect(Object.fromEntries(pickingNine.form.said(info, given))['Card to ban']).toBe(words);
});
