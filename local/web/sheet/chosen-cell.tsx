// The frame around the chosen cell, and the field for typing into it.
import { pixelStyle } from './cell-style.ts';
import type { Place } from './grid-parts.tsx';
import type { Layout } from './layout/grid-layout.ts';
import { choicesOf } from './layout/shown-value.ts';
import { fontOf } from './layout/text-size.ts';
import type { CellEditor } from './use-cell-editor.ts';

export function ChosenCell({
  address,
  editor,
  layout,
}: {
  address: string;
  editor: CellEditor;
  layout: Layout;
}) {
  const { chosen, cell, typed, type, commit } = editor;
  const place = placeOf(layout, chosen);
  const choices = choicesOf(cell);
  return (
    <div
      class="chosen"
      style={pixelStyle({ left: place.x, top: place.y, width: place.width, height: place.height })}
    >
      {typed !== undefined && (
        <input
          class="cell-editor"
          list={choices.length > 0 ? 'cell-choices' : undefined}
          aria-label={`Type into ${address}`}
          ref={(input) => input?.focus()}
          value={typed}
          style={{ font: fontOf(cell ?? {}) }}
          onInput={(event) => type(event.currentTarget.value)}
          onBlur={() => commit(0, 0)}
        />
      )}
      {typed !== undefined && choices.length > 0 && (
        <datalist id="cell-choices">
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </div>
  );
}

function placeOf({ cells, xs, ys }: Layout, { row, column }: Place) {
  const found = cells.find((one) => one.row === row && one.column === column);
  return (
    found ?? {
      x: xs[column]!,
      y: ys[row]!,
      width: xs[column + 1]! - xs[column]!,
      height: ys[row + 1]! - ys[row]!,
    }
  );
}
