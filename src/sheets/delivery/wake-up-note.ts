import type { Memo, Ports } from '../ports.ts';

/**
 * Keys of two notes about wake-ups. A wake-up writes a new text under WANTED before it tries the lock. The run with the
 * lock reads this text, then the responses, and at last copies the text to ANSWERED. While the two notes differ,
 * receipts may be due. So no wake-up is missed: if a run is killed, the next wake-up does the work of that run.
 */
const WANTED = 'receipts wanted';
export const ANSWERED = 'receipts answered';

/** Gives the texts of both notes about wake-ups. The texts change with each response and each receipt. */
export function wakeUpNotes(memo: Memo): readonly string[] {
  return [memo.get(WANTED) ?? '', memo.get(ANSWERED) ?? ''];
}

/** Gives the note of the last wake-up, if no run has answered this wake-up; otherwise undefined. */
export function openNote({ memo }: Pick<Ports, 'memo'>): string | undefined {
  const wanted = memo.get(WANTED);
  return wanted === undefined || wanted === memo.get(ANSWERED) ? undefined : wanted;
}

/** Writes a note that receipts may be due, with the present time. */
export function wantReceipts({ memo, entropy, clock }: Pick<Ports, 'memo' | 'entropy' | 'clock'>): void {
  memo.set(WANTED, `${clock.now()} ${entropy.text()}`);
}

/** Gives the time at which the last wake-up wrote a note, in milliseconds; 0 before the first wake-up. */
export function lastWakeUp({ get }: Pick<Memo, 'get'>): number {
  return Number.parseInt(get(WANTED) ?? '', 10) || 0;
}
