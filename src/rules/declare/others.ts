import type { Chance } from '../base/chance.ts';
import { quote } from '../base/json.ts';
import { unusable } from '../base/unusable.ts';
import { type DealPart, perPlayer } from './deal.ts';
import { type MatchInfo, seatOf } from './match-info.ts';

/**
 * Deals each player another player, such as a hidden friend or a target. The host chooses these targets, or chance draws
 * them. Two players may have the same target.
 */
export interface Others {
  /** The part of a deal in which the host may choose the other players. It goes into the `deal` of a game. */
  readonly keys: Readonly<Record<string, DealPart>>;
  /**
   * Reads the seats that the host chose, in seat order. Undefined if the host chose none. A wrong value throws an error
   * at `setup.KEY.NAME`.
   */
  read(info: MatchInfo<unknown>, given: Readonly<Record<string, unknown>>): readonly number[] | undefined;
  /** Draws the seats from the stream `KEY`, in seat order. */
  draw(players: number, chance: Chance): readonly number[];
}

/** Declares that each player is dealt another player. `help` explains to a host how to choose the other players. */
export function otherPlayers(key: string, { help }: { readonly help: string }): Others {
  return {
    keys: { [key]: { help, input: { kind: 'per-player', choices: 'players' } } },
    read: (info, given) =>
      perPlayer(info.names, given, key, (raw, path) => {
        const seat = seatOf(info, raw as string);
        if (seat < 0) return unusable(path, `expected a player, found ${quote(raw)}`);
        return path === `setup.${key}.${raw}` ? unusable(path, 'expected another player') : seat;
      }),
    draw: (players, chance) => {
      const stream = chance(key);
      // Draws one of the other players. Numbers from the player's own seat on mean the next higher seat.
      return Array.from({ length: players }, (_, seat) => {
        const other = stream.below(players - 1);
        return other < seat ? other : other + 1;
      });
    },
  };
}
