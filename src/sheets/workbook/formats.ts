import type { sheets_v4 } from '@googleapis/sheets';
import type { Grid } from '../../rules/board/grid.ts';
import { areasToPaint } from './format-areas.ts';
import { type FormatMap, mapFormats } from './format-map.ts';
import { PARTS } from './format-parts.ts';
import { rangeOf, type SheetRequest } from './sheet-request.ts';

/**
 * The requests that give the cells of a tab of that size the formats of a drawing, whatever they had before: first the usual
 * format for all, then one for each area that differs.
 */
export function formatRequests(sheetId: number, grid: Grid, height: number, width: number): SheetRequest[] {
  const map = mapFormats(grid, height, width);
  const all = PARTS.map((_, part) => part);
  return [
    { repeatCell: { range: { sheetId }, cell: cellWith(map, all, map.usual), fields: FORMAT } },
    ...areasToPaint(map).map(
      ({ area, parts, like }): SheetRequest => ({
        repeatCell: {
          range: rangeOf(sheetId, area),
          cell: cellWith(
            map,
            parts,
            all.map((part) => map.valueAt(like, part)),
          ),
          fields: `${FORMAT}(${parts.map((part) => PARTS[part])})`,
        },
      }),
    ),
  ];
}

const FORMAT = 'userEnteredFormat';

/** A cell with some parts of a format. A part without a value is left out: the mask of the request clears it. */
function cellWith(
  { values }: FormatMap,
  parts: readonly number[],
  look: readonly number[],
): sheets_v4.Schema$CellData {
  const set = parts.filter((part) => look[part] !== 0);
  const format = Object.fromEntries(set.map((part) => [PARTS[part]!, values[part]![look[part]!]]));
  return set.length === 0 ? {} : { [FORMAT]: format };
}
