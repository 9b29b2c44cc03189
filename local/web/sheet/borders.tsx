// The borders of cells. They lie on the gridlines between cells; inside a merged cell there are none.
import type { Cell } from '../../google/world/shapes.ts';
import type { Sheet } from '../../google/world/workbook.ts';
import { cssBorder, pixelStyle } from './cell-style.ts';
import type { Layout } from './layout/grid-layout.ts';

type CellBorders = NonNullable<NonNullable<Cell['userEnteredFormat']>['borders']>;

export function Borders({ sheet, layout }: { sheet: Sheet; layout: Layout }) {
  const rows = sheet.rows.slice(0, layout.rows);
  return (
    <>
      {rows.flatMap((cells, row) =>
        cells.slice(0, layout.columns).flatMap((cell, column) => {
          const borders = cell?.userEnteredFormat?.borders;
          return borders ? linesOf(sheet, layout, row, column, borders) : [];
        }),
      )}
    </>
  );
}

function linesOf(sheet: Sheet, { xs, ys }: Layout, row: number, column: number, borders: CellBorders) {
  const [left, right, top, bottom] = [xs[column]!, xs[column + 1]!, ys[row]!, ys[row + 1]!];
  if (left === right || top === bottom) return [];
  const isEdge = edgesOf(sheet, row, column);
  const across = { left: left - 1, width: right - left + 1, height: 0 };
  const down = { top: top - 1, height: bottom - top + 1, width: 0 };
  const sides = [
    ['top', { ...across, top: top - 1 }, 'borderTop'],
    ['bottom', { ...across, top: bottom - 1 }, 'borderTop'],
    ['left', { ...down, left: left - 1 }, 'borderLeft'],
    ['right', { ...down, left: right - 1 }, 'borderLeft'],
  ] as const;
  return sides.flatMap(([side, box, property]) => {
    const css = isEdge[side] ? cssBorder(borders[side]) : undefined;
    if (!css) return [];
    const style = { ...pixelStyle(box), [property]: css };
    return [<div key={`${row},${column},${side}`} class="border" style={style} />];
  });
}

/** Says on which sides a cell has an edge to another cell. A single cell has four edges; a cell that is part of a merged cell has fewer. */
function edgesOf(sheet: Sheet, row: number, column: number) {
  const merge = sheet.merges.find(
    (one) =>
      row >= one.startRowIndex! &&
      row < one.endRowIndex! &&
      column >= one.startColumnIndex! &&
      column < one.endColumnIndex!,
  );
  return {
    top: !merge || row === merge.startRowIndex,
    bottom: !merge || row === merge.endRowIndex! - 1,
    left: !merge || column === merge.startColumnIndex,
    right: !merge || column === merge.endColumnIndex! - 1,
  };
}
