import { sha256Hex } from '../../rules/base/hash.ts';
import { type CurrentMatch, readCurrentMatch } from '../actions/current-match.ts';
import { missingSeats, withLacking } from '../actions/missing.ts';
import { resolveRound } from '../actions/resolve.ts';
import { noteChange } from '../change-note.ts';
import { deliverAgain } from '../delivery/deliver.ts';
import { invitesAt, inviteThose } from '../delivery/invite.ts';
import { postAnnouncements, postsDue } from '../delivery/post-announcements.ts';
import { remindThose } from '../delivery/remind.ts';
import { closedWhenDue, renewForms } from '../delivery/renew-forms.ts';
import { type Book, openBook, requireSoundLog } from '../log/book.ts';
import { playBack } from '../log/fold.ts';
import { perform } from '../perform.ts';
import type { Ports } from '../ports.ts';
import { afterwards, asProblem, type ProblemCode } from '../problem.ts';
import { dueTime } from '../responses/round-times.ts';
import { renewPages } from '../share-page.ts';
import { isoTime } from '../time.ts';
import { MAX_RUN_TIME } from '../work.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { isFormKey } from '../workbook/season.ts';
import { remindedAt, remindsAt, type SelfResolve, selfResolve, waitingWords } from './due.ts';
import { type ClockProblem, type ClockProblems, readClockNote, seenNow, writeClockNote } from './note.ts';
import { tellHost } from './tell-host.ts';
import { needsAlarm, removeTrigger } from './triggers.ts';

/** Milliseconds after which a failed action is tried again, even if nothing has changed. */
const AGAIN = 30 * 60_000;
/** Number of failed tries after which only the host can start a delivery again. */
const MOST_TRIES = 5;
/** Codes of problems that may end by themselves. The host gets a mail only if the retry fails, too. */
const PASSING: readonly ProblemCode[] = [
  'cannot',
  'limited',
  'no-answer',
  'form-silent',
  'unexpected',
  'stale',
];

/**
 * Does all work that is due (H25): resolves rounds, sends reminders, and finishes open deliveries. Then notes the time
 * at which more work is due. Every action is logged, so a killed run does no harm and can be started again.
 */
export function runClock(given: Ports, book: Book = openBook(given)): null {
  // Drops the id of the press, because it identifies one action, and the clock may act several times.
  const { request: _, ...ports } = given;
  requireSoundLog(book);
  const begun = ports.clock.now();
  const [, responses] = seenNow(ports);
  const note = readClockNote(ports.memo);
  const noted = note?.problems ?? {};
  const results = liveMatches(book).map(({ number, round }): Result => {
    const before = noted[number];
    if (ports.clock.now() - begun <= MAX_RUN_TIME)
      return runMatch(ports, book, number, round, before, note?.tells === true);
    // No time is left for this match, so its problem stays noted.
    return before ? { done: false, match: number, problem: before } : IDLE;
  });
  const hasActed = results.some(({ done }) => done);
  const after = hasActed ? openBook(ports) : book;
  const hasDelivered = finishDeliveries(ports, after, begun);
  afterwards(ports, () => postAnnouncements(ports, after));
  afterwards(ports, () => renewPages(ports, after));
  const problems = tellProblems(ports, after, problemsOf(results, noted), results);
  const isNews = JSON.stringify(problems) !== JSON.stringify(noted);
  if (hasActed || hasDelivered || isNews) noteChange(ports);
  const last = hasActed || hasDelivered ? openBook(ports) : after;
  const [change] = seenNow(ports);
  const next = nextDue(ports, last, problems);
  writeClockNote(ports.memo, {
    seen: [change, responses],
    next,
    problems,
    tells: tellsHost(last, note?.tells === true),
  });
  // After that, the clock does not run until a change sets the trigger again.
  if (!needsAlarm(ports, last)) removeTrigger(ports, 'clock');
  return null;
}

