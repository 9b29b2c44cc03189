import { edgesOf } from '../../rules/board/arrange.ts';
import type { Grid } from '../../rules/board/grid.ts';
import { boardStyle, cellStyle } from './cell-style.ts';

/** Shows a drawing that is made of cells, in the way that a spreadsheet shows cells. */
export function Board({ grid, label }: { readonly grid: Grid; readonly label: string }) {
  const lefts = edgesOf(grid.widths);
  const tops = edgesOf(grid.heights);
  const cells = [...grid.cells].sort((a, b) => a.row - b.row || a.column - b.column);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="board-frame" aria-label={label} tabIndex={0}>
      <div class="board" style={boardStyle(lefts, tops)}>
        {cells.map((cell) => (
          <div
            key={`${cell.row},${cell.column}`}
            class={`cell${cell.style?.wrap ? ' wraps' : ''}`}
            style={cellStyle(cell, lefts, tops)}
            {...(cell.note ? { title: cell.note } : {})}
          >
            <span>{String(cell.text)}</span>
          </div>
        ))}
      </div>
    </section>
  );
}
