import { memoized, memoizedTwo } from '../../../src/rules/base/memoized.ts';

test('a result is computed once for each argument', () => {
  const asked: object[] = [];
  const lengthOf = memoized((list: readonly string[]) => asked.push(list) && list.length);
  const [empty, one] = [[], ['Ann']];
  expect([lengthOf(empty), lengthOf(one), lengthOf(empty), lengthOf(['Ann'])]).toEqual([0, 1, 0, 1]);
  expect(asked).toEqual([empty, one, ['Ann']]);
});

test('a result of two arguments is computed once for both', () => {
  const asked: string[] = [];
  const both = memoizedTwo((one: { a: string }, other: { b: string }) => {
    asked.push(one.a + other.b);
    return one.a + other.b;
  });
  const [a, b, c] = [{ a: 'a' }, { b: 'b' }, { b: 'c' }];
  expect([both(a, b), both(a, c), both(a, b), both({ a: 'a' }, b)]).toEqual(['ab', 'ac', 'ab', 'ab']);
  expect(asked).toEqual(['ab', 'ac', 'ab']);
});
