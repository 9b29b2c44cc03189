import { byName } from '../../../rules/base/json.ts';
import type { HostSeen, PrivateSeen } from '../../../rules/game.ts';
import type { Question } from '../../../rules/order/question.ts';
import { plainRefusals } from '../../../rules/order/refusal.ts';
import { outcomeOf } from '../../../rules/play/match.ts';
import type { Replay } from '../../../rules/play/replay.ts';
import { asShown } from './as-shown.ts';
import type { Playback } from './playback.ts';

export function lastView({ publicViews }: Pick<Playback, 'publicViews'>): object {
  return publicViews[publicViews.length - 1] as object;
}

/** Gives the questions of the order form in the open round. */
export function openQuestions(playback: Playback): readonly Question[] {
  const { game, info } = playback.match;
  return game.form.questions(info, lastView(playback) as never);
}

/** Gives the questions of the order form. The help texts have the shown names (H3), but answers are read with the names in the match. */
export function askedQuestions(playback: Playback): readonly Question[] {
  const shown = openQuestions(asShown(playback));
  return openQuestions(playback).map(({ title, input }, i) => ({ ...(shown[i] as Question), title, input }));
}

/** Collects everything that the public or the player in a seat has seen. Drawings need this as input. */
export function seenBy(playback: Playback, seat?: number): PrivateSeen<never, never> {
  const outcome = outcomeOf(playback.match);
  return {
    public: playback.publicViews,
    private: seat === undefined ? [] : playback.privateViews[seat],
    ...(outcome ? { outcome } : {}),
    hints: playback.started.hints ?? [],
  } as unknown as PrivateSeen<never, never>;
}

/** Collects the input for the host's drawing: the public views, and everything that happened in the last round. */
export function seenByHost(playback: Playback): HostSeen<never> {
  const last = playback.rounds[playback.rounds.length - 1];
  return { ...seenBy(playback), told: last?.story ?? [] };
}

/** Gives the result that a replay of the match's record must have (docs/record.md). */
export function replayOf({ match, rounds, edits, publicViews, privateViews }: Playback): Replay {
  const { names } = match.info;
  const seen = (round: number) => ({
    public: publicViews[round] as object,
    private: byName(
      names,
      privateViews.map((views) => views[round] as object),
    ),
  });
  return {
    game: match.game.id,
    over: match.outcome !== undefined,
    ...(edits.length > 0 ? { edited: edits.map(({ after }) => after) } : {}),
    start: seen(0),
    rounds: rounds.map(({ round, refused }) => ({ round, ...seen(round), refused: plainRefusals(refused) })),
    outcome: outcomeOf(match) ?? null,
    purses: byName(names, match.purses),
  };
}
