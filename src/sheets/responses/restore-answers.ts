import { own } from '../../rules/base/json.ts';
import type { Answers } from '../../rules/order/question.ts';
import type { Clock, FormAnswers, Forms, Memo } from '../ports.ts';
import { fail } from '../problem.ts';
import type { MatchRow } from '../workbook/season.ts';
import { boundAnswers } from './answer-limits.ts';
import type { Which } from './confirmed.ts';
import type { Response } from './read-responses.ts';
import { fairShare } from './row-budget.ts';
import type { Submission } from './submission.ts';

/** Largest difference, in milliseconds, between the times of a response in the tab and in the form. The tab may hold whole seconds only. */
export const TOLERANCE = 1500;

/** Maximum number of responses to a form that one read looks up and remembers. */
const MOST = 40;

/** Maximum remembered characters of a response, because a note holds at most 9 kB. Longer answers count as not available. */
const MOST_REMEMBERED = 200;

/** Time, in milliseconds, after which a form that lacks a response is taken to have lost the response. */
export const LOST_AFTER = 10 * 60_000;

/** The forms with the typed answers, the notes about such answers, and the clock. */
export interface TypedSource {
  readonly forms: Pick<Forms, 'answersSince'>;
  readonly memo: Pick<Memo, 'get' | 'set'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Typed answers, by question id; null if the form does not give the answers. */
type Typed = Answers | null;

/** Replaces an answer that cannot be recovered. No game understands the replacement, so the answer is refused with this text (X3). */
function unknownAnswer(cell: string): string {
  return `? (the spreadsheet changed your answer to “${cell}”: please send it again)`;
}

/**
 * Restores typed answers that the spreadsheet changed, because the form still has these answers (H8). Asks the form only
 * once about a response [2 calls, and a few per response]. Asks about at most 40 responses, the first of each player.
 * All other changed answers stay unknown.
 */
export function restoreAnswers(
  submissions: readonly Submission[],
  { forms, memo, clock }: TypedSource,
  row: MatchRow,
  which: Which,
): readonly Submission[] {
  const all = submissions.filter((one) => one.altered.length > 0);
  const altered = fairShare(all, ({ person, claimed }) => person?.id ?? claimed, MOST);
  if (altered.length === 0) return submissions;
  const key = keyOf(row.number, which);
  const known = new Map(JSON.parse(memo.get(key) ?? '[]') as readonly (readonly [string, Typed])[]);
  const asked = altered.filter(({ id }) => !known.has(id));
  const found =
    asked.length > 0
      ? ask(asked, forms, which === 'orders' ? row.form : row.trades, clock.now() - LOST_AFTER)
      : new Map<string, Typed>();
  const wanted = new Set(altered.map(({ id }) => id));
  if (found.size > 0) memo.set(key, noteOf(new Map([...known, ...found]), wanted));
  const typedOf = ({ id }: Submission) => (wanted.has(id) ? (found.get(id) ?? known.get(id)) : null);
  return submissions.map((one) => (one.altered.length > 0 ? restore(one, typedOf(one) ?? {}) : one));
}

/**
 * Asks a form for the typed answers of responses. Leaves out responses since `newest` that the form does not have yet; a
 * later read asks for them again. Leaves out all responses if the form is gone or this account may not open it, because
 * another account may.
 */
function ask(
  asked: readonly Submission[],
  forms: TypedSource['forms'],
  form: string,
  newest: number,
): ReadonlyMap<string, Typed> {
  const kept = answersNear(
    forms,
    form,
    asked.flatMap(({ times }) => times),
  );
  if (!kept) return new Map();
  const found = asked.flatMap((one): readonly (readonly [string, Typed])[] => {
    const same = kept.flatMap((other): Answers[] => {
      const typed = typedIn(other, one);
      return typed ? [typed] : [];
    });
    // The form has the response with other answers, has too many responses at that time, or has lost it. Another try would give nothing more.
    const isFinal = kept.length >= MOST || one.at < newest || kept.some((other) => isOfSender(other, one));
    if (same.length === 0) return isFinal ? [[one.id, null]] : [];
    const texts = one.altered.flatMap(({ title, id }) => {
      const [text, ...others] = new Set(same.map((answers) => own(answers, title)));
      return text === undefined || others.length > 0 ? [] : [[id, text] as const];
    });
    const typed = Object.fromEntries(texts);
    return [[one.id, JSON.stringify(typed).length > MOST_REMEMBERED ? null : typed]];
  });
  return new Map(found);
}

/**
 * Finds the typed texts for a row's altered answers in a response of the form. Gives each text by question title. Gives
 * undefined if the form's response is not the row's response.
 */
function typedIn(kept: FormAnswers, response: Response): Readonly<Record<string, string>> | undefined {
  const rest = isNear(kept, response) ? textsBeside(kept, response) : undefined;
  const { altered, shown, tooLong } = response;
  const [one, ...more] = altered;
  // The one remaining text answers the one altered question, so no titles need to be read.
  if (rest?.length === 1 && one && more.length === 0 && !tooLong && own(shown, one.title) !== undefined)
    return { [one.title]: rest[0] as string };
  return rest && isSameResponse(kept, response) ? kept.answers : undefined;
}

const keyOf = (match: number, which: Which) => `typed:${match}:${which}`;

/** Writes the note with typed answers. All wanted responses come first, then the newest other responses, together at most MOST. */
function noteOf(typed: ReadonlyMap<string, Typed>, wanted: ReadonlySet<string>): string {
  const all = [...typed].reverse();
  const kept = [...all.filter(([id]) => wanted.has(id)), ...all.filter(([id]) => !wanted.has(id))];
  return JSON.stringify(kept.slice(0, MOST).reverse());
}

/** Deletes the notes about typed answers to the forms of a match. */
export function forgetTyped({ set }: Pick<Memo, 'set'>, match: number): void {
  for (const which of ['orders', 'trades'] as const) set(keyOf(match, which), undefined);
}

/**
 * Gives the form's responses nearest to some times, at most MOST responses. Gives undefined if the form is gone or this
 * account may not open it; then the answers are refused with a reason. Throws if Google fails, because a failure of
 * Google must not refuse an order.
 */
export function answersNear(
  forms: Pick<Forms, 'answersSince'>,
  form: string,
  times: readonly number[],
): readonly FormAnswers[] | undefined {
  const distance = ({ at }: FormAnswers) => Math.min(...times.map((time) => Math.abs(time - at)));
  return answersSince(forms, form, Math.min(...times) - TOLERANCE)
    ?.filter((one) => distance(one) < TOLERANCE)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MOST);
}

