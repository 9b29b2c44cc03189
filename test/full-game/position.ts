import type { PositionOf, RowIn } from '../../src/rules/data.ts';
import { count, declarePosition, flag, isOver, startPosition, table, text } from '../../src/rules/data.ts';
import type { Chance, DealPart, MatchInfo, OptionsOf, Problem } from '../../src/rules/kit.ts';
import {
  perPlayer,
  priceOption,
  quote,
  seating,
  seatOf,
  unusable,
  wholeOption,
} from '../../src/rules/kit.ts';

/** The most lanterns that one visit can be lit with: the form offers no more. */
export const MOST_LIT = 5;

/** A player who stayed at home has visited nobody. */
export const NOBODY = '';

export const SEATING = seating({ players: [3, 12] });

export const OPTIONS = {
  rounds: wholeOption(4, 1, {
    label: 'Rounds',
    help: 'The match ends after this round.',
    ruling: 'T8',
  }),
  lanterns: wholeOption(3, 0, {
    label: 'Lanterns at the start',
    help: 'What each player begins with.',
    ruling: 'T3',
  }),
  lanternPrice: priceOption(1, 'a lantern', {
    help: 'Bought lanterns can be used in the same order.',
    ruling: 'T4',
  }),
};

export type Options = OptionsOf<typeof OPTIONS>;
export type Info = MatchInfo<Options>;

export const POSITION = declarePosition({
  tables: {
    /** Each player's friend: only the host knows, not even the player (T5). */
    friends: table('host', {
      player: text({ known: 'everyone' }),
      friend: text({ publicFrom: isOver }),
    }),
    seats: table('owner', {
      lanterns: count({ most: 1_000_000 }),
      points: count({ publicFrom: isOver }),
      /** The last visit. Everyone learns how many visitors each player had, and so a part of this (T7). */
      visited: text({ known: 'partly' }),
      lit: count(),
      found: flag(),
    }),
  },
});

export type GamePosition = PositionOf<typeof POSITION>;
export type SeatRow = RowIn<typeof POSITION, 'seats'>;

/** Faults that single cells do not show: names are players’ names, and nobody is a friend or guest of themselves. */
export function check({ friends, seats }: GamePosition, { names }: Info): readonly Problem[] {
  const problems: Problem[] = [];
  const other = (path: string, player: string | undefined, name: string) => {
    if (!names.includes(name) || name === player) problems.push({ path, problem: 'expected another player' });
  };
  if (friends.length !== names.length)
    problems.push({ path: 'friends', problem: `expected ${names.length} rows` });
  friends.forEach(({ player, friend }, i) => {
    if (player !== names[i])
      problems.push({ path: `friends[${i}].player`, problem: `expected ${names[i] ?? 'no further row'}` });
    other(`friends[${i}].friend`, player, friend);
  });
  seats.forEach(({ player, visited }, i) => {
    if (visited !== '') other(`seats[${i}].visited`, player, visited);
  });
  return problems;
}

/** The seat of each player’s friend, when given by hand. */
export type Deal = readonly number[] | undefined;

/** A deal by hand: a friend for each player. */
export const DEAL = {
  keys: {
    friends: {
      help: 'Each player’s hidden friend.',
      input: { kind: 'per-player', choices: 'players' },
    } satisfies DealPart,
  },
  read: (info: Info, given: Record<string, unknown>): Deal =>
    perPlayer(info.names, given, 'friends', (raw, path) => {
      const seat = seatOf(info, raw as string);
      return seat < 0 ? unusable(path, `expected a player, found ${quote(raw)}`) : seat;
    })?.map((friend, seat) =>
      friend === seat ? unusable(`setup.friends.${info.names[seat]}`, 'expected another player') : friend,
    ),
};

/** Lanterns for everyone, and a friend for each: as dealt, or drawn from all other players. */
export function start({ names, options }: Info, deal: Deal, chance: Chance): GamePosition {
  const friends = deal ?? drawFriends(names.length, chance);
  return startPosition(POSITION, {
    friends: names.map((player, seat) => ({ player, friend: names[friends[seat] as number] as string })),
    seats: names.map((player) => ({ player, lanterns: options.lanterns })),
  });
}

function drawFriends(players: number, chance: Chance): number[] {
  const stream = chance('friends');
  // One of the others: a number below the count of them, and past the player’s own seat.
  return Array.from({ length: players }, (_, seat) => {
    const friend = stream.below(players - 1);
    return friend < seat ? friend : friend + 1;
  });
}
