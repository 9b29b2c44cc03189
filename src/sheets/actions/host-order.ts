import * as z from 'zod/mini';
import { byNames } from '../../rules/base/by-names.ts';
import { cut } from '../../rules/base/json.ts';
import type { Answers, Question } from '../../rules/order/question.ts';
import { mustPlayBack } from '../log/fold.ts';
import type { Playback } from '../log/playback/playback.ts';
import { seatsByName } from '../log/playback/shown-names.ts';
import { fail, LOOK_AGAIN } from '../problem.ts';
import { MATCH, TEXT } from '../request-shapes.ts';
import { formProblems } from '../responses/answer-limits.ts';
import { answersByTitle } from '../responses/host-submission.ts';
import { isoTime } from '../time.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import type { MatchRow } from '../workbook/season.ts';
import { atRound, type Change, type Context } from './change.ts';
import { type CurrentMatch, readCurrentMatch } from './current-match.ts';
import { addToOutbox } from './outbox.ts';

/** Request of the host to enter or delete a player's order in the open round, or to withdraw what the host did before (H16). */
export const HAND = z.object({
  match: MATCH,
  round: MATCH,
  /** The player's name in the match. */
  player: TEXT,
  does: z.literal(['enter', 'remove', 'withdraw']),
  /** Answers by question id; used only with 'enter'. */
  answers: byNames(TEXT, TEXT),
  /**
   * Arrival time (ISO UTC) of the order that the panel showed; '' if the panel showed no order. If a newer order has
   * come, the request is refused.
   */
  seen: TEXT,
});
export type HandRequest = z.infer<typeof HAND>;

/**
 * Gives the time (ISO UTC) of a player's order for the open round: when the order was sent, entered or deleted. '' means
 * that there is no order.
 */
export function standingAt({ sorted }: CurrentMatch, player: string): string {
  const at = sorted.latest.get(player)?.at ?? sorted.removed.get(player);
  return at === undefined ? '' : isoTime(at);
}

/**
 * Enters or deletes a player's order in the open round, or withdraws what the host did before. Fails on answers that the
 * form would refuse.
 */
export function giveOrder(context: Context, request: HandRequest): Change {
  const { book } = context;
  const { match, round, player, does, answers, seen } = request;
  requireOpenRound(findMatch(book, match), mustPlayBack(book.log, match), round);
  const current = readCurrentMatch(book, match, context);
  const { row, playback, questions } = current;
  const { id } = playback.started.players[mustFindSeat(playback, player)] as { id: string };
  const stands = standingAt(current, id);
  if (stands !== seen)
    fail(`The order of ${player} has changed since then.`, 'Go back, and look at the order again.', 'stale');
  if (does === 'enter') requireFormAnswers(questions, answers);
  else if (!isPossible(current, id, does))
    fail(`${player} has no order to delete.`, 'There is nothing to do.');
  const entered = does === 'enter' ? { answers: answersByTitle(answers, questions) } : {};
  return {
    event: atRound(row, { what: 'host order', data: { round, player: id, does, ...entered } }),
    outbox: addToOutbox(book.matches.outbox, match, [id]),
  };
}

/** Finds a player's seat by the name in the match. Fails if there is no such player. */
export function mustFindSeat(playback: Playback, player: string): number {
  const seat = seatsByName(playback).get(player) ?? -1;
  return seat >= 0
    ? seat
    : fail(`${cut(player, 60)} does not play in this match.`, 'Choose a player of this match.');
}

/** Fails at the first answer that the form would refuse. */
export function requireFormAnswers(questions: readonly Question[], answers: Answers): void {
  const [problem] = formProblems(questions, answers);
  if (problem) fail(`${problem.title}: ${problem.problem}`, 'Correct this field, as in the form.');
}

/** Fails if the round is not open. */
export function requireOpenRound(row: MatchRow, { match }: Playback, round: number): void {
  if (row.over) fail(`${row.title} is over.`, 'Undo the last round first, or correct its order.');
  if (match.position.round + 1 !== round)
    fail(`Round ${match.position.round + 1} of ${row.title} is now open.`, LOOK_AGAIN, 'stale');
}

function isPossible({ sorted }: CurrentMatch, player: string, does: 'remove' | 'withdraw'): boolean {
  const latest = sorted.latest.get(player);
  return does === 'remove' ? latest !== undefined : sorted.removed.has(player) || latest?.byHost === true;
}
