import type { Json } from '../../rules/base/json.ts';
import { COMMON_OPTIONS, readOptions } from '../../rules/declare/option.ts';
import type { Purse } from '../../rules/declare/purse.ts';
import type { Seat, Table } from '../../rules/declare/table.ts';
import type { AnyGame } from '../../rules/game.ts';
import { type Match, startMatch } from '../../rules/play/match.ts';

/** What the log keeps of a new match. */
export interface Started {
  readonly game: string;
  readonly options: { readonly [name: string]: Json };
  readonly players: readonly {
    readonly id: string;
    readonly name: string;
    readonly meadow?: string;
    readonly garnets: number;
    readonly bellflowers: number;
  }[];
  readonly seed: string;
  readonly setup: { readonly [key: string]: Json };
}

/** A match at its beginning. Throws unusable when its players, options or deal make it impossible. */
export function beginMatch(started: Started, games: readonly AnyGame[]): Match {
  const game = games.find(({ id }) => id === started.game);
  if (!game) throw new Error(`The log speaks of a game “${started.game}”, which is not in this version.`);
  const seats: readonly Seat[] = started.players.map(({ name, meadow }) =>
    meadow ? { name, meadow } : { name },
  );
  game.seating.check(seats);
  const options = readOptions({ ...game.options, ...COMMON_OPTIONS }, started.options);
  const table: Table<unknown> = { seats, names: seats.map(({ name }) => name), options };
  const purses = started.players.map(
    ({ garnets, bellflowers }): Purse => ({ garnets, bellflowers, tokensOfLife: 0 }),
  );
  return startMatch(game, table, purses, started.seed || undefined, started.setup as Record<string, unknown>);
}
