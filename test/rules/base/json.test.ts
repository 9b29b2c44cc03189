import { isDeeper, isObject, isSame, quote } from '../../../src/rules/base/json.ts';

test.each<[unknown, boolean]>([
  [{}, true],
  [[], false],
  [null, false],
  ['text', false],
  [undefined, false],
])('%j is an object: %j', (value, is) => expect(isObject(value)).toBe(is));

test.each<[unknown, unknown, boolean]>([
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [[1, 2], [1], false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [{ 0: 1 }, [1], false],
  [null, {}, false],
  ['1', 1, false],
])('%j is the same value as %j: %j', (one, other, is) => {
  expect(isSame(one, other)).toBe(is);
  expect(isSame(other, one)).toBe(is);
});

test.each<[string, number, boolean]>([
  ['"text"', 0, false],
  ['null', 0, false],
  ['[]', 0, true],
  ['[]', 1, false],
  ['{}', 0, true],
  ['{"a":1,"b":[2]}', 1, true],
  ['{"a":1,"b":[2]}', 2, false],
])('%s is nested deeper than %d levels: %j', (text, levels, is) =>
  expect(isDeeper(JSON.parse(text), levels)).toBe(is),
);

test('a list nested 50,000 deep is deeper than 100 levels', () =>
  expect(isDeeper(JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`), 100)).toBe(true));

test.each<[unknown, string]>([
  [undefined, 'nothing'],
  [null, 'null'],
  [true, 'true'],
  [-1.5, '-1.5'],
  ['two', '“two”'],
  [[1, 2], 'a list of 2'],
  [{}, 'an object with nothing in it'],
  [{ a: 1, b: 2, c: 3, d: 4, e: 5 }, 'an object with a, b, c, d'],
  ['x'.repeat(58), `“${'x'.repeat(58)}”`],
  ['x'.repeat(59), `“${'x'.repeat(56)}…`],
  [`${'x'.repeat(55)}\ud83d\ude00 and more`, `“${'x'.repeat(55)}…`],
])('%j is written as %s', (value, text) => expect(quote(value)).toBe(text));