interface Result {
  readonly done: boolean;
  readonly match?: number;
  readonly problem?: ClockProblem;
  /** Digest of the problem's cause. Set only if the host should get a mail about this cause. */
  readonly cause?: string;
}

const IDLE: Result = { done: false };
const WAITS = 'the round waits for the host';

/**
 * Mails the host the cause of each problem, unless the host already got a mail about this cause in this round (H25).
 * Gives the problems, each with the causes mailed so far.
 */
function tellProblems(
  ports: Ports,
  book: Book,
  problems: ClockProblems,
  results: readonly Result[],
): ClockProblems {
  const now: Record<string, ClockProblem> = { ...problems };
  for (const { match = 0, cause } of results) {
    const problem = now[match];
    if (!problem || cause === undefined || problem.told.includes(cause)) continue;
    const { title } = findMatch(book, match);
    now[match] = { ...problem, told: [...problem.told, cause] };
    if (!tellHost(ports, { problems: now }, { title, ...problem })) now[match] = problem;
  }
  return now;
}

function runMatch(
  ports: Ports,
  book: Book,
  match: number,
  round: number,
  before: ClockProblem | undefined,
  didTell: boolean,
): Result {
  let of: NonNullable<ClockProblem['of']> = 'resolve';
  const now = ports.clock.now();
  const problem = (what: string, cause?: string): Result => ({
    done: false,
    match,
    problem: { of, round: round + 1, at: isoTime(now), what, told: [] },
    ...(cause === undefined ? {} : { cause: sha256Hex(cause).slice(0, 8) }),
  });
  let tells = tellsOf(book, match, didTell);
  try {
    const current = readCurrentMatch(book, match, ports);
    tells = current.playback.timing.tell;
    const due = dueNow(current, book, ports);
    if (due) {
      const { self } = due;
      const words = wordsToWait(ports, book, due.current, self);
      if (words !== undefined) return problem(words, tells ? WAITS : undefined);
      perform(ports, (context) => resolveRound(context, { match, round, early: true, auto: self.why }));
      return { done: true };
    }
    of = 'reminder';
    return { done: sendDueMails(ports, current, book, now) };
  } catch (error) {
    const { what, code } = asProblem(error);
    const isOld = before?.what === what && before.round === round + 1 && now - Date.parse(before.at) >= AGAIN;
    const mayPass = !isOld && PASSING.includes(code);
    return problem(what, tells && of === 'resolve' && !mayPass && isDue(book, match, now) ? what : undefined);
  }
}

/**
 * Gives a match whose round resolves automatically now, with the responses that only a form has (H41). Undefined if the
 * round is not due.
 */
function dueNow(read: CurrentMatch, book: Book, ports: Ports) {
  const isNow = (self: SelfResolve | undefined) => self !== undefined && self.at <= ports.clock.now();
  if (!isNow(selfResolve(read))) return undefined;
  const current = withLacking(read, book, ports);
  const self = selfResolve(current);
  return self && isNow(self) ? { current, self } : undefined;
}

/**
 * Says why a due round waits for the host: an order is missing, perhaps because the form was closed (H43). Undefined if
 * the round need not wait.
 */
function wordsToWait(ports: Ports, book: Book, current: CurrentMatch, self: SelfResolve): string | undefined {
  const { row, playback } = current;
  const due = dueTime(row, playback.match);
  const isAsked = due !== undefined && missingSeats(current).length > 0;
  const closed = isAsked ? closedWhenDue(ports, book, row, due) : undefined;
  if (closed !== undefined)
    return `${closed} The round waits for you. Set a later deadline, or resolve the round.`;
  return self.waitsFor.length > 0 ? waitingWords(current, self) : undefined;
}

