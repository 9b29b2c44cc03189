import { expect, test } from '@jest/globals';
import { differenceWords, lookAlikeKey } from '../../../../src/sheets/workbook/cells/look-alike.ts';

test.each([
  ['Ann', 'ann', 'differ only in capitals'],
  ['Ann Lee', 'AnnLee', 'differ only in spaces, or in signs that nobody sees'],
  ['Ann', 'An\u200bn', 'differ only in spaces, or in signs that nobody sees'],
  ['Ann', '\u0410nn', 'differ only in letters that look alike (“\u0410” in one of them is Cyrillic)'],
  ['Bob', '\u0392ob', 'differ only in letters that look alike (“\u0392” in one of them is Greek)'],
  ['Ann', '\uff21nn', 'differ only in letters that look alike (“\uff21” in one of them is a special letter)'],
  [
    'Pop',
    '\u0440\u043e\u0440',
    'differ only in letters that look alike (“\u0440” in one of them is Cyrillic)',
  ],
])('%s and %s look alike', (one, other, words) => {
  expect(lookAlikeKey(one)).toBe(lookAlikeKey(other));
  expect(differenceWords(one, other)).toBe(words);
});

test.each([
  ['Ann', 'Anna'],
  ['Ali', 'All'],
  ['Ann 1', 'Ann 2'],
  ['Петр', 'Павел'],
  ['👩‍👩‍👧', '👩‍👩‍👦'],
])('%s and %s do not', (one, other) => {
  expect(lookAlikeKey(one)).not.toBe(lookAlikeKey(other));
});
