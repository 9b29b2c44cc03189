import type { sheets_v4 } from '@googleapis/sheets';
import type { Grid } from '../../../rules/board/grid.ts';
import { areasToPaint } from './format-areas.ts';
import { mapFormats } from './format-map.ts';
import { cellWith, maskOf, PARTS } from './format-parts.ts';
import type { Area, SheetRequest } from './sheet-request.ts';

/**
 * The requests that give the cells of a tab of that size the formats of a drawing, whatever they had before: first the usual
 * format for all, then one for each area that differs.
 */
export function formatRequests(sheetId: number, grid: Grid, height: number, width: number): SheetRequest[] {
  const map = mapFormats(grid, height, width);
  const all = PARTS.map((_, part) => part);
  return [
    {
      repeatCell: {
        range: { sheetId },
        cell: cellWith(all, (part) => map.values[part]![map.usual[part]!]),
        fields: 'userEnteredFormat',
      },
    },
    ...areasToPaint(map).map(
      ({ area, parts, look }): SheetRequest => ({
        repeatCell: {
          range: shortRange(sheetId, area, height, width),
          cell: cellWith(parts, (part) => map.values[part]![look[part]!]),
          fields: maskOf(parts),
        },
      }),
    ),
  ];
}

/** An area of a tab of that size. A side that is the tab's own is left out: the area reaches it so, too. */
function shortRange(sheetId: number, area: Area, height: number, width: number): sheets_v4.Schema$GridRange {
  return {
    sheetId,
    ...(area.top === 0 ? {} : { startRowIndex: area.top }),
    ...(area.bottom === height ? {} : { endRowIndex: area.bottom }),
    ...(area.left === 0 ? {} : { startColumnIndex: area.left }),
    ...(area.right === width ? {} : { endColumnIndex: area.right }),
  };
}
