import type { Ports } from '../ports.ts';
import { afterwards, asProblem } from '../problem.ts';
import { sendAllReceipts } from './receipts.ts';
import { ANSWERED, openNote, wantReceipts } from './wake-up-note.ts';

/** Milliseconds to wait for the lock: a host longer than a wake-up, which leaves its receipts to whoever works meanwhile. */
const HOST_WAIT = 60_000;
const WAKE_UP_WAIT = 40_000;
/** After a host’s work: whoever holds the lock by then reads the notes. */
const NO_WAIT = 100;

/** Runs work under the lock, then sends the receipts that wake-ups left to it. Undefined if another run held the lock all the time. */
export function takeTurn<T>(ports: Ports, work: () => T): { readonly done: T } | undefined {
  let isHeld = false;
  try {
    return ports.lock.hold(HOST_WAIT, () => {
      isHeld = true;
      return work();
    });
  } finally {
    // Only after the lock is released: a wake-up that found the lock taken had written its note before.
    if (isHeld) afterwards(ports, () => answerLeft(ports));
  }
}

/**
 * Sends receipts under the lock, after a response has arrived; or leaves them to another run that waits for the lock already. That run reads
 * after this note was written, so nothing is missed, and most wake-ups need one run only.
 */
export function wakeUp(ports: Ports): void {
  wantReceipts(ports);
  ports.lock.last(WAKE_UP_WAIT, () => answer(ports));
}

/** Sends the receipts that wake-ups have left to a host’s work. */
function answerLeft(ports: Ports): void {
  if (openNote(ports) !== undefined) ports.lock.hold(NO_WAIT, () => answer(ports));
}

/** Sends all receipts, and notes that the wake-ups so far are answered, unless receipts are left to a later wake-up because Google refused them. */
function answer(ports: Ports): void {
  const wanted = openNote(ports);
  if (wanted === undefined) return;
  try {
    sendAllReceipts(ports, { [ANSWERED]: wanted });
  } catch (error) {
    const { code, what } = asProblem(error);
    console.warn(what);
    if (code === 'limited' || code === 'unexpected') return;
    ports.memo.set(ANSWERED, wanted);
  }
}
