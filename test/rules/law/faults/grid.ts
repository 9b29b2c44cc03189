import type { Grid } from '../../../../src/rules/board/grid.ts';

/** Faults that no renderer can draw: cells outside, blocks that overlap, bad sizes, words such as “undefined”. */
export function badGrid({ widths, heights, cells }: Grid): string[] {
  const bad: string[] = [];
  for (const size of [...widths, ...heights])
    if (!(size > 0) || !Number.isFinite(size)) bad.push(`a size of ${size}`);
  const taken = new Set<number>();
  for (const { row, column, rows = 1, columns = 1, text, style } of cells) {
    const where = `${JSON.stringify(text)} at ${row},${column}`;
    if (row < 0 || column < 0 || rows < 1 || columns < 1) bad.push(`${where}: no place`);
    if (row + rows > heights.length || column + columns > widths.length) bad.push(`${where}: outside`);
    if (/undefined|NaN|\[object|Infinity/.test(String(text))) bad.push(`${where}: words of a bug`);
    for (const colour of [style?.fill, style?.ink, style?.border?.colour])
      if (colour !== undefined && !/^#[0-9a-f]{6}$/.test(colour)) bad.push(`${where}: colour ${colour}`);
    for (let r = row; r < row + rows; r++)
      for (let c = column; c < column + columns; c++) {
        const cell = r * 10_000 + c;
        if (taken.has(cell)) bad.push(`${where}: lies over another at ${r},${c}`);
        taken.add(cell);
      }
  }
  return bad;
}
