import type { EventData } from '../log/events.ts';
import type { RoundData, Started } from '../log/shapes.ts';
import { forgetLongNote, longNotes, readLongNote } from '../long-note.ts';
import type { Memo, Ports } from '../ports.ts';
import { fail, LOOK_AGAIN } from '../problem.ts';
import { isSameAccount } from '../workbook/account.ts';

/** Input of a rehearsal. The plan never changes, so that a replay simulates the same orders again. */
export interface RehearsalPlan {
  readonly started: Started;
  /** For a copied match: the rounds so far. `edits` has the positions that the host entered by hand. */
  readonly rounds: readonly RoundData[];
  readonly edits: readonly { readonly after: number; readonly position: EventData<'edit'> }[];
  /** Seed for the simulated players, and for chance from the first simulated round on. Never the seed of a real match. */
  readonly seed: string;
}

/** Saved state of the workbook's only rehearsal. Saved before the file is made. */
export interface RehearsalNote {
  /** Start of the rehearsal, in milliseconds. */
  readonly begun: number;
  /** Account that began the rehearsal. Only this account sees the file (docs/google.md, G81). */
  readonly who: string;
  /** Id of the button press that began the rehearsal or resolved its last round. */
  readonly request?: string;
  readonly title: string;
  /** Number of notes that store the rehearsal's plan. */
  readonly parts: number;
  /** Id of the rehearsal's file, or '' until the file is made. */
  readonly file: string;
  /** True when all pages of the rehearsal are written. */
  readonly isReady: boolean;
  /** Number of resolved rounds, including the rounds of a copied match. */
  readonly round: number;
  readonly over: boolean;
}

const KEY = 'rehearsal';
const PLAN = `${KEY}.plan`;
/** Maximum number of notes for one plan. A note has 8000 bytes, and all notes of a workbook together hold 500 kB. */
const MOST_PARTS = 19;

/** Gives the workbook's rehearsal, if one is open or its start was interrupted. */
export function readRehearsal({ get }: Pick<Memo, 'get'>): RehearsalNote | undefined {
  const text = get(KEY);
  return text === undefined ? undefined : (JSON.parse(text) as RehearsalNote);
}

/** Saves a rehearsal with its plan, in one call. */
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

/** Saves the progress of a rehearsal. */
export function updateRehearsal({ set }: Pick<Memo, 'set'>, note: RehearsalNote): RehearsalNote {
  set(KEY, JSON.stringify(note));
  return note;
}

/** Gives the plan of a rehearsal. Throws if the rehearsal has ended since its note was read. */
export function readPlan(memo: Pick<Memo, 'get'>, { parts }: RehearsalNote): RehearsalPlan {
  const text = readLongNote(memo, PLAN, parts);
  if (!text.endsWith('}')) fail('No rehearsal is open.', LOOK_AGAIN, 'stale');
  return JSON.parse(text) as RehearsalPlan;
}

/** Deletes all notes of the rehearsal, the main note last. */
export function forgetRehearsal(memo: Memo): void {
  forgetLongNote(memo, PLAN);
  memo.set(KEY, undefined);
}

/** Throws if another account began the rehearsal, because Drive hides the rehearsal's file from this account. */
export function requireOwn({ who }: Pick<Ports, 'who'>, note: RehearsalNote): void {
  const now = who();
  if (note.who !== '' && now !== '' && !isSameAccount(note.who, now))
    fail(
      `${note.who} began this rehearsal. Only that account can open its file.`,
      `Ask ${note.who} to continue or end the rehearsal.`,
    );
}
