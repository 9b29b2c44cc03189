import type { Chance } from '../base/chance.ts';
import { quote } from '../base/json.ts';
import { unusable } from '../base/unusable.ts';
import { listed } from '../base/words.ts';
import { perPlayer } from './deal.ts';
import { type MatchInfo, meadowsOf, type Seat } from './match-info.ts';

/** A role for each player, in every meadow the same ones: given by hand or drawn. */
export interface Roles<R extends string> {
  /** For the `deal` of a game. */
  readonly keys: Readonly<Record<string, string>>;
  /** The roles in seat order; undefined when none were given. Throws unusable at `setup.KEY…`. */
  read(info: MatchInfo<unknown>, given: Readonly<Record<string, unknown>>): readonly R[] | undefined;
  /** Draws the roles from the stream `KEY`: meadow by meadow, and in each by seat. */
  draw(seats: readonly Seat[], chance: Chance): readonly R[];
}

/**
 * Declares the roles that the players of each meadow share out, as many roles as players: one who is positive and one who
 * is negative. `help` says in words what a host may give by hand; `meadows` is the order in which they are drawn, that of
 * the seats if left out.
 */
export function roles<const R extends string>(
  key: string,
  all: readonly R[],
  { help, meadows }: { readonly help: string; readonly meadows?: readonly string[] },
): Roles<R> {
  const expected = all.map((role) => `"${role}"`).join(' or ');
  return {
    keys: { [key]: help },
    read: ({ names, seats }, given) => {
      const dealt = perPlayer(names, given, key, (raw, path) =>
        all.includes(raw as R) ? (raw as R) : unusable(path, `expected ${expected}, found ${quote(raw)}`),
      );
      if (dealt)
        for (const [meadow, mates] of meadowsOf(seats)) {
          const inMeadow = mates.map((seat) => dealt[seat] as R);
          if ([...inMeadow].sort().join() !== [...all].sort().join())
            unusable(`setup.${key}`, `expected ${listed(all)} in ${meadow}, found ${listed(inMeadow)}`);
        }
      return dealt;
    },
    draw: (seats, chance) => {
      const stream = chance(key);
      const groups = meadowsOf(seats);
      const drawn: R[] = [];
      for (const meadow of meadows ?? groups.keys()) {
        const left = [...all];
        for (const seat of groups.get(meadow) ?? [])
          drawn[seat] = left.splice(left.length > 1 ? stream.below(left.length) : 0, 1)[0] as R;
      }
      return drawn;
    },
  };
}
