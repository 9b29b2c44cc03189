import type { Style } from '../../rules/board/grid.ts';

/** The parts of a cell's format that drawings set: fields of CellFormat (Sheets API v4). */
export const PARTS = [
  'backgroundColorStyle',
  'horizontalAlignment',
  'verticalAlignment',
  'wrapStrategy',
  'textFormat',
  'borders',
] as const;

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
export function partsOf(style: Style): readonly unknown[] {
  const { fill, ink, bold, italic, strike, size, align, vertical, wrap, border } = style;
  const line = border && { style: LINES[border.style], colorStyle: { rgbColor: rgb(border.colour) } };
  return [
    fill && { rgbColor: rgb(fill) },
    align?.toUpperCase(),
    (vertical ?? 'middle').toUpperCase(),
    wrap ? 'WRAP' : 'OVERFLOW_CELL',
    {
      ...(ink ? { foregroundColorStyle: { rgbColor: rgb(ink) } } : {}),
      bold: bold ?? false,
      italic: italic ?? false,
      strikethrough: strike ?? false,
      fontSize: size ?? 10,
    },
    line && { top: line, bottom: line, left: line, right: line },
  ];
}

function rgb(hex: string): { red: number; green: number; blue: number } {
  const channel = (at: number) =>
    Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000;
  return { red: channel(1), green: channel(3), blue: channel(5) };
}
