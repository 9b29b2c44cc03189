// The chosen cell of a grid and the text being typed into it.
import { useRef, useState } from 'preact/hooks';
import type { Sheet } from '../../google/world/workbook.ts';
import type { Place } from './grid-parts.tsx';
import type { Layout } from './layout/grid-layout.ts';
import { enteredText } from './layout/shown-value.ts';

export interface GridProps {
  sheet: Sheet;
  canEdit: boolean;
  onType(row: number, column: number, text: string): void;
}

const END_KEYS: ReadonlySet<string> = new Set(['Escape', 'Enter', 'Tab']);

const STEPS: Readonly<Record<string, [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const between = (low: number, high: number, value: number) => Math.min(high, Math.max(low, value));

export function useCellEditor({ sheet, canEdit, onType }: GridProps, layout: Layout) {
  const [chosen, setChosen] = useState<Place>({ row: 0, column: 0 });
  /** Text that is being typed; undefined if no cell is being edited. */
  const [typed, setTyped] = useState<string | undefined>();
  // Removing a field also blurs it, and a blur commits: the flag makes sure that a text is sent once.
  const isTyping = useRef(false);
  const cell = sheet.rows[chosen.row]?.[chosen.column] ?? undefined;

  const type = (text: string) => {
    isTyping.current = true;
    setTyped(text);
  };
  const cancel = () => {
    isTyping.current = false;
    setTyped(undefined);
  };
  const move = (down: number, right: number) =>
    setChosen({
      row: between(0, layout.rows - 1, chosen.row + down),
      column: between(0, layout.columns - 1, chosen.column + right),
    });
  /** Sends the typed text if the text has changed. Then moves the selection. */
  const commit = (down: number, right: number) => {
    if (!isTyping.current) return;
    cancel();
    if (typed !== undefined && typed !== enteredText(cell)) onType(chosen.row, chosen.column, typed);
    move(down, right);
  };
  const startTyping = () => type(enteredText(cell));

  /** Ends typing if the key is Escape, Enter or Tab. Says whether the key was handled. */
  const endTyping = (key: string): boolean => {
    if (!END_KEYS.has(key)) return false;
    if (key === 'Escape') cancel();
    else if (key === 'Enter') commit(1, 0);
    else commit(0, 1);
    return true;
  };

  /** Moves the selection, clears the cell or starts typing, depending on the key. Says whether the key was handled. */
  const navigate = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const step = STEPS[key];
    if (step) move(...step);
    else if (!canEdit) return false;
    else if (key === 'Delete' || key === 'Backspace') onType(chosen.row, chosen.column, '');
    else if (key === 'Enter' || key === 'F2') startTyping();
    else if (key.length === 1 && !event.ctrlKey && !event.metaKey) type(key);
    else return false;
    return true;
  };

  return { chosen, setChosen, cell, typed, type, startTyping, cancel, commit, endTyping, navigate };
}

export type CellEditor = ReturnType<typeof useCellEditor>;
