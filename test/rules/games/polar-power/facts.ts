import type { Order } from '../../../../src/rules/games/polar-power/order.ts';
import type { PolarPosition } from '../../../../src/rules/games/polar-power/position.ts';
import { MEADOWS } from '../../../../src/rules/games/polar-power/position.ts';
import { roster } from '../../../players.ts';
import { type Account, type GameFacts, others, sum, swapped, swapRows } from '../../law/facts.ts';
import { pick } from '../../law/random.ts';

const positionOf = (match: { position: unknown }) => match.position as PolarPosition;
const postcards = (hand: PolarPosition['seats'][number]) => sum(MEADOWS, (colour) => hand[colour]);

const ROSTER = roster(...MEADOWS.flatMap((meadow) => [meadow, meadow]));

/** The first of each meadow is positive; in white it is the first or the second. */
const polarity = (isSwapped: boolean) =>
  Object.fromEntries(
    ROSTER.map(({ name, meadow }, i) => [
      name,
      (i % 2 === 0) === (meadow === 'white' ? !isSwapped : true) ? '+' : '-',
    ]),
  );

/** Nobody but the two of a meadow knows who is positive there; nobody sees another's hand, mails or stamps. */
export const facts: GameFacts = {
  cast: {
    meadows: ['white', 'white', 'blue', 'blue', 'black', 'black', 'red', 'red', 'green', 'green'],
    random: 4,
    trades: [
      {
        from: 'Ann',
        to: 'Fay',
        gives: { postcards: ['red'], coils: [1] },
        takes: { postcards: ['blue'], coils: [2] },
      },
    ],
  },

  online: {
    roster: ROSTER,
    options: { lastRound: 4 },
    deals: { one: { polarity: polarity(false) }, other: { polarity: polarity(true) }, knows: ['Ann', 'Ben'] },
  },

  alter({ match, orders }, viewer, random) {
    const { info } = match;
    const position = positionOf(match);
    const a = pick(random, others(match, viewer));
    const meadowOf = (seat: number) => info.seats[seat]!.meadow;
    const isMate = viewer !== 'public' && meadowOf(a) === meadowOf(viewer);
    // Within a foreign meadow the two may be each other; elsewhere two of one polarity may hold and send the same.
    const partner = others(match, viewer).find((seat) => seat !== a && meadowOf(seat) === meadowOf(a));
    const alike = others(match, viewer).filter(
      (seat) => seat !== a && position.seats[seat]!.polarity === position.seats[a]!.polarity,
    );
    const whole = !isMate && random(2) === 0;
    const b = whole ? partner : pick(random, alike);
    if (b === undefined) return undefined;
    const seats = swapRows(position.seats, a, b, whole ? [] : ['polarity', 'points']);
    const purses = swapped(match.purses, a, b);
    const altered = { ...position, seats } as PolarPosition;
    return { match: { ...match, position: altered, purses }, orders: swapped(orders, a, b) };
  },

  account(before, orders, after) {
    const past = positionOf(before);
    const now = positionOf(after);
    const income = now.over ? 0 : 1;
    return past.seats.flatMap((hand, seat): Account[] => {
      const { buyStamps, mails } = orders[seat] as Order;
      const then = now.seats[seat]!;
      const left = postcards(hand) - mails.length;
      const refill = left === 0 && !now.over ? 1 : 0;
      return [
        ['stamps', hand.stamps + buyStamps - mails.length + income + refill, then.stamps],
        ['postcards', left + 5 * refill, postcards(then)],
        ['coils', left + 5 * refill, then.coil1 + then.coil2 + then.coil3],
        ['coil 3', hand.coil3 - mails.filter(({ coil }) => coil === 3).length + refill, then.coil3],
      ];
    });
  },
};
