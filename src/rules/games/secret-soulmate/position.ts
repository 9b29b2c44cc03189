import type { PositionOf, RowIn } from '../../data.ts';
import { count, declarePosition, flag, items, table, text } from '../../data.ts';
import type { MatchInfo, OptionsOf, Problem } from '../../kit.ts';
import { choiceOption, priceOption, problemsIn } from '../../kit.ts';

export const OPTIONS = {
  defaultCard: choiceOption(['lowest', 'highest', 'random'], {
    label: 'Card for a player who names no card',
    help: 'The player’s lowest card is played, or the highest card, or chance draws a card.',
    ruling: 'S1',
  }),
  pairing: choiceOption(['any', 'across-meadows'], {
    label: 'Who may be soulmates',
    help: 'Either any two players may be soulmates, or only two players who do not share a meadow.',
    ruling: 'S5',
  }),
  pointTokenPrice: priceOption(2, 'a point token', {
    help: 'Bought point tokens can be used in the same order.',
    ruling: 'S11',
  }),
};
export type Options = OptionsOf<typeof OPTIONS>;
export type Info = MatchInfo<Options>;

/** Number of rounds: one for each card dealt (S13). */
export const ROUNDS = 9;

/** The number cards. A starting hand has three of each number. Both sides of a trade must give the same number of cards. */
export const CARDS = items('numberCards', {
  one: 'number card',
  kinds: [1, 2, 3],
  column: 'card',
  start: 3,
  swap: true,
});

export const POSITION = declarePosition({
  tables: {
    seats: table('owner', {
      /** Number of the player's pair. Soulmates have the same number. */
      pair: count({ known: 'host', revealed: '' }),
      ...CARDS.columns,
      pointTokens: count(),
    }),
    /** The plays of all rounds so far, round by round. Within a round they are in seat order. */
    plays: table('owner', {
      round: count({ known: 'everyone' }),
      player: text({ known: 'everyone' }),
      card: count({ least: 1, most: CARDS.kinds.length }),
      garnets: count(),
      token: flag(),
      /** Points that the play got. Everyone knows whether the play got points, but nobody knows the number of points (S7). */
      points: count({ known: 'partly' }),
    }),
  },
});

export type SoulmatePosition = PositionOf<typeof POSITION>;
export type Hand = RowIn<typeof POSITION, 'seats'>;
export type Play = RowIn<typeof POSITION, 'plays'>;

/** Checks the hands and the pairs, and that each player has one play for each round. */
export function check({ round, seats, plays }: SoulmatePosition): readonly Problem[] {
  return problemsIn((expect) => {
    const left = ROUNDS - round;
    seats.forEach((hand, i) => {
      const cards = CARDS.count(hand);
      expect(cards === left, `seats[${i}].card1`, `expected ${left} cards in all, found ${cards}`);
      const mates = seats.filter(({ pair }) => pair === hand.pair).length;
      expect(mates === 2, `seats[${i}].pair`, `expected two players in pair ${hand.pair}, found ${mates}`);
    });
    const all = round * seats.length;
    expect(plays.length === all, 'plays', `expected one row per player and round, ${all} in all`);
    plays.forEach((play, i) => {
      const ofRound = Math.floor(i / seats.length) + 1;
      expect(play.round === ofRound, `plays[${i}].round`, `expected ${ofRound}, found ${play.round}`);
      const player = seats[i % seats.length]?.player;
      expect(play.player === player, `plays[${i}].player`, `expected ${player}, found ${play.player}`);
    });
  });
}

/** Lists the pairs of soulmates. Each pair is two seats. */
export function pairsOf(hands: readonly Hand[]): readonly (readonly [number, number])[] {
  return hands.flatMap(({ pair }, a) =>
    hands.flatMap((other, b) => (b > a && other.pair === pair ? [[a, b] as const] : [])),
  );
}

/** Lists the plays of a seat, round by round. */
export function playsOf({ seats, plays }: SoulmatePosition, seat: number): readonly Play[] {
  return plays.filter((_, i) => i % seats.length === seat);
}

/** Gives the sum of each seat's points so far. These sums are secret until the end (S7). */
export function pointsOf(position: SoulmatePosition): readonly number[] {
  return position.seats.map((_, seat) =>
    playsOf(position, seat).reduce((sum, { points }) => sum + points, 0),
  );
}
