import type { Ports } from '../ports.ts';
import { afterwards, asProblem } from '../problem.ts';
import { areResting, brakeAfter, countTime, restedUntil } from './brake.ts';
import { sendAllReceipts } from './receipts.ts';
import { ANSWERED, openNote, wantReceipts } from './wake-up-note.ts';

/** Milliseconds to wait for the lock: a host waits longer than a wake-up, which leaves its receipts to the run at work. */
const HOST_WAIT = 60_000;
const WAKE_UP_WAIT = 40_000;
/** Milliseconds from one run of the clock to the next. After a rest of wake-ups the clock stays set for this time. */
const SOON = 5 * 60_000;
/** After a host’s work: the run that holds the lock by then reads the notes. */
const NO_WAIT = 100;

/**
 * Runs work under the lock, then sends the receipts that wake-ups left to it. Undefined if another run held the lock all the time. `begun` is
 * when a trigger began; the panel has none.
 */
export function takeTurn<T>(ports: Ports, work: () => T, begun?: number): { readonly done: T } | undefined {
  let isHeld = false;
  try {
    return ports.lock.hold(HOST_WAIT, () => {
      isHeld = true;
      return work();
    });
  } finally {
    // Only after the lock is released: a wake-up that found the lock taken had written its note before.
    if (isHeld) afterwards(ports, () => answerLeft(ports, begun));
  }
}

/**
 * Sends receipts under the lock after a response has arrived, or leaves them to another run that already waits for the lock.
 * That run reads after this note was written, so nothing is missed, and most wake-ups need only one run. While wake-ups
 * rest, the note stays open, and the clock or a later wake-up sends the receipts. True if wake-ups begin to rest.
 */
export function wakeUp(ports: Ports): boolean {
  if (openNote(ports) !== undefined && areResting(ports, true)) return false;
  const begun = ports.clock.now();
  let begins = false;
  wantReceipts(ports);
  ports.lock.last(WAKE_UP_WAIT, () => {
    begins = answer(ports, begun);
  });
  return begins;
}

/** Sends the receipts that wake-ups have left to a host’s work, or to the clock. */
function answerLeft(ports: Ports, begun: number | undefined): void {
  if (openNote(ports) !== undefined && !areResting(ports, begun !== undefined))
    ports.lock.hold(NO_WAIT, () => answer(ports, begun));
  else if (begun !== undefined) countTime(ports, ports.clock.now() - begun);
}

/**
 * Sends all receipts, and notes that the wake-ups so far are answered. Receipts are left to a later wake-up
 * if Google refused them, or wake-ups rest. `begun` is the start of a trigger's run. True if wake-ups begin
 * to rest.
 */
function answer(ports: Ports, begun: number | undefined): boolean {
  const wanted = openNote(ports);
  if (wanted === undefined || areResting(ports, begun !== undefined)) return false;
  const wasResting = restedUntil(ports) > ports.clock.now() - SOON;
  let isResting = false;
  const notes = (told: readonly string[], isDone: boolean) => {
    const brake = brakeAfter(ports, told, begun === undefined ? undefined : ports.clock.now() - begun);
    isResting = brake.isResting;
    return { ...brake.notes, ...(isDone && !isResting ? { [ANSWERED]: wanted } : {}) };
  };
  try {
    sendAllReceipts(ports, notes);
  } catch (error) {
    const { code, what } = asProblem(error);
    console.warn(what);
    ports.memo.setAll(notes([], code !== 'limited' && code !== 'unexpected'));
  }
  return isResting && !wasResting;
}
