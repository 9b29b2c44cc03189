import type { CSSProperties } from 'preact';
import type { Placed, Style } from '../../rules/board/grid.ts';

const LINES = {
  thin: '1px solid',
  medium: '2px solid',
  thick: '3px solid',
  dashed: '1px dashed',
  double: '3px double',
};
const ALONG = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;
const ACROSS = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const;

/** Gives the size of a board. `lefts` and `tops` are the edges of all columns and rows in pixels, with the last edge. */
export function boardStyle(lefts: readonly number[], tops: readonly number[]): CSSProperties {
  return { width: `${lefts[lefts.length - 1]}px`, height: `${tops[tops.length - 1]}px` };
}

/**
 * Gives the place and look of a cell. `lefts` and `tops` are the edges of all columns and rows in pixels. A cell without
 * a style looks as it does in a tab.
 */
export function cellStyle(cell: Placed, lefts: readonly number[], tops: readonly number[]): CSSProperties {
  const { row, column, rows = 1, columns = 1, text, style = {} } = cell;
  const left = lefts[column] ?? 0;
  const top = tops[row] ?? 0;
  const width = (lefts[Math.min(column + columns, lefts.length - 1)] ?? left) - left;
  const height = (tops[Math.min(row + rows, tops.length - 1)] ?? top) - top;
  const align = style.align ?? (typeof text === 'number' ? 'right' : 'left');
  return {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    justifyContent: ALONG[align],
    textAlign: align,
    alignItems: ACROSS[style.vertical ?? 'middle'],
    ...textStyle(style),
  };
}

function textStyle({ fill, ink, bold, italic, strike, size = 10, border }: Style): CSSProperties {
  const line = border && `${LINES[border.style]} ${border.colour}`;
  return {
    fontSize: `${(size * 4) / 3}px`,
    ...(fill ? { background: fill } : {}),
    ...(ink ? { color: ink } : {}),
    ...(bold ? { fontWeight: 'bold' } : {}),
    ...(italic ? { fontStyle: 'italic' } : {}),
    ...(strike ? { textDecoration: 'line-through' } : {}),
    ...(line ? { border: line } : {}),
  };
}
