import { LEFT_OUT, SCENARIOS } from '../../bench/faults/scenarios.ts';
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
