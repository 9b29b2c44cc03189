import { sha256Hex } from '../../rules/base/hash.ts';
import { takeOver } from '../log/events/take-over.ts';
import { begin } from '../log/playback/play.ts';
import type { Playback } from '../log/playback/playback.ts';
import type { Started, Taken } from '../log/shapes.ts';
import { forgetLongNote, longNotes, readLongNote } from '../long-note.ts';
import type { MadeForm, Memo, Ports } from '../ports.ts';
import { fail } from '../problem.ts';
import { isoTime } from '../time.ts';
import { JOB } from '../work.ts';
import { isSameAccount } from '../workbook/account.ts';
import type { Person, Season } from '../workbook/season.ts';
import type { TakenParts } from './take-over.ts';

/** A match being made. Google may stop the script at any step, so each step is saved as soon as it is done. */
export interface Job {
  readonly number: number;
  readonly title: string;
  readonly started: Started;
  /** The match was begun elsewhere. Number of parts in which its rounds are saved, beside the job. */
  readonly takenParts?: number;
  readonly deadline: string;
  /** The press of the panel that asked for it. */
  readonly request?: string;
  /** The account that began it. Only this one reaches the files made so far (docs/google.md, G81). */
  readonly who?: string;
  readonly people: readonly Person[];
  /** The step that makes files or a form, and its start in milliseconds; noted before it begins. */
  begun?: { readonly step: number; readonly at: number };
  readonly identity: Season['identity'];
  readonly timeZone?: string;
  /** The address of the rule texts, or ''. */
  readonly rules?: string;
  /** The season has no file for spectators yet. */
  readonly isFirst: boolean;
  spectatorFile: string;
  /** The files made, each with the id of its person. */
  files: readonly (readonly [person: string, file: string])[];
  /** The files are shared, and the forms open. */
  isOpen?: boolean;
  /** The readers of each person's file. */
  access: readonly (readonly [person: string, access: string])[];
  orderForm: string;
  tradeForm: string;
  /** The place of the saved copy, 'a' or 'b'. */
  place?: string;
  /** The tabs of the host workbook when the job began. */
  readonly tabs?: readonly number[];
  /** Response tabs that are deleted when the match is given up; their forms may be unlinked already. */
  unlinked?: readonly number[];
  orders?: MadeForm;
  trades?: MadeForm;
}

/** Tabs of the host workbook that do not belong to the form that the job makes now. */
export function otherTabs({ tabs = [], orders }: Job): readonly number[] {
  return orders ? [...tabs, orders.sheetId] : tabs;
}

/** Did this account begin the job, as far as is known? */
export function isOwn({ who }: Ports, job: Job): boolean {
  const now = who();
  return !job.who || now === '' || isSameAccount(job.who, now);
}

/** The file that the job made for a person. */
export function madeFor({ files }: Job, id: string): string | undefined {
  return files.find(([person]) => person === id)?.[1];
}

/** A person’s file: the one made now, or the one of an earlier match; '' before there is one. */
export function fileOf(job: Job, id: string): string {
  return madeFor(job, id) ?? job.people.find((person) => person.id === id)?.file ?? '';
}

/**
 * Saves the job in texts of at most 9 kB: one text if it is small (one call), otherwise parts, alternating
 * between two places. The former copy counts until the new one is complete.
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

/** Saves the rounds of a match that was begun elsewhere, before its job. Gives the number of parts. */
export function saveTaken({ memo }: Ports, taken: TakenParts): number {
  const notes = longNotes(RECORD, JSON.stringify(taken));
  memo.setAll(notes);
  return Object.keys(notes).length;
}

function loadTaken({ memo }: Ports, parts: number): TakenParts {
  const text = readLongNote(memo, RECORD, parts);
  if (text === '')
    fail('The file of this match is not kept any more.', 'Press “Undo”, and take it over again.');
  return JSON.parse(text) as TakenParts;
}

/** The match of a job before its first round here; `entry` is the present or future number of its first entry. */
export function beginJob(
  ports: Ports,
  job: Pick<Job, 'number' | 'started' | 'takenParts'>,
  entry = 0,
): { readonly playback: Playback; readonly taken?: Taken } {
  const { number, started, takenParts } = job;
  if (takenParts === undefined) return { playback: begin(number, started) };
  const { seedFrom = 'record' } = started;
  const taken = { ...started, seedFrom, ...loadTaken(ports, takenParts) };
  const origin = { match: number, number: entry, time: isoTime(ports.clock.now()) };
  return { playback: takeOver(taken, origin), taken };
}

/** A text that changes with each step of a job; '' without one. */
export function jobNote(memo: Memo): string {
  const saved = memo.get(JOB) ?? '';
  // The job itself holds the seed.
  return isWhole(saved) ? sha256Hex(saved).slice(0, 16) : saved;
}

/** Is the job saved as one text? */
function isWhole(saved: string): boolean {
  return saved.startsWith('{');
}

/** The match being made, or undefined. */
export function loadJob(ports: Ports): Job | undefined {
  const saved = ports.memo.get(JOB) ?? '';
  if (isWhole(saved)) return JSON.parse(saved) as Job;
  const [place, count] = saved.split(' ').filter(Boolean);
  if (place === undefined) return undefined;
  const text = readLongNote(ports.memo, `${JOB}.${place}`, Number(count));
  return { ...(JSON.parse(text) as Job), place };
}

/** Deletes the saved job, which holds the seed. Its record goes first, because a finished or given up job does not need it. */
export function forgetJob({ memo }: Pick<Ports, 'memo'>): void {
  forgetLongNote(memo, RECORD);
  memo.set(JOB, undefined);
  for (const key of [`${JOB}.a`, `${JOB}.b`]) forgetLongNote(memo, key);
}
