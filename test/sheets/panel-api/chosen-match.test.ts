import { expect, test } from '@jest/globals';
import { chooseMatch, chosenMatch } from '../../../src/sheets/panel-api/chosen-match.ts';
import { FIRST_MATCH_TAB } from '../../../src/sheets/workbook/tabs/season.ts';
import { makeMemory } from '../memory-ports.ts';

test('each host has a choice of their own, and its tab is shown where that is asked for', () => {
  const memory = makeMemory();
  const other = { ...memory.ports, who: () => 'other@example.com' };
  expect(chosenMatch(memory.ports)).toBeNull();
  chooseMatch(memory.ports, 2, true);
  expect(memory.shownTab).toBe(FIRST_MATCH_TAB + 2);
  chooseMatch(other, 1, false);
  expect(memory.shownTab).toBe(FIRST_MATCH_TAB + 2);
  expect([chosenMatch(memory.ports), chosenMatch(other)]).toEqual([2, 1]);
});
