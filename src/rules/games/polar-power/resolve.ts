import type { Draft } from '../../data.ts';
import { type Earning, listed, plural, signed, type Tell } from '../../kit.ts';
import type { Order, Polar } from './order.ts';
import type { Hand, Meadow, MeadowRow, Options, PolarPosition } from './position.ts';
import { COILS, copyHand, MEADOWS, POSTCARDS } from './position.ts';

/** Points by place, strongest meadow first (P1). */
const PLACE_POINTS = [2, 1, 1, 0, 0] as const;

/** Mails, ranking, points, reset, bellflowers, end check, then the incomes of the next round (P5). */
export const resolve: Polar['resolve'] = ({ seats, options }, position, orders, _chance, tell) => {
  const hands = position.seats.map(copyHand);
  const meadows = rank(deliverMails(position, hands, orders, tell), options, tell);
  const earnings: Earning[] = [];
  const totals = [0, 0, 0, 0, 0];
  hands.forEach((hand, seat) => {
    const at = MEADOWS.indexOf(seats[seat]!.meadow as Meadow);
    const { meadow, reset, plus, minus } = meadows[at]!;
    if (reset) earnings.push({ seat, bellflowers: 1 });
    const points = hand.polarity === '+' ? plus : minus;
    hand.points += points;
    totals[at]! += hand.points;
    if (points > 0) tell?.('host', 'P1', `${hand.player} gets ${points} in ${meadow}, now ${hand.points}.`);
  });
  const round = position.round + 1;
  const over = round >= options.lastRound || Math.max(...totals) >= options.pointsToEnd;
  if (!over) for (const [seat, hand] of hands.entries()) receive(hand, seat, tell);
  else if (tell) {
    const full = MEADOWS.flatMap((meadow, at) => {
      const own = hands.filter((_, seat) => seats[seat]!.meadow === meadow);
      const each = own.map(({ player, points }) => `${player} ${points}`).join(', ');
      return totals[at]! < options.pointsToEnd
        ? []
        : [`${meadow} has ${plural(totals[at]!, 'point')} (${each})`];
    });
    const why = full.length > 0 ? `${full.join('; ')}: the match ends.` : `Round ${round} was the last.`;
    tell('public', 'P9', why, { isEnd: true });
  }
  return { position: { round, over, meadows, seats: hands }, earnings };
};

/** Takes what was mailed out of the hands, and charges the meadows with it; not yet ranked. */
function deliverMails(
  position: PolarPosition,
  hands: readonly Draft<Hand>[],
  orders: readonly Order[],
  tell?: Tell,
): readonly MeadowRow[] {
  const mails = [0, 0, 0, 0, 0];
  const change = [0, 0, 0, 0, 0];
  hands.forEach((hand, seat) => {
    const { buyStamps, mails: sent } = orders[seat]!;
    if (buyStamps > 0)
      tell?.(seat, 'P8', `${hand.player} buys ${buyStamps === 1 ? 'a stamp' : plural(buyStamps, 'stamp')}.`);
    hand.stamps += buyStamps - sent.length;
    for (const { postcard, coil } of sent) {
      const at = MEADOWS.indexOf(postcard);
      mails[at]!++;
      change[at]! += hand.polarity === '+' ? coil : -coil;
      hand[postcard]--;
      hand[COILS.column(coil)]--;
      tell?.(
        seat,
        'P5',
        `${hand.player} mails ${postcard} with a coil of strength ${coil}: ${signed(hand.polarity === '+' ? coil : -coil)}.`,
      );
    }
  });
  return position.meadows.map(({ meadow, power }, i) => {
    const charge = power + change[i]!;
    tell?.(
      'public',
      'P5',
      `${meadow}: ${plural(mails[i]!, 'mail')}, ${signed(power)} ${change[i]! < 0 ? '−' : '+'} ${Math.abs(change[i]!)} = ${signed(charge)}.`,
    );
    return { meadow, power, mails: mails[i]!, change: change[i]!, charge, plus: 0, minus: 0, reset: false };
  });
}

/** The meadows with the points they give and the strongest reset (P1, P2, P3). */
function rank(meadows: readonly MeadowRow[], options: Options, tell?: Tell): readonly MeadowRow[] {
  const strengths = meadows.map(({ charge }) => Math.abs(charge));
  const strongest = Math.max(...strengths);
  if (tell) tellTies(tell, meadows, strengths);
  return meadows.map((row, i) => {
    const strength = strengths[i]!;
    const place = placeOf(strength, strengths);
    const points = strength === 0 ? 0 : (PLACE_POINTS[place - 1] as number);
    const reset = strength === strongest && (strongest > 0 || options.allNeutral === 'reset-all');
    if (tell) tellRank(tell, row, place, points, reset);
    const { meadow, mails, change, charge } = row;
    const power = reset ? 0 : charge;
    const plus = charge > 0 ? points : 0;
    const minus = charge < 0 ? points : 0;
    return { meadow, power, mails, change, charge, plus, minus, reset };
  });
}

/** A tied group earns what its last place earns: the count of meadows at least as strong is that place (P1). */
function placeOf(strength: number, strengths: readonly number[]): number {
  let place = 0;
  for (const other of strengths) if (other >= strength) place++;
  return place;
}

function tellRank(tell: Tell, { meadow, charge }: MeadowRow, place: number, points: number, reset: boolean) {
  if (points > 0)
    tell(
      'public',
      'P1',
      `${meadow} stands at ${signed(charge)}, place ${place}: ${plural(points, 'point')} for its ${charge > 0 ? 'positive' : 'negative'} player.`,
    );
  if (reset)
    tell(
      'public',
      charge === 0 ? 'P3' : 'P5',
      `No meadow is stronger than ${meadow}, which is reset to 0; both its players get a bellflower.`,
    );
}

/** Says what a tie has cost: nothing is said of one that leaves the points of its places as they are (P1). */
function tellTies(tell: Tell, meadows: readonly MeadowRow[], strengths: readonly number[]): void {
  for (const strength of new Set(strengths)) {
    const tied = meadows.filter((_, i) => strengths[i] === strength).map(({ meadow }) => meadow);
    const last = placeOf(strength, strengths);
    const [best = 0, points = 0] = [PLACE_POINTS[last - tied.length], PLACE_POINTS[last - 1]];
    if (strength > 0 && best > points)
      tell(
        'public',
        'P1',
        `${listed(tied)} are equally strong: each gives what place ${last} gives, ${points === 0 ? 'no points' : plural(points, 'point')}.`,
      );
  }
}

/** A stamp for the new round; a player without postcards also gets a new hand and one more stamp (P4, P13). */
function receive(hand: Draft<Hand>, seat: number, tell?: Tell): void {
  hand.stamps++;
  if (!POSTCARDS.isEmpty(hand)) return;
  tell?.(
    seat,
    'P13',
    `${hand.player} holds no postcard: a new hand of postcards and coils comes, and one more stamp.`,
  );
  Object.assign(hand, POSTCARDS.start, COILS.start);
  hand.stamps++;
}
