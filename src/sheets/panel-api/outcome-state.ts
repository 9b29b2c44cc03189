import { own } from '../../rules/base/json.ts';
import { opponentsIn } from '../../rules/declare/outcome.ts';
import { outcomeOf } from '../../rules/play/match.ts';
import { revealedBy } from '../../rules/play/shown/revealed.ts';
import type { Playback } from '../log/playback/playback.ts';
import { publicEnd } from '../log/season-matches.ts';

/** Gives the outcome of a match for the panel; null before the end. */
export function outcomeState(playback: Playback) {
  const outcome = outcomeOf(playback.match);
  const end = publicEnd(playback);
  if (!outcome || !end) return null;
  return {
    ...end,
    /** Players among whom the loser names an opponent (F16). */
    opponents: opponentsIn(outcome),
    /** Sole winner who may give a second Token of Life away (X7), or ''. */
    second: end.winners.find((name) => Number(own(outcome.tokensOfLife, name) ?? 0) > 1) ?? '',
    /** Facts that the end has shown to everyone, besides points and prizes. */
    reveals: revealedBy(playback.match),
  };
}
