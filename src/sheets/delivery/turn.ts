import type { Ports } from '../ports.ts';
import { afterwards, asProblem } from '../problem.ts';
import { areResting, brakeAfter, countTime, restedUntil } from './brake.ts';
import { sendAllReceipts } from './receipts.ts';
import { ANSWERED, openNote, wantReceipts } from './wake-up-note.ts';

/**
 * Milliseconds to wait for the lock. A host waits longer than a wake-up, because a wake-up leaves its receipts to the
 * run that holds the lock.
 */
const HOST_WAIT = 60_000;
const WAKE_UP_WAIT = 40_000;
/** Milliseconds between two runs of the clock's trigger. After a rest of wake-ups, that trigger stays set for this time. */
const SOON = 5 * 60_000;
/**
 * Milliseconds that a host's finished work waits for the lock to send receipts. If another run holds the lock, that run
 * reads the notes.
 */
const NO_WAIT = 100;

/**
 * Runs work under the lock, then sends the receipts that wake-ups left to this run. Undefined if another run held the
 * lock all the time. `begun` is when a trigger started; undefined for the panel.
 */
export function takeTurn<T>(ports: Ports, work: () => T, begun?: number): { readonly done: T } | undefined {
  let isHeld = false;
  try {
    return ports.lock.hold(HOST_WAIT, () => {
      isHeld = true;
      return work();
    });
  } finally {
    // Reads the note after the lock is released: a wake-up that found the lock taken had written its note before.
    if (isHeld) afterwards(ports, () => answerLeft(ports, begun));
  }
}

/**
 * Sends receipts under the lock after a response has arrived. If another run already waits for the lock, leaves the
 * receipts to that run, which will see this note. While wake-ups rest, the note stays open for the clock or a later
 * wake-up. True if wake-ups start to rest.
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

/** Sends the receipts that wake-ups left to a host’s action or to the clock's trigger. */
function answerLeft(ports: Ports, begun: number | undefined): void {
  if (openNote(ports) !== undefined && !areResting(ports, begun !== undefined))
    ports.lock.hold(NO_WAIT, () => answer(ports, begun));
  else if (begun !== undefined) countTime(ports, ports.clock.now() - begun);
}

/**
 * Sends all receipts, and notes that the earlier wake-ups are answered. Leaves receipts to a later wake-up if Google
 * refused them or wake-ups rest. `begun` is when the trigger started. True if wake-ups start to rest.
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
