import type { PositionOf, RowIn } from '../../src/rules/data.ts';
import {
  count,
  countGood,
  declarePosition,
  flag,
  isOver,
  playerName,
  startPosition,
  table,
  text,
} from '../../src/rules/data.ts';
import type { Chance, MatchInfo, OptionsOf, Problem } from '../../src/rules/kit.ts';
import { otherPlayers, priceOption, problemsIn, seating, wholeOption } from '../../src/rules/kit.ts';

export const LANTERNS = countGood('lanterns', { one: 'lantern' });

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
      friend: playerName({ others: true, publicFrom: isOver }),
    }),
    seats: table('owner', {
      lanterns: count({ most: 1_000_000 }),
      points: count({ publicFrom: isOver }),
      /** The last visit. Everyone learns how many visitors each player had, and so a part of this (T7). */
      visited: playerName({ others: true, known: 'partly' }),
      lit: count(),
      found: flag(),
    }),
  },
});

export type GamePosition = PositionOf<typeof POSITION>;
export type SeatRow = RowIn<typeof POSITION, 'seats'>;

/** Faults that single cells do not show: each player has one friend, in seat order. */
export function check({ friends }: GamePosition, { names }: Info): readonly Problem[] {
  return problemsIn((expect) => {
    expect(friends.length === names.length, 'friends', `expected ${names.length} rows`);
    friends.forEach(({ player, friend }, i) => {
      expect(player === names[i], `friends[${i}].player`, `expected ${names[i] ?? 'no further row'}`);
      expect(friend !== '', `friends[${i}].friend`, 'expected another player');
    });
  });
}

/** The seat of each player’s friend, when given by hand. */
export type Deal = readonly number[] | undefined;

/** A deal by hand: a friend for each player. */
export const DEAL = otherPlayers('friends', { help: 'Each player’s hidden friend.' });

/** Lanterns for everyone, and a friend for each: as dealt, or drawn from all other players. */
export function start({ names, options }: Info, deal: Deal, chance: Chance): GamePosition {
  const friends = deal ?? DEAL.draw(names.length, chance);
  return startPosition(POSITION, {
    friends: names.map((player, seat) => ({ player, friend: names[friends[seat] as number] as string })),
    seats: names.map((player) => ({ player, lanterns: options.lanterns })),
  });
}
