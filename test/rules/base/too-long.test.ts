import { quote } from '../../../src/rules/base/json.ts';
import { tooLongText, tooLongWords } from '../../../src/rules/base/too-long.ts';
import { readCells } from '../../../src/rules/games/not-flower-field/order.ts';
import { boundAnswers } from '../../../src/sheets/responses/answer-limits.ts';

const [one] = boundAnswers(['x'.repeat(7200)]).map(({ text }) => text) as [string];

test('H12 what stands for a text that is too long is told in words, with its length and the limit', () => {
  expect(quote(one)).toBe('a text that is too long (7200 characters: at most 5000 are read)');
  const form = boundAnswers(Array.from({ length: 5 }, () => 'x'.repeat(4500)))[4]!.text;
  expect(tooLongWords(form)).toBe('too long (4500 characters: a form has at most 20000)');
  expect(tooLongWords(tooLongText('2400 lines after the first 100'))).toBe(
    'too long (2400 lines after the first 100)',
  );
});

test('H12 any other text of a player is quoted as it was written', () => {
  for (const text of ['? (hello)', `${one} `, `x${one}`, '(7200 characters: at most 5000 are read)', ''])
    expect(tooLongWords(text)).toBeUndefined();
  expect(quote('? (hello)')).toBe('“? (hello)”');
});

test('H12 in Not Flower Field it is one word, not a word for each of its words', () => {
  expect(readCells(one)).toEqual([one]);
});
