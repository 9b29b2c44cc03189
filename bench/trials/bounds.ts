import { canonicalJson } from '../../src/rules/base/hash.ts';
import type { Cell } from '../../src/rules/declare/position.ts';
import { openBook } from '../../src/sheets/log/book.ts';
import { cellsOf, type Memory } from '../../test/sheets/memory-ports.ts';

/** The largest sizes that were seen, in characters or rows. */
export interface Sizes {
  cell: number;
  pageRows: number;
  entryPerPlayer: number;
  answer: number;
}

/** What no size may exceed. A log entry holds at most so much for each player (H12). */
export const MOST: Readonly<Sizes> = {
  cell: 45_000,
  pageRows: 600,
  entryPerPlayer: 250_000,
  answer: 2_000_000,
};

export const NO_SIZES: Readonly<Sizes> = { cell: 0, pageRows: 0, entryPerPlayer: 0, answer: 0 };

/** Is the id that of a tab that the add-on writes, and not of one with responses? */
function isOwn(sheetId: number): boolean {
  return sheetId > 900_000;
}

/** Looks at the tabs, the letters and the newest log entry of a season. */
export function measure(memory: Memory, players: number, sizes: Sizes): void {
  const { entries } = openBook(memory.ports).log;
  const last = entries[entries.length - 1];
  const tabs = [...memory.tabs.values()].filter(({ sheetId }) => isOwn(sheetId));
  const pages = memory.letters.map(({ grid }) => cellsOf(grid));
  const longest = (cells: readonly (readonly Cell[])[]) =>
    cells.reduce(
      (most, line) => line.reduce<number>((sum, cell) => Math.max(sum, String(cell).length), most),
      0,
    );
  for (const cells of [...tabs.map((tab) => tab.cells), ...pages])
    sizes.cell = Math.max(sizes.cell, longest(cells));
  for (const page of pages) sizes.pageRows = Math.max(sizes.pageRows, page.length);
  if (last) sizes.entryPerPlayer = Math.max(sizes.entryPerPlayer, canonicalJson(last.data).length / players);
}

/** The sizes that are beyond what they may be, in words. */
export function beyond(sizes: Sizes): readonly string[] {
  return (Object.keys(MOST) as (keyof Sizes)[]).flatMap((key) =>
    sizes[key] > MOST[key] ? [`${key} is ${sizes[key]}, more than ${MOST[key]}`] : [],
  );
}
