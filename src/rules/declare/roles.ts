import type { Stream } from '../base/chance.ts';
import { unexpected, unusable } from '../base/unusable.ts';
import { listed } from '../base/words.ts';
import { type Column, type ColumnOptions, type Known, oneOf } from './column.ts';
import { perPlayer } from './deal.ts';
import { meadowsOf, type Seat } from './match-info.ts';

/** A group of players to whom roles are dealt together. */
interface Group<R> {
  readonly mates: readonly number[];
  /** Gives the roles to deal, one for each player of the group. */
  roles(stream: Stream): readonly R[];
  /** Says what is wrong if the roles that the players hold are not the roles of the group. Undefined if nothing is wrong. */
  problem(held: readonly R[]): string | undefined;
}

/**
 * Declares a column of `seats` with a role for each player. In each meadow every role is dealt once, such as one positive
 * and one negative player. With `times`, roles are dealt to all players of the match together. `times` is then the number
 * of players with each role, or `'even'` for numbers as equal as possible. Chance or the host decides. `help` explains to
 * a host how to choose the roles. `meadows` is the order in which roles are drawn. If left out, this is the order of the
 * seats. Within a meadow it is the seat order.
 */
export function roles<const R extends string, K extends Known = never>(
  all: readonly R[],
  {
    help,
    meadows,
    times,
    ...options
  }: ColumnOptions<R, K> & {
    readonly help: string;
    readonly meadows?: readonly string[];
    readonly times?: number | 'even';
  },
): Column<R, NoInfer<K>> {
  const expected = all.map((role) => `"${role}"`).join(' or ');
  const groupsOf = (seats: readonly Seat[]): readonly Group<R>[] => {
    const everyone = [...seats.keys()];
    if (times === 'even')
      return [
        {
          mates: everyone,
          roles: (stream) => evenRoles(all, everyone.length, stream),
          problem: (held) => unevenness(all, held),
        },
      ];
    if (times !== undefined) {
      const every = all.flatMap((role) => Array<R>(times).fill(role));
      return [groupOf('all', everyone, every)];
    }
    const groups = meadowsOf(seats);
    return [...(meadows ?? groups.keys())].map((meadow) => groupOf(meadow, groups.get(meadow) ?? [], all));
  };
  return {
    ...(oneOf<readonly R[], K>(all, options) as Column<R, NoInfer<K>>),
    dealt: {
      part: { help, input: { kind: 'per-player', choices: all } },
      read: ({ names, seats }, given, key) => {
        const dealt = perPlayer(names, given, key, (raw, path) =>
          all.includes(raw as R) ? (raw as R) : unexpected(path, expected, raw),
        );
        for (const { mates, problem } of dealt ? groupsOf(seats) : []) {
          const found = mates.length > 0 && problem(mates.map((seat) => dealt?.[seat] as R));
          if (found) unusable(`setup.${key}`, found);
        }
        return dealt;
      },
      draw: ({ seats }, chance, key) => {
        const stream = chance(key);
        const drawn: R[] = [];
        for (const { mates, roles } of groupsOf(seats)) {
          const left = [...roles(stream)];
          for (const seat of mates)
            drawn[seat] = left.splice(left.length > 1 ? stream.below(left.length) : 0, 1)[0] as R;
        }
        return drawn;
      },
    },
  };
}

/** Makes a group whose players hold exactly these roles. */
function groupOf<R extends string>(where: string, mates: readonly number[], roles: readonly R[]): Group<R> {
  return {
    mates,
    roles: () => roles,
    problem: (held) =>
      [...held].sort().join() === [...roles].sort().join()
        ? undefined
        : `expected ${listed(roles)} in ${where}, found ${listed(held)}`,
  };
}

/** Deals roles to `players` players, each role equally often if possible. If not, the stream decides which roles one more player gets. */
function evenRoles<R extends string>(all: readonly R[], players: number, stream: Stream): readonly R[] {
  const order = stream.shuffle(all);
  return Array.from({ length: players }, (_, i) => order[i % order.length] as R);
}

/** Says what is wrong if the roles could be dealt more evenly. Undefined if nothing is wrong. */
function unevenness<R extends string>(all: readonly R[], dealt: readonly R[]): string | undefined {
  const counts = all.map((role) => dealt.filter((one) => one === role).length);
  if (Math.max(...counts) - Math.min(...counts) <= 1) return undefined;
  const found = all.map((role, i) => `${counts[i]} of ${role}`);
  return `expected roles in numbers as equal as possible, found ${listed(found)}`;
}
