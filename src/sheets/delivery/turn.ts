import type { Ports } from '../ports.ts';
import { afterwards, asProblem } from '../problem.ts';
import { areResting, brakeAfter, countTime, restedUntil } from './brake.ts';
import { sendAllReceipts } from './receipts.ts';
import { ANSWERED, openNote, wantReceipts } from './wake-up-note.ts';

/**
 * Milliseconds to wait for the lock. A host waits longer than a wake-up, because the run that holds the lock also sends
 * the receipts of the wake-up.
 */
const HOST_WAIT = 60_000;
const WAKE_UP_WAIT = 40_000;
/** Milliseconds between two runs of the clock's trigger. The trigger stays set at least this long after a pause of wake-ups. */
const SOON = 5 * 60_000;
/**
 * Milliseconds to wait for the lock after a host's action, before sending receipts. If another run holds the lock, that
 * run sends the receipts.
 */
const NO_WAIT = 100;

/**
 * Runs work under the lock. Afterwards also sends receipts for triggers that fired meanwhile and could not get the
 * lock. Gives undefined if this run could not get the lock. `begun` is when a trigger started; undefined for the panel.
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
 * Sends receipts under the lock after a response has arrived. If another run already waits for the lock, that run sends
 * the receipts. During a pause of wake-ups, the clock or a later wake-up sends the receipts. True if a pause of wake-ups
 * begins.
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

/** Sends the receipts of wake-ups that found the lock taken, after a host’s action or a run of the clock. */
function answerLeft(ports: Ports, begun: number | undefined): void {
  if (openNote(ports) !== undefined && !areResting(ports, begun !== undefined))
    ports.lock.hold(NO_WAIT, () => answer(ports, begun));
  else if (begun !== undefined) countTime(ports, ports.clock.now() - begun);
}

/**
 * Sends all receipts, and notes that the earlier wake-ups are answered. A later wake-up sends receipts that Google
 * refused. Sends nothing during a pause of wake-ups. `begun` is when the trigger started. True if a pause of wake-ups
 * begins.
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
