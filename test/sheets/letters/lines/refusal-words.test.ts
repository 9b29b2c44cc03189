import { expect, test } from '@jest/globals';
import type { Question } from '../../../../src/rules/order/question.ts';
import {
  partWords,
  plain,
  refusalLine,
  singular,
} from '../../../../src/sheets/letters/lines/refusal-words.ts';

const QUESTIONS: readonly Question[] = [
  { id: 'bids', title: 'Bids', input: { kind: 'paragraph' } },
  { id: 'buyStamps', title: 'Stamps to buy', input: { kind: 'whole', min: 0 } },
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

test('a refusal is one line, with the part before what is wrong', () => {
  expect(refusalLine({ player: 'Ann', part: 'card', code: 'not-held', message: 'It is not held.' })).toBe(
    '✗ Card: It is not held.',
  );
  expect([singular('bellflowers'), singular('garnet'), plain('numberCards')]).toEqual([
    'bellflower',
    'garnet',
    'number cards',
  ]);
});
