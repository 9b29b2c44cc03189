// The fields of batchUpdate requests: an unknown name, a wrong type or a null is refused, as the service does.
import type { sheets_v4 } from '@googleapis/sheets';
import * as z from 'zod/mini';
import { badRequest } from '../base/errors.ts';
import type { Mask } from '../base/field-mask.ts';

const integer = z.number().check(z.int());
const index = z.number().check(z.int(), z.gte(0));
const fraction = z.number().check(z.gte(0), z.lte(1));
/** Type of the values that a shape accepts. The values come from JSON, so a field can be missing but is never undefined. */
type FromJson<T extends z.core.$ZodType> = WithoutUndefined<z.infer<T>>;
type WithoutUndefined<T> = T extends (infer Item)[]
  ? WithoutUndefined<Item>[]
  : T extends object
    ? { [K in keyof T]: WithoutUndefined<Exclude<T[K], undefined>> }
    : T;

/** Makes the shape of an object that has only these fields. Every field may be missing. */
const optionalFields = <T extends z.core.$ZodShape>(shape: T) => z.partial(z.strictObject(shape));

const color = optionalFields({ red: fraction, green: fraction, blue: fraction, alpha: fraction });
const colorStyle = optionalFields({ rgbColor: color, themeColor: z.string() });
const border = optionalFields({
  style: z.enum(['NONE', 'DOTTED', 'DASHED', 'SOLID', 'SOLID_MEDIUM', 'SOLID_THICK', 'DOUBLE']),
  width: index,
  color,
  colorStyle,
});
const value = optionalFields({
  stringValue: z.string(),
  numberValue: z.number(),
  boolValue: z.boolean(),
  formulaValue: z.string(),
});
const textFormat = optionalFields({
  bold: z.boolean(),
  italic: z.boolean(),
  underline: z.boolean(),
  strikethrough: z.boolean(),
  fontSize: z.number().check(z.int(), z.gte(1), z.lte(400)),
  fontFamily: z.string(),
  foregroundColor: color,
  foregroundColorStyle: colorStyle,
  link: optionalFields({ uri: z.string() }),
});
const format = optionalFields({
  numberFormat: optionalFields({ type: z.string(), pattern: z.string() }),
  backgroundColor: color,
  backgroundColorStyle: colorStyle,
  borders: optionalFields({ top: border, bottom: border, left: border, right: border }),
  padding: optionalFields({ top: index, right: index, bottom: index, left: index }),
  horizontalAlignment: z.enum(['LEFT', 'CENTER', 'RIGHT']),
  verticalAlignment: z.enum(['TOP', 'MIDDLE', 'BOTTOM']),
  wrapStrategy: z.enum(['OVERFLOW_CELL', 'LEGACY_WRAP', 'CLIP', 'WRAP']),
  textDirection: z.string(),
  textFormat,
  hyperlinkDisplayType: z.string(),
  textRotation: optionalFields({ angle: integer, vertical: z.boolean() }),
});
const rule = optionalFields({
  condition: optionalFields({
    type: z.string(),
    values: z.array(optionalFields({ userEnteredValue: z.string() })),
  }),
  inputMessage: z.string(),
  strict: z.boolean(),
  showCustomUi: z.boolean(),
});
const cell = optionalFields({
  userEnteredValue: value,
  userEnteredFormat: format,
  textFormatRuns: z.array(optionalFields({ startIndex: index, format: textFormat })),
  note: z.string(),
  dataValidation: rule,
});
/** A stored cell. `effectiveValue` is the result of a formula; only computed cells have this field. */
export type Cell = FromJson<typeof cell> & { readonly effectiveValue?: Effective };
/** A computed value, or an error. */
export type Effective = Readonly<{
  stringValue?: string;
  numberValue?: number;
  boolValue?: boolean;
  errorValue?: { readonly type: string; readonly message: string };
}>;
export type CellValue = FromJson<typeof value>;

const gridRange = optionalFields({
  sheetId: index,
  startRowIndex: index,
  endRowIndex: index,
  startColumnIndex: index,
  endColumnIndex: index,
});
export type GridRange = FromJson<typeof gridRange>;

const gridProperties = optionalFields({
  rowCount: index,
  columnCount: index,
  frozenRowCount: index,
  frozenColumnCount: index,
  hideGridlines: z.boolean(),
});
/** Mask that selects all fields of a grid. */
export const GRID_FIELDS: Mask = {
  rowCount: true,
  columnCount: true,
  frozenRowCount: true,
  frozenColumnCount: true,
  hideGridlines: true,
};
const sheetProperties = optionalFields({
  sheetId: index,
  title: z.string(),
  index,
  sheetType: z.literal('GRID'),
  hidden: z.boolean(),
  rightToLeft: z.boolean(),
  tabColor: color,
  tabColorStyle: colorStyle,
  gridProperties,
});
export type SheetProperties = FromJson<typeof sheetProperties>;

