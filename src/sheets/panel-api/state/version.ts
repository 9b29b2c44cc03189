import { moveNote } from '../../archive/move/job.ts';
import { changeNote } from '../../change-note.ts';
import { wakeUpNotes } from '../../letters/delivery/wake-up-note.ts';
import { jobNote } from '../../new-match/job.ts';
import type { Ports } from '../../ports.ts';

/**
 * A text that is another one after each call that writes, each step of a long work, and each response. What somebody types
 * into a tab does not change it.
 */
export function versionOf({ memo }: Pick<Ports, 'memo'>): string {
  return [changeNote({ memo }), jobNote(memo), moveNote(memo), ...wakeUpNotes(memo)].join(' ');
}
