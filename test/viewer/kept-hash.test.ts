import { commitmentOf } from '../../src/rules/base/chance.ts';
import { keptHashWords } from '../../src/viewer/check/kept-hash.ts';

const HASHES = [
  { number: 1, hash: 'a'.repeat(64) },
  { number: 2, hash: 'b'.repeat(64) },
];
const FINGERPRINT = commitmentOf('a seed of twenty letters');
const words = (typed: string, fingerprint = FINGERPRINT) => keptHashWords(typed, HASHES, fingerprint);

test('H39 a kept hash is found by its beginning', () => {
  expect(words(' BBBBBBBB ')).toBe(
    '✓ It is the hash of entry 2: the log up to there is the one of that page.',
  );
  for (const short of ['', 'bbbbbbb', FINGERPRINT.slice(0, 7)])
    expect(words(short)).toBe('Type at least 8 characters of it.');
});

test('X11 the fingerprint of the seed, which stands on the same pages, is known as such', () => {
  for (const typed of [FINGERPRINT, FINGERPRINT.slice(0, 8).toUpperCase()])
    expect(words(typed)).toMatch(/^✓ That is the fingerprint of the seed, and it fits/);
  expect(words('d'.repeat(64))).toBe(
    '✗ No entry in this file has it, and it is not the fingerprint of the seed either. If the page is of this match, the log was changed since.',
  );
  expect(words('d'.repeat(64), '')).toMatch(/^✗ No entry in this file has it\. If/);
});
