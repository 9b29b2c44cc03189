import * as z from 'zod/mini';
import type { Book } from '../log/book.ts';
import { applyEarlyEnd as applyEnd } from '../log/events/end-early.ts';
import { mustPlayBack, seasonFacts } from '../log/fold.ts';
import type { Lapsed } from '../log/lapsed.ts';
import type { Playback } from '../log/playback/playback.ts';
import { matchFactsOf } from '../log/season-facts.ts';
import { fail } from '../problem.ts';
import { tryOpenRound } from '../responses/open-round.ts';
import { lapsedByEnd } from '../responses/trades/lapsed-offers.ts';
import { nextDeadline } from '../schedule.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { CLOSE, type MatchRow, OPEN, ORDER_FORM } from '../workbook/season.ts';
import { atRound, type Change, type Context, replaceRow } from './change.ts';
import { requireNotTakenOver, requireOpen } from './close.ts';
import { replayMatch } from './current-match.ts';
import { addToOutbox, allFiles } from './outbox.ts';
import { scheduleOf } from './timing.ts';
import { requireLast, shiftedPurses, spentOf, stopIfSpent } from './undo.ts';

/**
 * The host's choices about an early end (H24). The match ends without an outcome, or with the outcome of the current
 * standing. 'go on' undoes the early end.
 */
export const EARLY_END = z.literal(['without outcome', 'by standing', 'go on']);
type EarlyEnd = z.infer<typeof EARLY_END>;

/**
 * Ends a match early, or undoes an early end (H24). `round` is the number of resolved rounds that the host saw;
 * `goesOnAs` is the match that takes this match over (H31).
 */
export function endEarly(
  context: Context,
  match: number,
  round: number,
  how: EarlyEnd,
  goesOnAs?: number,
): Change {
  const { book } = context;
  const row = findMatch(book, match);
  const ended = how !== 'go on';
  const playback = ended ? replayMatch(book, match) : mustPlayBack(book.log, match);
  requireOpen(row, playback);
  if (ended && row.over) return fail(`${row.title} is over.`, 'There is nothing to end.');
  if (!ended) requireEarlyEnd(book, row, playback);
  requireLast(row, round);
  if (how === 'by standing' && row.round === 0)
    return fail('No round was played, so there is no standing.', 'End the match without an outcome.');
  const next = ended ? '' : deadlineAgain(context, playback);
  const outcome = how === 'by standing' ? ({ outcome: 'standing' } as const) : {};
  const lapsed = ended ? lapsedOf(context, row, playback) : [];
  const data = {
    ended,
    ...(ended ? { from: row.deadline } : { next }),
    ...outcome,
    ...(lapsed.length > 0 ? { lapsed } : {}),
    ...(goesOnAs === undefined ? {} : { goesOnAs }),
  };
  const after = applyEnd(playback, data);
  const ledger = shiftedPurses(
    playback,
    after,
    `${row.title}, ${ended ? 'ended early' : 'early end undone'}`,
  );
  stopIfSpent(spentOf(book, playback, after, ledger, 'the end of the match'));
  const keys = ended ? [CLOSE] : [OPEN, ORDER_FORM];
  return {
    event: atRound(row, { what: 'end early', data }),
    matches: replaceRow(book, { ...row, over: ended, deadline: next }),
    outbox: addToOutbox(book.matches.outbox, match, [...allFiles(playback), ...keys]),
    ledger,
    redraw: [after],
  };
}

/** Fails if the match cannot go on, because it was not ended early or because another match took it over. */
function requireEarlyEnd(book: Book, row: MatchRow, playback: Playback): void {
  if (!playback.isEnded)
    fail(`${row.title} was not ended early.`, 'To continue the match, undo the last round.');
  requireNotTakenOver(book, row, playback);
}

/** Lists the offers that lapse when the match ends. If the responses can never be read, gives an empty list, so that the match can end. */
function lapsedOf(context: Context, row: MatchRow, playback: Playback): readonly Lapsed[] {
  const open = tryOpenRound(context.book, row, playback, context);
  return open ? lapsedByEnd(open.trading) : [];
}

/**
 * Gives the deadline of a match whose early end is undone. If the old deadline has passed, gives a new deadline by the schedule. '' means that the match had no deadline.
 */
function deadlineAgain({ book, clock }: Context, playback: Playback): string {
  const now = clock.now();
  const { endedFrom: from } = matchFactsOf(seasonFacts(book.log), playback.number);
  if (from === '' || Date.parse(from) > now) return from;
  return nextDeadline(scheduleOf(book.season, playback), now, clock);
}
