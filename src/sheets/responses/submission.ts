import type { Json } from '../../rules/base/json.ts';
import type { MatchInfo } from '../../rules/declare/match-info.ts';
import type { Cell } from '../../rules/declare/position.ts';
import type { AnyGame } from '../../rules/game.ts';
import type { Answers, Question } from '../../rules/order/question.ts';
import type { Clock, Tab } from '../ports.ts';
import type { Person } from '../workbook/season.ts';

/** A response to a form, one row of its submissions tab. */
export interface Submission {
  /** 1-based row of the tab. */
  readonly row: number;
  /** Milliseconds UTC. */
  readonly at: number;
  /** The person with this email or code; undefined if nobody on the roster has it. */
  readonly person?: Person;
  /** The content of the email or code column. */
  readonly claimed: string;
  readonly answers: Answers;
  /** The answers by their titles, for receipts. */
  readonly shown: Readonly<Record<string, string>>;
}

export const TIMESTAMP = 'Timestamp';
export const EMAIL = 'Email Address';
export const CODE_TITLE = 'Your personal code';

/** How far a submissions tab has been read: rows in use, heads included, and the newest timestamp among them. */
export interface Cursor {
  readonly rows: number;
  readonly seen: number;
}

/** The cursor once all of a tab has been read. */
export function cursorAfter(tab: Tab | undefined, cursor: Cursor): Cursor {
  if (!tab) return cursor;
  const at = (tab.cells[0] ?? []).findIndex((head) => String(head).trim() === TIMESTAMP);
  const stamps = tab.cells
    .map((line) => line[at])
    .filter((stamp): stamp is number => typeof stamp === 'number');
  return { rows: tab.cells.length, seen: stamps.reduce((a, b) => Math.max(a, b), cursor.seen) };
}

/** The column heads that a question has in the submissions tab, with the answer's id. */
function columnsOf(question: Question): readonly (readonly [title: string, id: string])[] {
  const { id, title, input } = question;
  return input.kind === 'grid'
    ? input.rows.map((row) => [`${title} [${row}]`, `${id}:${row}`] as const)
    : [[title, id]];
}

/**
 * Reads the rows after the cursor, by place and by time: where a host has deleted rows above, new ones lie before it.
 * Columns are found by their heads, since a host may add or move some; where a head
 * occurs twice, as Google leaves behind when a question is made anew, the last that holds something counts.
 */
export function readSubmissions(
  tab: Tab | undefined,
  cursor: Cursor,
  questions: readonly Question[],
  people: readonly Person[],
  clock: Clock,
  timeZone: string,
): readonly Submission[] {
  if (!tab) return [];
  const heads = (tab.cells[0] ?? []).map((head) => String(head).trim());
  const columns = questions.flatMap(columnsOf);
  const found: Submission[] = [];
  for (let row = 1; row < tab.cells.length; row++) {
    const line = tab.cells[row] ?? [];
    const stamp = line[heads.indexOf(TIMESTAMP)];
    if (typeof stamp !== 'number' || (row < cursor.rows && stamp <= cursor.seen)) continue;
    const text = (title: string) => lastUnder(heads, line, title);
    const { answers, shown } = readAnswers(columns, text);
    const claimed = (text(CODE_TITLE) || text(EMAIL)).trim();
    const person = claimed === '' ? undefined : people.find((one) => isThem(one, claimed));
    const at = clock.fromSerial(stamp, timeZone);
    found.push({ row: row + 1, at, claimed, answers, shown, ...(person ? { person } : {}) });
  }
  return found;
}

/** The answers by question id and by title; what was left empty is absent. */
function readAnswers(
  columns: readonly (readonly [title: string, id: string])[],
  text: (title: string) => string,
): Pick<Submission, 'answers' | 'shown'> {
  const answers: Record<string, string> = {};
  const shown: Record<string, string> = {};
  for (const [title, id] of columns) {
    const answer = text(title);
    if (answer === '') continue;
    answers[id] = answer;
    shown[title] = answer;
  }
  return { answers, shown };
}

/** What a line holds under a head, as text; of several columns with this head the last that holds something. */
function lastUnder(heads: readonly string[], line: readonly (Cell | undefined)[], title: string): string {
  let value: Cell = '';
  heads.forEach((head, i) => {
    if (head === title && line[i] !== undefined && line[i] !== '') value = line[i] as Cell;
  });
  return String(value);
}

function isThem(person: Person, claimed: string): boolean {
  if (person.code !== '') return person.code === claimed;
  return person.email.trim().toLowerCase() === claimed.toLowerCase();
}

/** The submissions of a round, sorted by whether they count. */
export interface Sorted {
  /** The latest in time of each person: it replaces the earlier ones whole (X1). */
  readonly latest: ReadonlyMap<string, Submission>;
  /** After the deadline and its grace: kept, never applied unless the host accepts it (X2). */
  readonly late: readonly Submission[];
  /** From a person who is not on the roster or does not play in this match. */
  readonly strangers: readonly Submission[];
}

/** Sorts submissions by their own timestamps; `due` is the deadline with its grace, in milliseconds, or undefined. */
export function sortSubmissions(
  submissions: readonly Submission[],
  playing: ReadonlySet<string>,
  due: number | undefined,
  accepted: ReadonlySet<number>,
): Sorted {
  const latest = new Map<string, Submission>();
  const late: Submission[] = [];
  const strangers: Submission[] = [];
  for (const submission of submissions) {
    const { person, at, row } = submission;
    if (!person || !playing.has(person.id)) strangers.push(submission);
    else if (due !== undefined && at > due && !accepted.has(row)) late.push(submission);
    else {
      const earlier = latest.get(person.id);
      if (!earlier || earlier.at <= at) latest.set(person.id, submission);
    }
  }
  return { latest, late, strangers };
}

/** The order that a submission means. */
export function orderOf(game: AnyGame, info: MatchInfo<unknown>, view: object, submission: Submission): Json {
  return game.form.read(info as never, view as never, submission.answers);
}
