import type { sheets_v4 } from '@googleapis/sheets';
import type { Cell } from '../../../rules/declare/position.ts';
import type { BoundTabs, Computed, HostWorkbook, Snapshot, Tab } from '../../ports.ts';
import { renderWrite } from '../../workbook/render/render.ts';
import { usedRows } from '../../workbook/rows.ts';
import { hostWorkbook } from '../document.ts';
import { withinLimits } from './limits.ts';
import { readSpreadsheet } from './requests.ts';
import { mustCall } from './rest.ts';
import { readValues, wholeCell } from './values.ts';

const FIELDS =
  'properties(timeZone),sheets(properties(sheetId,title,gridProperties(rowCount)),data(columnMetadata(developerMetadata(metadataId)),rowData(values(userEnteredValue))))';

const COMPUTED =
  'properties(iterativeCalculationSettings),sheets(data(rowData(values(userEnteredValue,effectiveValue,formattedValue,effectiveFormat(numberFormat(type))))))';

/**
 * Gives access to the host workbook through the advanced Sheets service. One call reads the wanted tabs, and one call
 * makes all changes.
 */
export function makeWorkbook(): HostWorkbook {
  const active = hostWorkbook();
  const id = active.getId();
  const ask = () => mustCall([readSpreadsheet(id, 'spreadsheetId')]);
  return {
    id,
    read: (sheetIds, bound) =>
      withinLimits(() => (sheetIds && readTabs(active, id, sheetIds, bound)) ?? readAll(id), ask),
    computed: (title) => {
      const ranges = [`'${title.replace(/'/g, "''")}'`];
      const { properties, sheets = [] } =
        (withinLimits(() => Sheets!.Spreadsheets?.get(id, { ranges, fields: COMPUTED }), ask) as
          | sheets_v4.Schema$Spreadsheet
          | undefined) ?? {};
      const rows = sheets[0]?.data?.[0]?.rowData ?? [];
      return {
        cells: rows.map(({ values = [] }) => values.map(computedOf)),
        isIterative: !!properties?.iterativeCalculationSettings,
      };
    },
    titles: () => {
      const fields = 'sheets(properties(sheetId,title))';
      const { sheets = [] } =
        (withinLimits(() => Sheets!.Spreadsheets?.get(id, { fields }), ask) as
          | sheets_v4.Schema$Spreadsheet
          | undefined) ?? {};
      return new Map(sheets.map(({ properties }) => [properties?.sheetId ?? 0, properties?.title ?? '']));
    },
    commit: (writes) => {
      const body: sheets_v4.Schema$BatchUpdateSpreadsheetRequest = { requests: writes.flatMap(renderWrite) };
      withinLimits(
        () =>
          Sheets!.Spreadsheets?.batchUpdate(
            body as GoogleAppsScript.Sheets.Schema.BatchUpdateSpreadsheetRequest,
            id,
          ),
        // The write may have arrived: the caller of `commit` checks before another try.
        (error) => {
          throw error;
        },
      );
    },
  };
}

/** Reads some tabs. Gives undefined if any of the tabs does not exist, or if Google's answer is unexpected. */
function readTabs(
  active: ReturnType<typeof hostWorkbook>,
  id: string,
  sheetIds: readonly number[],
  bound: BoundTabs | undefined,
): Snapshot | undefined {
  const tabs = readValues(id, sheetIds, bound);
  if (!tabs) return undefined;
  return { timeZone: active.getSpreadsheetTimeZone(), tabs: tabs.map(trimmed), isWhole: false };
}

function readAll(id: string): Snapshot {
  const resource = Sheets!.Spreadsheets?.get(id, { fields: FIELDS }) as
    | sheets_v4.Schema$Spreadsheet
    | undefined;
  return {
    timeZone: resource?.properties?.timeZone ?? 'Etc/GMT',
    tabs: (resource?.sheets ?? []).map(({ properties, data }) =>
      trimmed({
        sheetId: properties?.sheetId ?? 0,
        title: properties?.title ?? '',
        rowCount: properties?.gridProperties?.rowCount ?? 0,
        cells: (data?.[0]?.rowData ?? []).map((row) => (row.values ?? []).map(cellOf)),
        bound: boundColumns(data?.[0]?.columnMetadata ?? []),
      }),
    ),
    isWhole: true,
  };
}

/** Finds the columns that have developer metadata. Gives the zero-based column for each metadata id. */
function boundColumns(columns: readonly sheets_v4.Schema$DimensionProperties[]): ReadonlyMap<number, number> {
  return new Map(
    columns.flatMap(({ developerMetadata = [] }, column) =>
      developerMetadata.flatMap(({ metadataId }) => (metadataId ? [[metadataId, column] as const] : [])),
    ),
  );
}

function computedOf(cell: sheets_v4.Schema$CellData): Computed {
  const { userEnteredValue: entered, effectiveValue: value, formattedValue: shown, effectiveFormat } = cell;
  const { errorValue, numberValue, stringValue, boolValue } = value ?? {};
  const found = numberValue ?? stringValue ?? boolValue;
  return {
    ...(found === undefined || found === null ? {} : { value: wholeCell(found) }),
    ...(errorValue ? { error: errorValue.type ?? 'ERROR' } : {}),
    ...(entered?.formulaValue ? { formula: entered.formulaValue } : {}),
    isEntered: cellOf(cell) !== '',
    ...(shown ? { shown } : {}),
    format: effectiveFormat?.numberFormat?.type ?? '',
  };
}

/** Gives the content of a cell as a person entered it; a formula is given as its text. */
export function cellOf({ userEnteredValue: value }: sheets_v4.Schema$CellData): Cell {
  // A formula is read as its text, so that it is refused and its value is not accepted.
  return wholeCell(value?.formulaValue ?? value?.numberValue ?? value?.stringValue ?? value?.boolValue ?? '');
}

/** Gives a tab without the empty rows at its end. */
function trimmed(tab: Tab): Tab {
  return { ...tab, cells: tab.cells.slice(0, usedRows(tab.cells)) };
}
