import fc from 'fast-check';
import {
  checkLine,
  DIGITS,
  fingerprintLine,
  type KeptLine,
  readKeptLines,
  writeLine,
} from '../../../src/sheets/log/check-line.ts';

const HASH = 'f10f1e0b5a5a4c3c2b1a09080706050403020100aabbccddeeff001122334455';
const CODE = 'f10f 1e0b 5a5a 4c3c 2b1a 0908 0706 0504';
const READ = { kind: 'check', match: 3, number: 16, digits: HASH.slice(0, DIGITS) };

test('H39 a line names a match or the season, an entry, and 128 bits of a hash', () => {
  expect(checkLine({ match: 3, number: 16, hash: HASH })).toBe(`Check: match 3 · 16 · ${CODE}`);
  expect(checkLine({ match: 0, number: 2, hash: HASH })).toBe(`Check: season · 2 · ${CODE}`);
  expect(checkLine(undefined)).toBe('');
  // SHA-256 of the text "abc".
  expect(fingerprintLine(3, 'abc')).toBe('Fingerprint: match 3 · ba78 16bf 8f01 cfea 4141 40de 5dae 2223');
  expect(fingerprintLine(3, '')).toBe('');
});

const anyLine: fc.Arbitrary<KeptLine> = fc
  .record({
    isCheck: fc.boolean(),
    match: fc.integer({ min: 0, max: 20_000 }),
    number: fc.integer({ min: 1, max: 999_999 }),
    digits: fc.stringMatching(/^[0-9a-f]{32}$/),
  })
  .map(({ isCheck, match, number, digits }) =>
    isCheck
      ? { kind: 'check', match, number, digits }
      : { kind: 'fingerprint', match: match + 1, number: 0, digits },
  );

test('H39 written lines are read again, in any order, among any text', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyLine, { selector: writeLine }), fc.string(), (lines, noise) => {
      // A text that begins with a sign of a code would belong to the code.
      const between = `\n—${noise.replace(/check|fingerprint/gi, '')}\n`;
      const read = readKeptLines(lines.map(writeLine).join(between));
      expect(new Set(read)).toEqual(new Set(lines));
    }),
  );
});

test.each([
  ['small letters, another sign', `check: match 3 - 16 - ${CODE}`],
  ['no sign, no gaps', `Check: match 3 16 ${CODE.replaceAll(' ', '')}`],
  ['a chat’s name and time before it', `[12:04, 3/1/2026] Host: Check: match 3 · 16 · ${CODE}`],
  ['broken lines of a quote', `> Check: match 3 ·\n> 16 · ${CODE.slice(0, 20)}\n> ${CODE.slice(20)}\n> Ben`],
  ['Discord’s small text', `-# Check: match 3 · 16 · ${CODE}`],
  [
    'letters for digits',
    `CHECK: MATCH 3 · 16 · ${CODE.toUpperCase().replaceAll('0', 'O').replaceAll('1', 'l')}`,
  ],
  ['the whole hash', `Check: match 3 · 16 · ${HASH}`],
  ['twice', `Check: match 3 · 16 · ${CODE}\nCheck: match 3 · 16 · ${CODE}`],
])('H39 a line is read as people copy it: %s', (_, text) => {
  expect(readKeptLines(text)).toEqual([READ]);
});

test('H39 a chat of 5,000 lines, and texts made to take long, are read at once', () => {
  const chat = Array.from({ length: 5000 }, (_, i) =>
    i % 50 === 0
      ? `Host: Check: match 3 · ${i + 1} · ${CODE}`
      : `Ben: let us check: match 3 or 4? ${'bla '.repeat(30)}`,
  );
  const hostile = ['check:', 'Check: match 3', 'Check: match 3 · 16 · '].flatMap((head) => [
    head.repeat(20_000),
    head + ' '.repeat(300_000),
    (head + '\n> '.repeat(50)).repeat(2000),
  ]);
  const before = Date.now();
  expect(readKeptLines(chat.join('\n')).filter(({ digits }) => digits.length === DIGITS)).toHaveLength(100);
  for (const text of hostile) readKeptLines(text);
  expect(Date.now() - before).toBeLessThan(3000);
});
