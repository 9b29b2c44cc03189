import type { EventData } from '../log/events.ts';
import type { RoundData, Started } from '../log/shapes.ts';
import { forgetLongNote, longNotes, readLongNote } from '../long-note.ts';
import type { Memo, Ports } from '../ports.ts';
import { fail, LOOK_AGAIN } from '../problem.ts';
import { isSameAccount } from '../workbook/account.ts';

/** The input of a rehearsal. It never changes after the beginning: a replay simulates the same orders. */
export interface RehearsalPlan {
  readonly started: Started;
  /** For a copied match: its rounds so far, and the positions that the host put in by hand. */
  readonly rounds: readonly RoundData[];
  readonly edits: readonly { readonly after: number; readonly position: EventData<'edit'> }[];
  /** The seed of the simulated players, and of chance since the first simulated round. Never that of a real match. */
  readonly seed: string;
}

/** The rehearsal of a workbook; at most one exists. It is noted before its file is made. */
export interface RehearsalNote {
  /** Milliseconds. */
  readonly begun: number;
  /** The account that began it. Only this one reaches its file (docs/google.md, G81). */
  readonly who: string;
  /** The press of the panel that began it, or resolved its last round. */
  readonly request?: string;
  readonly title: string;
  /** The number of notes that hold the plan of the rehearsal. */
  readonly parts: number;
  /** Its file, or '' until that is made. */
  readonly file: string;
  /** True if all pages of the rehearsal are written. */
  readonly isReady: boolean;
  /** Resolved rounds, those of a copied match among them. */
  readonly round: number;
  readonly over: boolean;
}

const KEY = 'rehearsal';
const PLAN = `${KEY}.plan`;
/** Most notes of a plan, of 8000 bytes each. All notes of a workbook hold 500 kB. */
const MOST_PARTS = 19;

/** The rehearsal that is open, or whose start was interrupted. */
export function readRehearsal({ get }: Pick<Memo, 'get'>): RehearsalNote | undefined {
  const text = get(KEY);
  return text === undefined ? undefined : (JSON.parse(text) as RehearsalNote);
}

/** Notes a rehearsal with its plan, in one call. */
export function noteRehearsal(
  memo: Memo,
  note: Omit<RehearsalNote, 'parts'>,
  plan: RehearsalPlan,
): RehearsalNote {
  const notes = longNotes(PLAN, JSON.stringify(plan));
  const parts = Object.keys(notes).length;
  if (parts > MOST_PARTS)
    fail('This match is too long to be copied into a rehearsal.', 'Rehearse a new match of its game.');
  const whole = { ...note, parts };
  memo.setAll({ ...notes, [KEY]: JSON.stringify(whole) });
  return whole;
}

/** Notes the progress of a rehearsal. */
export function updateRehearsal({ set }: Pick<Memo, 'set'>, note: RehearsalNote): RehearsalNote {
  set(KEY, JSON.stringify(note));
  return note;
}

/** The plan of a rehearsal. Fails if it was ended since its note was read. */
export function readPlan(memo: Pick<Memo, 'get'>, { parts }: RehearsalNote): RehearsalPlan {
  const text = readLongNote(memo, PLAN, parts);
  if (!text.endsWith('}')) fail('No rehearsal is open.', LOOK_AGAIN, 'stale');
  return JSON.parse(text) as RehearsalPlan;
}

/** Removes all notes of the rehearsal, its main note last. */
export function forgetRehearsal(memo: Memo): void {
  forgetLongNote(memo, PLAN);
  memo.set(KEY, undefined);
}

/** Stops if another account began the rehearsal, because its file is hidden from this one. */
export function requireOwn({ who }: Pick<Ports, 'who'>, note: RehearsalNote): void {
  const now = who();
  if (note.who !== '' && now !== '' && !isSameAccount(note.who, now))
    fail(
      `${note.who} began this rehearsal: its file is open to that account alone.`,
      `Let ${note.who} continue it, or end it.`,
    );
}
