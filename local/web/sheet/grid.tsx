// A sheet as a grid, as Google Sheets draws it.
import { useMemo, useRef, useState } from 'preact/hooks';
import { columnLetters, type Sheet } from '../../google/sheets/workbook.ts';
import { placed } from './cell-style.ts';
import { fontOf, type Layout, layOut, type PlacedCell } from './grid-layout.ts';
import {
  Borders,
  CellBox,
  CellText,
  HEAD_HEIGHT,
  HEAD_WIDTH,
  Heads,
  Lines,
  measure,
  type Place,
} from './grid-parts.tsx';
import { enteredText } from './shown-value.ts';

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
  // After a key that ends typing, the next keys go to the grid again.
  const area = useRef<HTMLElement>(null);
  const backToGrid = () => area.current?.focus();
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
    if (isEditing && ENDS.has(event.key)) {
      if (event.key === 'Escape') stop();
      else if (event.key === 'Enter') commit(1, 0);
      else commit(0, 1);
      backToGrid();
    } else if (step && !isEditing) move(...step);
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
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            if (event.key === 'Enter') commit(1, 0);
            else stop();
            backToGrid();
          }}
        />
      </div>
      <section
        ref={area}
        class="grid-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={steer}
        aria-label={`Sheet ${sheet.title}`}
      >
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

const ENDS: ReadonlySet<string> = new Set(['Escape', 'Enter', 'Tab']);

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
