// A sheet as a grid, as Google Sheets draws it.
import { useMemo, useRef } from 'preact/hooks';
import { columnLetters, type Sheet } from '../../google/world/workbook.ts';
import { Borders } from './borders.tsx';
import { pixelStyle } from './cell-style.ts';
import { ChosenCell } from './chosen-cell.tsx';
import { FormulaBar } from './formula-bar.tsx';
import {
  CellBox,
  CellText,
  Gridlines,
  HEADER_HEIGHT,
  HEADER_WIDTH,
  Headers,
  measure,
  type Place,
} from './grid-parts.tsx';
import { type Layout, layOut, type PlacedCell } from './layout/grid-layout.ts';
import { type GridProps, useCellEditor } from './use-cell-editor.ts';

export function Grid(props: GridProps) {
  const { sheet, canEdit } = props;
  const layout = useMemo(() => layOut(sheet, measure), [sheet]);
  const editor = useCellEditor(props, layout);
  const { chosen, typed } = editor;
  const address = `${columnLetters(chosen.column)}${chosen.row + 1}`;
  const width = layout.xs[layout.columns]!;
  const height = layout.ys[layout.rows]!;

  // After a key that ends typing, the next keys go to the grid again.
  const area = useRef<HTMLElement>(null);
  const focusGrid = () => area.current?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = typed !== undefined;
    const isHandled = isTyping ? editor.endTyping(event.key) : editor.navigate(event);
    if (!isHandled) return;
    if (isTyping) focusGrid();
    event.preventDefault();
  };
  const onMouseDown = (event: MouseEvent) => {
    if (event.button !== 0 || (event.target as Element).tagName === 'INPUT') return;
    const place = placeAt(layout, event);
    if (typed !== undefined) editor.commit(0, 0);
    if (place) editor.setChosen(place);
  };

  return (
    <div class="sheet">
      <FormulaBar address={address} editor={editor} canEdit={canEdit} onEnd={focusGrid} />
      <section
        ref={area}
        class="grid-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        aria-label={`Sheet ${sheet.title}`}
      >
        <div class="grid" style={pixelStyle({ width: width + HEADER_WIDTH, height: height + HEADER_HEIGHT })}>
          <Headers layout={layout} chosen={chosen} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the section around it handles the keys */}
          <div
            class="cells"
            style={pixelStyle({ left: HEADER_WIDTH, top: HEADER_HEIGHT, width, height })}
            onMouseDown={onMouseDown}
            onDblClick={() => canEdit && editor.startTyping()}
          >
            {!sheet.hideGridlines && <Gridlines layout={layout} />}
            {layout.cells.map((one) => (
              <CellBox key={`${one.row},${one.column}`} place={one} sheet={sheet} />
            ))}
            {layout.cells.map((one) => (
              <CellText key={`${one.row},${one.column}`} place={one} />
            ))}
            <Borders sheet={sheet} layout={layout} />
            <FrozenLines sheet={sheet} layout={layout} />
            <ChosenCell address={address} editor={editor} layout={layout} />
          </div>
        </div>
      </section>
    </div>
  );
}

/** Lines that mark the end of frozen rows and columns. */
function FrozenLines({ sheet, layout }: { sheet: Sheet; layout: Layout }) {
  const { xs, ys, rows, columns } = layout;
  const { frozenRowCount, frozenColumnCount } = sheet;
  return (
    <>
      {frozenRowCount > 0 && frozenRowCount < rows && (
        <div
          class="frozen"
          style={pixelStyle({ top: ys[frozenRowCount]! - 2, left: 0, width: xs[columns]!, height: 3 })}
        />
      )}
      {frozenColumnCount > 0 && frozenColumnCount < columns && (
        <div
          class="frozen"
          style={pixelStyle({ left: xs[frozenColumnCount]! - 2, top: 0, width: 3, height: ys[rows]! })}
        />
      )}
    </>
  );
}

/** Finds the cell under the mouse. In a merged cell, gives the first of the merged cells. */
function placeAt(layout: Layout, event: MouseEvent): Place | undefined {
  const area = (event.currentTarget as Element).getBoundingClientRect();
  const [x, y] = [event.clientX - area.left, event.clientY - area.top];
  const column = layout.xs.findIndex((edge) => edge > x) - 1;
  const row = layout.ys.findIndex((edge) => edge > y) - 1;
  if (row < 0 || column < 0) return undefined;
  const contains = (one: PlacedCell) =>
    row >= one.row && row < one.row + one.rows && column >= one.column && column < one.column + one.columns;
  const merged = layout.cells.find(contains);
  return merged ? { row: merged.row, column: merged.column } : { row, column };
}
