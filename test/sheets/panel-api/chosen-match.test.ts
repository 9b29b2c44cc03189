import { chooseMatch, panelState } from '../../../src/sheets/panel-api/state.ts';
import type { Ports } from '../../../src/sheets/ports.ts';
import { FIRST_MATCH_TAB } from '../../../src/sheets/workbook/season.ts';
import { makeMemory } from '../memory-ports.ts';

test('each host has a choice of their own, and its tab is shown', () => {
  const memory = makeMemory();
  const other = { ...memory.ports, who: () => 'other@example.com' };
  const chosen = (ports: Ports) => panelState(ports).chosen;
  expect(chosen(memory.ports)).toBeNull();
  chooseMatch(memory.ports, 2);
  expect(memory.shownTab).toBe(FIRST_MATCH_TAB + 2);
  chooseMatch(other, 1);
  expect(memory.shownTab).toBe(FIRST_MATCH_TAB + 1);
  expect([chosen(memory.ports), chosen(other)]).toEqual([2, 1]);
});
