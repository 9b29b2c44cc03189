import { byName } from '../../src/rules/base/json.ts';
import type { MatchInfo } from '../../src/rules/declare/match-info.ts';
import { type Outcome, outcomeByScores } from '../../src/rules/declare/outcome.ts';
import type { Tell } from '../../src/rules/game.ts';
import type { Options } from './options.ts';
import type { GamePosition } from './position.ts';

/** Most points win, fewest are candidates, and the friends are revealed (T5, T8). */
export function outcome(
  { names }: MatchInfo<Options>,
  { seats, friends }: GamePosition,
  _chance: unknown,
  tell?: Tell,
): Outcome {
  for (const { player, friend } of friends) tell?.('public', 'T5', `${player} was looking for ${friend}.`);
  return outcomeByScores(
    seats.map(({ points }) => points),
    {
      reveal: {
        friends: byName(
          names,
          friends.map(({ friend }) => friend),
        ),
      },
    },
  );
}