/** Gives the form's responses since a time; undefined if the form is gone or this account may not open it. Throws if Google fails. */
export function answersSince(
  forms: Pick<Forms, 'answersSince'>,
  form: string,
  since: number,
): readonly FormAnswers[] | undefined {
  try {
    return forms.answersSince(form, since);
  } catch (error) {
    return fail(
      'Google could not read the answers of a form.',
      'Wait a minute, and press again.',
      'form-silent',
      error,
    );
  }
}

function restore(submission: Submission, typed: Answers): Submission {
  const { altered, shown } = submission;
  const answers: Record<string, string> = { ...submission.answers };
  const texts: Record<string, string> = { ...shown };
  for (const { title, id } of altered) {
    const cell = shown[title];
    const text = own(typed, id) ?? (cell === undefined ? undefined : unknownAnswer(cell));
    // There is no answer, neither in the column with this title nor in the form.
    if (text === undefined) continue;
    answers[id] = text;
    texts[title] = text;
  }
  return bounded({ ...submission, answers, shown: texts }, altered);
}

/** Cuts the restored answers of a submission to the limits (H12). */
function bounded(submission: Submission, altered: Submission['altered']): Submission {
  const { shown } = submission;
  const texts = boundAnswers(Object.values(shown)).map(({ text }) => text);
  const ends = new Map(Object.keys(shown).map((title, i) => [title, texts[i] as string]));
  const restored = altered.flatMap(({ title, id }) => {
    const text = ends.get(title);
    return text === undefined ? [] : [[id, text] as const];
  });
  return {
    ...submission,
    answers: { ...submission.answers, ...Object.fromEntries(restored) },
    shown: Object.fromEntries(ends),
  };
}

function isNear({ at }: FormAnswers, { times }: Response): boolean {
  return times.some((time) => Math.abs(time - at) < TOLERANCE);
}

