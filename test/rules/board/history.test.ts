import { history, latest } from '../../../src/rules/board/history.ts';

const views = [{ points: 0 }, { points: 2 }, { points: 5 }];

test('a history has a line for each round, with the view after it and the one before', () => {
  const [grid] = history(views, [
    { head: 'points', cell: ({ points }) => points },
    { head: 'more', cell: ({ points }, before) => points - before.points },
    { head: 'twice', cell: (_view, _before, round) => 20 * round },
  ]);
  const lines = new Map<number, (string | number | boolean)[]>();
  for (const { row, text } of grid?.cells ?? []) lines.set(row, [...(lines.get(row) ?? []), text]);
  expect([...lines.values()]).toEqual([
    ['Rd', 'points', 'more', 'twice'],
    [1, 2, 2, 20],
    [2, 5, 3, 40],
  ]);
});

test('before the first round it draws nothing', () => {
  expect(history(views.slice(0, 1), [{ head: 'points', cell: () => 1 }])).toEqual([]);
  expect(latest(views)).toEqual({ points: 5 });
});
