import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { canonicalJson } from '../../../src/rules/base/hash.ts';

test('canonical JSON is that of the library, for every JSON value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      expect(canonicalJson(value)).toBe(canonicalize(value));
    }),
    { numRuns: Number(process.env.LAW_RUNS ?? 100) },
  );
});

test.each([
  [{ 10: 1, 9: 2, a: 3, A: 4, '': 5 }],
  [{ b: undefined, a: [undefined, null] }],
  [{ '💚': '💚', é: 'é', '\u2028': '"\\' }],
  [-0],
  [1e21],
  [[]],
  [{ at: new Date(0) }],
])('%j too', (value) => {
  expect(canonicalJson(value)).toBe(canonicalize(value));
});

test.each(['\ud800', Number.NaN, Number.POSITIVE_INFINITY])('%j is refused', (value) => {
  expect(() => canonicalJson({ deep: [value] })).toThrow('not allowed');
});
