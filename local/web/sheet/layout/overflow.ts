// Text that runs over empty neighbouring cells.
import type { Cell } from '../../../google/world/shapes.ts';
import type { Sheet } from '../../../google/world/workbook.ts';
import type { Box, Merges } from './merges.ts';
import { shownValue } from './shown-value.ts';
import { type Measure, textWidth } from './text-size.ts';

export interface Overflow {
  overflowLeft: number;
  overflowRight: number;
}

interface Grid {
  xs: readonly number[];
  columns: number;
  merges: Merges;
  measure: Measure;
}

/** Gives the number of pixels by which a cell's text extends over empty neighbours. */
export function overflowOf(
  sheet: Sheet,
  place: Box & { cell: Cell; width: number },
  { xs, columns, merges, measure }: Grid,
): Overflow {
  const { row, column } = place;
  const wanted = wantedOverflow(place.cell, place.width, measure);
  const freeWidth = (at: number, limit: number, step: 1 | -1): number => {
    let width = 0;
    for (let next = at; width < limit && next >= 0 && next < columns; next += step) {
      const isEmpty = sheet.rows[row]?.[next]?.userEnteredValue === undefined;
      if (!isEmpty || merges.isMerged(row, next)) break;
      width += xs[next + 1]! - xs[next]!;
    }
    return Math.min(width, limit);
  };
  return {
    overflowLeft: freeWidth(column - 1, wanted.overflowLeft, -1),
    overflowRight: freeWidth(column + place.columns, wanted.overflowRight, 1),
  };
}

/** Gives the number of pixels by which a text is wider than its cell. The text's alignment decides on which sides this counts. */
function wantedOverflow(cell: Cell, width: number, measure: Measure): Overflow {
  const format = cell.userEnteredFormat;
  const strategy = format?.wrapStrategy ?? 'OVERFLOW_CELL';
  const { text, side } = shownValue(cell);
  // Only text runs over; a number that does not fit is shown as ### by Sheets.
  const canOverflow = strategy === 'OVERFLOW_CELL' && cell.userEnteredValue?.stringValue !== undefined;
  const needed = canOverflow ? Math.max(0, textWidth(text, cell, measure) - width) : 0;
  const alignment = format?.horizontalAlignment?.toLowerCase() ?? side;
  const overflowLeft = alignment === 'right' ? needed : alignment === 'center' ? needed / 2 : 0;
  return { overflowLeft, overflowRight: needed - overflowLeft };
}
