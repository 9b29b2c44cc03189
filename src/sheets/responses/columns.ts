import type { Cell } from '../../rules/declare/position.ts';
import type { Tab } from '../ports.ts';
import { fail } from '../problem.ts';
import { columnLetters } from '../workbook/address.ts';
import { isBlank } from '../workbook/rows.ts';

/** The title of the question for a personal code (H1). */
export const CODE_TITLE = 'Your personal code';

/** The heads that Google gives in English: for matches that did not keep their heads when they began. */
const ENGLISH = { time: 'Timestamp', sender: 'Email Address' } as const;

/** The columns of a form's response tab; every index counts from 0. */
export interface ResponseColumns {
  readonly time: number;
  readonly sender: number;
  /** The columns of each title; a question that was made anew has several. */
  readonly answers: ReadonlyMap<string, readonly number[]>;
}

export interface ColumnRequest {
  readonly tab: Tab;
  /** The heads as they were when the form was linked; undefined for a match that did not keep them. */
  readonly heads: readonly string[] | undefined;
  /** The columns of the questions, whose heads Google does not localise. */
  readonly titles: readonly string[];
  /** Is this the email or code of somebody on the roster? */
  isSender(text: string): boolean;
}

interface Wanted {
  readonly head: string;
  readonly place?: number;
}

interface Sheet {
  readonly tab: Tab;
  readonly heads: readonly string[];
  /** The rows below the heads that hold anything. */
  readonly rows: readonly (readonly Cell[])[];
  readonly width: number;
}

/** Columns that were found: their places when the form was linked, and now. */
type Anchors = readonly (readonly [before: number, now: number])[];

/**
 * Finds the columns of a response tab: by their heads; those of times and senders, whose heads are in the language of
 * the account, also by what they hold; a renamed one by its place among its neighbours. Fails, naming tab and column, when
 * one cannot be found (H7). Gives undefined for a tab without responses.
 */
export function findColumns({ tab, heads, titles, isSender }: ColumnRequest): ResponseColumns | undefined {
  const sheet = sheetOf(tab);
  const wanted = wantedColumns(sheet, heads, titles);
  if (sheet.heads.every((head) => head === '')) missing(tab, wanted.time, 'row of heads');
  const answers = wanted.answers.map((one) => ({ ...one, at: columnsUnder(sheet, one.head) }));
  const anchors = [wanted.time, wanted.sender, ...wanted.answers].flatMap(({ head, place }) =>
    anchorOf(place, columnsUnder(sheet, head)),
  );
  const responses = responsesIn(sheet, wanted);
  if (responses.length === 0) {
    for (const one of answers)
      if (one.at.length === 0 && placeOf(sheet, one, anchors) === undefined) missing(tab, one);
    return undefined;
  }
  const taken = new Set(answers.flatMap(({ at }) => at));
  const time = findByContent(sheet, wanted.time, taken, anchors, (column) => ({
    some: responses.some((line) => typeof line[column] === 'number'),
    fits: responses.every((line) => isTime(line[column])),
  }));
  if (time === undefined) return missing(tab, wanted.time);
  const findSender = (fits: (column: number) => boolean) =>
    findByContent(sheet, wanted.sender, new Set([...taken, time]), anchors, (column) => ({
      some: responses.some((line) => !isEmpty(line[column])),
      fits: fits(column),
    }));
  const sender =
    findSender((column) => responses.some((line) => isSender(textIn(line, column)))) ??
    // Nobody on the roster has sent anything yet.
    findSender((column) => responses.every((line) => /^\S+@\S+\.\S+$/.test(textIn(line, column))));
  if (sender === undefined) return missing(tab, wanted.sender);
  const all = [
    ...anchors.filter(([, now]) => now !== time && now !== sender),
    ...anchorOf(wanted.time.place, [time]),
    ...anchorOf(wanted.sender.place, [sender]),
  ];
  const found = new Map(
    answers.map((one) => [
      one.head,
      one.at.length > 0 ? one.at : [placeOf(sheet, one, all) ?? missing(tab, one)],
    ]),
  );
  return { time, sender, answers: found };
}

/** The rows of responses: they hold something beside one note of the host, and under the heads of times and senders if known. */
function responsesIn(sheet: Sheet, { time, sender }: ReturnType<typeof wantedColumns>): Sheet['rows'] {
  const known = [time, sender].flatMap(({ head }) => columnsUnder(sheet, head));
  const count = (line: readonly Cell[]) => line.filter((cell) => !isEmpty(cell)).length;
  if (known.length === 0) return sheet.rows.filter((line) => count(line) > 1);
  return sheet.rows.filter((line) => known.some((column) => !isEmpty(line[column])));
}

