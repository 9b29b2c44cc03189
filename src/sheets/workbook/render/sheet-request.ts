import type { sheets_v4 } from '@googleapis/sheets';

/** A request of `spreadsheets.batchUpdate` (Sheets API v4). */
export type SheetRequest = Readonly<sheets_v4.Schema$Request>;

/** A rectangle of cells; `bottom` and `right` are the first row and column after it. */
export interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** An area as a GridRange of the Sheets API. */
export function rangeOf(sheetId: number, { top, bottom, left, right }: Area): sheets_v4.Schema$GridRange {
  return {
    sheetId,
    startRowIndex: top,
    endRowIndex: bottom,
    startColumnIndex: left,
    endColumnIndex: right,
  };
}

/** A request that draws on the first rows of a tab, so many of them, for as many rows further down. */
export function movedDown(request: SheetRequest, by: number, height: number): SheetRequest {
  const moved = (range: sheets_v4.Schema$GridRange = {}): sheets_v4.Schema$GridRange => ({
    ...range,
    startRowIndex: (range.startRowIndex ?? 0) + by,
    endRowIndex: (range.endRowIndex ?? height) + by,
  });
  const { repeatCell, updateCells, mergeCells, unmergeCells, updateDimensionProperties: sizes } = request;
  if (repeatCell) return { repeatCell: { ...repeatCell, range: moved(repeatCell.range) } };
  if (updateCells) return { updateCells: { ...updateCells, range: moved(updateCells.range) } };
  if (mergeCells) return { mergeCells: { ...mergeCells, range: moved(mergeCells.range) } };
  if (unmergeCells) return { unmergeCells: { range: moved(unmergeCells.range) } };
  const { startIndex, endIndex, ...range } = sizes?.range ?? {};
  return {
    updateDimensionProperties: {
      ...sizes,
      range: { ...range, startIndex: (startIndex ?? 0) + by, endIndex: (endIndex ?? height) + by },
    },
  };
}
