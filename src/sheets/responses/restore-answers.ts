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

/** Largest difference between the times in the tab and in the form, in milliseconds: the tab may hold whole seconds. */
export const TOLERANCE = 1500;

/** Most responses of one form that are looked up and remembered in one read. */
const MOST = 40;

/** Most remembered characters of one response, since a note holds at most 9 kB. Longer texts do not count. */
const MOST_REMEMBERED = 200;

/** The form with the typed answers, and the notes about them. */
export interface TypedSource {
  readonly forms: Pick<Forms, 'answersSince'>;
  readonly memo: Pick<Memo, 'get' | 'set'>;
}

/** Typed answers by their question's id; null if they are not available. */
type Typed = Answers | null;

/** Replacement for an answer that cannot be recovered; no game understands it, so it is refused with this text (X3). */
function unknownAnswer(cell: string): string {
  return `? (the spreadsheet changed it to “${cell}”: please send it again)`;
}

/**
 * Replaces answers that the spreadsheet changed by those as typed, which the form still has (H8). The form is asked once for
 * each response [2, and a few per response]. It is asked for at most 40, the first ones of each player; other changed answers
 * stay unknown.
 */
export function restoreAnswers(
  submissions: readonly Submission[],
  { forms, memo }: TypedSource,
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
      ? ask(asked, forms, which === 'orders' ? row.form : row.trades)
      : new Map<string, Typed>();
  const wanted = new Set(altered.map(({ id }) => id));
  if (found.size > 0) memo.set(key, noteOf(new Map([...known, ...found]), wanted));
  const typedOf = ({ id }: Submission) => (wanted.has(id) ? (found.get(id) ?? known.get(id)) : null);
  return submissions.map((one) => (one.altered.length > 0 ? restore(one, typedOf(one) ?? {}) : one));
}

/** Asks a form for the typed answers of responses. Those that it does not have yet are left out, and asked for later. */
function ask(
  asked: readonly Submission[],
  forms: TypedSource['forms'],
  form: string,
): ReadonlyMap<string, Typed> {
  const kept = answersNear(
    forms,
    form,
    asked.flatMap(({ times }) => times),
  );
  const found = asked.flatMap((one): readonly (readonly [string, Typed])[] => {
    const same = kept.flatMap((other): Answers[] => {
      const typed = typedIn(other, one);
      return typed ? [typed] : [];
    });
    // The form has it with other answers, or among many others: another try gives nothing more.
    const isThere = kept.length >= MOST || kept.some((other) => isOfSender(other, one));
    if (same.length === 0) return isThere ? [[one.id, null]] : [];
    const texts = one.altered.flatMap(({ title, id }) => {
      const [text, ...others] = new Set(same.map((answers) => own(answers, title)));
      return text === undefined || others.length > 0 ? [] : [[id, text] as const];
    });
    const typed = Object.fromEntries(texts);
    return [[one.id, JSON.stringify(typed).length > MOST_REMEMBERED ? null : typed]];
  });
  return new Map(found);
}

/** The altered answers of a response from its form, by their titles; undefined if the form's response is another one. */
function typedIn(kept: FormAnswers, response: Response): Readonly<Record<string, string>> | undefined {
  const rest = isNear(kept, response) ? textsBeside(kept, response) : undefined;
  const { altered, shown, tooLong } = response;
  const [one, ...more] = altered;
  // Nothing else is left, so no titles need be read.
  if (rest?.length === 1 && one && more.length === 0 && !tooLong && own(shown, one.title) !== undefined)
    return { [one.title]: rest[0] as string };
  return rest && isSameResponse(kept, response) ? kept.answers : undefined;
}

const keyOf = (match: number, which: Which) => `typed:${match}:${which}`;

/** The note of the wanted responses, filled up with the newest others to MOST. */
function noteOf(typed: ReadonlyMap<string, Typed>, wanted: ReadonlySet<string>): string {
  const all = [...typed].reverse();
  const kept = [...all.filter(([id]) => wanted.has(id)), ...all.filter(([id]) => !wanted.has(id))];
  return JSON.stringify(kept.slice(0, MOST).reverse());
}

