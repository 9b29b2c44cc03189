import { sha256Hex } from '../../rules/base/hash.ts';
import { takeOver } from '../log/events/take-over.ts';
import { begin } from '../log/playback/play.ts';
import type { Playback } from '../log/playback/playback.ts';
import type { OpenPart, Started, Taken } from '../log/shapes.ts';
import { forgetLongNote, longNotes, readLongNote } from '../long-note.ts';
import type { MadeForm, Memo, Ports } from '../ports.ts';
import { fail } from '../problem.ts';
import { isoTime } from '../time.ts';
import { JOB } from '../work.ts';
import { isSameAccount } from '../workbook/account.ts';
import type { Person, Season } from '../workbook/season.ts';
import type { TakenParts } from './take-over.ts';

/** A match being made. Google may stop the script at any step, so each finished step is saved. */
export interface Job {
  readonly number: number;
  readonly title: string;
  readonly started: Started;
  /** For a match taken over from elsewhere: the number of notes that store its rounds. */
  readonly takenParts?: number;
  /** Number of the season's match that this take-over ends (H31). */
  readonly replaces?: number;
  readonly deadline: string;
  /** Id of the button press that began the job. */
  readonly request?: string;
  /** Account that began the job. Only this account sees the files made so far (docs/google.md, G81). */
  readonly who?: string;
  readonly people: readonly Person[];
  /** Number of the step that makes files or a form, and the time in milliseconds when the step began. Saved before the step begins. */
  begun?: { readonly step: number; readonly at: number };
  readonly identity: Season['identity'];
  readonly timeZone?: string;
  /** Address of the rule texts, or ''. */
  readonly rules?: string;
  /** True if the season has no spectators' file yet. */
  readonly isFirst: boolean;
  spectatorFile: string;
  /** Ids of the files made so far, each with the id of its person. */
  files: readonly (readonly [person: string, file: string])[];
  /** True when the files are shared and the forms are open. */
  isOpen?: boolean;
  /** For each person, the way in which the person's file opens: by account or by link. */
  access: readonly (readonly [person: string, access: string])[];
  orderForm: string;
  tradeForm: string;
  /** Slot that holds the saved copy: 'a' or 'b'. */
  place?: string;
  /** Ids of the host workbook's tabs when the job began. */
  readonly tabs?: readonly number[];
  /** Ids of responses tabs to delete if the host abandons the match. The forms of these tabs may be unlinked already. */
  unlinked?: readonly number[];
  orders?: MadeForm;
  trades?: MadeForm;
}

/** Gives the ids of the tabs that do not belong to the form that the job makes next. */
export function otherTabs({ tabs = [], orders }: Job): readonly number[] {
  return orders ? [...tabs, orders.sheetId] : tabs;
}

/** Says whether this account began the job, or may have begun the job. */
export function isOwn({ who }: Ports, job: Job): boolean {
  const now = who();
  return !job.who || now === '' || isSameAccount(job.who, now);
}

/** Gives the id of the file that the job made for a person. */
export function madeFor({ files }: Job, id: string): string | undefined {
  return files.find(([person]) => person === id)?.[1];
}

/** Gives the id of a person’s file, new or from an earlier match; '' if there is no file yet. */
export function fileOf(job: Job, id: string): string {
  return madeFor(job, id) ?? job.people.find((person) => person.id === id)?.file ?? '';
}

/**
 * Saves the job in texts of at most 9 kB. A small job is one text, saved in one call. A large job is several texts, in
 * one of two slots. Each save uses the other slot, so the old copy counts until the new copy is complete.
 */
export function saveJob({ memo }: Pick<Ports, 'memo'>, job: Job): void {
  const place = job.place === 'a' ? 'b' : 'a';
  const text = JSON.stringify(job);
  const notes = longNotes(`${JOB}.${place}`, text);
  const { length } = Object.keys(notes);
  if (length === 1) {
    memo.set(JOB, text);
    return;
  }
  memo.setAll(notes);
  memo.set(JOB, `${place} ${length}`);
  job.place = place;
}

const RECORD = `${JOB}.record`;

/** Saves the rounds of a match from elsewhere, before the job of this match is saved. Gives the number of notes. */
export function saveTaken({ memo }: Ports, taken: TakenParts): number {
  const notes = longNotes(RECORD, JSON.stringify(taken));
  memo.setAll(notes);
  return Object.keys(notes).length;
}

/** Reads the saved rounds of a match from elsewhere. */
export function loadTaken({ memo }: Ports, parts: number): TakenParts {
  const text = readLongNote(memo, RECORD, parts);
  if (text === '')
    fail('The match file of this match is no longer saved.', 'Press “Undo”, and take the match over again.');
  return JSON.parse(text) as TakenParts;
}

/**
 * Gives the position of the job's match before the first round that is played in this workbook. `entry` is the number of
 * the match's first log entry.
 */
export function beginJob(
  ports: Ports,
  job: Pick<Job, 'number' | 'started' | 'takenParts'>,
  entry = 0,
  open?: OpenPart,
): { readonly playback: Playback; readonly taken?: Taken } {
  const { number, started, takenParts } = job;
  if (takenParts === undefined) return { playback: begin(number, started) };
  const { seedFrom = 'record' } = started;
  const taken = { ...started, seedFrom, ...loadTaken(ports, takenParts), ...(open ? { open } : {}) };
  const origin = { match: number, number: entry, time: isoTime(ports.clock.now()) };
  return { playback: takeOver(taken, origin), taken };
}

/** Gives a text that changes with each step of the job; '' without a job. */
export function jobNote(memo: Memo): string {
  const saved = memo.get(JOB) ?? '';
  // A digest is shown, because the job itself holds the seed.
  return isWhole(saved) ? sha256Hex(saved).slice(0, 16) : saved;
}

/** Says whether the job is saved as a single text. */
function isWhole(saved: string): boolean {
  return saved.startsWith('{');
}

/** Gives the match being made, or undefined. */
export function loadJob(ports: Ports): Job | undefined {
  const saved = ports.memo.get(JOB) ?? '';
  if (isWhole(saved)) return JSON.parse(saved) as Job;
  const [place, count] = saved.split(' ').filter(Boolean);
  if (place === undefined) return undefined;
  const text = readLongNote(ports.memo, `${JOB}.${place}`, Number(count));
  return { ...(JSON.parse(text) as Job), place };
}

/** Deletes the saved job, which holds the seed. Deletes the saved rounds first, because only an unfinished job needs the rounds. */
export function forgetJob({ memo }: Pick<Ports, 'memo'>): void {
  forgetLongNote(memo, RECORD);
  memo.set(JOB, undefined);
  for (const key of [`${JOB}.a`, `${JOB}.b`]) forgetLongNote(memo, key);
}
