import * as z from 'zod/mini';
import { byNames } from '../../../../rules/base/by-names.ts';
import { isSame, own } from '../../../../rules/base/json.ts';
import { lazy } from '../../../../rules/base/lazy.ts';
import { hostFor } from '../../../log/entries/host-orders.ts';
import { amend } from '../../../log/events/amend.ts';
import type { EventData } from '../../../log/events.ts';
import type { Playback } from '../../../log/playback/playback.ts';
import { lastView, openQuestions } from '../../../log/playback/shown/seen.ts';
import { fail } from '../../../problem.ts';
import { MATCH, TEXT } from '../../../request-shapes.ts';
import { answersByTitle } from '../../../responses/read/host-submission.ts';
import type { Change, Context } from '../../change.ts';
import { mustFindSeat, requireFormAnswers } from '../host-order.ts';
import { type AmendPlan, changeOf, planCorrection, resolvedRound } from './correction.ts';

/** A correction of a player's order in a resolved round (H20). */
export const AMEND = lazy(() =>
  z.object({
    match: MATCH(),
    /** The number of the round. */
    round: MATCH(),
    /** The player's name in the match. */
    player: TEXT(),
    /** With 'remove', nothing of the player counts in the round. */
    does: z.literal(['enter', 'remove']),
    /** By the ids of the questions; of 'enter' alone. */
    answers: byNames(TEXT(), TEXT()),
    /** The number of resolved rounds that the panel showed. */
    rounds: MATCH(),
  }),
);
export type AmendRequest = z.infer<ReturnType<typeof AMEND>>;

/** Corrects an order of a resolved round, and plays the rounds from it on again. */
export function amendOrder(context: Context, request: AmendRequest): Change {
  return changeOf(planAmendment(context, request));
}

/** Computes a correction without writing anything; a preview shows it. */
export function planAmendment(context: Context, request: AmendRequest): AmendPlan {
  return planCorrection(context, request, (before, time) => {
    const data = amendmentData(before, request, time);
    return {
      play: (origin) => amend(before, { ...data, position: '' }, origin),
      event: (more) => ({ what: 'amend', data: { ...data, ...more } }),
    };
  });
}

function amendmentData(
  playback: Playback,
  { round, player, does, answers }: AmendRequest,
  time: string,
): Omit<EventData<'amend'>, 'position'> {
  const { before, input } = resolvedRound(playback, round);
  const seat = mustFindSeat(playback, player);
  const { id, name } = playback.started.players[seat] as { id: string; name: string };
  const questions = openQuestions(before);
  const { game, info } = before.match;
  if (does === 'enter') requireFormAnswers(questions, answers);
  const order = does === 'enter' ? game.form.read(info, lastView(before) as never, answers) : undefined;
  if (isSame(order, own(input.orders, name)))
    fail(`The order of ${player} for round ${round} would stay the same.`, 'Change something, or go back.');
  const shown = does === 'enter' ? answersByTitle(answers, questions) : {};
  return {
    round,
    player: id,
    ...(order === undefined ? {} : { order }),
    source: { at: time, sender: hostFor(player), byHost: true, answers: shown },
  };
}
