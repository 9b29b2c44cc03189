import type { sheets_v4 } from '@googleapis/sheets';
import type { Grid } from '../../../rules/board/grid.ts';
import { columnLetters } from '../../workbook/address.ts';
import { renderWrite } from '../../workbook/render/render.ts';
import { usedRows, withoutEnd } from '../../workbook/rows.ts';
import { makePost } from '../rest/post.ts';
import { readSpreadsheet, updateSpreadsheet } from '../rest/requests.ts';
import { bodyOf, mustCall } from '../rest/rest.ts';
import { readValues } from '../rest/values.ts';
import { must } from './check.ts';

const TAB = 9;
const LINK_TAB = 10;

/** First drawing. A later drawing must remove everything in this drawing: a merged block with borders and a note, and a hidden row. */
const BEFORE: Grid = {
  widths: [100, 100],
  heights: [21, 0, 21],
  cells: [
    {
      row: 0,
      column: 0,
      rows: 2,
      columns: 2,
      text: 'before',
      note: 'before',
      style: { bold: true, fill: '#ff0000', border: { style: 'thick', colour: '#000000' } },
    },
  ],
};

/** Second drawing, written by one request: two merged blocks, one below the other, and a hidden row below these blocks. */
const AFTER: Grid = {
  widths: [100, 100],
  heights: [21, 21, 0],
  cells: [
    { row: 0, column: 0, columns: 2, text: 'cancelled', style: { strike: true } },
    { row: 1, column: 0, columns: 2, text: 'filled', style: { fill: '#00ff00' } },
  ],
};

/** Two drawings with the same texts. In LINKED both cells have a link. In UNLINKED only the first cell has a link. */
const LINKED: Grid = {
  widths: [100],
  heights: [21, 21],
  cells: [
    { row: 0, column: 0, text: 'a link', link: 'https://www.google.com/' },
    { row: 1, column: 0, text: 'no link any more', link: 'https://www.google.com/' },
  ],
};
const UNLINKED: Grid = {
  ...LINKED,
  cells: LINKED.cells.map((cell) => (cell.row === 1 ? { ...cell, link: '' } : cell)),
};

/**
 * Draws two cells with links on a tab of a scratch file. Then draws the second cell without a link, and reads both links
 * back. Throws if a link is wrong.
 */
export function checkLinks(file: string): string {
  drawAll(file, LINK_TAB, [LINKED, UNLINKED]);
  const { data = [] } = readTab(file, LINK_TAB, 'data(rowData(values(hyperlink)))');
  const [first, second] = (data[0]?.rowData ?? []).map(({ values }) => values?.[0]?.hyperlink);
  must(
    first === 'https://www.google.com/',
    `The cell has ${first === undefined || first === null ? 'no link' : `the link ${first}`}.`,
  );
  must(!second, 'The link of the earlier text is still there.');
  return 'The first text has its link, and the text written over the second link has none.';
}

/** Draws BEFORE and then AFTER on a tab of a scratch file, and reads the tab back. Throws if the tab differs from AFTER. */
export function checkDrawing(file: string): string {
  drawAll(file, TAB, [BEFORE, AFTER]);
  const cell = 'note,userEnteredFormat(borders,textFormat,backgroundColorStyle)';
  const faults = faultsOf(
    readTab(file, TAB, `merges,data(rowMetadata(hiddenByUser),rowData(values(${cell})))`),
  );
  must(faults.length === 0, faults.join(' '));
  return 'Formats, notes, merged cells and hidden rows are as they should be.';
}

/** Draws several grids on a new tab, each over the grid before. */
function drawAll(file: string, sheetId: number, grids: readonly Grid[]): void {
  const post = makePost();
  grids.forEach((grid, i) => {
    const title = `Drawing ${sheetId}`;
    const [failure] = post.send([{ file, pages: [{ sheetId, title, grid, isNew: i === 0 }] }]);
    if (failure) throw new Error(failure.error);
  });
}

function readTab(file: string, sheetId: number, fields: string): sheets_v4.Schema$Sheet {
  const { sheets = [] } = bodyOf(readSpreadsheet(file, `sheets(properties(sheetId),${fields})`));
  return sheets.find(({ properties }) => properties?.sheetId === sheetId) ?? {};
}

function faultsOf({ merges = [], data = [] }: sheets_v4.Schema$Sheet): readonly string[] {
  const [first, second] = (data[0]?.rowData ?? []).map(({ values }) => values?.[0]);
  const format = first?.userEnteredFormat;
  const hidden = (data[0]?.rowMetadata ?? []).map(({ hiddenByUser = false }) => hiddenByUser);
  const found: readonly (readonly [fault: boolean, what: string])[] = [
    [merges.length !== 2, `There are ${merges.length} merged blocks instead of 2.`],
    [first?.note !== undefined, 'The earlier note is still there.'],
    [hidden[1] === true, 'A row that was hidden does not show again.'],
    [hidden[2] !== true, 'A row is not hidden.'],
    [format?.borders !== undefined, 'The earlier borders are still there.'],
    [format?.textFormat?.bold === true, 'The earlier bold type is still there.'],
    [format?.textFormat?.strikethrough !== true, 'The text is not struck through.'],
    [second?.userEnteredFormat?.backgroundColorStyle?.rgbColor?.green !== 1, 'A cell has no colour.'],
  ];
  return found.flatMap(([fault, what]) => (fault ? [what] : []));
}

