import type { Ports } from './ports.ts';

const VERSION = 'version';

/** Stores a new random change note, so that the panel knows that it must reload. */
export function noteChange({ memo, entropy }: Pick<Ports, 'memo' | 'entropy'>): void {
  memo.set(VERSION, entropy.text());
}

/** Key of the note that somebody has typed into the workbook since the panel last read the workbook. */
export const TYPED = 'typed';

/** Gives the current change note. The note differs after every change that the panel must show. */
export function changeNote({ memo }: Pick<Ports, 'memo'>): string {
  return memo.get(VERSION) ?? '';
}
