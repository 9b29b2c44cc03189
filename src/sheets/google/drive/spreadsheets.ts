import type { sheets_v4 } from '@googleapis/sheets';
import type { NumberFormat, SpreadsheetParts, Spreadsheets, TabCopy } from '../../ports.ts';
import { renderWrite } from '../../workbook/render/render.ts';
import { usedRows } from '../../workbook/rows.ts';
import { readCells, readTabSizes, readTrashed, updateSpreadsheet } from '../rest/requests.ts';
import { callAll, mustCall, type Reply } from '../rest/rest.ts';
import { cellOf } from '../rest/workbook.ts';
import { requireAnswer } from './open-form.ts';

type Spreadsheet = sheets_v4.Schema$Spreadsheet;

/** Maximum number of characters that the ranges may have in one address. UrlFetchApp takes about 2000 characters for the whole address. */
const MOST_RANGES = 1700;

/** Reads and writes spreadsheets other than the host workbook, through the REST APIs of Sheets and Drive. */
export function makeSpreadsheets(): Spreadsheets {
  return {
    look: (file) => {
      const replies = callAll<unknown>([readTrashed(file), readTabSizes(file)]);
      // A temporary error must not look like a deleted file.
      replies.forEach(requireAnswer);
      const [drive, sheets] = replies;
      return partsOf(drive as Reply<{ readonly trashed?: boolean }>, sheets as Reply<Spreadsheet>);
    },
    read: (file, titles) => {
      const replies = callAll(inAddresses(titles).map((ranges) => readCells(file, ranges)));
      replies.forEach(requireAnswer);
      return replies.find(({ error }) => error !== undefined)?.error ?? replies.flatMap(tabsOf);
    },
    write: (file, writes) => {
      mustCall([updateSpreadsheet(file, writes.flatMap(renderWrite))]);
    },
  };
}

function partsOf(
  drive: Reply<{ readonly trashed?: boolean }>,
  sheets: Reply<Spreadsheet>,
): SpreadsheetParts | string {
  // If another host’s account made an archive, Drive hides it (docs/google.md, G81), and nobody knows whether it is in the bin.
  const error = sheets.error ?? (drive.status === 404 ? undefined : drive.error);
  if (error !== undefined) return error;
  const tabs = (sheets.body.sheets ?? []).map(({ properties }) => ({
    sheetId: properties?.sheetId ?? 0,
    title: properties?.title ?? '',
    rowCount: properties?.gridProperties?.rowCount ?? 0,
    columnCount: properties?.gridProperties?.columnCount ?? 0,
  }));
  return { tabs, isInBin: drive.error === undefined && drive.body.trashed === true };
}

/** Writes the ranges of whole tabs as query strings. Gives several query strings if a single one would be too long. */
function inAddresses(titles: readonly string[]): string[] {
  const parts: string[] = [];
  for (const title of titles) {
    const range = `&ranges=${encodeURIComponent(`'${title.replace(/'/g, "''")}'`)}`;
    const last = parts[parts.length - 1];
    if (last !== undefined && last.length + range.length <= MOST_RANGES)
      parts[parts.length - 1] = last + range;
    else parts.push(range);
  }
  return parts;
}

function tabsOf({ body }: Reply<Spreadsheet>): TabCopy[] {
  return (body.sheets ?? []).map(({ properties, data }) => {
    const rows = (data?.[0]?.rowData ?? []).map(({ values = [] }) => values);
    const cells = rows.map((values) => values.map(cellOf));
    const used = usedRows(cells);
    return {
      sheetId: properties?.sheetId ?? 0,
      title: properties?.title ?? '',
      cells: cells.slice(0, used),
      formats: rows.slice(0, used).map((values) => values.map(formatOf)),
    };
  });
}

function formatOf({ userEnteredFormat }: sheets_v4.Schema$CellData): NumberFormat | undefined {
  const { type, pattern } = userEnteredFormat?.numberFormat ?? {};
  return type ? { type, ...(pattern ? { pattern } : {}) } : undefined;
}
