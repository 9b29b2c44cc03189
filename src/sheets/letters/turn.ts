import { afterwards } from '../afterwards.ts';
import type { Ports } from '../ports.ts';
import { asProblem } from '../problem.ts';
import { sendAllReceipts } from './receipts.ts';
import { ANSWERED, openNote, WANTED, wantReceipts } from './wake-up-note.ts';

/** Milliseconds to wait for the lock. A host’s work waits until others are done; a wake-up leaves a note instead. */
const HOST_WAIT = 40_000;
const WAKE_UP_WAIT = 100;
/**
 * How often one run looks for notes at most: after a host’s work the panel goes on with what is left, and a wake-up ends long
 * before Google ends it.
 */
const HOST_TURNS = 2;
const WAKE_UP_TURNS = 40;

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
    // Only now: a wake-up that found the lock held has written its note before this look at it.
    if (isHeld) afterwards(ports, () => answerWakeUps(ports, openNote(ports), HOST_TURNS));
  }
}

/** A response has arrived, now or earlier: sends receipts, or leaves them to whoever is at work. */
export function wakeUp(ports: Ports): void {
  answerWakeUps(ports, wantReceipts(ports), WAKE_UP_TURNS);
}

/** Sends receipts until no note is left. Whoever holds the lock by then does it instead. */
function answerWakeUps(ports: Ports, first: string | undefined, turns: number): void {
  let note = first;
  for (let turn = 0; note !== undefined && turn < turns; turn++) {
    const wanted: string = note;
    const held = ports.lock.hold(WAKE_UP_WAIT, () => answer(ports, wanted));
    if (!held?.done) return;
    const next = ports.memo.get(WANTED);
    note = next === wanted ? undefined : next;
  }
}

/** Sends all receipts and notes that a wake-up is answered; false when they are left to a later one: Google may take them then. */
function answer(ports: Ports, wanted: string): boolean {
  try {
    return sendAllReceipts(ports, { [ANSWERED]: wanted }).waiting === 0;
  } catch (error) {
    const { code, what } = asProblem(error);
    console.warn(what);
    if (code === 'limited' || code === 'unexpected') return false;
    ports.memo.set(ANSWERED, wanted);
    return true;
  }
}
