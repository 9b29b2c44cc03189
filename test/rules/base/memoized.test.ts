import { memoized } from '../../../src/rules/base/memoized.ts';

test('a result is computed once for each argument', () => {
  const asked: object[] = [];
  const lengthOf = memoized((list: readonly string[]) => asked.push(list) && list.length);
  const [empty, one] = [[], ['Ann']];
  expect([lengthOf(empty), lengthOf(one), lengthOf(empty), lengthOf(['Ann'])]).toEqual([0, 1, 0, 1]);
  expect(asked).toEqual([empty, one, ['Ann']]);
});
