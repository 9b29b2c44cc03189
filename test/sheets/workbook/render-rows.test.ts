import { expect, test } from '@jest/globals';
import { applyBatch } from '../../../local/google/sheets/requests/batch-update.ts';
import { makeWorkbook } from '../../../local/google/world/workbook.ts';
import type { Grid } from '../../../src/rules/board/grid.ts';
import { renderRows, renderTab } from '../../../src/sheets/workbook/render/render.ts';
import { copyMemory, type Memory } from '../memory-ports.ts';
import { receipts } from '../receipts.ts';
import { begin, offer, send } from '../season.ts';
import { contentOf, TAB } from './shown-content.ts';

const drawn = (grid: Grid) => applyBatch(makeWorkbook('File'), renderTab(TAB, 'Page', grid, true)).workbook;

/** What players do one after another, each of which changes a page. */
const STEPS: readonly (readonly [name: string, act: (memory: Memory) => void])[] = [
  ['an order', (memory) => send(memory, 'Ann', { 'Number card': 3 })],
  ['an order of which nothing counts', (memory) => send(memory, 'Ann', { 'Number card': 99 })],
  ['an order with more answers', (memory) => send(memory, 'Ann', { 'Number card': 7, 'Garnets to add': 2 })],
  ['an offer to somebody', (memory) => offer(memory, 'Ben', 'Ann', '1 garnet', '')],
];

test('the rows that show what was sent are drawn into a page as if all of it was drawn anew, once or twice', () => {
  const memory = begin();
  let count = 0;
  for (const [, act] of STEPS) {
    act(memory);
    const before = copyMemory(memory).shown;
    for (const { file, sheetId, grid, only, parts } of receipts(memory)) {
      if (!only) continue;
      count++;
      const rows = only.flatMap((span) => renderRows(TAB, grid, span));
      const once = applyBatch(drawn(before.get(`${file} ${sheetId}`)!), rows).workbook;
      expect(contentOf(once, grid)).toEqual(contentOf(drawn(grid), grid));
      expect(contentOf(applyBatch(once, rows).workbook, grid)).toEqual(contentOf(drawn(grid), grid));
      // All that is the player's own are the links of the trade form, too.
      const share = only === parts?.sent ? 1 / 5 : 1 / 2;
      expect(JSON.stringify(rows).length).toBeLessThan(
        JSON.stringify(renderTab(TAB, 'Page', grid, false)).length * share,
      );
    }
  }
  expect(count).toBeGreaterThan(3);
});
