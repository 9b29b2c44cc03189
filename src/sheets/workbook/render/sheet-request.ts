import type { sheets_v4 } from '@googleapis/sheets';

/** Request of `spreadsheets.batchUpdate` (Sheets API v4). */
export type SheetRequest = Readonly<sheets_v4.Schema$Request>;

/** Rectangle of cells. `bottom` and `right` are exclusive. */
export interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Converts an area to a GridRange of the Sheets API. */
export function rangeOf(sheetId: number, { top, bottom, left, right }: Area): sheets_v4.Schema$GridRange {
  return {
    sheetId,
    startRowIndex: top,
    endRowIndex: bottom,
    startColumnIndex: left,
    endColumnIndex: right,
  };
}
