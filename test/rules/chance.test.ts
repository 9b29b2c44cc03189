import { expect, test } from '@jest/globals';
import { commitmentOf, makeChance } from '../../src/rules/chance.ts';

test('X11 the commitment is the SHA-256 of the seed', () => {
  expect(commitmentOf('any text')).toMatch(/^[0-9a-f]{64}$/);
});

test('X11 a stream is the same at every call, and other streams do not disturb it', () => {
  const chance = makeChance('seed');
  const first = chance('pattern').shuffle([1, 2, 3, 4, 5]);
  chance('deals').below(7);
  expect(chance('pattern').shuffle([1, 2, 3, 4, 5])).toEqual(first);
});
