// The address of the chosen cell and its content, which can be edited here too.
import { enteredText } from './layout/shown-value.ts';
import type { CellEditor } from './use-cell-editor.ts';

export interface FormulaBarProps {
  address: string;
  editor: CellEditor;
  canEdit: boolean;
  /** Called when typing ends. The grid then gets the next keys. */
  onEnd(): void;
}

export function FormulaBar({ address, editor, canEdit, onEnd }: FormulaBarProps) {
  const { cell, typed, type, commit, cancel } = editor;
  return (
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
          else cancel();
          onEnd();
        }}
      />
    </div>
  );
}
