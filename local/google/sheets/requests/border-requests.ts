// The request that draws borders around and inside a range.

import type { Cell, RequestBody } from '../../world/shapes.ts';
import { cellAt, putCell } from '../../world/workbook.ts';
import { type Box, boxOf, forEachCell } from '../read/range.ts';
import type { Appliers } from './draft.ts';

type Borders = NonNullable<NonNullable<Cell['userEnteredFormat']>['borders']>;

export const BORDER_REQUESTS: Pick<Appliers, 'updateBorders'> = {
  updateBorders(draft, body) {
    const { range = {} } = body;
    const sheet = draft.sheet(range.sheetId);
    const box = boxOf(sheet, range);
    forEachCell(box, (row, column) => {
      const cell = cellAt(sheet, row, column) ?? {};
      const format = cell.userEnteredFormat;
      const borders = withSides(format?.borders, sidesAt(body, box, row, column));
      putCell(sheet, row, column, { ...cell, userEnteredFormat: { ...format, borders } });
    });
    return undefined;
  },
};

/** Gives the borders of one cell in a range. Sides at the edge of the range get outer borders, and other sides get inner borders. */
const sidesAt = (body: RequestBody<'updateBorders'>, box: Box, row: number, column: number) => ({
  top: row === box.startRowIndex ? body.top : body.innerHorizontal,
  bottom: row === box.endRowIndex - 1 ? body.bottom : body.innerHorizontal,
  left: column === box.startColumnIndex ? body.left : body.innerVertical,
  right: column === box.endColumnIndex - 1 ? body.right : body.innerVertical,
});

function withSides(existing: Borders | undefined, sides: ReturnType<typeof sidesAt>): Borders {
  const borders: Record<string, unknown> = { ...existing };
  for (const [side, border] of Object.entries(sides)) {
    if (border?.style === 'NONE') delete borders[side];
    else if (border) borders[side] = border;
  }
  return borders;
}
