import type { Grid, Placed } from './grid.ts';

const GAP = 12;

/**
 * Puts drawings one below the other, with `gap` empty rows in between. Each drawing keeps its column widths. If the
 * widths differ, the result has more and narrower columns, and merged cells.
 */
export function stack(grids: readonly Grid[], gap = 1): Grid {
  const columns = joined(grids.map(({ widths }) => widths));
  const cells: Placed[] = [];
  const heights: number[] = [];
  for (const grid of grids) {
    if (heights.length > 0) heights.push(...Array<number>(gap).fill(GAP));
    const top = heights.length;
    cells.push(...moved(grid, 'column', columns, top));
    heights.push(...grid.heights);
  }
  return { widths: columns.sizes, heights, cells };
}

/**
 * Puts drawings side by side, with `gap` pixels in between. Each drawing keeps its row heights. If the heights differ,
 * the result has more and lower rows, and merged cells.
 */
export function beside(grids: readonly Grid[], gap = 0): Grid {
  const rows = joined(grids.map(({ heights }) => heights));
  const cells: Placed[] = [];
  const widths: number[] = [];
  for (const grid of grids) {
    if (widths.length > 0 && gap > 0) widths.push(gap);
    const left = widths.length;
    cells.push(...moved(grid, 'row', rows, left));
    widths.push(...grid.widths);
  }
  return { widths, heights: rows.sizes, cells };
}

/** Columns (or rows) that several drawings share. Wherever a drawing has an edge, the shared columns have an edge too. */
interface Joined {
  readonly sizes: readonly number[];
  /** Map from an edge's distance to the first edge, in pixels, to the edge's index. Undefined if all drawings have the same edges. */
  readonly edgeAt?: ReadonlyMap<number, number>;
}

function joined(lists: readonly (readonly number[])[]): Joined {
  const [first = []] = lists;
  if (!first.includes(0) && lists.every((list) => isAlike(list, first))) return { sizes: first };
  const all = new Set<number>();
  for (const list of lists) for (const edge of edgesOf(list)) all.add(edge);
  const edges = [...all].sort((a, b) => a - b);
  return {
    sizes: edges.slice(1).map((edge, i) => edge - (edges[i] as number)),
    edgeAt: new Map(edges.map((edge, i) => [edge, i])),
  };
}

function isAlike(one: readonly number[], other: readonly number[]): boolean {
  return one === other || (one.length === other.length && one.every((size, i) => size === other[i]));
}

/** Gives the start of each column (or row), then the end of the last one, in pixels. */
export function edgesOf(sizes: readonly number[]): number[] {
  const edges = [0];
  for (const size of sizes) edges.push((edges[edges.length - 1] as number) + size);
  return edges;
}

/** Moves a drawing's cells down (or right) by `by`, onto the joined rows (or columns). */
function moved(grid: Grid, way: 'column' | 'row', { edgeAt }: Joined, by: number): readonly Placed[] {
  const isDown = way === 'column';
  const numbers =
    edgeAt && edgesOf(isDown ? grid.widths : grid.heights).map((edge) => edgeAt.get(edge) as number);
  const isSame = !numbers || numbers.every((number, i) => number === i);
  if (isSame && by === 0) return grid.cells;
  const first = (at: number) => (isSame ? at : (numbers[at] as number));
  const count = (at: number, size?: number) => {
    if (isSame) return size;
    const now = first(at + (size ?? 1)) - first(at);
    return now === 1 ? size && 1 : now;
  };
  return grid.cells.map((cell) => {
    const { row, column } = cell;
    const [span, size] = isDown
      ? ['columns' as const, count(column, cell.columns)]
      : ['rows' as const, count(row, cell.rows)];
    const place = isDown
      ? { row: row + by, column: first(column) }
      : { row: first(row), column: column + by };
    return { ...cell, ...place, ...(size === undefined ? {} : { [span]: size }) };
  });
}
