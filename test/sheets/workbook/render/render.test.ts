import * as fc from 'fast-check';
import { applyBatch } from '../../../../local/google/sheets/requests/batch-update.ts';
import { makeWorkbook, type Workbook } from '../../../../local/google/world/workbook.ts';
import type { Grid, Placed } from '../../../../src/rules/board/grid.ts';
import { renderWrite } from '../../../../src/sheets/workbook/render/render.ts';
import { renderTab } from '../../../../src/sheets/workbook/render/tab.ts';
import { makeRandom } from '../../../players.ts';
import type { Arrived, Memory } from '../../memory-ports.ts';
import { makeMatch, makeSeason, rehearsal, resolve, resolveAndDeliver, send } from '../../season.ts';
import { renderCellByCell } from '../cell-by-cell.ts';
import { contentOf, placesOf, TAB } from '../shown-content.ts';

const RUNS = Number(process.env.LAW_RUNS || 30);

const colour = fc.constantFrom('#ffffff', '#20242c', '#f3f4f6', '#9a3412');
const style = fc.record(
  {
    fill: colour,
    ink: colour,
    bold: fc.boolean(),
    italic: fc.boolean(),
    strike: fc.boolean(),
    size: fc.constantFrom(8, 10, 13),
    align: fc.constantFrom('left', 'center', 'right'),
    vertical: fc.constantFrom('top', 'middle', 'bottom'),
    wrap: fc.boolean(),
    border: fc.record({
      style: fc.constantFrom('thin', 'medium', 'thick', 'dashed', 'double'),
      colour,
    }),
  },
  { requiredKeys: [] },
);
const block = fc.record(
  {
    row: fc.nat(9),
    column: fc.nat(7),
    rows: fc.integer({ min: 1, max: 4 }),
    columns: fc.integer({ min: 1, max: 5 }),
    text: fc.constantFrom('', 'a text', '=1+1', '007', 3, 0, true, false),
    note: fc.constantFrom('', 'a note'),
    link: fc.constantFrom('', 'https://x.org/a', 'https://x.org/b'),
    look: fc.nat(3),
  },
  { requiredKeys: ['row', 'column', 'text', 'look'] },
);

/** A drawing: blocks that do not overlap, in few different looks, so that neighbours are often alike. */
const drawing: fc.Arbitrary<Grid> = fc
  .record({
    looks: fc.array(style, { minLength: 4, maxLength: 4 }),
    blocks: fc.array(block, { maxLength: 40 }),
    widths: fc.array(fc.constantFrom(20, 40, 100), { maxLength: 12 }),
    more: fc.array(fc.constantFrom(0, 0, 18, 21, 36), { maxLength: 8 }),
  })
  .map(({ looks, blocks, widths, more }) => {
    const taken = new Set<string>();
    const cells: Placed[] = [];
    for (const { look, ...placed } of blocks) {
      const places = placesOf(placed);
      if (places.some((place) => taken.has(place))) continue;
      for (const place of places) taken.add(place);
      // Only texts have links.
      const { link, ...other } = placed;
      const isText = typeof placed.text === 'string' && placed.text !== '';
      cells.push({ ...other, ...(link && isText ? { link } : {}), style: looks[look]! } as Placed);
    }
    const high = Math.max(0, ...cells.map(({ row, rows = 1 }) => row + rows));
    return { widths, heights: [...Array.from({ length: high }, (_, i) => 20 + (i % 2)), ...more], cells };
  });

/** Possible traces in a tab of a hand or an older version. */
const leftover = fc.constantFrom<readonly object[]>(
  [],
  [{ repeatCell: { range: { sheetId: TAB }, cell: { note: 'an old note' }, fields: 'note' } }],
  [
    { appendDimension: { sheetId: TAB, dimension: 'COLUMNS', length: 1 } },
    {
      repeatCell: {
        range: { sheetId: TAB, startColumnIndex: 1 },
        cell: {
          userEnteredValue: { formulaValue: '=1' },
          userEnteredFormat: { numberFormat: { type: 'DATE' }, textRotation: { angle: 45 } },
          dataValidation: { condition: { type: 'BOOLEAN' }, strict: true },
        },
        fields: 'userEnteredValue,userEnteredFormat,dataValidation',
      },
    },
  ],
  [
    { unmergeCells: { range: { sheetId: TAB } } },
    { appendDimension: { sheetId: TAB, dimension: 'ROWS', length: 5 } },
    { appendDimension: { sheetId: TAB, dimension: 'COLUMNS', length: 5 } },
    { mergeCells: { range: { sheetId: TAB, startRowIndex: 1 }, mergeType: 'MERGE_COLUMNS' } },
  ],
);

/** A file with the tab as an earlier drawing and a hand left it. */
function earlier(grid: Grid, left: readonly object[]): Workbook {
  return applyBatch(makeWorkbook('File'), [...renderCellByCell(TAB, 'Old', grid, true), ...left]).workbook;
}

