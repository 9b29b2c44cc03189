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
import type { RuledAgain } from '../log/shapes.ts';
import { roundTabId } from '../own-game/round-tab.ts';
import { isComputingTab, type RulingsAgain, ruleAgain } from '../own-game/rule-again.ts';
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
  /** Plays the match with the correction, and with rulings that formulas gave again. Throws an Unusable error if the rounds cannot be played. */
  play(origin: Origin, ruled: Ruled): Playback;
  event(more: Ruled & { readonly next?: string; readonly position: string }): LogEvent;
}

type Ruled = { readonly again?: RuledAgain };

/** Everything that a correction changes. */
export interface AmendPlan {
  readonly before: Playback;
  readonly after: Playback;
  readonly change: Change;
  readonly rulings: RulingsAgain;
  /** Digest of the rulings that formulas gave again; '' if no ruling changes. */
  readonly ruled: string;
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

interface CorrectionRequest {
  readonly match: number;
  readonly round: number;
  /** Number of resolved rounds that the host saw. */
  readonly rounds: number;
  /** Digest of the rulings that the preview showed. A different digest is refused. */
  readonly ruled?: string | undefined;
}

/**
 * Plays a resolved round with a correction, and then all later rounds again. In own games, formulas rule these rounds
 * again (O7). Changes nothing in the season. `time` is ISO UTC.
 */
export function planCorrection(
  context: Context,
  request: CorrectionRequest,
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
  const origin = { number: book.log.next, time };
  const rulings = ruleAgain(
    before,
    request.round,
    (again) => playAgain(request.round, () => correction.play(origin, again.length > 0 ? { again } : {})),
    computingTab(context, before),
  );
  const { after, again } = rulings;
  const ruled = again.length > 0 ? hashOf(again as never) : '';
  if (request.ruled !== undefined && request.ruled !== ruled)
    fail(
      'The formulas now give another ruling than the preview showed.',
      'Look at what changes again.',
      'stale',
    );
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
    rulings,
    ruled,
    spent: spentOf(book, before, after, ledger, `round ${request.round} or a later round`),
    change: {
      time,
      event: {
        ...correction.event({
          ...(again.length > 0 ? { again } : {}),
          ...next,
          position: hashOf(after.match.position),
        }),
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

/** Gives the tab that computes earlier rounds of a match. */
function computingTab({ book, entropy, compute, titles, drop }: Context, playback: Playback) {
  const title = book.tabs.get(roundTabId(playback))?.title;
  return {
    title,
    present: () => compute([], title ?? ''),
    number: () => Number.parseInt(hashOf(entropy.text()).slice(0, 5), 16),
    compute,
    left: () => [...titles()].filter(([id, tab]) => isComputingTab(id, tab)).map(([id]) => id),
    drop,
  };
}

/** Plays the rounds again with a correction. If the rounds cannot be played, fails with the reason. */
function playAgain(round: number, play: () => Playback): Playback {
  try {
    return play();
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
