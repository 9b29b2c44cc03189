import type { Resolved, Tell } from '../game.ts';
import type { Earning } from '../purse.ts';
import { meadowsOf, type Table } from '../table.ts';
import type { Options } from './options.ts';
import type { Order } from './order.ts';
import { type Hand, type MeadowRow, type PolarPosition, startingHand } from './position.ts';
import { COIL_COLUMNS, MEADOWS } from './vocabulary.ts';

/** Points by place, strongest meadow first (P1). */
const PLACE_POINTS = [2, 1, 1, 0, 0] as const;

/** Mails, ranking, points, reset, bellflowers, end check, then the incomes of the next round (P5). */
export function resolve(
  table: Table<Options>,
  position: PolarPosition,
  orders: readonly Order[],
  _chance: unknown,
  tell?: Tell,
): Resolved<PolarPosition> {
  const { meadows, hands } = deliverMails(table, position, orders, tell);
  const ranked = rank(meadows, table.options, tell);
  const earnings: Earning[] = [];
  const scored = hands.map((hand, seat) => {
    const row = ranked[MEADOWS.indexOf(table.seats[seat]!.meadow as never)] as MeadowRow;
    if (row.reset) earnings.push({ seat, bellflowers: 1 });
    const points = hand.polarity === '+' ? row.plus : row.minus;
    if (points > 0)
      tell?.('host', 'P1', `${hand.player} gets ${points} in ${row.meadow}, now ${hand.points + points}.`);
    return points > 0 ? { ...hand, points: hand.points + points } : hand;
  });
  const round = position.round + 1;
  const over = round >= table.options.lastRound || isDecided(table, scored);
  if (over)
    tell?.(
      'public',
      'P9',
      round >= table.options.lastRound
        ? `Round ${round} was the last.`
        : `A meadow has ${table.options.pointsToEnd} points: the match ends.`,
    );
  return {
    position: { round, over, meadows: ranked, seats: over ? scored : scored.map((hand) => receive(hand)) },
    earnings,
  };
}

function deliverMails(
  { names }: Table<Options>,
  position: PolarPosition,
  orders: readonly Order[],
  tell?: Tell,
) {
  const mails = [0, 0, 0, 0, 0];
  const change = [0, 0, 0, 0, 0];
  const hands = position.seats.map((hand, seat) => {
    const order = orders[seat] as Order;
    if (order.mails.length === 0 && order.buyStamps === 0) return hand;
    if (order.buyStamps > 0) tell?.(seat, 'P8', `${names[seat]} buys ${order.buyStamps} stamps.`);
    const left = { ...hand, stamps: hand.stamps + order.buyStamps - order.mails.length };
    const sign = hand.polarity === '+' ? 1 : -1;
    for (const { postcard, coil } of order.mails) {
      const at = MEADOWS.indexOf(postcard);
      mails[at]!++;
      change[at]! += sign * coil;
      left[postcard]--;
      left[COIL_COLUMNS[coil - 1]!]--;
      tell?.(
        seat,
        'P5',
        `${names[seat]} mails ${postcard} with a coil of strength ${coil}: ${hand.polarity}${coil}.`,
      );
    }
    return left;
  });
  const meadows = position.meadows.map((row, i) => ({
    ...row,
    mails: mails[i]!,
    change: change[i]!,
    charge: row.power + change[i]!,
  }));
  for (const { meadow, mails, change, power, charge } of meadows)
    tell?.(
      'public',
      'P5',
      `${meadow}: ${mails} mails, ${signed(power)} ${change < 0 ? '-' : '+'} ${Math.abs(change)} = ${signed(charge)}.`,
    );
  return { meadows, hands };
}

/** The meadows with the points they give and the strongest reset (P1, P2, P3). */
function rank(meadows: readonly MeadowRow[], options: Options, tell?: Tell): readonly MeadowRow[] {
  const strongest = Math.max(...meadows.map(({ charge }) => Math.abs(charge)));
  return meadows.map((row) => {
    const strength = Math.abs(row.charge);
    // A tied group earns what its last place earns: the count of meadows at least as strong is that place (P1).
    const place = meadows.filter(({ charge }) => Math.abs(charge) >= strength).length;
    const points = strength === 0 ? 0 : (PLACE_POINTS[place - 1] as number);
    const reset = strength === strongest && (strongest > 0 || options.allNeutral === 'reset-all');
    if (points > 0)
      tell?.(
        'public',
        'P1',
        `${row.meadow} stands at ${signed(row.charge)}, place ${place}: ${points} for its ${row.charge > 0 ? '+' : '-'} player.`,
      );
    if (reset)
      tell?.(
        'public',
        strongest > 0 ? 'P5' : 'P3',
        `${row.meadow} is strongest and reset to 0; both its players get a bellflower.`,
      );
    return {
      ...row,
      power: reset ? 0 : row.charge,
      plus: row.charge > 0 ? points : 0,
      minus: row.charge < 0 ? points : 0,
      reset,
    };
  });
}

function isDecided({ seats, options }: Table<Options>, hands: readonly Hand[]): boolean {
  for (const mates of meadowsOf(seats).values())
    if (mates.reduce((sum, seat) => sum + hands[seat]!.points, 0) >= options.pointsToEnd) return true;
  return false;
}

/** The stamp of a new round, and a new hand with one more for who has no postcard (P4, P13). */
function receive(hand: Hand): Hand {
  const hasPostcard = hand.white + hand.blue + hand.black + hand.red + hand.green > 0;
  return hasPostcard
    ? { ...hand, stamps: hand.stamps + 1 }
    : { ...hand, ...startingHand(), stamps: hand.stamps + 2 };
}

/** A power with its sign: +3, -2, 0. */
export function signed(power: number): string {
  return power > 0 ? `+${power}` : String(power);
}
