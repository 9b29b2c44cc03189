import type { AnyGame } from '../../../src/rules/game.ts';
import { begin, resolve } from '../../../src/sheets/log/playback/play.ts';
import type { Playback } from '../../../src/sheets/log/playback/playback.ts';
import type { RoundData, Started } from '../../../src/sheets/log/shapes.ts';
import { walk, wholeMatch } from '../../rules/law/walk.ts';

interface Recorded extends Omit<Started, 'players' | 'setup' | 'options'> {
  readonly options?: Started['options'];
  readonly setup?: Started['setup'];
  readonly players: readonly {
    readonly name: string;
    readonly garnets?: number;
    readonly bellflowers?: number;
  }[];
  readonly rounds: readonly Partial<RoundData>[];
}

/** A random match of a game, played to its end, as the log would have it; each player’s id is the name. */
export function playedBack(game: AnyGame, seed = 5): Playback {
  const {
    rounds,
    players,
    options = {},
    setup = {},
    ...header
  } = walk(game, wholeMatch(seed), () => {}).record as unknown as Recorded;
  const people = players.map((player) => ({ garnets: 0, bellflowers: 0, ...player, id: player.name }));
  const started: Started = { ...header, options, setup, players: people };
  return rounds.reduce<Playback>(
    (playback, round, i) =>
      resolve(
        playback,
        { credits: {}, trades: [], orders: {}, sources: {}, offers: [], deadline: '', ...round },
        { number: i + 2, time: new Date(i * 1000).toISOString() },
      ),
    begin(1, started, [game]),
  );
}
