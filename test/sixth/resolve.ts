import type { Chance, Stream } from '../../src/rules/base/chance.ts';
import { type Outcome, seatsWith, winnersTokens } from '../../src/rules/declare/outcome.ts';
import type { Table } from '../../src/rules/declare/table.ts';
import type { Resolved, Tell } from '../../src/rules/game.ts';
import type { Options } from './options.ts';
import type { Order } from './order.ts';
import type { Hand, RockPosition } from './position.ts';
import { beatenBy, THROWS, type Throw } from './vocabulary.ts';

/** Purchases, throws, and a point for everyone whom a throw beats (R2). */
export function resolve(
  { options, names }: Table<Options>,
  position: RockPosition,
  orders: readonly Order[],
  chance: Chance,
  tell?: Tell,
): Resolved<RockPosition> {
  const round = position.round + 1;
  const lots = chance(`missed:${round}`);
  const hands = position.seats.map((hand, seat) => {
    const order = orders[seat] as Order;
    const bought = order.buy === '' ? hand : { ...hand, [order.buy]: hand[order.buy] + 1 };
    if (order.buy !== '') tell?.(seat, 'R4', `${names[seat]} buys ${order.buy}.`);
    const thrown = order.throw || missed(bought, options, lots);
    tell?.(seat, thrown === order.throw ? 'R2' : 'R3', `${names[seat]} throws ${thrown || 'nothing'}.`);
    return thrown === '' ? { ...bought, thrown } : { ...bought, [thrown]: bought[thrown] - 1, thrown };
  });
  const seats = hands.map((hand, seat) => {
    const gain = hand.thrown === '' ? 0 : countThrown(hands, beatenBy(hand.thrown));
    if (gain > 0) tell?.('public', 'R2', `${names[seat]} beats ${gain}.`);
    return { ...hand, points: hand.points + gain };
  });
  return { position: { round, over: round >= options.rounds, seats }, earnings: [] };
}

/** How many threw this. */
export function countThrown(hands: readonly Hand[], kind: Throw): number {
  return hands.filter(({ thrown }) => thrown === kind).length;
}

/** What stands in for a missing throw (R3). */
function missed(hand: Hand, { missed }: Options, lots: Stream): Throw | '' {
  if (missed === 'pass') return '';
  const held = THROWS.flatMap((kind) => Array<Throw>(hand[kind]).fill(kind));
  return held.length === 0 ? '' : (held[lots.below(held.length)] as Throw);
}

/** Most points win, fewest are candidates, and each point is a garnet (R6). */
export function outcome(
  { names }: Table<Options>,
  { seats }: RockPosition,
  _chance: Chance,
  tell?: Tell,
): Outcome {
  const scores = seats.map(({ points }) => points);
  const winners = seatsWith('most', scores);
  const candidates = seatsWith('least', scores);
  const tokens = winnersTokens(winners);
  scores.forEach((score, seat) => {
    tell?.('public', 'R6', `${names[seat]} has ${score} points.`);
  });
  return {
    scores,
    winners,
    candidates,
    vote: candidates.length > 1,
    earnings: scores.map((score, seat) => ({
      seat,
      garnets: score,
      tokensOfLife: winners.includes(seat) ? tokens : 0,
    })),
    reveal: {},
  };
}
