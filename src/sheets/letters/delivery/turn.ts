import { afterwards } from '../../afterwards.ts';
import type { Ports } from '../../ports.ts';
import { asProblem } from '../../problem.ts';
import { sendAllReceipts } from './receipts.ts';
import { ANSWERED, openNote, wantReceipts } from './wake-up-note.ts';

/** Milliseconds to wait for the lock: a host longer than a wake-up, which leaves its receipts to whoever works meanwhile. */
const HOST_WAIT = 60_000;
const WAKE_UP_WAIT = 40_000;
/** After a host’s work: whoever holds the lock by then reads the notes. */
const NO_WAIT = 100;

/**
 * Runs work while nobody else works in this season, then sends the receipts that were left to it meanwhile. Undefined when
 * somebody else was at work all the time.
 */
export function takeTurn<T>(ports: Ports, work: () => T): { readonly done: T } | undefined {
  let isHeld = false;
  try {
    return ports.lock.hold(HOST_WAIT, () => {
      isHeld = true;
      return work();
    });
  } finally {
    // Only now: a wake-up that found others at work has written its note before this look at it.
    if (isHeld) afterwards(ports, () => answerLeft(ports));
  }
}

/**
 * A response has arrived, now or earlier: sends receipts once nobody else is at work, or leaves them to a run that waits for that
 * already. That one reads after this note was written, so it needs no second look at the end, and most wake-ups are one run.
 */
export function wakeUp(ports: Ports): void {
  wantReceipts(ports);
  ports.lock.last(WAKE_UP_WAIT, () => answer(ports));
}

/** Sends the receipts that wake-ups have left to a host’s work. */
function answerLeft(ports: Ports): void {
  if (openNote(ports) !== undefined) ports.lock.hold(NO_WAIT, () => answer(ports));
}

/**
 * Sends all receipts and notes that the wake-ups so far are answered; not where they are left to a later one: Google may take
 * them then.
 */
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