/** Gives the earliest possible time of some rows in their form, in milliseconds UTC. */
export function earliestOf(rows: readonly Response[]): number {
  return rows.reduce((first, { times }) => Math.min(first, ...times), Number.POSITIVE_INFINITY) - TOLERANCE;
}

/** Gives a function that finds the responses of a form with the time of a row. */
export function nearIn(kept: readonly FormAnswers[]): (row: Response) => readonly FormAnswers[] {
  const slots = new Map<number, FormAnswers[]>();
  const slotOf = (at: number) => Math.floor(at / TOLERANCE);
  for (const one of kept) slots.set(slotOf(one.at), [...(slots.get(slotOf(one.at)) ?? []), one]);
  return (row) => {
    const wanted = new Set(row.times.flatMap((time) => [-1, 0, 1].map((step) => slotOf(time) + step)));
    return [...wanted].flatMap((slot) => slots.get(slot) ?? []).filter((one) => isNear(one, row));
  };
}

/**
 * Says whether a response of the form has the time, the sender and all texts of a row, and no further text. Reads no
 * titles of questions, which cost calls.
 */
export function hasTextsOf(kept: FormAnswers, response: Response): boolean {
  const rest = isNear(kept, response) ? textsBeside(kept, response) : undefined;
  return rest !== undefined && rest.length <= response.altered.length + (response.tooLong?.length ?? 0);
}

/**
 * Says whether a response of the form has the sender and the time of a row. If the row has no sender, its texts must be
 * all texts of the form's response; otherwise the sender was emptied.
 */
export function isOfSender(kept: FormAnswers, response: Response): boolean {
  if (response.claimed === '') return hasTextsOf(kept, response);
  return isNear(kept, response) && textsBeside(kept, { ...response, shown: {} }) !== undefined;
}

/**
 * Compares a form's response with a row. Gives the response's texts that the row lacks or has altered, without the
 * sender. Gives undefined if the row has a sender or an unaltered text that the response lacks.
 */
function textsBeside(
  { email, texts }: FormAnswers,
  response: Pick<Response, 'claimed' | 'shown' | 'altered' | 'tooLong'>,
): readonly string[] | undefined {
  const sender = response.claimed.toLowerCase();
  const rest = texts.map((text) => text.trim()).filter((text) => text !== '');
  const take = (isIt: (text: string) => boolean) => {
    const at = rest.findIndex(isIt);
    return at >= 0 && rest.splice(at, 1).length > 0;
  };
  const isTheirs =
    email === ''
      ? sender === '' || take((text) => text.toLowerCase() === sender)
      : email.trim().toLowerCase() === sender;
  return isTheirs && unaltered(response).every(([, text]) => take((other) => isSameText(other, text)))
    ? rest
    : undefined;
}

/** Says whether a cell shows what was typed. Sheets drops zeros before a whole number, such as `05`. */
function isSameText(typed: string, cell: string): boolean {
  return typed === cell.trim() || (/^0[0-9]+$/.test(typed) && typed.replace(/^0+(?=[0-9])/, '') === cell);
}

/** Gives the unaltered answers of a row, by question title. */
function unaltered({ shown, altered, tooLong = [] }: Pick<Response, 'shown' | 'altered' | 'tooLong'>) {
  return Object.entries(shown).filter(
    ([title]) => !altered.some((one) => one.title === title) && !tooLong.includes(title),
  );
}

/** Says whether a response of the form and a row of the tab are the same response. */
export function isSameResponse(kept: FormAnswers, response: Response): boolean {
  return (
    isNear(kept, response) &&
    textsBeside(kept, response) !== undefined &&
    unaltered(response).every(([title, text]) => isSameText((kept.answers[title] ?? '').trim(), text))
  );
}

const DAY = 86_400_000;

/** Converts a moment, in milliseconds UTC, to the spreadsheet's date-and-time number in a time zone. */
export function serialOf(at: number, timeZone: string, clock: Pick<Clock, 'fromSerial'>): number {
  let serial = at / DAY + 25_569;
  // The clock only converts a number to a time. So the first guess ignores the zone's offset, and is corrected twice: the
  // second time matters if the clocks change between the guess and the moment.
  for (let i = 0; i < 2; i++) serial += (at - (clock.fromSerial(serial, timeZone)[0] ?? at)) / DAY;
  return serial;
}
