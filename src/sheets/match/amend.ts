import { hashOf } from '../../rules/base/hash.ts';
import { isSame, own } from '../../rules/base/json.ts';
import { asUnusable } from '../../rules/base/unusable.ts';
import type { Answers } from '../../rules/order/question.ts';
import { amend } from '../log/amend.ts';
import { nextNumber } from '../log/chain.ts';
import type { EventData } from '../log/events.ts';
import { hostFor } from '../log/host-orders.ts';
import { BEFORE_TAKE_OVER, isOver, isTaken, type Playback, type PlayedRound } from '../log/playback.ts';
import { lastView, openQuestions } from '../log/seen.ts';
import { fail } from '../problem.ts';
import { answersByTitle } from '../responses/host-submission.ts';
import { nextDeadline } from '../schedule.ts';
import { isoTime } from '../time.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { type MatchRow, OPEN } from '../workbook/season.ts';
import { type Change, type Context, replaceRow } from './change.ts';
import { requireOpen } from './close.ts';
import { replayMatch } from './current-match.ts';
import { requireFormAnswers, seatOf } from './host-order.ts';
import { addToOutbox, outboxAfterRound } from './outbox.ts';
import { readEditedPosition } from './tab-position.ts';
import { scheduleOf } from './timing.ts';
import { requireUnspent, shiftedPurses } from './undo.ts';

/** A correction of a player's order in a resolved round (H20). */
export interface AmendRequest {
  readonly match: number;
  /** The number of the round, from 1. */
  readonly round: number;
  /** The player's name in the match. */
  readonly player: string;
  /** With 'remove', nothing of the player counts in the round. */
  readonly does: 'enter' | 'remove';
  /** By the ids of the questions; of 'enter' alone. */
  readonly answers: Answers;
  /** The number of resolved rounds that the panel showed. */
  readonly rounds: number;
}

/** Everything that a correction would do. */
export interface AmendPlan {
  readonly before: Playback;
  readonly after: Playback;
  readonly change: Change;
}

/** Corrects an order of a resolved round, and plays the rounds from it on again. */
export function amendOrder(context: Context, request: AmendRequest): Change {
  return planAmendment(context, request).change;
}

/** The round of a request. Stops where it was not resolved. */
export function resolvedRound(playback: Playback, round: number): PlayedRound {
  if (isTaken(playback, round)) fail(`Round ${round} ${BEFORE_TAKE_OVER} (H31).`, 'Correct a later round.');
  return (
    playback.rounds.find((one) => one.round === round) ??
    fail(`Round ${round} has not been resolved.`, 'Choose one that has.')
  );
}

/** Computes a correction without writing anything; a preview shows it. */
export function planAmendment(context: Context, request: AmendRequest): AmendPlan {
  const { book, clock } = context;
  const row = findMatch(book, request.match);
  const before = replayMatch(book, request.match);
  requireAsSeen(context, row, before, request);
  const now = clock.now();
  const time = isoTime(now);
  const data = amendmentData(before, request, time);
  const after = playAgain(before, data, { number: nextNumber(book.log.entries), time });
  const over = isOver(after);
  const round = after.rounds.length;
  const deadline = deadlineAfter(context, row, before, over, now);
  const amended = { ...row, round, over, deadline };
  const why = `${row.title}, round ${request.round} corrected`;
  const ledger = shiftedPurses(before, after, time, why);
  requireUnspent(book, ledger, `rounds from ${request.round} on`);
  const outbox = outboxAfterRound(book.matches.outbox, amended, before, after);
  const next = deadline === row.deadline ? {} : { next: deadline };
  return {
    before,
    after,
    change: {
      time,
      event: {
        what: 'amend',
        data: { ...data, ...next, position: hashOf(after.match.position) },
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

/** Stops where the match is not as the host saw it, is closed, or was changed by hand in its tab. */
function requireAsSeen({ book }: Context, row: MatchRow, playback: Playback, { rounds }: AmendRequest): void {
  requireOpen(row, playback);
  if (row.round !== rounds)
    fail(`The match is at round ${row.round + 1} by now.`, 'Look at the panel again.', 'stale');
  const edited = readEditedPosition(book, row, playback);
  if (edited)
    fail(
      `The position in the tab was changed by hand (${edited.where.slice(0, 5).join('; ')}).`,
      'Accept the change or restore the tab; both are in the panel.',
      'edited',
    );
}

function amendmentData(
  playback: Playback,
  { round, player, does, answers }: AmendRequest,
  time: string,
): Omit<EventData<'amend'>, 'position'> {
  const { before, input } = resolvedRound(playback, round);
  const seat = seatOf(playback, player);
  const { id, name } = playback.started.players[seat] as { id: string; name: string };
  const questions = openQuestions(before);
  const { game, info } = before.match;
  if (does === 'enter') requireFormAnswers(questions, answers);
  const order = does === 'enter' ? game.form.read(info, lastView(before) as never, answers) : undefined;
  if (isSame(order, own(input.orders, name)))
    fail(`That is what counted for ${player} in round ${round}.`, 'Change something, or go back.');
  const shown = does === 'enter' ? answersByTitle(answers, questions) : {};
  return {
    round,
    player: id,
    ...(order === undefined ? {} : { order }),
    source: { at: time, sender: hostFor(player), byHost: true, answers: shown },
  };
}

/** The match as it is played again. Stops where that cannot be, and says why. */
function playAgain(
  before: Playback,
  data: Omit<EventData<'amend'>, 'position'>,
  origin: { readonly number: number; readonly time: string },
): Playback {
  try {
    return amend(before, { ...data, position: '' }, origin);
  } catch (error) {
    const why = asUnusable(error);
    if (!why) throw error;
    return fail(
      `Round ${data.round} cannot be corrected: ${why.problem} (${why.path}).`,
      'Undo the later rounds first, or award what is missing.',
    );
  }
}

/** The deadline of the open round: as it was, unless the match ends by the correction, or goes on by it. */
function deadlineAfter(
  { book }: Context,
  row: MatchRow,
  playback: Playback,
  over: boolean,
  now: number,
): string {
  if (over) return '';
  // A match that had no deadline goes on without one.
  const { rounds } = playback;
  const isDue = row.over && rounds[rounds.length - 1]?.input.deadline !== '';
  return isDue ? nextDeadline(scheduleOf(book.season, playback), now) : row.deadline;
}
