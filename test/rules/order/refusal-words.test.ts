import { keyInWords, singular } from '../../../src/rules/base/words.ts';
import type { Question } from '../../../src/rules/order/question.ts';
import { inFormOrder, partWords, refusalLine } from '../../../src/rules/order/refusal-words.ts';

const QUESTIONS: readonly Question[] = [
  { id: 'bids', title: 'Bids', input: { kind: 'paragraph' } },
  { id: 'buyStamps', title: 'Stamps to buy', input: { kind: 'whole', least: 0 } },
];

test.each([
  ['mails[0]', '1st mail'],
  ['mails[1]', '2nd mail'],
  ['mails[2]', '3rd mail'],
  ['mails[3]', '4th mail'],
  ['mails[9]', '10th mail'],
  ['mails[10]', '11th mail'],
  ['mails[11]', '12th mail'],
  ['mails[12]', '13th mail'],
  ['mails[13]', '14th mail'],
  ['mails[20]', '21st mail'],
  ['mails[22]', '23rd mail'],
  ['mails[110]', '111th mail'],
  ['mails[112]', '113th mail'],
  ['mails[113]', '114th mail'],
  ['pointTokens', 'Point tokens'],
  ['buyStamps', 'Stamps to buy'],
  ['bids[1]', 'Bids, 2nd'],
])('the part %s of an order is “%s”', (part, words) => expect(partWords(part, QUESTIONS)).toBe(words));

test('X3 a line of a list with a question per line is named by the question with this answer', () => {
  const questions = [1, 2, 3].map(
    (n): Question => ({ id: `mail${n}`, title: `Mail ${n}`, input: { kind: 'paragraph' } }),
  );
  const answers = { 'Mail 1': '—', 'Mail 2': 'white', 'Mail 3': 'red' };
  expect(partWords('mails[0]', questions, answers)).toBe('Mail 2');
  expect(partWords('mails[1]', questions, answers)).toBe('Mail 3');
  // Questions without an answer here are counted.
  expect(partWords('mails[2]', questions, answers)).toBe('3rd mail');
  expect(partWords('mails[1]', questions)).toBe('2nd mail');
});

test('refusals stand in the order of the form, and those of one question in their own', () => {
  const ids = ['bids', 'buyStamps', 'mail1', 'mail2', 'want1', 'wants2'];
  const questions = ids.map((id): Question => ({ id, title: id, input: { kind: 'paragraph' } }));
  const parts = ['wants[4]', 'other', 'mails[1]', 'mails[0]', 'buyStamps', 'bids[2]', 'bids[1]'];
  const refused = parts.map((part) => ({ player: 'Ann', part, code: 'not-legal', message: '' }) as const);
  expect(inFormOrder(refused, questions).map(({ part }) => part)).toEqual([
    'bids[2]',
    'bids[1]',
    'buyStamps',
    'mails[1]',
    'mails[0]',
    'wants[4]',
    'other',
  ]);
});

test('a refusal is one line, with the part before what is wrong', () => {
  expect(refusalLine({ player: 'Ann', part: 'card', code: 'not-held', message: 'It is not held.' })).toBe(
    '✗ Card: It is not held.',
  );
  expect([singular('bellflowers'), singular('garnet'), keyInWords('numberCards')]).toEqual([
    'bellflower',
    'garnet',
    'number cards',
  ]);
});
