import { createHash, createHmac } from 'node:crypto';
import { commitmentOf, makeChance } from '../../../src/rules/base/chance.ts';

/** RECORD’s “Chance” again, by node’s own HMAC: the stream’s words one after another. */
function* words(seed: string, label: string): Generator<number> {
  for (let i = 0; ; i++) {
    const block = createHmac('sha256', Buffer.from(seed, 'utf8')).update(`${label}:${i}`, 'utf8').digest();
    for (let at = 0; at < block.length; at += 4) yield block.readUInt32BE(at);
  }
}

function below(stream: Generator<number>, n: number): number {
  for (;;) {
    const word = stream.next().value as number;
    if (word < Math.floor(2 ** 32 / n) * n) return word % n;
  }
}

/** The first and the last characters of each length in UTF-8, and half a character. */
const EDGES = '\u007f\u0080\u07ff\u0800\uffff\u{10000}\u{10ffff}\udc00x\ud83c';
const SEEDS = ['any text', 'x', 'é 漢字 🌺', 'a'.repeat(200), '\u0000', '\ud800', EDGES];

test.each(SEEDS)('X11 the commitment of %j is the SHA-256 of its UTF-8 bytes', (seed) => {
  expect(commitmentOf(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'utf8')).digest('hex'));
});

test.each(SEEDS)('X11 the draws of %j are those of HMAC-SHA256, block after block', (seed) => {
  for (const label of ['polarity', 'default-card:7', 'ä']) {
    const stream = makeChance(seed)(label);
    const check = words(seed, label);
    for (let i = 0; i < 60; i++) {
      // Large n reject often: 3 · 2^30 + 1 leaves a quarter of the words out.
      const n = [2, 3, 24, 2 ** 32, 3 * 2 ** 30 + 1, 2 ** 31 + 1][i % 6] as number;
      expect(stream.below(n)).toBe(below(check, n));
    }
  }
});

test('X11 a number below 1 takes a word too', () => {
  const stream = makeChance('seed')('lot');
  const check = words('seed', 'lot');
  expect(stream.below(1)).toBe(0);
  check.next();
  expect(stream.below(1000)).toBe(below(check, 1000));
});

test('X11 a shuffle swaps from the last place down to the second, and the next goes on from there', () => {
  const stream = makeChance('seed')('soulmates');
  const check = words('seed', 'soulmates');
  for (const length of [1, 2, 12, 40, 0, 5]) {
    const list = Array.from({ length }, (_, i) => i);
    const given = [...list];
    const shuffled = stream.shuffle(given);
    for (let i = length - 1; i >= 1; i--) {
      const j = below(check, i + 1);
      [list[i], list[j]] = [list[j] as number, list[i] as number];
    }
    expect(shuffled).toEqual(list);
    expect(given).toEqual(Array.from({ length }, (_, i) => i));
  }
});

test('X11 a stream is the same at every call, and other streams do not disturb it', () => {
  const chance = makeChance('seed');
  const first = chance('pattern').shuffle([1, 2, 3, 4, 5]);
  chance('deals').below(7);
  expect(chance('pattern').shuffle([1, 2, 3, 4, 5])).toEqual(first);
});

test('X11 a missing seed matters only when a draw is made', () => {
  const chance = makeChance(undefined);
  const stream = chance('default-card:1');
  expect(stream.shuffle(['only one'])).toEqual(['only one']);
  expect(() => stream.below(1)).toThrow('seed: ');
});
