import { createHash } from 'node:crypto';
import { canonicalJson, sha256Hex } from '../../../src/rules/base/hash.ts';

test.each([
  [{ 10: 1, 9: 2, a: 3, A: 4, '': 5 }, '{"":5,"10":1,"9":2,"A":4,"a":3}'],
  [{ b: undefined, a: [undefined, null] }, '{"a":[null,null]}'],
  [{ '💚': '💚', é: 'é', '\u2028': '"\\' }, '{"é":"é","\u2028":"\\"\\\\","💚":"💚"}'],
  [[-0, 1e21, []], '[0,1e+21,[]]'],
])('the canonical JSON of %j', (value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

test.each(['\ud800', Number.NaN, Number.POSITIVE_INFINITY])('%j is refused', (value) => {
  expect(() => canonicalJson({ deep: [value] })).toThrow('not allowed');
});

test.each(['', 'plain', 'é 漢字 🌺', '\ud800'])('the hash of %j is that of its UTF-8 bytes', (text) => {
  expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
});
