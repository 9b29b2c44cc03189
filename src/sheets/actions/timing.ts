import { cut } from '../../rules/base/json.ts';
import { requireSoundLog } from '../log/book.ts';
import type { Playback } from '../log/playback/playback.ts';
import type { Timing } from '../log/timing.ts';
import { fail, LOOK_AGAIN } from '../problem.ts';
import { dueTime } from '../responses/round-times.ts';
import { nextDeadline, readSchedule, SCHEDULE_EXAMPLES, type Schedule, scheduleWords } from '../schedule.ts';
import { dateWords, isoTime, readDeadline } from '../time.ts';
import { type MatchRow, ORDER_FORM, type Season, seasonSchedule } from '../workbook/season.ts';
import { atRound, type Change, type Context, replaceRow } from './change.ts';
import { findOpen } from './close.ts';
import { readCurrentMatch } from './current-match.ts';
import { addToOutbox, allFiles } from './outbox.ts';
import { requireLast } from './undo.ts';

/** Gives the schedule of a match, or the season's schedule if the match has none (H17). */
export function scheduleOf(season: Season, { timing }: Playback): Schedule {
  return readSchedule(timing.schedule) ?? seasonSchedule(season) ?? { kind: 'by hand' };
}

/** Checks the timing that the host chose, and rewrites the schedule in standard words. Fails if the schedule cannot be read. */
export function checkedTiming(timing: Timing): Timing {
  if (timing.schedule === '') return timing;
  const schedule =
    readSchedule(timing.schedule) ??
    fail(`“${cut(timing.schedule, 60)}” is not a schedule.`, `Write ${SCHEDULE_EXAMPLES}.`);
  return { ...timing, schedule: scheduleWords(schedule) };
}

/** Sets the schedule of a match's rounds, and whether the rounds resolve automatically. */
export function setTiming(context: Context, match: number, timing: Timing): Change {
  const { row, playback } = openRow(context, match);
  return changeOf(context, row, playback, { what: 'timing', data: checkedTiming(timing) });
}

/** Pauses a match (H26). During the pause, the open round has no deadline, and nothing resolves automatically. */
export function pauseMatch(context: Context, match: number): Change {
  const { row, playback } = openRow(context, match);
  if (playback.paused) fail(`${row.title} is already paused.`, 'There is nothing to do.');
  const data = { deadline: row.deadline };
  return changeOf(context, { ...row, deadline: '' }, playback, { what: 'pause', data }, FORM_TITLE);
}

/**
 * Resumes a paused match (H26), and moves the deadline by the length of the pause. If the deadline had passed before the pause, the schedule gives a new deadline.
 */
export function resume(context: Context, match: number): Change {
  const { row, playback } = openRow(context, match);
  if (!playback.paused) fail(`${row.title} is not paused.`, 'There is nothing to do.');
  const deadline = deadlineAfterPause(context, context.book.season, playback);
  return changeOf(
    context,
    { ...row, deadline },
    playback,
    { what: 'resume', data: { deadline } },
    FORM_TITLE,
  );
}

/**
 * Says whether a round was resolved during the pause. If so, the open round gets a deadline from the schedule, because
 * the paused deadline belonged to an earlier round (H26).
 */
export function isPlayedInPause({ paused, rounds }: Playback): boolean {
  const last = rounds[rounds.length - 1];
  return paused !== undefined && last !== undefined && Date.parse(last.time) > Date.parse(paused.since);
}

/** Gives the deadline (ISO UTC) that the open round of a paused match gets if the match resumes now; '' for no deadline. */
export function deadlineAfterPause(
  { clock }: Pick<Context, 'clock'>,
  season: Season,
  playback: Playback,
): string {
  const { since = '', deadline = '' } = playback.paused ?? {};
  if (deadline === '') return '';
  const now = clock.now();
  const moved = Date.parse(deadline) + now - Date.parse(since);
  return moved > now && !isPlayedInPause(playback)
    ? isoTime(moved)
    : nextDeadline(scheduleOf(season, playback), now, clock);
}

/** Outbox key of the order form, whose title names the deadline. */
export const FORM_TITLE = [ORDER_FORM];

/** Finds a match that still waits for orders, and the match's row. Fails if the match is over. */
export function openRow({ book }: Context, match: number): ReturnType<typeof findOpen> {
  requireSoundLog(book);
  const open = findOpen(book, match);
  if (open.row.over) fail(`${open.row.title} is over.`, 'The match has no open round.');
  return open;
}

/**
 * Makes a change of a match: the match's new row, a log entry, and the delivery of all files of the match. `forms` names
 * forms that must be delivered, too.
 */
export function changeOf(
  { book }: Context,
  row: MatchRow,
  playback: Playback,
  event: Parameters<typeof atRound>[1],
  forms: readonly string[] = [],
): Change {
  return {
    event: atRound(row, event),
    matches: replaceRow(book, row),
    outbox: addToOutbox(book.matches.outbox, row.number, [...allFiles(playback), ...forms]),
  };
}

/** Sets the deadline of the open round; '' removes it. `round` is the number of resolved rounds that the host saw. */
export function setDeadline(context: Context, match: number, round: number, deadline: string): Change {
  const { row, playback } = openRow(context, match);
  requireLast(row, round);
  const to = askedDeadline(deadline, context.clock.now(), 'Choose a date and a time.');
  if (playback.paused)
    fail(`${row.title} is paused.`, 'Press “Resume the match” first. Then set the deadline.');
  const data = { from: row.deadline, to };
  return changeOf(context, { ...row, deadline: to }, playback, { what: 'deadline', data }, FORM_TITLE);
}

/** Reads a deadline that the host typed, and gives it in ISO UTC; '' for no deadline. Fails if the deadline has passed (H17). */
export function askedDeadline(text: string, now: number, todo: string): string {
  if (text === '') return '';
  const deadline = readDeadline(text) ?? fail(`“${cut(text, 60)}” is not a time for a deadline.`, todo);
  return Date.parse(deadline) > now
    ? deadline
    : fail(`${dateWords(deadline)} has already passed.`, 'Choose a later time.');
}

/** Latest time of a JavaScript date, in milliseconds. A deadline with a long time of grace may be later. */
const LAST_TIME = 8.64e15;

/** Accepts late responses for the open round (X2). If one response cannot be accepted, fails and accepts none. `responses` are response ids, not rows. */
export function acceptLate(context: Context, match: number, responses: readonly string[]): Change {
  const { book } = context;
  const { row, sorted, playback } = readCurrentMatch(book, match, context);
  const due = dueTime(row, playback.match);
  const accepted = [...new Set(responses)].map((response) => {
    const late = sorted.late.find(({ id }) => id === response);
    if (!late?.person) return fail('This late response is no longer there.', LOOK_AGAIN, 'stale');
    const { id, name } = late.person;
    const newest = sorted.latest.get(id);
    if (newest && !newest.byHost && newest.at > late.at)
      return fail(`${name} has sent a newer order, which counts instead.`, LOOK_AGAIN, 'stale');
    return { player: id, at: isoTime(late.at), response };
  });
  const [event, ...more] = accepted.map((one) =>
    atRound(row, {
      what: 'accept late',
      data: {
        round: playback.match.position.round + 1,
        ...one,
        due: due === undefined || due > LAST_TIME ? '' : isoTime(due),
      },
    }),
  );
  return {
    event: event as Change['event'],
    more,
    outbox: addToOutbox(
      book.matches.outbox,
      match,
      accepted.map(({ player }) => player),
    ),
  };
}
