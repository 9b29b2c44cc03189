import { updateSpreadsheet } from '../../rest/requests.ts';
import { mustCall } from '../../rest/rest.ts';
import { readValues } from '../../sheets/values.ts';
import { must } from '../base/must.ts';

/** A scratch tab that earlier checks made. */
const TAB = 71;

/** Writes cells of every kind into the scratch file and reads the tab by its id. Throws where they come back otherwise. */
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
  const start = { sheetId: TAB, rowIndex: 0, columnIndex: 0 };
  const fields = 'userEnteredValue,userEnteredFormat.numberFormat';
  const requests = [
    { appendDimension: { sheetId: TAB, dimension: 'COLUMNS', length: entered.length } },
    { appendDimension: { sheetId: TAB, dimension: 'ROWS', length: 2 } },
    { updateCells: { start, rows: [{ values }, textRow('between'), textRow('last')], fields } },
  ];
  mustCall([updateSpreadsheet(file, requests)]);
  const [tab] = readValues(file, [TAB]) ?? [];
  const found = JSON.stringify(tab?.cells);
  const first = '["=1+1",46000.25,true,"007"]';
  must(tab && found === `[${first},["between"],["last"]]`, `read back: ${found}`);
  must(!readValues(file, [TAB, 999]), 'a tab that does not exist was read');
  return `${tab.title}, ${tab.rowCount} rows: formula, time, choice and text came back as they were`;
}

function textRow(stringValue: string) {
  return { values: [{ userEnteredValue: { stringValue } }] };
}
