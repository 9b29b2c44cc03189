import type { sheets_v4 } from '@googleapis/sheets';
import type { Grid } from '../../../rules/board/grid.ts';
import { CONTENT_FIELDS, contentRows } from './cell-values.ts';
import { heightRequests, hidingRequests, pad, widthRequests } from './dimensions.ts';
import { formatRequests } from './format-areas.ts';
import { mergeRequests } from './merges.ts';
import { rangeOf, type SheetRequest } from './sheet-request.ts';

/**
 * Gives the idempotent requests that replace a tab's whole content by a grid. The requests work whatever the tab
 * contains: the last drawing may not have arrived, or somebody may have changed it.
 */
export function renderTab(sheetId: number, title: string, grid: Grid, isNew: boolean): SheetRequest[] {
  const height = Math.max(1, grid.heights.length);
  const width = Math.max(
    1,
    grid.widths.length,
    ...grid.cells.map(({ column, columns = 1 }) => column + columns),
  );
  return [
    ...tabRequests(
      sheetId,
      title,
      grid,
      { rowCount: height, columnCount: width, hideGridlines: true },
      isNew,
    ),
    ...formatRequests(sheetId, grid, height, width),
    {
      // Cells beyond the rows are cleared.
      updateCells: {
        range: rangeOf(sheetId, { top: 0, bottom: height, left: 0, right: width }),
        rows: contentRows(grid.cells, height),
        fields: CONTENT_FIELDS,
      },
    },
    ...mergeRequests(sheetId, grid.cells),
    ...widthRequests(sheetId, pad(grid.widths, width, 100)),
    ...heightRequests(sheetId, pad(grid.heights, height, 21)),
    ...hidingRequests(sheetId, 'COLUMNS', grid.hidden?.columns ?? []),
    ...hidingRequests(sheetId, 'ROWS', grid.hidden?.rows ?? []),
  ];
}

/** Gives the requests that make a tab of a given size, or resize an existing tab and unmerge its cells. */
function tabRequests(
  sheetId: number,
  title: string,
  { frozenRows }: Grid,
  gridProperties: sheets_v4.Schema$GridProperties,
  isNew: boolean,
): SheetRequest[] {
  const properties = { sheetId, title, gridProperties };
  const atFirst = { ...gridProperties, ...(frozenRows ? { frozenRowCount: frozenRows } : {}) };
  if (isNew) return [{ addSheet: { properties: { ...properties, gridProperties: atFirst, index: 0 } } }];
  return [
    // Merges are removed before the size changes: Google refuses to cut a merged range.
    { unmergeCells: { range: { sheetId } } },
    {
      updateSheetProperties: {
        properties,
        fields: 'title,gridProperties(rowCount,columnCount,hideGridlines)',
      },
    },
  ];
}
