import type { Memo, Ports } from '../ports.ts';

/**
 * The notes of wake-ups. Each wake-up writes a new text to the first before it tries the lock. The second is
 * written under the lock, with the first as it was before the responses were read. If they differ, receipts
 * may be due. So no wake-up is overlooked, whatever runs at the same time, and the next wake-up does the work
 * of one that was killed.
 */
const WANTED = 'receipts wanted';
export const ANSWERED = 'receipts answered';

/** Both notes; they change with each response and each receipt. */
export function wakeUpNotes(memo: Memo): readonly string[] {
  return [memo.get(WANTED) ?? '', memo.get(ANSWERED) ?? ''];
}

/** The note of an unanswered wake-up; undefined without one. */
export function openNote({ memo }: Pick<Ports, 'memo'>): string | undefined {
  const wanted = memo.get(WANTED);
  return wanted === undefined || wanted === memo.get(ANSWERED) ? undefined : wanted;
}

/** Notes that receipts may be due, with the time. */
export function wantReceipts({ memo, entropy, clock }: Pick<Ports, 'memo' | 'entropy' | 'clock'>): void {
  memo.set(WANTED, `${clock.now()} ${entropy.text()}`);
}

/** The time of the last note of a wake-up, in milliseconds; 0 for never. */
export function lastWakeUp({ get }: Pick<Memo, 'get'>): number {
  return Number.parseInt(get(WANTED) ?? '', 10) || 0;
}
