import { changeNote } from '../change-note.ts';
import { wakeUpNotes } from '../delivery/wake-up-note.ts';
import type { Memo, Ports } from '../ports.ts';

/** Reason why a round was not resolved automatically, or why the round's reminders were not sent. */
export interface ClockProblem {
  readonly of: 'resolve' | 'reminder';
  readonly round: number;
  /** Time when the problem began, ISO UTC. */
  readonly at: string;
  readonly what: string;
  /** Digest of each cause that the host already got by mail in this round. */
  readonly told: readonly string[];
}

/** The problem of each match, by match number. */
export type ClockProblems = Readonly<Record<string, ClockProblem>>;

/** Result of the last check of the clock, kept as a note between two runs. */
export interface ClockNote {
  /**
   * Texts of the change note and of the response note when the clock last checked. While neither note changes, nothing
   * is due before `next`.
   */
  readonly seen: readonly [change: string, responses: string];
  /** Time of the next thing that is due, in milliseconds; null if nothing will be due. */
  readonly next: number | null;
  readonly problems: ClockProblems;
  /** True if the host of any running match wants mails about problems. */
  readonly tells: boolean;
  /** Reason why the season cannot be read. Set only after the host got a mail with this reason. */
  readonly told?: string;
}

const CLOCK = 'clock';

/** Reads the note of the last clock check; undefined before the first check. */
export function readClockNote(memo: Memo): ClockNote | undefined {
  const noted = memo.get(CLOCK);
  return noted === undefined ? undefined : (JSON.parse(noted) as ClockNote);
}

/** Writes the note of a clock check, unless the memo already has the same note. */
export function writeClockNote(memo: Memo, note: ClockNote): void {
  const text = JSON.stringify(note);
  if (memo.get(CLOCK) !== text) memo.set(CLOCK, text);
}

/** Gives the change note, which every change of the season rewrites, and the response note, which every response rewrites. */
export function seenNow(ports: Pick<Ports, 'memo'>): ClockNote['seen'] {
  return [changeNote(ports), wakeUpNotes(ports.memo)[0] ?? ''];
}
