// A sheet as a grid, as Google Sheets draws it.
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Cell } from '../google/shapes.ts';
import { columnLetters, type Sheet } from '../google/workbook.ts';
import { background, boxStyle, cssBorder, placed, textStyle } from './cell-style.ts';
import { enteredText, shownValue } from './display.ts';
import { fontOf, type Layout, layOut, type Measure, type PlacedCell } from './grid-layout.ts';
import { localAddress } from './server-api.ts';

const HEAD_WIDTH = 46;
const HEAD_HEIGHT = 24;

let pen: CanvasRenderingContext2D | null = null;
const measure: Measure = (text, font) => {
  pen ??= document.createElement('canvas').getContext('2d')!;
  pen.font = font;
  return pen.measureText(text).width;
};

interface Place {
  row: number;
  column: number;
}

export interface GridProps {
  sheet: Sheet;
  canEdit: boolean;
  onType(row: number, column: number, text: string): void;
}

export function Grid({ sheet, canEdit, onType }: GridProps) {
  const layout = useMemo(() => layOut(sheet, measure), [sheet]);
  const [chosen, setChosen] = useState<Place>({ row: 0, column: 0 });
  const [typed, setTyped] = useState<string | undefined>();
  // Leaving the field commits too, and a field that is taken away is left: what was typed goes out once.
  const isTyping = useRef(false);
  const type = (text: string) => {
    isTyping.current = true;
    setTyped(text);
  };
  const stop = () => {
    isTyping.current = false;
    setTyped(undefined);
  };
  const cell = sheet.rows[chosen.row]?.[chosen.column] ?? undefined;
  const address = `${columnLetters(chosen.column)}${chosen.row + 1}`;
  const commit = (down: number, right: number) => {
    if (!isTyping.current) return;
    stop();
    if (typed !== undefined && typed !== enteredText(cell)) onType(chosen.row, chosen.column, typed);
    move(down, right);
  };
  const move = (down: number, right: number) =>
    setChosen({
      row: Math.min(layout.rows - 1, Math.max(0, chosen.row + down)),
      column: Math.min(layout.columns - 1, Math.max(0, chosen.column + right)),
    });
  const steer = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const isEditing = typed !== undefined;
    if (event.key === 'Escape') stop();
    else if (event.key === 'Enter' && isEditing) commit(1, 0);
    else if (event.key === 'Tab' && isEditing) commit(0, 1);
    else if (step && !isEditing) move(...step);
    else if (!isEditing && canEdit && (event.key === 'Delete' || event.key === 'Backspace'))
      onType(chosen.row, chosen.column, '');
    else if (!isEditing && canEdit && (event.key === 'Enter' || event.key === 'F2')) type(enteredText(cell));
    else if (!isEditing && canEdit && event.key.length === 1 && !event.ctrlKey && !event.metaKey)
      type(event.key);
    else return;
    event.preventDefault();
  };
  const width = layout.xs[layout.columns]!;
  const height = layout.ys[layout.rows]!;
  const place = placeOf(layout, chosen);

  return (
    <div class="sheet">
      <div class="formula-bar">
        <span class="address">{address}</span>
        <span class="fx">fx</span>
        <input
          aria-label={`Content of ${address}`}
          readOnly={!canEdit}
          value={typed ?? enteredText(cell)}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit(1, 0);
            if (event.key === 'Escape') stop();
          }}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section class="grid-scroll" tabIndex={0} onKeyDown={steer} aria-label={`Sheet ${sheet.title}`}>
        <div class="grid" style={placed({ width: width + HEAD_WIDTH, height: height + HEAD_HEIGHT })}>
          <Heads layout={layout} chosen={chosen} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the section around it takes the keys */}
          <div
            class="cells"
            style={placed({ left: HEAD_WIDTH, top: HEAD_HEIGHT, width, height })}
            onMouseDown={(event) => {
              if (event.button !== 0 || (event.target as Element).tagName === 'INPUT') return;
              const found = placeAt(layout, event);
              if (typed !== undefined) commit(0, 0);
              if (found) setChosen(found);
            }}
            onDblClick={() => canEdit && type(enteredText(cell))}
          >
            {!sheet.hideGridlines && <Lines layout={layout} />}
            {layout.cells.map((one) => (
              <CellBox key={`${one.row},${one.column}`} place={one} sheet={sheet} />
            ))}
            {layout.cells.map((one) => (
              <CellText key={`${one.row},${one.column}`} place={one} />
            ))}
            <Borders sheet={sheet} layout={layout} />
            {sheet.frozenRowCount > 0 && sheet.frozenRowCount < layout.rows && (
              <div
                class="frozen"
                style={placed({ top: layout.ys[sheet.frozenRowCount]! - 2, left: 0, width, height: 3 })}
              />
            )}
            {sheet.frozenColumnCount > 0 && sheet.frozenColumnCount < layout.columns && (
              <div
                class="frozen"
                style={placed({ left: layout.xs[sheet.frozenColumnCount]! - 2, top: 0, width: 3, height })}
              />
            )}
            <div
              class="chosen"
              style={placed({ left: place.x, top: place.y, width: place.width, height: place.height })}
            >
              {typed !== undefined && (
                <input
                  class="cell-editor"
                  aria-label={`Type into ${address}`}
                  ref={(input) => input?.focus()}
                  value={typed}
                  style={{ font: fontOf(cell ?? {}) }}
                  onInput={(event) => type(event.currentTarget.value)}
                  onBlur={() => commit(0, 0)}
                />
              )}
            </div>
          </div>
        </div>
      </section>
    </div>
  );
}

const STEPS: Record<string, [number, number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

function placeOf(layout: Layout, { row, column }: Place) {
  const found = layout.cells.find((one) => one.row === row && one.column === column);
  const { xs, ys } = layout;
  return (
    found ?? {
      x: xs[column]!,
      y: ys[row]!,
      width: xs[column + 1]! - xs[column]!,
      height: ys[row + 1]! - ys[row]!,
    }
  );
}

function placeAt(layout: Layout, event: MouseEvent): Place | undefined {
  const area = (event.currentTarget as Element).getBoundingClientRect();
  const [x, y] = [event.clientX - area.left, event.clientY - area.top];
  const column = layout.xs.findIndex((edge) => edge > x) - 1;
  const row = layout.ys.findIndex((edge) => edge > y) - 1;
  if (row < 0 || column < 0) return undefined;
  const isIn = (one: PlacedCell) =>
    row >= one.row && row < one.row + one.rows && column >= one.column && column < one.column + one.columns;
  const merged = layout.cells.find(isIn);
  return merged ? { row: merged.row, column: merged.column } : { row, column };
}

function Heads({ layout, chosen }: { layout: Layout; chosen: Place }) {
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

function Lines({ layout: { xs, ys, rows, columns } }: { layout: Layout }) {
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

function CellBox({ place, sheet }: { place: PlacedCell; sheet: Sheet }) {
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

function CellText({ place }: { place: PlacedCell }) {
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
function Borders({ sheet, layout }: { sheet: Sheet; layout: Layout }) {
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
