// The pieces a grid is drawn of: heads, gridlines, cells, texts, borders.
import type { Cell } from '../../google/sheets/shapes.ts';
import { columnLetters, type Sheet } from '../../google/sheets/workbook.ts';
import { localAddress } from '../server-api.ts';
import { background, boxStyle, cssBorder, placed, textStyle } from './cell-style.ts';
import { fontOf, type Layout, type Measure, type PlacedCell } from './grid-layout.ts';
import { shownValue } from './shown-value.ts';

export const HEAD_WIDTH = 46;
export const HEAD_HEIGHT = 24;

let pen: CanvasRenderingContext2D | null = null;
/** Measures text as the page draws it. */
export const measure: Measure = (text, font) => {
  pen ??= document.createElement('canvas').getContext('2d')!;
  pen.font = font;
  return pen.measureText(text).width;
};

/** A cell by its row and column. */
export interface Place {
  row: number;
  column: number;
}

export function Heads({ layout, chosen }: { layout: Layout; chosen: Place }) {
  const { xs, ys, columns, rows } = layout;
  return (
    <>
      <div class="head corner" style={placed({ width: HEAD_WIDTH, height: HEAD_HEIGHT })} />
      <div class="heads-top" style={placed({ height: HEAD_HEIGHT, width: xs[columns]! })}>
        {Array.from({ length: columns }, (_, at) => (
          <div
            key={at}
            class={`head${at === chosen.column ? ' is-chosen' : ''}`}
            style={placed({ left: xs[at]!, width: xs[at + 1]! - xs[at]!, height: HEAD_HEIGHT })}
          >
            {columnLetters(at)}
          </div>
        ))}
      </div>
      <div class="heads-left" style={placed({ width: HEAD_WIDTH, height: ys[rows]! })}>
        {Array.from({ length: rows }, (_, at) => (
          <div
            key={at}
            class={`head${at === chosen.row ? ' is-chosen' : ''}`}
            style={placed({ top: ys[at]!, height: ys[at + 1]! - ys[at]!, width: HEAD_WIDTH })}
          >
            {at + 1}
          </div>
        ))}
      </div>
    </>
  );
}

export function Lines({ layout: { xs, ys, rows, columns } }: { layout: Layout }) {
  return (
    <>
      {xs.slice(1).map((x, at) => (
        <div
          key={`x${at}`}
          class="line"
          style={placed({ left: x - 1, top: 0, width: 1, height: ys[rows]! })}
        />
      ))}
      {ys.slice(1).map((y, at) => (
        <div
          key={`y${at}`}
          class="line"
          style={placed({ top: y - 1, left: 0, height: 1, width: xs[columns]! })}
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
  const runsOver = place.spillLeft + place.spillRight > 0 && !background(place.cell);
  const isTooWide =
    place.cell.userEnteredValue?.numberValue !== undefined &&
    measure(text, fontOf(place.cell)) > place.width - 6;
  return (
    <div class={`cell-text${runsOver ? ' runs-over' : ''}`} style={textStyle(place)}>
      <span>{isTooWide ? '###' : linked(text, place.cell)}</span>
    </div>
  );
}

function linked(text: string, cell: Cell) {
  const uri = cell.userEnteredFormat?.textFormat?.link?.uri;
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

// Borders lie on the gridlines between cells, over both neighbours; inside a merged cell there are none.
export function Borders({ sheet, layout }: { sheet: Sheet; layout: Layout }) {
  const { xs, ys, rows, columns } = layout;
  const lines = [];
  for (const [row, cells] of sheet.rows.slice(0, rows).entries())
    for (const [column, cell] of cells.slice(0, columns).entries()) {
      const borders = cell?.userEnteredFormat?.borders;
      if (!borders) continue;
      const merge = sheet.merges.find(
        (one) =>
          row >= one.startRowIndex! &&
          row < one.endRowIndex! &&
          column >= one.startColumnIndex! &&
          column < one.endColumnIndex!,
      );
      const [left, right, top, bottom] = [xs[column]!, xs[column + 1]!, ys[row]!, ys[row + 1]!];
      if (left === right || top === bottom) continue;
      const across = { left: left - 1, width: right - left + 1, height: 0 };
      const down = { top: top - 1, height: bottom - top + 1, width: 0 };
      const sides = [
        ['top', { ...across, top: top - 1 }, !merge || row === merge.startRowIndex],
        ['bottom', { ...across, top: bottom - 1 }, !merge || row === merge.endRowIndex! - 1],
        ['left', { ...down, left: left - 1 }, !merge || column === merge.startColumnIndex],
        ['right', { ...down, left: right - 1 }, !merge || column === merge.endColumnIndex! - 1],
      ] as const;
      for (const [side, box, isEdge] of sides) {
        const css = isEdge ? cssBorder(borders[side]) : undefined;
        if (!css) continue;
        const edge = side === 'top' || side === 'bottom' ? { borderTop: css } : { borderLeft: css };
        lines.push(
          <div key={`${row},${column},${side}`} class="border" style={{ ...placed(box), ...edge }} />,
        );
      }
    }
  return <>{lines}</>;
}
