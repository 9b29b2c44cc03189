import { mustCall, type Reply } from '../rest.ts';

export const SHEETS = 'https://sheets.googleapis.com/v4/spreadsheets';

/** A value of a cell as the Sheets API gives it. */
export interface Value {
  readonly stringValue?: string;
  readonly numberValue?: number;
  readonly boolValue?: boolean;
  readonly formulaValue?: string;
  readonly errorValue?: object;
}

export interface RawCell {
  readonly userEnteredValue?: Value;
  readonly effectiveValue?: Value;
}

interface Resource {
  readonly sheets?: readonly {
    readonly properties?: { readonly sheetId?: number; readonly title?: string };
    readonly data?: readonly { readonly rowData?: readonly { readonly values?: readonly RawCell[] }[] }[];
  }[];
}

/** The tabs of a spreadsheet, without their cells. */
export function tabsOf(file: string): readonly { readonly sheetId: number; readonly title: string }[] {
  const url = `${SHEETS}/${file}?fields=sheets(properties(sheetId,title))`;
  const [reply] = mustCall([{ method: 'get', url }]) as [Reply<Resource>];
  return (reply.body.sheets ?? []).map(({ properties: { sheetId = 0, title = '' } = {} }) => ({
    sheetId,
    title,
  }));
}

/** The texts in the first rows of some tabs, in one call. */
export function firstRowsOf(file: string, titles: readonly string[]): readonly (readonly string[])[] {
  if (titles.length === 0) return [];
  const ranges = titles.map((title) => `ranges=${encodeURIComponent(`${quoted(title)}!1:1`)}`);
  const fields = 'sheets(properties(title),data(rowData(values(effectiveValue))))';
  const [reply] = mustCall([
    { method: 'get', url: `${SHEETS}/${file}?${ranges.join('&')}&fields=${fields}` },
  ]) as [Reply<Resource>];
  const { sheets = [] } = reply.body;
  return titles.map((title) => {
    const found = sheets.find(({ properties }) => properties?.title === title);
    const [row] = found?.data?.[0]?.rowData ?? [];
    return (row?.values ?? []).map(({ effectiveValue }) => effectiveValue?.stringValue ?? '');
  });
}

function quoted(title: string): string {
  return `'${title.replace(/'/g, "''")}'`;
}

/** The cells of one tab. */
export function cellsOf(file: string, title: string): readonly (readonly RawCell[])[] {
  const range = encodeURIComponent(quoted(title));
  const fields = 'sheets(data(rowData(values(userEnteredValue,effectiveValue))))';
  const [reply] = mustCall([
    { method: 'get', url: `${SHEETS}/${file}?ranges=${range}&fields=${fields}` },
  ]) as [Reply<Resource>];
  return (reply.body.sheets?.[0]?.data?.[0]?.rowData ?? []).map(({ values = [] }) => values);
}

/** A value in words: what kind it is, and which. */
export function wordsFor(value: Value | undefined): string {
  if (value?.formulaValue !== undefined) return `the formula ${value.formulaValue}`;
  if (value?.stringValue !== undefined) return `the text “${value.stringValue}”`;
  if (value?.numberValue !== undefined) return `the number ${value.numberValue}`;
  if (value?.boolValue !== undefined) return `${value.boolValue}`;
  return value?.errorValue ? 'an error' : 'nothing';
}
