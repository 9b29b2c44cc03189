import { ACTIONS, type Figures, figuresOf, measureActions } from './actions.ts';
import {
  beginMatch,
  beginSeason,
  closeMatch,
  playedSeason,
  playRound,
  playToLastRound,
  restoreSeason,
} from './played-season.ts';

/** How a season is played, and at which of its matches it is measured. */
export interface SeasonPlan {
  readonly players: number;
  readonly measured: readonly number[];
  /** Matches that are open at once, all but the newest in their last round. */
  readonly live: number;
  /** How often each action is measured, for its CPU. */
  readonly times: number;
}

/** What each action costs at some matches of a season, in their order. */
export interface SeasonFigures {
  readonly players: number;
  readonly matches: readonly number[];
  readonly actions: Readonly<Record<string, readonly Figures[]>>;
}

/** Plays a season up to the last match that is measured: at each of them every action, in the match's last round. */
export function measureSeason(code: string, { players, measured, live, times }: SeasonPlan): SeasonFigures {
  const season = playedSeason(code, players);
  const actions: Record<string, Figures[]> = {};
  const add = (action: string, figures: Figures) => {
    actions[action] = [...(actions[action] ?? []), figures];
  };
  let host = beginSeason(season);
  for (let match = 1; match <= Math.max(...measured); match++) {
    const made = figuresOf(beginMatch(host, season, match));
    const before = playToLastRound(host, match);
    host = restoreSeason(season, before);
    if (measured.includes(match)) {
      const found = measureActions(season, before, match, times);
      for (const action of ACTIONS) add(action, found[action]);
      add('new match', made);
    }
    if (match < live) continue;
    const last = match - live + 1;
    if (!playRound(host, last)) throw new Error(`Match ${last} went on.`);
    closeMatch(host, last);
  }
  return { players, matches: measured, actions };
}
