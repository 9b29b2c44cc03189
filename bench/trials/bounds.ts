import { canonicalJson } from '../../src/rules/base/hash.ts';
import type { Cell } from '../../src/rules/declare/position.ts';
import { openBook } from '../../src/sheets/log/book.ts';
import { TABS } from '../../src/sheets/workbook/season.ts';
import { cellsOf, type Memory } from '../../test/sheets/memory-ports.ts';

/** Largest sizes that were found, in characters. `pageRows` is in rows. */
export interface Sizes {
  cell: number;
  pageRows: number;
  /** Length of a log entry in characters, divided by the number of players. */
  entryPerPlayer: number;
  /** Length of all answers of one response in the log, in characters. */
  response: number;
  /** Length of an answer to the panel, in characters. */
  panel: number;
}

/** Largest sizes that are allowed. The limit for a log entry is per player (H12). */
export const MOST: Readonly<Sizes> = {
  cell: 20_000,
  pageRows: 300,
  entryPerPlayer: 150_000,
  response: 20_500,
  panel: 1_000_000,
};

export const NO_SIZES: Readonly<Sizes> = { cell: 0, pageRows: 0, entryPerPlayer: 0, response: 0, panel: 0 };

/** Says whether the add-on draws this tab. The Audit tab does not count, because its cells may be longer (up to 45,000 characters). */
function isDrawn(sheetId: number): boolean {
  return sheetId > 900_000 && sheetId !== TABS.audit.sheetId;
}

/** Measures the tabs, the pages and the newest log entry of a season. Raises each figure in `sizes` that is too small. */
export function measure(memory: Memory, players: number, sizes: Sizes): void {
  const { entries } = openBook(memory.ports).log;
  const last = entries[entries.length - 1];
  const tabs = [...memory.tabs.values()].filter(({ sheetId }) => isDrawn(sheetId));
  const pages = memory.pageWrites.map(({ grid }) => cellsOf(grid));
  const longest = (cells: readonly (readonly Cell[])[]) =>
    cells.reduce(
      (most, line) => line.reduce<number>((sum, cell) => Math.max(sum, String(cell).length), most),
      0,
    );
  for (const cells of [...tabs.map((tab) => tab.cells), ...pages])
    sizes.cell = Math.max(sizes.cell, longest(cells));
  for (const page of pages) sizes.pageRows = Math.max(sizes.pageRows, page.length);
  if (last?.what === 'resolve')
    for (const { answers } of Object.values(last.data.sources))
      sizes.response = Math.max(sizes.response, Object.values(answers).join('').length);
  if (last) sizes.entryPerPlayer = Math.max(sizes.entryPerPlayer, canonicalJson(last.data).length / players);
}

/** Lists the sizes that exceed their limits, each with a description. */
export function beyond(sizes: Sizes): readonly string[] {
  return (Object.keys(MOST) as (keyof Sizes)[]).flatMap((key) =>
    sizes[key] > MOST[key] ? [`${key} is ${sizes[key]}, more than ${MOST[key]}`] : [],
  );
}
