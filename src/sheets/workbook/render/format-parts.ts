import type { sheets_v4 } from '@googleapis/sheets';
import { PALETTE, type Style } from '../../../rules/board/grid.ts';

/** Parts of a cell's format that drawings set: fields of CellFormat and its TextFormat (Sheets API v4). */
export const PARTS = [
  'backgroundColorStyle',
  'horizontalAlignment',
  'verticalAlignment',
  'wrapStrategy',
  'textFormat.foregroundColorStyle',
  'textFormat.bold',
  'textFormat.italic',
  'textFormat.strikethrough',
  'textFormat.fontSize',
  'numberFormat',
  'borders',
] as const;

const TEXT = 'textFormat.';
const FORMAT = 'userEnteredFormat';

export const BORDERS = PARTS.indexOf('borders');

const LINES = {
  thin: 'SOLID',
  medium: 'SOLID_MEDIUM',
  thick: 'SOLID_THICK',
  dashed: 'DASHED',
  double: 'DOUBLE',
} as const;

/** Google Sheets' default font size, in points. */
const USUAL_SIZE = 10;

/** Gives a style's value for each part, in the order of PARTS; undefined for Google Sheets' default. */
export function formatOf(style: Style): readonly unknown[] {
  const { fill, ink, bold, italic, strike, size, align, vertical, wrap, isText, border } = style;
  const line: sheets_v4.Schema$Border | undefined = border && {
    style: LINES[border.style],
    colorStyle: { rgbColor: rgb(border.colour) },
  };
  const values: Record<(typeof PARTS)[number], unknown> = {
    // A cell without a fill is as white as paper, and needs no request.
    backgroundColorStyle: fill && fill !== PALETTE.paper ? { rgbColor: rgb(fill) } : undefined,
    horizontalAlignment: align?.toUpperCase(),
    verticalAlignment: (vertical ?? 'middle').toUpperCase(),
    wrapStrategy: wrap ? 'WRAP' : undefined,
    'textFormat.foregroundColorStyle': ink && { rgbColor: rgb(ink) },
    'textFormat.bold': bold || undefined,
    'textFormat.italic': italic || undefined,
    'textFormat.strikethrough': strike || undefined,
    'textFormat.fontSize': size === USUAL_SIZE ? undefined : size,
    numberFormat: isText ? { type: 'TEXT' } : undefined,
    borders: line && { top: line, bottom: line, left: line, right: line },
  };
  return PARTS.map((part) => values[part]);
}

/** Field name of each part, and whether the field belongs to TextFormat. */
const FIELDS = PARTS.map((part) => {
  const isText = part.startsWith(TEXT);
  return { isText, name: isText ? part.slice(TEXT.length) : part };
});

/**
 * Gives a cell with some parts of a format. `parts` are indexes. If a part has no value, the cell lacks the part, so
 * that the field mask clears it.
 */
export function cellWith(
  parts: readonly number[],
  valueAt: (part: number) => unknown,
): sheets_v4.Schema$CellData {
  const format: Record<string, unknown> = {};
  const text: Record<string, unknown> = {};
  let [isSet, isTextSet] = [false, false];
  for (const part of parts) {
    const value = valueAt(part);
    if (value === undefined) continue;
    const { isText, name } = FIELDS[part]!;
    if (isText) text[name] = value;
    else format[name] = value;
    isSet = true;
    isTextSet ||= isText;
  }
  if (isTextSet) format.textFormat = text;
  return isSet ? { [FORMAT]: format } : {};
}

/** Gives the field mask of some parts, each given by its index in FIELDS. */
export function maskOf(parts: readonly number[]): string {
  const fields = parts.map((part) => FIELDS[part]!);
  const own = fields.filter(({ isText }) => !isText).map(({ name }) => name);
  const text = fields.filter(({ isText }) => isText).map(({ name }) => name);
  const all = text.length > 0 ? [...own, `textFormat(${text})`] : own;
  return `${FORMAT}(${all})`;
}

export function rgb(hex: string): sheets_v4.Schema$Color {
  const channel = (at: number) =>
    Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000;
  return { red: channel(1), green: channel(3), blue: channel(5) };
}