/** Removes the notes about typed answers to the forms of a match. */
export function forgetTyped({ set }: Pick<Memo, 'set'>, match: number): void {
  for (const which of ['orders', 'trades'] as const) set(keyOf(match, which), undefined);
}

/**
 * The form's responses about some times, at most MOST, the nearest ones. [] if the form is gone, or this account may not open
 * it: then the answers are refused with the reason. Fails if Google fails, so that no order is refused for that.
 */
export function answersNear(
  forms: Pick<Forms, 'answersSince'>,
  form: string,
  times: readonly number[],
): readonly FormAnswers[] {
  const distance = ({ at }: FormAnswers) => Math.min(...times.map((time) => Math.abs(time - at)));
  return answersSince(forms, form, Math.min(...times) - TOLERANCE)
    .filter((one) => distance(one) < TOLERANCE)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MOST);
}

/** The form's responses since a time; [] if the form is gone, or this account may not open it. Fails if Google fails. */
export function answersSince(
  forms: Pick<Forms, 'answersSince'>,
  form: string,
  since: number,
): readonly FormAnswers[] {
  try {
    return forms.answersSince(form, since) ?? [];
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
    // Neither its column nor the form has an answer.
    if (text === undefined) continue;
    answers[id] = text;
    texts[title] = text;
  }
  return bounded({ ...submission, answers, shown: texts }, altered);
}

/** The submission with restored answers cut to the limits (H12). */
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

/** Is the form's response from the same sender at the same time? */
export function isOfSender(kept: FormAnswers, response: Response): boolean {
  return isNear(kept, response) && textsBeside(kept, { ...response, shown: {} }) !== undefined;
}

/** The further texts of a form's response, without the sender and the unaltered answers of a row; undefined if it lacks one of these. */
function textsBeside(
  { email, texts }: FormAnswers,
  response: Pick<Response, 'claimed' | 'shown' | 'altered' | 'tooLong'>,
): readonly string[] | undefined {
  const sender = response.claimed.toLowerCase();
  const rest = texts.map((text) => text.trim());
  const take = (isIt: (text: string) => boolean) => {
    const at = rest.findIndex(isIt);
    return at >= 0 && rest.splice(at, 1).length > 0;
  };
  const isTheirs = email === '' ? take((text) => text.toLowerCase() === sender) : isSameSender(email, sender);
  return isTheirs && unaltered(response).every(([, text]) => take((other) => other === text.trim()))
    ? rest
    : undefined;
}

const isSameSender = (email: string, sender: string) => email.trim().toLowerCase() === sender;

/** The answers of a row that are as typed, with their titles. */
function unaltered({ shown, altered, tooLong = [] }: Pick<Response, 'shown' | 'altered' | 'tooLong'>) {
  return Object.entries(shown).filter(
    ([title]) => !altered.some((one) => one.title === title) && !tooLong.includes(title),
  );
}

/** Is this response of the form the same as the one kept in the tab? */
export function isSameResponse(kept: FormAnswers, response: Response): boolean {
  return (
    isNear(kept, response) &&
    textsBeside(kept, response) !== undefined &&
    unaltered(response).every(([title, text]) => kept.answers[title]?.trim() === text.trim())
  );
}

const DAY = 86_400_000;

/** The date-and-time number of a moment, in milliseconds UTC, in a time zone. */
export function serialOf(at: number, timeZone: string, clock: Pick<Clock, 'fromSerial'>): number {
  let serial = at / DAY + 25_569;
  // The clock converts a number to a time; the first guess is corrected by the zone's offset, and once more in case the clocks change in
  // between.
  for (let i = 0; i < 2; i++) serial += (at - (clock.fromSerial(serial, timeZone)[0] ?? at)) / DAY;
  return serial;
}
