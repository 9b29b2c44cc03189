import { changeNote } from '../change-note.ts';
import { wakeUpNotes } from '../delivery/wake-up-note.ts';
import type { Memo, Ports } from '../ports.ts';

/** The reason why a round was not resolved automatically, or its reminders were not sent. */
export interface ClockProblem {
  readonly of: 'resolve' | 'reminder';
  readonly round: number;
  /** ISO UTC. */
  readonly at: string;
  readonly what: string;
  /** The causes that the host has read by mail in this round. */
  readonly told: readonly string[];
}

/** Problems by the numbers of their matches. */
export type ClockProblems = Readonly<Record<string, ClockProblem>>;

/** Result of a clock check. */
export interface ClockNote {
  /** The notes of changes and responses at that check: while they are the same, nothing is due earlier. */
  readonly seen: readonly [change: string, responses: string];
  /** When something is due next, in milliseconds; null for nothing. */
  readonly next: number | null;
  readonly problems: ClockProblems;
  /** The host of a match that goes on wants a mail about problems. */
  readonly tells: boolean;
  /** The reason why the season cannot be read, if the host was mailed. */
  readonly told?: string;
}

const CLOCK = 'clock';

/** The note of the last clock check; undefined before the first. */
export function readClockNote(memo: Memo): ClockNote | undefined {
  const noted = memo.get(CLOCK);
  return noted === undefined ? undefined : (JSON.parse(noted) as ClockNote);
}

/** Writes the note, if it has changed. */
export function writeClockNote(memo: Memo, note: ClockNote): void {
  const text = JSON.stringify(note);
  if (memo.get(CLOCK) !== text) memo.set(CLOCK, text);
}

/** Texts that change with each change of the season, and with each response. */
export function seenNow(ports: Pick<Ports, 'memo'>): ClockNote['seen'] {
  return [changeNote(ports), wakeUpNotes(ports.memo)[0] ?? ''];
}
