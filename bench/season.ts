import type { Host } from '../local/host/host.ts';
import { ask } from '../test/e2e/season.ts';
import { ACTIONS, type Figures, figuresOf, measureActions } from './actions.ts';
import {
  beginMatch,
  beginSeason,
  closeMatch,
  playedSeason,
  playRound,
  playToLastRound,
} from './played-season.ts';

/** Plan of a measured season: its players, its open matches, and the matches after which the actions are measured. */
export interface SeasonPlan {
  readonly players: number;
  readonly measured: readonly number[];
  /** Number of matches that are open at the same time. All these matches except the newest are in their last round. */
  readonly live: number;
  /** Ids of the games. The matches take the games in turn. By default, all games that allow this number of players. */
  readonly games?: readonly string[];
  /**
   * Number of rounds that are played in a match before the measurement. The match is later ended early. By default all
   * rounds except the last, and later the last round ends the match.
   */
  readonly rounds?: number;
}

/** Costs of each action at the measured matches. Each list is in the order of the matches. */
export interface SeasonFigures {
  readonly players: number;
  readonly matches: readonly number[];
  readonly actions: Readonly<Record<string, readonly Figures[]>>;
}

/** Plays a season up to the last measured match. Measures every action at each measured match, and then calls `report`. */
export function measureSeason(
  code: string,
  { players, measured, live, games, rounds }: SeasonPlan,
  report?: (line: string) => void,
): SeasonFigures {
  const season = playedSeason(code, players, games);
  const actions: Record<string, Figures[]> = {};
  const add = (action: string, figures: Figures) => {
    actions[action] = [...(actions[action] ?? []), figures];
  };
  const host = beginSeason(season);
  const most = Math.max(...measured);
  for (let match = 1; match <= most; match++) {
    const made = beginMatch(host, season, match);
    play(host, match, rounds);
    if (measured.includes(match)) {
      const before = host.snapshot();
      const found = measureActions(season, before, match);
      for (const action of ACTIONS) add(action, found[action]);
      add('new match', figuresOf(made));
      report?.(
        `match ${match} of ${most}, ${players} players: the whole state has ${megabytes(host.save())} MB, the properties ${propertiesSize(host)} bytes`,
      );
    }
    if (match < live || match === most) continue;
    const last = match - live + 1;
    end(host, last, rounds);
    closeMatch(host, last);
  }
  return { players, matches: measured, actions };
}

/** Plays `rounds` rounds of a match; by default all rounds except the last. */
function play(host: Host, match: number, rounds: number | undefined): void {
  if (rounds === undefined) playToLastRound(host, match);
  else for (let round = 0; round < rounds; round++) playRound(host, match);
}

/** Ends a match: early if `rounds` is given, otherwise by playing the last round. */
function end(host: Host, match: number, rounds: number | undefined): void {
  if (rounds !== undefined) ask(host, 'endEarly', match, rounds, 'without outcome');
  else if (!playRound(host, match)) throw new Error(`Match ${match} went on.`);
}

const megabytes = (text: string): string => (text.length / 1e6).toFixed(0);

/** Gives the size of all document properties in bytes. */
function propertiesSize({ world }: Host): number {
  return Object.values(world.properties).reduce((sum, one) => sum + JSON.stringify(one).length, 0);
}
