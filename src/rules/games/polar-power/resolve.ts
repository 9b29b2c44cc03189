import { type Draft, draftOf } from '../../data.ts';
import { type Earning, joined, listed, plural, signed, type Tell } from '../../kit.ts';
import type { Order, Polar } from './order.ts';
import { type Place, placesOf } from './places.ts';
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
  hands.forEach((hand, seat) => {
    const { meadow, reset, plus, minus } = meadows[MEADOWS.indexOf(seats[seat]!.meadow as Meadow)]!;
    if (reset) earnings.push({ seat, bellflowers: 1 });
    const points = hand.polarity === '+' ? plus : minus;
    hand.points += points;
    const gets = `${hand.player} gets ${plural(points, 'point')} in ${meadow}`;
    if (points > 0) tell('host', 'P1', `${gets} and now has ${plural(hand.points, 'point')}.`);
  });
  const round = position.round + 1;
  const full = MEADOWS.flatMap((meadow) => {
    const own = hands.filter((_, seat) => seats[seat]!.meadow === meadow);
    const total = own.reduce((sum, { points }) => sum + points, 0);
    const each = joined(own.map(({ player, points }) => `${player} ${points}`));
    return total < options.pointsToEnd ? [] : [`${meadow} has ${plural(total, 'point')} (${each})`];
  });
  const why = full.length > 0 ? `${full.join('; ')}. The match ends.` : `Round ${round} was the last round.`;
  const over = full.length > 0 || round >= options.lastRound;
  if (over) tell('public', 'P9', why, { isEnd: true });
  else for (const [seat, hand] of hands.entries()) receive(hand, seat, tell);
  return { position: { round, over, meadows, seats: hands }, earnings };
};

/** Takes mailed postcards and coils out of the hands, and charges the meadows. Meadows are ranked later. */
function deliverMails(
  position: PolarPosition,
  hands: readonly Draft<Hand>[],
  orders: readonly Order[],
  tell: Tell,
): readonly Draft<MeadowRow>[] {
  const rows = position.meadows.map(({ meadow, power }) => {
    return { meadow, power, mails: 0, change: 0, charge: power, plus: 0, minus: 0, reset: false };
  });
  hands.forEach((hand, seat) => {
    const { buyStamps, mails } = orders[seat]!;
    if (buyStamps > 0)
      tell(seat, 'P8', `${hand.player} buys ${buyStamps === 1 ? 'a stamp' : plural(buyStamps, 'stamp')}.`);
    hand.stamps += buyStamps - mails.length;
    for (const { postcard, coil } of mails) {
      const row = rows[MEADOWS.indexOf(postcard)]!;
      const change = hand.polarity === '+' ? coil : -coil;
      row.mails++;
      row.change += change;
      row.charge += change;
      hand[postcard]--;
      hand[COILS.column(coil)]--;
      const mail = `${hand.player} mails ${postcard} with a coil of strength ${coil}`;
      tell(seat, 'P5', `${mail}: ${signed(change)}.`);
    }
  });
  for (const { meadow, power, mails, change, charge } of rows) {
    const sum = `${signed(power)} ${change < 0 ? '−' : '+'} ${Math.abs(change)} = ${signed(charge)}`;
    tell('public', 'P5', `${meadow}: ${plural(mails, 'mail')}, ${sum}.`);
  }
  return rows;
}

/** Gives each meadow its points, and resets the strongest meadows (P1, P2, P3). */
function rank(rows: readonly Draft<MeadowRow>[], { allNeutral }: Options, tell: Tell): void {
  const places = placesOf(rows.map(({ charge }) => charge));
  tellTies(tell, places);
  rows.forEach((row, at) => {
    const { charge } = row;
    const place = places[at]!;
    row.reset = place.isStrongest && (charge !== 0 || allNeutral === 'reset-all');
    row.power = row.reset ? 0 : charge;
    row.plus = charge > 0 ? place.points : 0;
    row.minus = charge < 0 ? place.points : 0;
    tellRank(tell, row, place);
  });
}

function tellRank(tell: Tell, { meadow, charge, plus, minus, reset }: MeadowRow, place: Place): void {
  const stands = `${meadow} stands at ${signed(charge)}, place ${place.place}`;
  const gain = `${plural(place.points, 'point')} for its ${POLES[charge > 0 ? '+' : '-']} player`;
  if (plus + minus > 0) tell('public', 'P1', `${stands}: ${gain}.`);
  const which = place.others.length > 0 ? 'one of the strongest meadows' : 'the strongest meadow';
  const news = `${meadow} is ${which} and is reset to 0. Both its players get a bellflower.`;
  if (reset) tell('public', charge === 0 ? 'P3' : 'P5', news);
}

/** Tells about each tie that changes the points of the tied meadows (P1). */
function tellTies(tell: Tell, places: readonly Place[]): void {
  places.forEach(({ place, points, isLowered, others }, at) => {
    // The first meadow of a tie tells it for all.
    if (!isLowered || MEADOWS.indexOf(others[0]!) < at) return;
    const each = `Each gives the points of place ${place}: ${points === 0 ? 'no points' : plural(points, 'point')}`;
    tell('public', 'P1', `${listed([MEADOWS[at]!, ...others])} are equally strong. ${each}.`);
  });
}

/** Gives a player a stamp for the new round. A player without postcards also gets a new hand and one more stamp (P4, P13). */
function receive(hand: Draft<Hand>, seat: number, tell: Tell): void {
  hand.stamps++;
  if (!POSTCARDS.isEmpty(hand)) return;
  const news = 'gets a new hand of postcards and coils and one more stamp';
  tell(seat, 'P13', `${hand.player} has no postcard left, and ${news}.`);
  Object.assign(hand, POSTCARDS.start, COILS.start);
  hand.stamps++;
}
