import { hashOf } from '../../rules/base/hash.ts';
import { asUnusable } from '../../rules/base/unusable.ts';
import type { LogEvent } from '../log/events.ts';
import {
  BEFORE_TAKE_OVER,
  isMatchOver,
  isTaken,
  type Origin,
  type Playback,
  type PlayedRound,
} from '../log/playback/playback.ts';
import { fail } from '../problem.ts';
import { nextDeadline } from '../schedule.ts';
import { isoTime } from '../time.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { type MatchRow, OPEN } from '../workbook/season.ts';
import { type Change, type Context, replaceRow } from './change.ts';
import { requireOpen } from './close.ts';
import { replayMatch } from './current-match.ts';
import { addToOutbox, outboxAfterRound } from './outbox.ts';
import { readEditedPosition, requireUnedited } from './tab-position.ts';
import { scheduleOf } from './timing.ts';
import { requireLast, type Spent, shiftedPurses, spentOf, stopIfSpent } from './undo.ts';

/** A correction of a resolved round. `play` plays the match with the correction; `event` makes the log entry. */
interface Correction {
  /** Plays the match with the correction. Throws an Unusable error if the rounds cannot be played. */
  play(origin: Origin): Playback;
  event(more: { readonly next?: string; readonly position: string }): LogEvent;
}

/** Everything that a correction changes. */
export interface AmendPlan {
  readonly before: Playback;
  readonly after: Playback;
  readonly change: Change;
  /** Reason why the correction must wait: players have already spent or given away what the correction would take back. */
  readonly spent: Spent | undefined;
}

/** Gives the change of a planned correction. Fails if players have spent or given away what the correction would take back. */
export function changeOf({ change, spent }: AmendPlan): Change {
  stopIfSpent(spent);
  return change;
}

/** Finds a resolved round by its number. Fails if the round is not resolved, or was resolved before the match was taken over. */
export function resolvedRound(playback: Playback, round: number): PlayedRound {
  if (isTaken(playback, round)) fail(`Round ${round} ${BEFORE_TAKE_OVER}.`, 'Correct a later round.');
  return mustFindRound(playback, round);
}

export function mustFindRound({ rounds }: Playback, round: number): PlayedRound {
  return (
    rounds.find((one) => one.round === round) ??
    fail(`Round ${round} has not been resolved.`, 'Choose a resolved round.')
  );
}

/**
 * Plays a resolved round with a correction, and then all later rounds again; writes nothing. `rounds` is the number of
 * resolved rounds that the host saw; `time` is ISO UTC.
 */
export function planCorrection(
  context: Context,
  request: { readonly match: number; readonly round: number; readonly rounds: number },
  correctionOf: (before: Playback, time: string) => Correction,
): AmendPlan {
  const { book, clock } = context;
  const row = findMatch(book, request.match);
  const before = replayMatch(book, request.match);
  requireOpen(row, before);
  requireLast(row, request.rounds);
  requireUnedited(readEditedPosition(book, row, before));
  const now = clock.now();
  const time = isoTime(now);
  const correction = correctionOf(before, time);
  const after = playAgain(request.round, correction, { number: book.log.next, time });
  const over = isMatchOver(after);
  const round = after.rounds.length;
  const deadline = deadlineAfter(context, row, before, over, now);
  const amended = { ...row, round, over, deadline };
  const why = `${row.title}, round ${request.round} corrected`;
  const ledger = shiftedPurses(before, after, why);
  const outbox = outboxAfterRound(book.matches.outbox, amended, before, after);
  const next = deadline === row.deadline ? {} : { next: deadline };
  return {
    before,
    after,
    spent: spentOf(book, before, after, ledger, `round ${request.round} or a later round`),
    change: {
      time,
      event: {
        ...correction.event({ ...next, position: hashOf(after.match.position) }),
        match: row.number,
        round,
      },
      ledger,
      matches: replaceRow(book, amended),
      outbox: row.over && !over ? addToOutbox(outbox, row.number, [OPEN]) : outbox,
      redraw: [after],
    },
  };
}

/** Plays the rounds again with a correction. If the rounds cannot be played, fails with the reason. */
function playAgain(round: number, correction: Correction, origin: Origin): Playback {
  try {
    return correction.play(origin);
  } catch (error) {
    const why = asUnusable(error);
    if (!why) throw error;
    const where = why.path === 'round' ? '' : ` (${why.path})`;
    return fail(
      `Round ${round} cannot be corrected: ${why.problem}${where}.`,
      'Undo that round first, or award the missing amount.',
    );
  }
}

/** Gives the deadline of the open round after a correction. The deadline changes only if the correction ends or reopens the match. */
function deadlineAfter(
  { book, clock }: Context,
  row: MatchRow,
  playback: Playback,
  over: boolean,
  now: number,
): string {
  if (over) return '';
  // A match without a deadline continues without a deadline.
  const { rounds } = playback;
  const isDue = row.over && rounds[rounds.length - 1]?.input.deadline !== '';
  return isDue ? nextDeadline(scheduleOf(book.season, playback), now, clock) : row.deadline;
}
