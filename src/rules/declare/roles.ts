import type { Chance, Stream } from '../base/chance.ts';
import { unexpected, unusable } from '../base/unusable.ts';
import { listed } from '../base/words.ts';
import { type DealPart, perPlayer } from './deal.ts';
import { type MatchInfo, meadowsOf, type Seat } from './match-info.ts';
import type { Problem } from './position.ts';

/**
 * Deals each player a role. The host chooses the roles, or chance draws them. Roles are dealt in each meadow, or to all
 * players together.
 */
export interface Roles<R extends string> {
  /** The part of a deal in which the host may choose the roles. It goes into the `deal` of a game. */
  readonly keys: Readonly<Record<string, DealPart>>;
  /**
   * Reads the roles that the host chose, in seat order. Undefined if the host chose none. A wrong value throws an error
   * at `setup.KEY…`.
   */
  read(info: MatchInfo<unknown>, given: Readonly<Record<string, unknown>>): readonly R[] | undefined;
  /** Draws roles from the stream `KEY`, one meadow after the other. Within a meadow the order is the seat order. */
  draw(seats: readonly Seat[], chance: Chance): readonly R[];
  /**
   * Finds wrong roles in a position that was corrected by hand. The path of a problem is `seats[…].COLUMN`. The `check`
   * of a game calls this function.
   */
  check(seats: readonly Seat[], dealt: readonly R[], column: string): readonly Problem[];
}

/** A group of players to whom roles are dealt together. */
interface Group<R> {
  readonly mates: readonly number[];
  /** Gives the roles to deal, one for each player of the group. */
  roles(stream: Stream): readonly R[];
  /** Says what is wrong if the roles that the players hold are not the roles of the group. Undefined if nothing is wrong. */
  problem(held: readonly R[]): string | undefined;
}

/**
 * Declares roles for the players of each meadow, one role per player, such as one positive and one negative player. With
 * `times`, roles are dealt to all players of the match together. `times` is then the number of players with each role,
 * or `'even'` for numbers as equal as possible. `help` explains to a host how to choose the roles. `meadows` is the
 * order in which roles are drawn. If left out, this is the order of the seats.
 */
export function roles<const R extends string>(
  key: string,
  all: readonly R[],
  {
    help,
    meadows,
    times,
  }: {
    readonly help: string;
    readonly meadows?: readonly string[];
    readonly times?: number | 'even';
  },
): Roles<R> {
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
    keys: { [key]: { help, input: { kind: 'per-player', choices: all } } },
    read: ({ names, seats }, given) => {
      const dealt = perPlayer(names, given, key, (raw, path) =>
        all.includes(raw as R) ? (raw as R) : unexpected(path, expected, raw),
      );
      for (const group of dealt ? groupsOf(seats) : []) {
        const problem = problemOf(group, dealt as R[]);
        if (problem) unusable(`setup.${key}`, problem);
      }
      return dealt;
    },
    draw: (seats, chance) => {
      const stream = chance(key);
      const drawn: R[] = [];
      for (const { mates, roles } of groupsOf(seats)) {
        const left = [...roles(stream)];
        for (const seat of mates)
          drawn[seat] = left.splice(left.length > 1 ? stream.below(left.length) : 0, 1)[0] as R;
      }
      return drawn;
    },
    check: (seats, dealt, column) =>
      groupsOf(seats).flatMap((group) => {
        const problem = problemOf(group, dealt);
        return problem ? [{ path: `seats[${group.mates[0]}].${column}`, problem }] : [];
      }),
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

/** Says what is wrong if the players of a group do not hold the group's roles. Undefined if nothing is wrong. */
function problemOf<R extends string>({ mates, problem }: Group<R>, dealt: readonly R[]): string | undefined {
  return mates.length === 0 ? undefined : problem(mates.map((seat) => dealt[seat] as R));
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
