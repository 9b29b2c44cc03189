import type { sheets_v4 } from '@googleapis/sheets';
import type { Style } from '../../rules/board/grid.ts';

/** The parts of a cell's format that drawings set: fields of CellFormat (Sheets API v4). */
export const PARTS = [
  'backgroundColorStyle',
  'horizontalAlignment',
  'verticalAlignment',
  'wrapStrategy',
  'textFormat',
  'borders',
] as const satisfies readonly (keyof CellFormat)[];

type CellFormat = sheets_v4.Schema$CellFormat;

/** The place of the borders among the parts. */
export const BORDERS = PARTS.indexOf('borders');

const LINES = {
  thin: 'SOLID',
  medium: 'SOLID_MEDIUM',
  thick: 'SOLID_THICK',
  dashed: 'DASHED',
  double: 'DOUBLE',
} as const;

/** The values of all parts for a style; undefined for what it leaves to Sheets. */
export function partsOf(style: Style): readonly (CellFormat[(typeof PARTS)[number]] | undefined)[] {
  const { fill, ink, bold, italic, strike, size, align, vertical, wrap, border } = style;
  const line: sheets_v4.Schema$Border | undefined = border && {
    style: LINES[border.style],
    colorStyle: { rgbColor: rgb(border.colour) },
  };
  const format: CellFormat = {
    ...(fill ? { backgroundColorStyle: { rgbColor: rgb(fill) } } : {}),
    ...(align ? { horizontalAlignment: align.toUpperCase() } : {}),
    verticalAlignment: (vertical ?? 'middle').toUpperCase(),
    wrapStrategy: wrap ? 'WRAP' : 'OVERFLOW_CELL',
    textFormat: {
      ...(ink ? { foregroundColorStyle: { rgbColor: rgb(ink) } } : {}),
      bold: bold ?? false,
      italic: italic ?? false,
      strikethrough: strike ?? false,
      fontSize: size ?? 10,
    },
    ...(line ? { borders: { top: line, bottom: line, left: line, right: line } } : {}),
  };
  return PARTS.map((part) => format[part]);
}

function rgb(hex: string): sheets_v4.Schema$Color {
  const channel = (at: number) =>
    Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000;
  return { red: channel(1), green: channel(3), blue: channel(5) };
}
