import type { sheets_v4 } from '@googleapis/sheets';
import type { Placed } from '../../../rules/board/grid.ts';
import type { Cell } from '../../../rules/declare/position.ts';
import type { TabCopy } from '../../ports.ts';
import { isWebAddress } from '../form-link.ts';

export const CONTENT_FIELDS = 'userEnteredValue,textFormatRuns,note,dataValidation';

/** Gives rows with the texts and notes of a drawing. */
export function contentRows(cells: readonly Placed[], height: number): sheets_v4.Schema$RowData[] {
  const rows: sheets_v4.Schema$CellData[][] = Array.from({ length: height }, () => []);
  for (const { row, column, text, note, link, choices } of cells) {
    const userEnteredValue = userValue(text);
    const line = rows[row];
    if (!line || (!userEnteredValue && !note && !choices)) continue;
    while (line.length < column) line.push({});
    line[column] = {
      ...(userEnteredValue ? { userEnteredValue } : {}),
      ...(link ? linkOver(link) : {}),
      ...(note ? { note } : {}),
      ...(choices ? { dataValidation: listOf(choices) } : {}),
    };
  }
  return rows.map((values) => (values.length > 0 ? { values } : {}));
}

function listOf({ of, isOpen = false }: NonNullable<Placed['choices']>): sheets_v4.Schema$DataValidationRule {
  const values = of.map((userEnteredValue) => ({ userEnteredValue }));
  return { condition: { type: 'ONE_OF_LIST', values }, strict: !isOpen, showCustomUi: true };
}

/** Field mask for cells with only values and number formats. */
export const PLAIN_FIELDS = 'userEnteredValue,userEnteredFormat.numberFormat';

/** Gives rows of values. If `formats` are given, the cells also get number formats. */
export function plainRows(
  cells: readonly (readonly Cell[])[],
  formats?: TabCopy['formats'],
): sheets_v4.Schema$RowData[] {
  return cells.map((line, row) => ({
    values: line.map((cell, column) => {
      const numberFormat = formats?.[row]?.[column];
      const userEnteredValue = userValue(cell);
      return {
        ...(userEnteredValue ? { userEnteredValue } : {}),
        ...(numberFormat ? { userEnteredFormat: { numberFormat } } : {}),
      };
    }),
  }));
}

/** Gives a cell's value for the Sheets API. A text stays a text: a player's text never becomes a formula or a date. */
export function userValue(cell: Cell): sheets_v4.Schema$ExtendedValue | undefined {
  if (cell === '') return undefined;
  if (typeof cell === 'number') return { numberValue: cell };
  return typeof cell === 'boolean' ? { boolValue: cell } : { stringValue: cell };
}

/**
 * Gives the format that links the whole text of a cell, as a text run (G93). Sheets does not read the text as a formula,
 * and shows it as a link. New text in the cell erases the link. {} if `link` is not a web address.
 */
function linkOver(link: string): Pick<sheets_v4.Schema$CellData, 'textFormatRuns'> {
  if (!isWebAddress(link)) return {};
  return { textFormatRuns: [{ startIndex: 0, format: { link: { uri: link } } }] };
}
