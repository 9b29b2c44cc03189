// What a batchUpdate may say, field by field: an unknown name, a wrong type or a null is refused, as the service does.
import * as z from 'zod/mini';
import { badRequest } from '../base/errors.ts';

const whole = z.number().check(z.int());
const index = z.number().check(z.int(), z.gte(0));
const part = z.number().check(z.gte(0), z.lte(1));
const some = <T extends z.core.$ZodShape>(shape: T) => z.partial(z.strictObject(shape));

const color = some({ red: part, green: part, blue: part, alpha: part });
const colorStyle = some({ rgbColor: color, themeColor: z.string() });
const border = some({
  style: z.enum(['NONE', 'DOTTED', 'DASHED', 'SOLID', 'SOLID_MEDIUM', 'SOLID_THICK', 'DOUBLE']),
  width: index,
  color,
  colorStyle,
});
const value = some({
  stringValue: z.string(),
  numberValue: z.number(),
  boolValue: z.boolean(),
  formulaValue: z.string(),
});
const textFormat = some({
  bold: z.boolean(),
  italic: z.boolean(),
  underline: z.boolean(),
  strikethrough: z.boolean(),
  fontSize: z.number().check(z.int(), z.gte(1), z.lte(400)),
  fontFamily: z.string(),
  foregroundColor: color,
  foregroundColorStyle: colorStyle,
  link: some({ uri: z.string() }),
});
const format = some({
  numberFormat: some({ type: z.string(), pattern: z.string() }),
  backgroundColor: color,
  backgroundColorStyle: colorStyle,
  borders: some({ top: border, bottom: border, left: border, right: border }),
  padding: some({ top: index, right: index, bottom: index, left: index }),
  horizontalAlignment: z.enum(['LEFT', 'CENTER', 'RIGHT']),
  verticalAlignment: z.enum(['TOP', 'MIDDLE', 'BOTTOM']),
  wrapStrategy: z.enum(['OVERFLOW_CELL', 'LEGACY_WRAP', 'CLIP', 'WRAP']),
  textDirection: z.string(),
  textFormat,
  hyperlinkDisplayType: z.string(),
  textRotation: some({ angle: whole, vertical: z.boolean() }),
});
const rule = some({
  condition: some({ type: z.string(), values: z.array(some({ userEnteredValue: z.string() })) }),
  inputMessage: z.string(),
  strict: z.boolean(),
  showCustomUi: z.boolean(),
});
const cell = some({
  userEnteredValue: value,
  userEnteredFormat: format,
  note: z.string(),
  dataValidation: rule,
});
export type Cell = z.infer<typeof cell>;
export type CellValue = z.infer<typeof value>;

const gridRange = some({
  sheetId: index,
  startRowIndex: index,
  endRowIndex: index,
  startColumnIndex: index,
  endColumnIndex: index,
});
export type GridRange = z.infer<typeof gridRange>;

const gridProperties = some({
  rowCount: index,
  columnCount: index,
  frozenRowCount: index,
  frozenColumnCount: index,
  hideGridlines: z.boolean(),
});
const sheetProperties = some({
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
export type SheetProperties = z.infer<typeof sheetProperties>;

const dimension = z.enum(['ROWS', 'COLUMNS']);
const dimensionRange = some({ sheetId: index, dimension, startIndex: index, endIndex: index });
export type DimensionRange = z.infer<typeof dimensionRange>;
const dimensionProperties = some({ pixelSize: index, hiddenByUser: z.boolean() });
export type DimensionProperties = z.infer<typeof dimensionProperties>;

const protectedRange = some({
  protectedRangeId: index,
  range: gridRange,
  description: z.string(),
  warningOnly: z.boolean(),
  unprotectedRanges: z.array(gridRange),
  editors: some({ users: z.array(z.string()), domainUsersCanEdit: z.boolean() }),
});
export type ProtectedRange = z.infer<typeof protectedRange>;

const spreadsheetProperties = some({ title: z.string(), locale: z.string(), timeZone: z.string() });

export const REQUESTS = {
  addSheet: some({ properties: sheetProperties }),
  deleteSheet: some({ sheetId: index }),
  updateSheetProperties: some({ properties: sheetProperties, fields: z.string() }),
  updateSpreadsheetProperties: some({ properties: spreadsheetProperties, fields: z.string() }),
  updateCells: some({
    rows: z.array(some({ values: z.array(cell) })),
    fields: z.string(),
    start: some({ sheetId: index, rowIndex: index, columnIndex: index }),
    range: gridRange,
  }),
  repeatCell: some({ range: gridRange, cell, fields: z.string() }),
  appendDimension: some({ sheetId: index, dimension, length: index }),
  insertDimension: some({ range: dimensionRange, inheritFromBefore: z.boolean() }),
  updateDimensionProperties: some({
    range: dimensionRange,
    properties: dimensionProperties,
    fields: z.string(),
  }),
  mergeCells: some({ range: gridRange, mergeType: z.enum(['MERGE_ALL', 'MERGE_COLUMNS', 'MERGE_ROWS']) }),
  unmergeCells: some({ range: gridRange }),
  updateBorders: some({
    range: gridRange,
    top: border,
    bottom: border,
    left: border,
    right: border,
    innerHorizontal: border,
    innerVertical: border,
  }),
  setDataValidation: some({ range: gridRange, rule }),
  addProtectedRange: some({ protectedRange }),
  deleteProtectedRange: some({ protectedRangeId: index }),
};
export type RequestKind = keyof typeof REQUESTS;
export type RequestBody<K extends RequestKind> = z.infer<(typeof REQUESTS)[K]>;

const sheetToMake = some({ properties: sheetProperties });
export const SPREADSHEET_TO_MAKE = some({
  properties: spreadsheetProperties,
  sheets: z.array(sheetToMake),
});

/** Checks a value against a shape, or refuses it with the place and the reason in Google's words. */
export function checkShape<T extends z.core.$ZodType>(shape: T, given: unknown, at: string): z.output<T> {
  const parsed = z.safeParse(shape, given);
  if (parsed.success) return parsed.data;
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
