import type { Ports } from './ports.ts';

const VERSION = 'version';

/** Stores a new random change note, so that the panel knows that it must reload. */
export function noteChange({ memo, entropy }: Pick<Ports, 'memo' | 'entropy'>): void {
  memo.set(VERSION, entropy.text());
}

/** Key of the note that a person typed into the workbook since the panel last read it. */
export const TYPED = 'typed';

/** Gives the current change note: a text that differs after every change of what the panel shows. */
export function changeNote({ memo }: Pick<Ports, 'memo'>): string {
  return memo.get(VERSION) ?? '';
}
