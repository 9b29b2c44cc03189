import { type Draft, draftOf } from '../../data.ts';
import { type Earning, joined, listed, plural, signed, type Tell } from '../../kit.ts';
import type { Order, Polar } from './order.ts';
import { placeOf } from './places.ts';
import type { Hand, Meadow, MeadowRow, Options, PolarPosition } from './position.ts';
import { COILS, MEADOWS, POLES, POSTCARDS } from './position.ts';

/**
 * Resolves a round. The steps are mails, ranking, points, reset, bellflowers, the end of the match, and then the income
 * for the next round (P5).
 */
export const resolve: Polar['resolve'] = ({ seats, options }, position, orders, _chance, tell) => {
  const hands = draftOf(position.seats);
  const meadows = deliverMails(position, hands, orders, tell);
  rank(meadows, options, tell);
  const earnings: Earning[] = [];
  const totals = [0, 0, 0, 0, 0];
  hands.forEach((hand, seat) => {
    const at = MEADOWS.indexOf(seats[seat]!.meadow as Meadow);
    const { meadow, reset, plus, minus } = meadows[at]!;
    if (reset) earnings.push({ seat, bellflowers: 1 });
    const points = hand.polarity === '+' ? plus : minus;
    hand.points += points;
    totals[at]! += hand.points;
    if (points > 0)
      tell?.(
        'host',
        'P1',
        `${hand.player} gets ${plural(points, 'point')} in ${meadow} and now has ${plural(hand.points, 'point')}.`,
      );
  });
  const round = position.round + 1;
  const over = round >= options.lastRound || Math.max(...totals) >= options.pointsToEnd;
  if (!over) for (const [seat, hand] of hands.entries()) receive(hand, seat, tell);
  else if (tell) {
    const full = MEADOWS.filter((_, at) => totals[at]! >= options.pointsToEnd).map((meadow) => {
      const own = hands.filter((_, seat) => seats[seat]!.meadow === meadow);
      const each = joined(own.map(({ player, points }) => `${player} ${points}`));
      return `${meadow} has ${plural(totals[MEADOWS.indexOf(meadow)]!, 'point')} (${each})`;
    });
    const why =
      full.length > 0 ? `${full.join('; ')}. The match ends.` : `Round ${round} was the last round.`;
    tell('public', 'P9', why, { isEnd: true });
  }
  return { position: { round, over, meadows, seats: hands }, earnings };
};

/** Takes mailed postcards and coils out of the hands, and charges the meadows. Meadows are ranked later. */
function deliverMails(
  position: PolarPosition,
  hands: readonly Draft<Hand>[],
  orders: readonly Order[],
  tell?: Tell,
): readonly Draft<MeadowRow>[] {
  const rows = position.meadows.map(({ meadow, power }) => {
    return { meadow, power, mails: 0, change: 0, charge: power, plus: 0, minus: 0, reset: false };
  });
  hands.forEach((hand, seat) => {
    const { buyStamps, mails } = orders[seat]!;
    if (buyStamps > 0)
      tell?.(seat, 'P8', `${hand.player} buys ${buyStamps === 1 ? 'a stamp' : plural(buyStamps, 'stamp')}.`);
    hand.stamps += buyStamps - mails.length;
    for (const { postcard, coil } of mails) {
      const row = rows[MEADOWS.indexOf(postcard)]!;
      const charge = hand.polarity === '+' ? coil : -coil;
      row.mails++;
      row.change += charge;
      hand[postcard]--;
      hand[COILS.column(coil)]--;
      tell?.(
        seat,
        'P5',
        `${hand.player} mails ${postcard} with a coil of strength ${coil}: ${signed(charge)}.`,
      );
    }
  });
  for (const row of rows) {
    const { meadow, power, mails, change } = row;
    row.charge = power + change;
    tell?.(
      'public',
      'P5',
      `${meadow}: ${plural(mails, 'mail')}, ${signed(power)} ${change < 0 ? '−' : '+'} ${Math.abs(change)} = ${signed(row.charge)}.`,
    );
  }
  return rows;
}

/** Gives each meadow its points, and resets the strongest meadows (P1, P2, P3). */
function rank(rows: readonly Draft<MeadowRow>[], { allNeutral }: Options, tell?: Tell): void {
  const strengths = rows.map(({ charge }) => Math.abs(charge));
  const strongest = Math.max(...strengths);
  if (tell) tellTies(tell, rows, strengths);
  rows.forEach((row, i) => {
    const { charge } = row;
    const { place, points } = placeOf(strengths[i]!, strengths);
    row.reset = strengths[i] === strongest && (strongest > 0 || allNeutral === 'reset-all');
    row.power = row.reset ? 0 : charge;
    row.plus = charge > 0 ? points : 0;
    row.minus = charge < 0 ? points : 0;
    if (tell) tellRank(tell, row, place, strengths.filter((other) => other === strongest).length > 1);
  });
}

function tellRank(
  tell: Tell,
  { meadow, charge, plus, minus, reset }: MeadowRow,
  place: number,
  isTied: boolean,
): void {
  const points = plural(plus + minus, 'point');
  if (plus + minus > 0)
    tell(
      'public',
      'P1',
      `${meadow} stands at ${signed(charge)}, place ${place}: ${points} for its ${POLES[charge > 0 ? '+' : '-']} player.`,
    );
  if (reset)
    tell(
      'public',
      charge === 0 ? 'P3' : 'P5',
      `${meadow} is ${isTied ? 'one of the strongest meadows' : 'the strongest meadow'} and is reset to 0. Both its players get a bellflower.`,
    );
}

/** Tells about each tie that changes the points of the tied meadows (P1). */
function tellTies(tell: Tell, meadows: readonly MeadowRow[], strengths: readonly number[]): void {
  for (const strength of new Set(strengths)) {
    const tied = meadows.filter((_, i) => strengths[i] === strength).map(({ meadow }) => meadow);
    const { place, points, isLowered } = placeOf(strength, strengths);
    if (isLowered)
      tell(
        'public',
        'P1',
        `${listed(tied)} are equally strong. Each gives the points of place ${place}: ${points === 0 ? 'no points' : plural(points, 'point')}.`,
      );
  }
}

/** Gives a player a stamp for the new round. A player without postcards also gets a new hand and one more stamp (P4, P13). */
function receive(hand: Draft<Hand>, seat: number, tell?: Tell): void {
  hand.stamps++;
  if (!POSTCARDS.isEmpty(hand)) return;
  tell?.(
    seat,
    'P13',
    `${hand.player} has no postcard left, and gets a new hand of postcards and coils and one more stamp.`,
  );
  Object.assign(hand, POSTCARDS.start, COILS.start);
  hand.stamps++;
}
