import { expect, test } from '@jest/globals';
import { LEFT_OUT, SCENARIOS } from '../../bench/faults/scenarios.ts';
import { figuresIn } from '../../bench/faults/table.ts';
import { entryPoints } from '../../src/sheets/main.ts';

// `npm run faults` disturbs every action; a new call of the panel or a new trigger needs a scenario there.

const names = Object.keys(entryPoints);
const leftOut = LEFT_OUT.flatMap(({ names }) => names);

test('every entry point has a scenario of faults, or a reason why not', () => {
  const disturbed = new Set<string>(SCENARIOS.map(({ name }) => name));
  expect(names.filter((name) => !disturbed.has(name) && !leftOut.includes(name))).toEqual([]);
  expect(leftOut.filter((name) => disturbed.has(name) || !names.includes(name))).toEqual([]);
});

test('no two scenarios have one title', () => {
  const titles = SCENARIOS.map(({ title }) => title);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});

test('the figures of a table are read again by the titles of its rows', () => {
  const table =
    '| action | a | b | c | d | e | f | g | h |\n| --- | --- |\n| one, two | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |';
  expect([...figuresIn(table)]).toEqual([['one, two', [1, 2, 3, 4, 5, 6, 7, 8]]]);
});
