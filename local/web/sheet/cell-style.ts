// A cell's format as CSS.
import type { CSSProperties } from 'preact';
import type { Cell } from '../../google/world/shapes.ts';
import type { ColorStyle } from '../views.ts';
import type { PlacedCell } from './layout/grid-layout.ts';
import { shownValue } from './layout/shown-value.ts';
import { fontOf, isWrapped, LINE_HEIGHT } from './layout/text-size.ts';

type Format = NonNullable<Cell['userEnteredFormat']>;
type Color = Format['backgroundColor'];
type Border = NonNullable<NonNullable<Format['borders']>['top']>;

const channel = (part: number | undefined) => Math.round((part ?? 0) * 255);

export const cssColor = (color: Color | ColorStyle['rgbColor']): string | undefined =>
  color && `rgb(${channel(color.red)}, ${channel(color.green)}, ${channel(color.blue)})`;

export const background = (cell: Cell): string | undefined => {
  const format = cell.userEnteredFormat;
  return cssColor(format?.backgroundColorStyle?.rgbColor ?? format?.backgroundColor);
};

const BORDER: Record<string, string> = {
  SOLID: '1px solid',
  SOLID_MEDIUM: '2px solid',
  SOLID_THICK: '3px solid',
  DASHED: '1px dashed',
  DOTTED: '1px dotted',
  DOUBLE: '3px double',
};

export function cssBorder(border: Border | undefined): string | undefined {
  const style = BORDER[border?.style ?? 'NONE'];
  return style && `${style} ${cssColor(border?.colorStyle?.rgbColor ?? border?.color) ?? '#000'}`;
}

const VERTICAL = { TOP: 'flex-start', MIDDLE: 'center', BOTTOM: 'flex-end' } as const;
const HORIZONTAL = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;

/** Converts a position and a size in pixels to CSS. */
export function pixelStyle(box: {
  left?: number;
  top?: number;
  width?: number;
  height?: number;
}): CSSProperties {
  return Object.fromEntries(Object.entries(box).map(([side, length]) => [side, `${length}px`]));
}

/** Gives the position and background of a cell. A filled cell covers the gridlines. */
export function boxStyle(place: PlacedCell, isPlain: boolean): CSSProperties {
  const fill = background(place.cell) ?? (isPlain ? undefined : '#fff');
  return {
    ...pixelStyle({
      left: place.x,
      top: place.y,
      width: place.width - (fill ? 0 : 1),
      height: place.height - (fill ? 0 : 1),
    }),
    ...(fill ? { background: fill } : {}),
  };
}

/** Gives the position and font of a cell's text, which may extend beyond the cell. */
export function textStyle(place: PlacedCell): CSSProperties {
  const { cell } = place;
  const format = cell.userEnteredFormat;
  const text = format?.textFormat;
  const side = (format?.horizontalAlignment?.toLowerCase() ??
    shownValue(cell).side) as keyof typeof HORIZONTAL;
  const angle = format?.textRotation?.angle;
  const lines = [text?.underline && 'underline', text?.strikethrough && 'line-through'].filter(Boolean);
  return {
    ...pixelStyle({
      left: place.x - place.overflowLeft,
      top: place.y,
      width: place.width + place.overflowLeft + place.overflowRight,
      height: place.height,
    }),
    font: fontOf(cell),
    lineHeight: LINE_HEIGHT,
    color: cssColor(text?.foregroundColorStyle?.rgbColor ?? text?.foregroundColor) ?? '#000',
    textDecoration: lines.join(' ') || 'none',
    whiteSpace: isWrapped(cell) ? 'pre-wrap' : 'pre',
    alignItems: VERTICAL[format?.verticalAlignment ?? 'BOTTOM'],
    justifyContent: HORIZONTAL[side],
    textAlign: side,
    ...(angle ? { transform: `rotate(${-angle}deg)` } : {}),
  };
}
