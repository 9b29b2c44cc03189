import { CALLS } from '../../../src/sheets/panel-api/calls.ts';
import { allPresses, uselessness } from '../presses/presses.ts';

// Trials of changes by hand and of two panels press every button of the panel. A new call gets the usual arguments by
// itself; this test names one that needs a season or arguments of its own.

test('every call of the panel is pressed where it has something to do', () => {
  const presses = allPresses();
  expect(new Set(presses.map(({ name }) => name))).toEqual(new Set(Object.keys(CALLS)));
  expect(presses.map(uselessness).filter(Boolean)).toEqual([]);
});
