import type { Chance } from '../../base/chance.ts';
import { count, each, flag, isOver, text } from '../../declare/column.ts';
import { type MatchInfo, meadowsOf } from '../../declare/match-info.ts';
import type { Problem } from '../../declare/position.ts';
import { declarePosition, type PositionOf, type RowIn, startPosition, table } from '../../declare/tables.ts';
import type { Options } from './options.ts';
import { type Deal, drawSoulmates } from './pairing.ts';
import { CARD_COLUMNS, COPIES, ROUNDS } from './vocabulary.ts';

export const POSITION = declarePosition({
  tables: {
    seats: table('owner', {
      /** Two players with the same number are soulmates. */
      pair: count({ known: 'host', publicFrom: isOver }),
      ...each(CARD_COLUMNS, count({ start: COPIES })),
      pointTokens: count(),
    }),
    /** Round by round, each in seat order. */
    plays: table('owner', {
      round: count({ known: 'everyone' }),
      player: text({ known: 'everyone' }),
      card: count({ least: 1, most: CARD_COLUMNS.length }),
      garnets: count(),
      token: flag(),
      /** Everyone knows whether there were any, nobody how many (S7). */
      points: count({ known: 'partly' }),
    }),
  },
});

export type SoulmatePosition = PositionOf<typeof POSITION>;
export type Hand = RowIn<typeof POSITION, 'seats'>;
export type Play = RowIn<typeof POSITION, 'plays'>;

/** Checks the length of the match, the hands, the pairs, and that there is one play per player and round. */
export function check({ round, over, seats, plays }: SoulmatePosition): readonly Problem[] {
  const problems: Problem[] = [];
  const expect = (isGood: boolean, path: string, problem: string) => {
    if (!isGood) problems.push({ path, problem });
  };
  expect(round <= ROUNDS, 'round', `expected at most ${ROUNDS}, found ${round}`);
  expect(over === round >= ROUNDS, 'over', `expected ${round >= ROUNDS} after round ${round}`);
  const left = ROUNDS - round;
  seats.forEach((hand, i) => {
    const cards = hand.card1 + hand.card2 + hand.card3;
    expect(cards === left, `seats[${i}].card1`, `expected ${left} cards in all, found ${cards}`);
    const mates = seats.filter(({ pair }) => pair === hand.pair).length;
    expect(mates === 2, `seats[${i}].pair`, `expected two players in pair ${hand.pair}, found ${mates}`);
  });
  const all = round * seats.length;
  expect(plays.length === all, 'plays', `expected one row per player and round, ${all} in all`);
  plays.forEach((play, i) => {
    const expected = Math.floor(i / seats.length) + 1;
    expect(play.round === expected, `plays[${i}].round`, `expected ${expected}, found ${play.round}`);
    const player = seats[i % seats.length]?.player;
    expect(play.player === player, `plays[${i}].player`, `expected ${player}, found ${play.player}`);
  });
  return problems;
}

/** Everyone has nine cards, the point tokens of their meadow (S6), and a soulmate. */
export function start(info: MatchInfo<Options>, deal: Deal, chance: Chance): SoulmatePosition {
  const meadows = meadowsOf(info.seats);
  const pairs: number[] = [];
  let last = 0;
  (deal ?? drawSoulmates(info, chance)).forEach((mate, seat) => {
    pairs.push(mate > seat ? ++last : (pairs[mate] as number));
  });
  return startPosition(POSITION, {
    seats: info.seats.map(({ name, meadow }, seat) => ({
      player: name,
      pair: pairs[seat] as number,
      // Three for a player alone in a meadow or without one, two in a meadow of two, else one.
      pointTokens: Math.max(1, 4 - (meadow === undefined ? 1 : meadows.get(meadow)!.length)),
    })),
  });
}

/** The cards of a hand, ascending. */
export function cardsOf({ card1, card2, card3 }: Hand): number[] {
  const cards: number[] = [];
  for (let n = card1; n > 0; n--) cards.push(1);
  for (let n = card2; n > 0; n--) cards.push(2);
  for (let n = card3; n > 0; n--) cards.push(3);
  return cards;
}

/** The soulmate of each seat. */
export function soulmatesOf(hands: readonly Hand[]): readonly number[] {
  const soulmates: number[] = [];
  const firsts: number[] = [];
  for (let seat = 0; seat < hands.length; seat++) {
    const pair = hands[seat]!.pair;
    const first = firsts[pair];
    if (first === undefined) firsts[pair] = seat;
    else {
      soulmates[first] = seat;
      soulmates[seat] = first;
    }
  }
  return soulmates;
}

/** All points of each seat so far: a secret until the end (S7). */
export function pointsOf({ seats, plays }: SoulmatePosition): readonly number[] {
  const points = seats.map(() => 0);
  for (let i = 0; i < plays.length; i++) points[i % seats.length]! += plays[i]!.points;
  return points;
}
