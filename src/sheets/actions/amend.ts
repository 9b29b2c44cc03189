import * as z from 'zod/mini';
import { byNames } from '../../rules/base/by-names.ts';
import { isSame, own } from '../../rules/base/json.ts';
import { asUnusable } from '../../rules/base/unusable.ts';
import { amend } from '../log/events/amend.ts';
import { amendRuling } from '../log/events/amend-ruling.ts';
import type { EventData } from '../log/events.ts';
import { hostFor } from '../log/host-orders.ts';
import type { Playback } from '../log/playback/playback.ts';
import { lastView, openQuestions } from '../log/playback/seen.ts';
import { roundLayout } from '../own-game/round-layout.ts';
import { correctedRuling, rulingForm } from '../own-game/ruling-form.ts';
import { fail } from '../problem.ts';
import { MATCH, TEXT } from '../request-shapes.ts';
import { answersByTitle } from '../responses/host-submission.ts';
import { afterTrades, settleAll } from '../responses/trades/settling.ts';
import type { Change, Context } from './change.ts';
import { type AmendPlan, changeOf, planCorrection, resolvedRound } from './correction.ts';
import { mustFindSeat, requireFormAnswers } from './host-order.ts';
import { resolvedTrades } from './host-trade.ts';

/** Request to correct a player's order (H20) or the host's ruling (O7) in a resolved round. */
export const AMEND = z.object({
  match: MATCH,
  round: MATCH,
  /** The player's name in the match; '' to correct the part of a ruling that belongs to the whole match. */
  player: TEXT,
  /** 'remove' deletes the player's order of the round. */
  does: z.literal(['enter', 'remove', 'rule']),
  /** Answers by question id; unused with 'remove'. */
  answers: byNames(TEXT, TEXT),
  /** Number of resolved rounds that the panel showed. */
  rounds: MATCH,
  /** Digest of the rulings that the preview showed (O7). If formulas now give other rulings, the request is refused. */
  ruled: z.optional(TEXT),
});
export type AmendRequest = z.infer<typeof AMEND>;

/** Corrects an order or the ruling of a resolved round, and plays this and all later rounds again. */
export function amendOrder(context: Context, request: AmendRequest): Change {
  return changeOf(planAmendment(context, request));
}

/** Computes a correction without writing anything, so that the panel can show a preview. */
export function planAmendment(context: Context, request: AmendRequest): AmendPlan {
  if (request.does === 'rule') return planRuling(context, request);
  return planCorrection(context, request, (before, time) => {
    const data = amendmentData(before, request, time);
    return {
      play: (origin, ruled) => amend(before, { ...data, ...ruled, position: '' }, origin),
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

/**
 * Makes a form filled with the host's ruling of a resolved round, so that the host can correct the ruling. If `player`
 * is '', the form has the part of the ruling that belongs to the whole match.
 */
export function ruledRound(playback: Playback, round: number, player: string) {
  const layout =
    roundLayout(playback) ??
    fail('In this game the program decides each round, and the host does not.', 'Correct an order instead.');
  const { before, agreed } = resolvedTrades(playback, round);
  const ruled = {
    input: resolvedRound(playback, round).input,
    position: afterTrades(before, settleAll(before, agreed)).position,
    was: before.info.names,
  };
  const seat = player === '' ? undefined : mustFindSeat(playback, player);
  return { layout, ruled, seat, form: rulingForm(layout, ruled, seat) };
}

function planRuling(context: Context, request: AmendRequest): AmendPlan {
  const { round, player, answers } = request;
  return planCorrection(context, request, (before) => {
    const { layout, ruled, seat, form } = ruledRound(before, round, player);
    requireFormAnswers(form.questions, answers);
    const corrected = correctedRuling(layout, ruled, seat, answers);
    if (isSame(corrected.ruling, ruled.input.ruling ?? {}))
      fail(`The ruling of round ${round} would stay the same.`, 'Change something, or go back.');
    const data = { round, ...corrected };
    return {
      play: (origin, ruled) => {
        try {
          return amendRuling(before, { ...data, ...ruled, position: '' }, origin);
        } catch (error) {
          const why = asUnusable(error);
          const { title } = (why && form.askedAt(why.path, round)) ?? {};
          if (title === undefined) throw error;
          return fail(`${title}: ${why?.problem}.`, 'Correct this field.');
        }
      },
      event: (more) => ({ what: 'amend ruling', data: { ...data, ...more } }),
    };
  });
}
