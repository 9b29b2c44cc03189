import { quote } from '../base/json.ts';
import { unusable } from '../base/unusable.ts';
import { type Column, type ColumnOptions, type Known, playerName } from './column.ts';
import { perPlayer } from './deal.ts';
import { seatOf } from './match-info.ts';

/**
 * Declares a column of `seats` in which each player is dealt another player, such as a hidden friend or a target. Chance
 * or the host decides. Two players may have the same target. `help` explains to a host how to choose.
 */
export function otherPlayer<K extends Known = never>({
  help,
  ...options
}: ColumnOptions<string, K> & { readonly help: string }): Column<string, NoInfer<K>> {
  return {
    ...playerName<K>({ ...options, others: true }),
    dealt: {
      part: { help, input: { kind: 'per-player', choices: 'players' } },
      read: (info, given, key) =>
        perPlayer(info.names, given, key, (raw, path) => {
          if (seatOf(info, raw as string) < 0)
            return unusable(path, `expected a player, found ${quote(raw)}`);
          return path === `setup.${key}.${raw}` ? unusable(path, 'expected another player') : (raw as string);
        }),
      draw: ({ names }, chance, key) => {
        const stream = chance(key);
        // Draws one of the other players. Numbers from the player's own seat on mean the next higher seat.
        return names.map((_, seat) => {
          const other = stream.below(names.length - 1);
          return names[other < seat ? other : other + 1] as string;
        });
      },
    },
  };
}