/** Sends the due reminders and invitations of a match, and retries refused mails that are due again. True if the log has changed. */
function sendDueMails(ports: Ports, current: CurrentMatch, book: Book, now: number): boolean {
  const { number, round } = current.row;
  const isNow = (at: number | null | undefined) => (at ?? Infinity) <= now;
  const results = [
    ...(isNow(remindsAt(current, book.log, now))
      ? [remindThose(ports, number, round, (state) => isNow(remindedAt(current, state, now)))]
      : []),
    ...(isNow(invitesAt(ports, book, number))
      ? [inviteThose(ports, number, '', ({ again }) => isNow(again))]
      : []),
  ];
  return results.some(({ sent, failed }) => sent.length + failed.length > 0);
}

/** Says whether the host wants mails about a match. `before` is the last known answer, used if the match's log is damaged. */
function tellsOf({ log }: Book, match: number, before: boolean): boolean {
  return log.faults.has(match) ? before : playBack(log, match)?.timing.tell === true;
}

/** Says whether a match that cannot be read should resolve now. A match that resolves as soon as all orders are in always counts as due. */
function isDue(book: Book, match: number, now: number): boolean {
  const { deadline } = findMatch(book, match);
  const playback = book.log.faults.has(match) ? undefined : playBack(book.log, match);
  if (!playback) return deadline !== '' && !(now < Date.parse(deadline));
  const { auto, wait } = playback.timing;
  if (auto === 'off' || playback.paused) return false;
  const due = dueTime({ deadline }, playback.match);
  return auto === 'all' || (due !== undefined && now >= due + wait * 60_000);
}

/** Lists the problem of each match. If a problem was already noted, keeps the time at which the problem began. */
function problemsOf(results: readonly Result[], noted: ClockProblems): ClockProblems {
  const found = results.flatMap(({ match, problem }) => {
    if (match === undefined || !problem) return [];
    const before = noted[match];
    const told = before?.round === problem.round ? before.told : [];
    const isSame = before?.what === problem.what && before.round === problem.round;
    return [[String(match), { ...problem, told, ...(isSame ? { at: before.at } : {}) }] as const];
  });
  return Object.fromEntries(found);
}

/** Writes the files and forms that wait in the outbox, while the run has time. Gives true if the run tried to write any file or form. */
function finishDeliveries(ports: Ports, { matches }: Book, begun: number): boolean {
  const due = matches.outbox.filter(({ tries }) => tries < MOST_TRIES);
  if (due.length === 0 || ports.clock.now() - begun > MAX_RUN_TIME) return false;
  if (due.some(({ to }) => !isFormKey(to))) afterwards(ports, () => deliverAgain(ports));
  if (due.some(({ to }) => isFormKey(to)) && ports.clock.now() - begun <= MAX_RUN_TIME)
    afterwards(ports, () => renewForms(ports));
  return true;
}

/** Gives the time of the next thing that is due, in milliseconds; null if nothing will be due. */
function nextDue(ports: Ports, book: Book, problems: ClockProblems): number | null {
  const now = ports.clock.now();
  const waiting = book.matches.outbox.filter(({ tries }) => tries < MOST_TRIES);
  const times = liveMatches(book).flatMap(({ number }) => {
    const of = problems[number]?.of;
    if (of === 'resolve') return [now + AGAIN];
    try {
      const current = readCurrentMatch(book, number, ports);
      const mails = [remindsAt(current, book.log, now), invitesAt(ports, book, number)];
      return [selfResolve(current)?.at, ...(of === 'reminder' ? [now + AGAIN] : mails)].flatMap(
        (at) => at ?? [],
      );
    } catch {
      return [now + AGAIN];
    }
  });
  if (waiting.length > 0) times.push(now);
  if (postsDue(ports, book).length > 0) times.push(now + AGAIN);
  return times.length === 0 ? null : Math.min(...times);
}

/**
 * Says whether the host of any running match wants mails about problems. `before` is the last known answer, used for a
 * match that cannot be replayed.
 */
function tellsHost(book: Book, before: boolean): boolean {
  return liveMatches(book).some(({ number }) => {
    try {
      return tellsOf(book, number, before);
    } catch {
      return before;
    }
  });
}

function liveMatches({ matches }: Book) {
  return matches.matches.filter(({ over }) => !over);
}