function sheetOf(tab: Tab): Sheet {
  const heads = (tab.cells[0] ?? []).map((head) => String(head).trim());
  const rows = tab.cells.slice(1).filter((line) => !isBlank(line));
  return { tab, heads, rows, width: Math.max(heads.length, ...rows.map((line) => line.length)) };
}

/** The columns that are needed, with their heads and places when the form was linked. */
function wantedColumns(sheet: Sheet, heads: readonly string[] | undefined, titles: readonly string[]) {
  const before = (heads ?? []).map((head, place): Wanted => ({ head: head.trim(), place }));
  // Google puts the time first and then, where the form collects it, the address.
  const [time, address] = before.filter(
    ({ head }) => head !== '' && head !== CODE_TITLE && !titles.includes(head),
  );
  const hasCodes = (heads ? before.map(({ head }) => head) : sheet.heads).includes(CODE_TITLE);
  const code = before.find(({ head }) => head === CODE_TITLE) ?? { head: CODE_TITLE };
  return {
    time: time ?? { head: ENGLISH.time },
    sender: hasCodes ? code : (address ?? { head: ENGLISH.sender }),
    answers: titles.map((title): Wanted => before.find(({ head }) => head === title) ?? { head: title }),
  };
}

/**
 * The column of the times or of the senders: the one with its head if it holds `some`, else the only one that `fits`, else
 * the one at its place. Of several, that at its place.
 */
function findByContent(
  sheet: Sheet,
  wanted: Wanted,
  taken: ReadonlySet<number>,
  anchors: Anchors,
  judge: (column: number) => { readonly some: boolean; readonly fits: boolean },
): number | undefined {
  const free = Array.from({ length: sheet.width }, (_, column) => column).filter(
    (column) => !taken.has(column),
  );
  const place = placeOf(sheet, wanted, anchors);
  const pick = (columns: readonly number[]) =>
    columns.length === 1 ? columns[0] : columns.find((column) => column === place);
  const named = columnsUnder(sheet, wanted.head).filter(
    (column) => free.includes(column) && judge(column).some,
  );
  if (named.length > 0) return pick(named.length > 1 ? named.filter((column) => judge(column).fits) : named);
  const fitting = free.filter((column) => judge(column).fits);
  if (fitting.length > 0) return pick(fitting);
  const isCertain = place !== undefined && anchors.length > 0 && free.includes(place) && judge(place).some;
  return isCertain ? place : undefined;
}

function columnsUnder({ heads }: Sheet, wanted: string): readonly number[] {
  return heads.flatMap((head, column) => (head === wanted ? [column] : []));
}

/** A column that was found is an anchor for others when it was there before, and is there once. */
function anchorOf(place: number | undefined, at: readonly number[]): Anchors {
  return place !== undefined && at.length === 1 ? [[place, at[0]!]] : [];
}

/** Where a renamed column lies by its neighbours; undefined when they were moved apart. Without anchors, where it was. */
function placeOf({ width }: Sheet, { place }: Wanted, anchors: Anchors): number | undefined {
  if (place === undefined) return undefined;
  const sorted = [...anchors].sort(([a], [b]) => a - b);
  if (sorted.some(([, now], i) => i > 0 && sorted[i - 1]![1] >= now)) return undefined;
  const left = sorted.filter(([before]) => before < place);
  const neighbours = [left[left.length - 1], sorted.find(([before]) => before > place)];
  const shifts = new Set(neighbours.flatMap((one) => (one ? [one[1] - one[0]] : [])));
  const [shift = 0] = shifts;
  const now = place + shift;
  const isTaken = now >= width || sorted.some(([, other]) => other === now);
  return shifts.size > 1 || isTaken ? undefined : now;
}

function textIn(line: readonly Cell[], column: number): string {
  // Longer than any address: a pattern must not search through all of a long answer.
  return String(line[column] ?? '')
    .slice(0, 400)
    .trim();
}

const isEmpty = (cell: Cell | undefined) => cell === undefined || cell === '';

/** A day of the years 2000 to 2099 with its time, as a serial number. */
export function isTime(cell: Cell | undefined): cell is number {
  return typeof cell === 'number' && cell >= 36_526 && cell < 73_051;
}

function missing({ title }: Tab, { head, place }: Wanted, what = `column “${head}”`): never {
  const where = place === undefined ? '' : ` It was column ${columnLetters(place)}.`;
  return fail(
    `The tab ${title} has lost its ${what}.${where}`,
    'Give the column its head again, or restore it by File › Version history. The responses are also kept in the form itself (Responses).',
    'bad-workbook',
  );
}