/** Id of a scratch tab that an earlier check made. */
const VALUES_TAB = 71;

/** Writes cells of every kind into the scratch file, and reads the tab by the tab's id. Throws if a cell differs. */
export function checkValues(file: string): string {
  const entered = [
    { formulaValue: '=1+1' },
    { numberValue: 46_000.25 },
    { boolValue: true },
    { stringValue: '007' },
  ];
  const values = entered.map((userEnteredValue) => ({
    userEnteredValue,
    userEnteredFormat: { numberFormat: { type: 'DATE_TIME' } },
  }));
  const start = { sheetId: VALUES_TAB, rowIndex: 0, columnIndex: 0 };
  const fields = 'userEnteredValue,userEnteredFormat.numberFormat';
  const requests = [
    { appendDimension: { sheetId: VALUES_TAB, dimension: 'COLUMNS', length: entered.length } },
    { appendDimension: { sheetId: VALUES_TAB, dimension: 'ROWS', length: 2 } },
    { updateCells: { start, rows: [{ values }, textRow('between'), textRow('last')], fields } },
  ];
  mustCall([updateSpreadsheet(file, requests)]);
  const [tab] = readValues(file, [VALUES_TAB]) ?? [];
  const rows = (tab?.cells ?? []).map(withoutEnd);
  const found = JSON.stringify(rows.slice(0, usedRows(rows)));
  const first = '["=1+1",46000.25,true,"007"]';
  must(tab && found === `[${first},["between"],["last"]]`, `Google gave back: ${found}.`);
  must(!readValues(file, [VALUES_TAB, 999]), 'Google gave a tab that does not exist.');
  return `Formula, time, tick and text came back unchanged (“${tab.title}”, ${tab.rowCount} rows).`;
}

const FORMULA_TAB = 11;

/** Writes formulas and values into a new tab, and reads the results of the formulas in the next call. Throws if a result is wrong. */
export function checkFormulas(file: string): string {
  const cells = [[20, { formula: '=IF(A1>1;A1*2;0)' }, { formula: '=1/0' }, { formula: '=""' }]];
  const block = { kind: 'block', sheetId: FORMULA_TAB, row: 0, column: 0, cells } as const;
  const properties = { sheetId: FORMULA_TAB, title: 'Formulas' };
  mustCall([updateSpreadsheet(file, [{ addSheet: { properties } }, ...renderWrite(block)])]);
  const { data = [] } = readTab(file, FORMULA_TAB, 'data(rowData(values(effectiveValue)))');
  const [, doubled, error, empty] = (data[0]?.rowData?.[0]?.values ?? []).map(
    (one) => one.effectiveValue ?? {},
  );
  must(doubled?.numberValue === 40, `=IF(A1>1;A1*2;0) beside 20 gave ${JSON.stringify(doubled)}.`);
  must(error?.errorValue?.type === 'DIVIDE_BY_ZERO', `=1/0 gave ${JSON.stringify(error)}.`);
  must(empty?.stringValue === '', `="" gave ${JSON.stringify(empty)}.`);
  return 'The next call had a value, an error with its type, and an empty text.';
}

/** Ids of the developer metadata that bind two columns. */
const BOUND = [71_001, 71_002];

/**
 * Binds two columns of a tab. Then moves one of these columns, inserts a column before both, and reads the two columns
 * by metadata. Throws if a bound column is not found.
 */
export function checkBoundColumns(file: string): string {
  const columns = BOUND.map((id, column) => [id, column] as const);
  const bind = renderWrite({ kind: 'bind', sheetId: VALUES_TAB, columns });
  const range = { sheetId: VALUES_TAB, dimension: 'COLUMNS', startIndex: 0, endIndex: 1 };
  const move = { moveDimension: { source: range, destinationIndex: 3 } };
  mustCall([updateSpreadsheet(file, bind)]);
  mustCall([updateSpreadsheet(file, [move, { insertDimension: { range } }])]);
  const [tab] = readValues(file, [VALUES_TAB], new Map([[VALUES_TAB, { ids: BOUND, isWhole: false }]])) ?? [];
  const found = BOUND.map((id) => tab?.bound?.get(id));
  must(
    found.every((column) => column !== undefined),
    'Google did not find a marked column.',
  );
  const first = JSON.stringify(withoutEnd(tab?.cells[0] ?? []));
  must(
    `${found}` === '3,1',
    `Columns D and B were found as ${found.map((at) => columnLetters(at as number))}.`,
  );
  must(first === '["",46000.25,true,"=1+1","007"]', `The first row was read as ${first}.`);
  return 'One column was moved, one was inserted, and both marked columns were found.';
}

function textRow(stringValue: string) {
  return { values: [{ userEnteredValue: { stringValue } }] };
}
