import { moveNote } from '../archive/job.ts';
import { wakeUpNotes } from '../letters/turn.ts';
import { jobNote } from '../new-match/job.ts';
import type { Ports } from '../ports.ts';

const VERSION = 'version';

/** Notes that a call may have changed what the panel shows. */
export function noteChange({ memo, entropy }: Pick<Ports, 'memo' | 'entropy'>): void {
  memo.set(VERSION, entropy.text());
}

/**
 * A text that is another one after each call that writes, each step of a long work, and each response. What somebody types
 * into a tab does not change it.
 */
export function versionOf({ memo }: Pick<Ports, 'memo'>): string {
  return [memo.get(VERSION) ?? '', jobNote(memo), moveNote(memo), ...wakeUpNotes(memo)].join(' ');
}
