import type { Match } from '../../../rules/play/match.ts';
import { openRecord } from '../../../rules/play/record.ts';
import { RECORD_GAMES } from '../../../rules/registry.ts';
import type { RoundData, Started } from '../shapes.ts';

/** Begins a match. Throws an Unusable error if the players, the options or the deal are impossible. */
export function beginMatch(started: Started, games = RECORD_GAMES): Match {
  return openRecord(games, { ...startOf(started), rounds: [] }).match;
}

/** Data that decide a round. */
type Decided = Pick<RoundData, 'credits' | 'trades' | 'orders' | 'ruling'>;

/** Parts of a match from which its record is made. */
interface Recorded {
  readonly started: Started;
  readonly edits: readonly { readonly after: number; readonly position: object }[];
  readonly rounds: readonly { readonly input: Decided }[];
  /** Present only if the host ended the match early with the outcome of the standing (H24). */
  readonly judgement?: unknown;
}

/** Makes the record of a match (docs/record.md) only from data of the log. */
export function recordOf({ started, edits, rounds, judgement }: Recorded): object {
  return {
    ...startOf(started),
    ...(edits.length > 0 ? { edits: edits.map(({ after, position }) => ({ after, position })) } : {}),
    rounds: rounds.map(({ input }) => roundOf(input)),
    ...(judgement === undefined ? {} : { end: 'standing' }),
  };
}

function startOf({ game, definition, options, players, seed, setup }: Started): object {
  return {
    format: 1,
    game,
    ...(definition === undefined ? {} : { definition }),
    options,
    players: players.map(({ name, meadow, garnets, bellflowers }) => ({
      name,
      ...(meadow ? { meadow } : {}),
      garnets,
      bellflowers,
    })),
    ...(seed ? { seed } : {}),
    setup,
  };
}

/** Makes the part of a record that describes one round. */
export function roundOf({ credits, trades, orders, ruling }: Decided): object {
  return {
    ...(Object.keys(credits).length > 0 ? { credits } : {}),
    ...(trades.length > 0 ? { trades } : {}),
    orders,
    ...(ruling === undefined ? {} : { ruling }),
  };
}
