import { CONFUSABLES } from '../../../src/sheets/workbook/confusables.ts';
import { areAlike, differenceWords } from '../../../src/sheets/workbook/look-alike.ts';

test.each<readonly [string, string, string]>([
  ['Ann', 'ann', 'differ only in capitals'],
  ['Jo Strauß', 'JO STRAUSS', 'differ only in capitals'],
  ['Ann Lee', 'AnnLee', 'differ only in spaces, or in invisible signs'],
  ...['\u200b', '\u3164', '\uffa0', '\u2800', '\u115f', '\u034f', '\u180b', '\u{e0041}', '\ufe0f'].map(
    (unseen) => ['Ann', `An${unseen}n`, 'differ only in spaces, or in invisible signs'] as const,
  ),
  [
    'Ann',
    '\u0410nn',
    'differ only in letters or signs that look alike (“\u0410” in one of them is Cyrillic)',
  ],
  ['Bob', '\u0392ob', 'differ only in letters or signs that look alike (“\u0392” in one of them is Greek)'],
  [
    'Ann',
    '\uff21nn',
    'differ only in letters or signs that look alike (“\uff21” in one of them is a special sign)',
  ],
  [
    'Pop',
    '\u0440\u043e\u0440',
    'differ only in letters or signs that look alike (“\u0440” in one of them is Cyrillic)',
  ],
  [
    'Ann-Lee',
    'Ann\u2011Lee',
    'differ only in letters or signs that look alike (“\u2011” in one of them is a special sign)',
  ],
  ...[
    ['Ivo', 'lvo'],
    ['Ivo', '1vo'],
    ['lvo', '1vo'],
    ['Ilse', 'llse'],
    ['AI', 'A|'],
    ['Bob', 'B0b'],
    ['O0', 'OO'],
    ['Ann-Lee', 'Ann\u2013Lee'],
    ['Ann-Lee', 'Ann\u2212Lee'],
    ['O\u2019Neil', "O'Neil"],
    ['O\u2032Neil', 'O\u2018Neil'],
    ['Anni', 'Ann\u0131'],
    ['Carmen', 'Carrnen'],
    ['Mom', 'Morn'],
    ['CARMEN', 'carrnen'],
  ].map(([one = '', other = '']) => [one, other, 'differ only in letters or signs that look alike'] as const),
])('H13 %s and %s look alike', (one, other, words) => {
  expect(areAlike(one, other)).toBe(true);
  expect(differenceWords(one, other)).toBe(words);
});

test.each([
  ['Ann', 'Anna'],
  ['Mia', 'Nia'],
  ['Dan', 'Clan'],
  ['Wim', 'Vvin'],
  ['Ali', 'All'],
  ['Al', 'Ai'],
  ['Ian', 'Lan'],
  ['Ella', 'Elia'],
  ['Ann', 'Ann\u0131'],
  ['Ann 1', 'Ann 2'],
  ['Петр', 'Павел'],
  ['👩‍👩‍👧', '👩‍👩‍👦'],
])('H13 %s and %s do not', (one, other) => {
  expect(areAlike(one, other)).toBe(false);
});

// Signs of UTS #39 that a short table of one’s own would lack: Cherokee, Armenian, Lisu, Coptic, Hebrew, N’Ko, small capitals.
test.each([
  ['Sara', 'Ꮪara'],
  ['Sara', 'Տara'],
  ['Dan', 'ꓓan'],
  ['Ola', 'Ⲟla'],
  ['Ola', 'סla'],
  ['Ola', '߀la'],
  ['Coco', 'ᴄoᴄo'],
  ['Ned', 'Neԁ'],
  ['Kurt', 'Κυrt'],
  ['Boris', '\u0412oris'],
  ['b\u043eris', 'Boris'],
  ['mia', '\u039cia'],
  ['tim', 'Ti\u041c'],
])('H13 %s and %s look alike by UTS #39', (one, other) => {
  expect(areAlike(one, other)).toBe(true);
});

test('H13 emoji tell names apart', () => {
  expect(areAlike('Lia 🌸', 'Lia 🔥')).toBe(false);
  expect(areAlike('Lia 🌸', 'Lia')).toBe(false);
});

test('the table takes at most 8 kB of Code.js', () => {
  expect(Buffer.byteLength(CONFUSABLES)).toBeLessThan(8_000);
});
