import type { Ports } from './ports.ts';

const VERSION = 'version';

/** Notes that something may have changed what the panel shows. */
export function noteChange({ memo, entropy }: Pick<Ports, 'memo' | 'entropy'>): void {
  memo.set(VERSION, entropy.text());
}

/** A text that changes with each change. */
export function changeNote({ memo }: Pick<Ports, 'memo'>): string {
  return memo.get(VERSION) ?? '';
}
