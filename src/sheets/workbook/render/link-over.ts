import type { sheets_v4 } from '@googleapis/sheets';
import { isWebAddress } from '../cells/form-link.ts';

/**
 * A link over the whole text of a cell, as a run of its text (G93): Sheets reads no formula, underlines it in the colour of links, and
 * a new text in the cell erases it.
 * What is no address is not linked.
 */
export function linkOver(link: string): Pick<sheets_v4.Schema$CellData, 'textFormatRuns'> {
  if (!isWebAddress(link)) return {};
  return { textFormatRuns: [{ startIndex: 0, format: { link: { uri: link } } }] };
}
