import type { TabCopy, Write } from '../../ports.ts';
import { PLAIN_FIELDS, plainRows, userValue } from './cell-values.ts';
import { dimensionRequest } from './dimensions.ts';
import { rangeOf, type SheetRequest } from './sheet-request.ts';
import { renderTab } from './tab.ts';

export function renderWrite(write: Write): SheetRequest[] {
  if (write.kind === 'tab') return renderTab(write.sheetId, write.title, write.grid, write.isNew);
  if (write.kind === 'copy') return renderCopy(write.tab, write.isNew);
  if (write.kind === 'name') {
    const { sheetId, title } = write;
    return [{ updateSheetProperties: { properties: { sheetId, title }, fields: 'title' } }];
  }
  if (write.kind === 'bind')
    return write.columns.map(([id, column]) => bindRequest(write.sheetId, id, column));
  if (write.kind === 'drop') return [{ deleteSheet: { sheetId: write.sheetId } }];
  if (write.kind === 'cells') return renderCells(write);
  if (write.kind === 'shorten') return renderShorten(write);
  if (write.kind === 'block') {
    const start = { sheetId: write.sheetId, rowIndex: write.row, columnIndex: write.column };
    const rows = write.cells.map((line) => ({
      values: line.map((cell) => {
        const value = typeof cell === 'object' ? { formulaValue: cell.formula } : userValue(cell);
        return value ? { userEnteredValue: value } : {};
      }),
    }));
    return [{ updateCells: { start, rows, fields: 'userEnteredValue' } }];
  }
  const { sheetId, at, rows, rowCount, formats, moreColumns = 0, isInserted } = write;
  const missing = isInserted ? 0 : at + rows.length - rowCount;
  const range = { sheetId, dimension: 'ROWS', startIndex: at, endIndex: at + rows.length };
  const append = (dimension: string, length: number) =>
    length > 0 ? [{ appendDimension: { sheetId, dimension, length } }] : [];
  return [
    ...append('ROWS', missing),
    ...(isInserted ? [{ insertDimension: { range, inheritFromBefore: false } }] : []),
    ...append('COLUMNS', moreColumns),
    {
      updateCells: {
        start: { sheetId, rowIndex: at, columnIndex: 0 },
        rows: plainRows(rows, formats),
        fields: formats ? PLAIN_FIELDS : 'userEnteredValue',
      },
    },
  ];
}

/**
 * Gives the request that binds a column by metadata. Every script with access to the workbook sees the metadata, even
 * after a change of the script's Cloud project.
 */
function bindRequest(sheetId: number, metadataId: number, column: number): SheetRequest {
  const dimensionRange = { sheetId, dimension: 'COLUMNS', startIndex: column, endIndex: column + 1 };
  const developerMetadata = {
    metadataId,
    metadataKey: 'roundkeeper',
    visibility: 'DOCUMENT',
    location: { dimensionRange },
  };
  return { createDeveloperMetadata: { developerMetadata } };
}

/** Gives the requests that replace too long texts. A cell whose text has changed meanwhile keeps the new text. */
function renderShorten({ sheetId, cells }: Extract<Write, { kind: 'shorten' }>): SheetRequest[] {
  return cells.map(({ row, column, length, text }) => ({
    findReplace: {
      range: rangeOf(sheetId, { top: row, bottom: row + 1, left: column, right: column + 1 }),
      find: `^[\\s\\S]{${length},}$`,
      replacement: text,
      searchByRegex: true,
      includeFormulas: true,
    },
  }));
}

/** Gives the requests that write the values of single cells and heights of rows. Formats, notes and all other cells stay unchanged. */
function renderCells({
  sheetId,
  rowCount,
  cells,
  heights = new Map(),
}: Extract<Write, { kind: 'cells' }>): SheetRequest[] {
  const length = Math.max(0, ...cells.map(({ row }) => row + 1)) - rowCount;
  return [
    ...(length > 0 ? [{ appendDimension: { sheetId, dimension: 'ROWS', length } }] : []),
    ...cells.map(({ row, column, value }) => ({
      updateCells: {
        start: { sheetId, rowIndex: row, columnIndex: column },
        rows: plainRows([[value]]),
        fields: 'userEnteredValue',
      },
    })),
    ...[...heights].map(([row, pixelSize]) =>
      dimensionRequest(sheetId, 'ROWS', { start: row, end: row + 1 }, { pixelSize }),
    ),
  ];
}

/** Gives the idempotent requests that make a tab a copy of another tab. */
function renderCopy({ sheetId, title, cells, formats }: TabCopy, isNew: boolean): SheetRequest[] {
  const rowCount = Math.max(1, cells.length);
  const columnCount = Math.max(1, ...cells.map(({ length }) => length));
  const properties = { sheetId, title, gridProperties: { rowCount, columnCount } };
  const range = rangeOf(sheetId, { top: 0, bottom: rowCount, left: 0, right: columnCount });
  return [
    isNew
      ? { addSheet: { properties } }
      : { updateSheetProperties: { properties, fields: 'title,gridProperties(rowCount,columnCount)' } },
    { updateCells: { range, rows: plainRows(cells, formats), fields: PLAIN_FIELDS } },
  ];
}
