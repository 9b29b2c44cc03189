import type { Memo, Ports } from '../ports.ts';

/**
 * Keys of two notes about wake-ups. A wake-up writes a new text under WANTED before it tries the lock. The run with the
 * lock reads that text, then the responses, and at last copies the text to ANSWERED. While the notes differ, receipts
 * may be due. So no wake-up is missed, and the next wake-up does the work of a killed one.
 */
const WANTED = 'receipts wanted';
export const ANSWERED = 'receipts answered';

/** Gives both notes about wake-ups; they change with each response and each receipt. */
export function wakeUpNotes(memo: Memo): readonly string[] {
  return [memo.get(WANTED) ?? '', memo.get(ANSWERED) ?? ''];
}

/** Gives the note of an unanswered wake-up; undefined if all are answered. */
export function openNote({ memo }: Pick<Ports, 'memo'>): string | undefined {
  const wanted = memo.get(WANTED);
  return wanted === undefined || wanted === memo.get(ANSWERED) ? undefined : wanted;
}

/** Notes that receipts may be due, and the time. */
export function wantReceipts({ memo, entropy, clock }: Pick<Ports, 'memo' | 'entropy' | 'clock'>): void {
  memo.set(WANTED, `${clock.now()} ${entropy.text()}`);
}

/** Gives the time of the last wake-up's note, in milliseconds; 0 if there is none. */
export function lastWakeUp({ get }: Pick<Memo, 'get'>): number {
  return Number.parseInt(get(WANTED) ?? '', 10) || 0;
}