const dimension = z.enum(['ROWS', 'COLUMNS']);
const dimensionRange = optionalFields({ sheetId: index, dimension, startIndex: index, endIndex: index });
const dimensionProperties = optionalFields({ pixelSize: index, hiddenByUser: z.boolean() });
export type DimensionProperties = FromJson<typeof dimensionProperties>;

const protectedRange = optionalFields({
  protectedRangeId: index,
  range: gridRange,
  description: z.string(),
  warningOnly: z.boolean(),
  unprotectedRanges: z.array(gridRange),
  editors: optionalFields({ users: z.array(z.string()), domainUsersCanEdit: z.boolean() }),
});
export type ProtectedRange = FromJson<typeof protectedRange>;

const developerMetadata = optionalFields({
  metadataId: z.number().check(z.int(), z.gte(1), z.lt(2 ** 31)),
  metadataKey: z.string(),
  metadataValue: z.string(),
  visibility: z.enum(['DOCUMENT', 'PROJECT']),
  location: optionalFields({ spreadsheet: z.boolean(), sheetId: index, dimensionRange }),
});
const metadataLookup = optionalFields({ metadataId: index });
export const DATA_FILTER = optionalFields({
  gridRange,
  a1Range: z.string(),
  developerMetadataLookup: metadataLookup,
});
export type DataFilter = FromJson<typeof DATA_FILTER>;

const spreadsheetProperties = optionalFields({ title: z.string(), locale: z.string(), timeZone: z.string() });

export const REQUESTS = {
  addSheet: optionalFields({ properties: sheetProperties }),
  deleteSheet: optionalFields({ sheetId: index }),
  updateSheetProperties: optionalFields({ properties: sheetProperties, fields: z.string() }),
  updateSpreadsheetProperties: optionalFields({ properties: spreadsheetProperties, fields: z.string() }),
  updateCells: optionalFields({
    rows: z.array(optionalFields({ values: z.array(cell) })),
    fields: z.string(),
    start: optionalFields({ sheetId: index, rowIndex: index, columnIndex: index }),
    range: gridRange,
  }),
  repeatCell: optionalFields({ range: gridRange, cell, fields: z.string() }),
  findReplace: optionalFields({
    range: gridRange,
    find: z.string(),
    replacement: z.string(),
    searchByRegex: z.boolean(),
    includeFormulas: z.boolean(),
  }),
  appendDimension: optionalFields({ sheetId: index, dimension, length: index }),
  insertDimension: optionalFields({ range: dimensionRange, inheritFromBefore: z.boolean() }),
  updateDimensionProperties: optionalFields({
    range: dimensionRange,
    properties: dimensionProperties,
    fields: z.string(),
  }),
  mergeCells: optionalFields({
    range: gridRange,
    mergeType: z.enum(['MERGE_ALL', 'MERGE_COLUMNS', 'MERGE_ROWS']),
  }),
  unmergeCells: optionalFields({ range: gridRange }),
  updateBorders: optionalFields({
    range: gridRange,
    top: border,
    bottom: border,
    left: border,
    right: border,
    innerHorizontal: border,
    innerVertical: border,
  }),
  setDataValidation: optionalFields({ range: gridRange, rule }),
  addProtectedRange: optionalFields({ protectedRange }),
  createDeveloperMetadata: optionalFields({ developerMetadata }),
  moveDimension: optionalFields({ source: dimensionRange, destinationIndex: index }),
  deleteDimension: optionalFields({ range: dimensionRange }),
  deleteProtectedRange: optionalFields({ protectedRangeId: index }),
};
export type RequestKind = keyof typeof REQUESTS & keyof sheets_v4.Schema$Request;
export type RequestBody<K extends RequestKind> = FromJson<(typeof REQUESTS)[K]>;

const sheetToMake = optionalFields({ properties: sheetProperties });
export const SPREADSHEET_TO_MAKE = optionalFields({
  properties: spreadsheetProperties,
  sheets: z.array(sheetToMake),
});

/** Checks a value against a shape, and gives the value. Throws error 400 with the path and the reason, in Google's words. */
export function checkShape<T extends z.core.$ZodType>(shape: T, given: unknown, at: string): FromJson<T> {
  const parsed = z.safeParse(shape, given);
  if (parsed.success) return parsed.data as FromJson<T>;
  const issue = parsed.error.issues[0]!;
  const path = issue.path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : `${text}.${String(step)}`),
    at,
  );
  if (issue.code === 'unrecognized_keys')
    throw badRequest(
      `Invalid JSON payload received. Unknown name "${issue.keys[0]}" at '${path}': Cannot find field.`,
    );
  throw badRequest(`Invalid value at '${path}': ${issue.message}`);
}