describe('a drawing', () => {
  test('looks in the tab as if each cell was written on its own, whatever the tab held before', () => {
    fc.assert(
      fc.property(drawing, drawing, leftover, (before, grid, left) => {
        const file = earlier(before, left);
        const drawn = applyBatch(file, renderTab(TAB, 'New', grid, false)).workbook;
        const expected = applyBatch(file, renderCellByCell(TAB, 'New', grid, false)).workbook;
        expect(contentOf(drawn, grid)).toEqual(contentOf(expected, grid));
        const again = applyBatch(drawn, renderTab(TAB, 'New', grid, false)).workbook;
        expect(contentOf(again, grid)).toEqual(contentOf(expected, grid));
      }),
      { numRuns: RUNS },
    );
  });

  test('looks so in a new tab too', () => {
    fc.assert(
      fc.property(drawing, (grid) => {
        const file = makeWorkbook('File');
        const drawn = applyBatch(file, renderTab(TAB, 'New', grid, true)).workbook;
        const expected = applyBatch(file, renderCellByCell(TAB, 'New', grid, true)).workbook;
        expect(contentOf(drawn, grid)).toEqual(contentOf(expected, grid));
      }),
      { numRuns: RUNS },
    );
  });

  test('has no borders painted before different ones to their left or above them', () => {
    fc.assert(
      fc.property(drawing, (grid) => {
        const { width, finalOf, paintedOf } = paintBorders(grid);
        for (const [cell, painted] of paintedOf)
          for (const other of [cell % width === 0 ? -1 : cell - 1, cell - width]) {
            const border = finalOf.get(other);
            if (border === undefined || border === finalOf.get(cell)) continue;
            expect(paintedOf.get(other)).toBeLessThan(painted);
          }
      }),
      { numRuns: RUNS },
    );
  });
});

/** For each cell with borders, by number: how they look, and which request painted them first. */
function paintBorders(grid: Grid) {
  const width = 50;
  const height = grid.heights.length;
  const ends = Math.max(grid.widths.length, ...grid.cells.map(({ column, columns = 1 }) => column + columns));
  const finalOf = new Map<number, string>();
  const paintedOf = new Map<number, number>();
  renderTab(TAB, 'New', grid, false).forEach((request, number) => {
    const { range, cell } = (request.repeatCell ?? {}) as {
      range?: Partial<
        Record<'startRowIndex' | 'endRowIndex' | 'startColumnIndex' | 'endColumnIndex', number>
      >;
      cell?: { userEnteredFormat?: { borders?: object } };
    };
    const borders = cell?.userEnteredFormat?.borders;
    if (!range || !borders) return;
    const { startRowIndex: top = 0, endRowIndex: bottom = height } = range;
    const { startColumnIndex: left = 0, endColumnIndex: right = ends } = range;
    for (let row = top; row < bottom; row++)
      for (let column = left; column < right; column++) {
        finalOf.set(row * width + column, JSON.stringify(borders));
        if (!paintedOf.has(row * width + column)) paintedOf.set(row * width + column, number);
      }
  });
  return { width, finalOf, paintedOf };
}

/** All players send an order. */
function sendAll(memory: Memory): void {
  for (const [name, answers] of rehearsal(memory, makeRandom('bytes'))) send(memory, name, answers);
}

/** Bytes that a resolve of the open round writes: the host workbook and all files. */
function bytesOfResolve(memory: Memory): number {
  const size = (requests: readonly object[]) => Buffer.byteLength(JSON.stringify({ requests }));
  const { workbook } = memory.ports;
  const { commit } = workbook;
  let written = 0;
  workbook.commit = (writes) => {
    written += size(writes.flatMap(renderWrite));
    commit(writes);
  };
  // Pages of earlier rounds that wait are written with those of this one.
  memory.due = undefined;
  memory.pageWrites.length = 0;
  resolveAndDeliver(memory);
  workbook.commit = commit;
  const ofLetter = ({ cover, sheetId, title, grid }: Arrived) =>
    size([
      ...(cover ? renderTab(0, 'Welcome', cover, false) : []),
      ...renderTab(sheetId, title, grid, false),
    ]);
  return memory.pageWrites.reduce((sum, pageWrite) => sum + ofLetter(pageWrite), written);
}

test.each([
  { count: 12, game: 'secret-soulmate', rounds: 2, most: 1.2, compared: 2 },
  { count: 30, game: 'secret-soulmate', rounds: 1, most: 5.7, compared: 0 },
  // Its pages have five maps with a different look for nearly each cell.
  { count: 4, game: 'not-flower-field', rounds: 2, most: 1.3, compared: 1 },
])(
  'a resolve with $count players of $game writes at most $most MB',
  ({ count, game, rounds, most, compared }) => {
    const names = Array.from({ length: count }, (_, i) => `Player ${i + 1}`);
    const memory = makeSeason(names);
    makeMatch(memory, { players: names, game });
    for (let round = 1; round <= rounds; round++) {
      sendAll(memory);
      resolve(memory);
    }
    sendAll(memory);
    const bytes = bytesOfResolve(memory);
    expect(bytes).toBeLessThan(most * 1e6);
    expect(bytes).toBeGreaterThan(most * 1e5);
    for (const { grid } of memory.pageWrites.slice(0, compared)) {
      const drawn = applyBatch(makeWorkbook('File'), renderTab(TAB, 'New', grid, true)).workbook;
      const expected = applyBatch(makeWorkbook('File'), renderCellByCell(TAB, 'New', grid, true)).workbook;
      expect(contentOf(drawn, grid)).toEqual(contentOf(expected, grid));
    }
  },
);
