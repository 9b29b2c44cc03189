import type { sheets_v4 } from '@googleapis/sheets';
import type { Grid } from '../../../rules/board/grid.ts';
import { makePost } from '../post.ts';
import { readSpreadsheet } from '../requests.ts';
import { mustCall } from '../rest.ts';

const TAB = 9;

/** A drawing with all that a later one must remove: a merged block with borders and a note. */
const BEFORE: Grid = {
  widths: [100, 100],
  heights: [21, 21, 21],
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

/** Two blocks below one another, merged by one request. */
const AFTER: Grid = {
  widths: [100, 100],
  heights: [21, 21],
  cells: [
    { row: 0, column: 0, columns: 2, text: 'struck', style: { strike: true } },
    { row: 1, column: 0, columns: 2, text: 'filled', style: { fill: '#00ff00' } },
  ],
};

/** Draws twice on a tab of a scratch file, reads it back, and throws where it is not as the second drawing. */
export function checkDrawing(file: string): string {
  const post = makePost();
  for (const grid of [BEFORE, AFTER]) {
    const isNew = grid === BEFORE;
    const [failure] = post.send([{ file, cover: grid, sheetId: TAB, title: 'Drawing', grid, isNew }]);
    if (failure) throw new Error(failure.error);
  }
  const cell = 'note,userEnteredFormat(borders,textFormat,backgroundColorStyle)';
  const fields = `sheets(properties(sheetId),merges,data(rowData(values(${cell}))))`;
  const [reply] = mustCall([readSpreadsheet(file, fields)]);
  const sheets = reply?.body.sheets ?? [];
  const faults = faultsOf(sheets.find(({ properties }) => properties?.sheetId === TAB) ?? {});
  if (faults.length > 0) throw new Error(faults.join('; '));
  return 'formats, notes and merged cells are as drawn last';
}

function faultsOf({ merges = [], data = [] }: sheets_v4.Schema$Sheet): readonly string[] {
  const [first, second] = (data[0]?.rowData ?? []).map(({ values }) => values?.[0]);
  const format = first?.userEnteredFormat;
  const found: readonly (readonly [fault: boolean, what: string])[] = [
    [merges.length !== 2, `${merges.length} merged blocks instead of 2`],
    [first?.note !== undefined, 'the earlier note is there'],
    [format?.borders !== undefined, 'the earlier borders are there'],
    [format?.textFormat?.bold === true, 'the earlier bold type is there'],
    [format?.textFormat?.strikethrough !== true, 'the text is not struck through'],
    [second?.userEnteredFormat?.backgroundColorStyle?.rgbColor?.green !== 1, 'a cell is not filled'],
  ];
  return found.flatMap(([fault, what]) => (fault ? [what] : []));
}
