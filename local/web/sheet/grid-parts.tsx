// The parts of a drawn grid: headers, gridlines, cells and their text.
import { ROW_NUMBERS } from '../../../src/rules/board/rows.ts';
import type { Cell } from '../../google/world/shapes.ts';
import { columnLetters, linkOf, type Sheet } from '../../google/world/workbook.ts';
import { localAddress } from '../server-api.ts';
import { background, boxStyle, pixelStyle, textStyle } from './cell-style.ts';
import type { Layout, PlacedCell } from './layout/grid-layout.ts';
import { choicesOf, shownValue } from './layout/shown-value.ts';
import { fontOf, type Measure } from './layout/text-size.ts';

export const HEADER_WIDTH = ROW_NUMBERS;
export const HEADER_HEIGHT = 24;

let canvas: CanvasRenderingContext2D | null = null;
/** Measures text as the page draws it. */
export const measure: Measure = (text, font) => {
  canvas ??= document.createElement('canvas').getContext('2d')!;
  canvas.font = font;
  return canvas.measureText(text).width;
};

/** Position of a cell. */
export interface Place {
  row: number;
  column: number;
}

/** Smallest height of a row, in pixels, at which the row's number is shown. */
const LEAST_FOR_NUMBER = 10;

export function Headers({ layout, chosen }: { layout: Layout; chosen: Place }) {
  const { xs, ys, columns, rows } = layout;
  return (
    <>
      <div class="head corner" style={pixelStyle({ width: HEADER_WIDTH, height: HEADER_HEIGHT })} />
      <div class="heads-top" style={pixelStyle({ height: HEADER_HEIGHT, width: xs[columns]! })}>
        {Array.from({ length: columns }, (_, at) => (
          <div
            key={at}
            class={`head${at === chosen.column ? ' is-chosen' : ''}`}
            style={pixelStyle({ left: xs[at]!, width: xs[at + 1]! - xs[at]!, height: HEADER_HEIGHT })}
          >
            {columnLetters(at)}
          </div>
        ))}
      </div>
      <div class="heads-left" style={pixelStyle({ width: HEADER_WIDTH, height: ys[rows]! })}>
        {Array.from({ length: rows }, (_, at) => (
          <div
            key={at}
            class={`head${at === chosen.row ? ' is-chosen' : ''}`}
            style={pixelStyle({ top: ys[at]!, height: ys[at + 1]! - ys[at]!, width: HEADER_WIDTH })}
          >
            {ys[at + 1]! - ys[at]! < LEAST_FOR_NUMBER ? '' : at + 1}
          </div>
        ))}
      </div>
    </>
  );
}

export function Gridlines({ layout: { xs, ys, rows, columns } }: { layout: Layout }) {
  return (
    <>
      {xs.slice(1).map((x, at) => (
        <div
          key={`x${at}`}
          class="line"
          style={pixelStyle({ left: x - 1, top: 0, width: 1, height: ys[rows]! })}
        />
      ))}
      {ys.slice(1).map((y, at) => (
        <div
          key={`y${at}`}
          class="line"
          style={pixelStyle({ top: y - 1, left: 0, height: 1, width: xs[columns]! })}
        />
      ))}
    </>
  );
}

export function CellBox({ place, sheet }: { place: PlacedCell; sheet: Sheet }) {
  const { cell, rows, columns } = place;
  const isPlain = rows === 1 && columns === 1;
  if (isPlain && !background(cell) && !cell.note) return null;
  const isRuled = !sheet.hideGridlines && !background(cell);
  return (
    <div class={`cell-box${isPlain || !isRuled ? '' : ' is-ruled'}`} style={boxStyle(place, isPlain)}>
      {cell.note && (
        <div class="note" title={cell.note}>
          <span class="note-text">{cell.note}</span>
        </div>
      )}
    </div>
  );
}

export function CellText({ place }: { place: PlacedCell }) {
  const { text } = shownValue(place.cell);
  if (text === '') return null;
  const runsOver = place.overflowLeft + place.overflowRight > 0 && !background(place.cell);
  const isTooWide =
    place.cell.userEnteredValue?.numberValue !== undefined &&
    measure(text, fontOf(place.cell)) > place.width - 6;
  return (
    <div class={`cell-text${runsOver ? ' runs-over' : ''}`} style={textStyle(place)}>
      <span>{isTooWide ? '###' : withLinks(text, place.cell)}</span>
      {choicesOf(place.cell).length > 0 && <i class="drop-down" aria-hidden="true" />}
    </div>
  );
}

function withLinks(text: string, cell: Cell) {
  const uri = linkOf(cell);
  if (uri) return <Link uri={uri} text={text} />;
  if (!text.includes('https://')) return text;
  return text
    .split(/(https:\/\/[^\s)]+)/)
    .map((part) => (part.startsWith('https://') ? <Link key={part} uri={part} text={part} /> : part));
}

const Link = ({ uri, text }: { uri: string; text: string }) => (
  <a href={localAddress(uri)} target="_blank" rel="noreferrer">
    {text}
  </a>
);
