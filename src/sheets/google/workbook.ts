import type { Cell } from '../../rules/declare/position.ts';
import type { HostWorkbook, Snapshot } from '../ports.ts';
import { renderWrite } from '../workbook/render.ts';
import { usedRows } from '../workbook/rows.ts';
import { withinLimits } from './limits.ts';

type SheetsService = GoogleAppsScript.Sheets;
declare const Sheets: SheetsService;

const FIELDS =
  'properties(timeZone),sheets(properties(sheetId,title,gridProperties(rowCount)),data(rowData(values(userEnteredValue,effectiveValue))))';

interface ValueResource {
  readonly numberValue?: number;
  readonly stringValue?: string;
  readonly boolValue?: boolean;
  readonly formulaValue?: string;
  readonly errorValue?: object;
}

/** The workbook the add-on runs in, through the advanced Sheets service: one call reads all of it, one changes it. */
export function makeWorkbook(): HostWorkbook {
  const id = SpreadsheetApp.getActiveSpreadsheet().getId();
  return {
    id,
    read: () => withinLimits(() => readSnapshot(id)),
    commit: (writes) => {
      const requests = writes.flatMap(renderWrite) as GoogleAppsScript.Sheets.Schema.Request[];
      withinLimits(() => Sheets.Spreadsheets?.batchUpdate({ requests }, id));
    },
  };
}

function readSnapshot(id: string): Snapshot {
  const resource = Sheets.Spreadsheets?.get(id, { fields: FIELDS });
  return {
    timeZone: resource?.properties?.timeZone ?? 'Etc/GMT',
    tabs: (resource?.sheets ?? []).map(({ properties, data }) => ({
      sheetId: properties?.sheetId ?? 0,
      title: properties?.title ?? '',
      rowCount: properties?.gridProperties?.rowCount ?? 0,
      cells: trim(
        (data?.[0]?.rowData ?? []).map((row) =>
          (row.values ?? []).map((value) => cellOf(value as CellResource)),
        ),
      ),
    })),
  };
}

interface CellResource {
  readonly effectiveValue?: ValueResource;
  readonly userEnteredValue?: ValueResource;
}

function cellOf(cell: CellResource): Cell {
  const entered = cell.userEnteredValue;
  // A formula is read as its text, so that it is refused as a formula and not accepted by its value.
  if (entered?.formulaValue !== undefined) return entered.formulaValue;
  const value = cell.effectiveValue ?? entered;
  return value?.numberValue ?? value?.stringValue ?? value?.boolValue ?? '';
}

/** Without the empty rows at the end. */
function trim(cells: Cell[][]): Cell[][] {
  return cells.slice(0, usedRows(cells));
}
