import { changeNote } from '../change-note.ts';
import { wakeUpNotes } from '../delivery/wake-up-note.ts';
import type { Memo, Ports } from '../ports.ts';

/** Reason why a round was not resolved automatically, or why its reminders were not sent. */
export interface ClockProblem {
  readonly of: 'resolve' | 'reminder';
  readonly round: number;
  /** Time when the problem began, ISO UTC. */
  readonly at: string;
  readonly what: string;
  /** Digests of the causes of this round that were already mailed to the host. */
  readonly told: readonly string[];
}

/** Problems by match number. */
export type ClockProblems = Readonly<Record<string, ClockProblem>>;

/** Result of the last check of the clock, kept as a note between two runs. */
export interface ClockNote {
  /** Change note and response note at that check. While both are unchanged, nothing is due before `next`. */
  readonly seen: readonly [change: string, responses: string];
  /** Time at which something is due next, in milliseconds; null for never. */
  readonly next: number | null;
  readonly problems: ClockProblems;
  /** True if the host of any running match wants mails about problems. */
  readonly tells: boolean;
  /** Reason why the season cannot be read, if the host got a mail about it. */
  readonly told?: string;
}

const CLOCK = 'clock';

/** Reads the note of the last clock check; undefined before the first check. */
export function readClockNote(memo: Memo): ClockNote | undefined {
  const noted = memo.get(CLOCK);
  return noted === undefined ? undefined : (JSON.parse(noted) as ClockNote);
}

/** Writes the note of a clock check, if it has changed. */
export function writeClockNote(memo: Memo, note: ClockNote): void {
  const text = JSON.stringify(note);
  if (memo.get(CLOCK) !== text) memo.set(CLOCK, text);
}

/** Gives two notes: one that every change of the season rewrites, and one that every response rewrites. */
export function seenNow(ports: Pick<Ports, 'memo'>): ClockNote['seen'] {
  return [changeNote(ports), wakeUpNotes(ports.memo)[0] ?? ''];
}
