import { isObject, own, quote } from '../../base/json.ts';
import type { Purse } from '../../declare/purse.ts';
import type { Table } from '../../declare/table.ts';
import type { Judged } from '../../order/order.ts';
import { garnets, readCount, readList, readPurchase } from '../../order/reading.ts';
import type { Refuse } from '../../order/refusal.ts';
import type { Options } from './options.ts';
import { type Status, statusesOf } from './pattern.ts';
import type { MvpPosition } from './position.ts';
import { CARD_AT, PLACE_AT, PLACES } from './vocabulary.ts';

/** Chips added to what stands on a card already. */
export interface Bid {
  /** The index of the place. */
  readonly at: number;
  readonly chips: number;
}

/** A legal order: all of it is held or paid for. */
export interface Order {
  readonly buyChips: number;
  /** The places that the player learns about, in the order of paying. */
  readonly learn: readonly number[];
  readonly bids: readonly Bid[];
}

export const ORDER_KEYS = ['buyChips', 'identify', 'locate', 'bids'] as const;

/** Chips, places, cards and bids are paid in this order; each bad line is dropped alone (X3). */
export function judge(
  { options }: Table<Options>,
  position: MvpPosition,
  seat: number,
  purse: Purse,
  raw: Record<string, unknown>,
  refuse: Refuse,
): Judged<Order> {
  const buyChips = readPurchase(raw, 'buyChips', options.chipPrice, purse, refuse);
  let cost = buyChips * options.chipPrice;
  if (!hasLines(raw)) return { order: { buyChips, learn: NOTHING, bids: NOTHING }, cost };
  const statuses = statusesOf(position.cards);
  const learn: number[] = [];
  const identify = readList(raw, 'identify', refuse);
  for (let i = 0; i < identify.length; i++) {
    const at = PLACE_AT.get(identify[i]);
    if (at === undefined) {
      refuse(`identify[${i}]`, 'malformed', `Expected a place from A to X, found ${quote(identify[i])}.`);
      continue;
    }
    const price = options.identifyPrice;
    if (!isBought(`identify[${i}]`, price, purse.garnets - cost, at, position, statuses, refuse)) continue;
    cost += price;
    learn.push(at);
  }
  const locate = readList(raw, 'locate', refuse);
  for (let i = 0; i < locate.length; i++) {
    const at = CARD_AT.has(locate[i]) ? placeOf(position, locate[i] as string) : -1;
    if (at < 0) {
      refuse(`locate[${i}]`, 'malformed', `Expected a card such as pear-2, found ${quote(locate[i])}.`);
      continue;
    }
    const price = options.locatePrice;
    if (!isBought(`locate[${i}]`, price, purse.garnets - cost, at, position, statuses, refuse)) continue;
    cost += price;
    learn.push(at);
  }
  const chips = position.seats[seat]!.chips + (options.boughtChipsUsable === 'now' ? buyChips : 0);
  const isLast = position.round + 1 >= options.lastRound;
  const lines = readList(raw, 'bids', refuse);
  return { order: { buyChips, learn, bids: judgeBids(lines, chips, statuses, isLast, refuse) }, cost };
}

const NOTHING: readonly never[] = [];

/** Is there anything for which the pattern must be looked at? */
function hasLines(raw: Record<string, unknown>): boolean {
  return (
    own(raw, 'identify') !== undefined || own(raw, 'locate') !== undefined || own(raw, 'bids') !== undefined
  );
}

function placeOf({ cards }: MvpPosition, card: string): number {
  for (let at = 0; at < cards.length; at++) if (cards[at]!.card === card) return at;
  return -1;
}

/** What is public already is refused free of charge, but only to who could have paid (M8). */
function isBought(
  part: string,
  price: number,
  left: number,
  at: number,
  position: MvpPosition,
  statuses: readonly Status[],
  refuse: Refuse,
): boolean {
  if (price > left) {
    refuse(part, 'not-affordable', `It costs ${garnets(price)}, and ${left} are left.`);
    return false;
  }
  if (statuses[at] !== 'hidden') {
    refuse(
      part,
      'not-legal',
      `Everyone sees ${position.cards[at]!.card} at ${PLACES[at]}: nothing to learn.`,
    );
    return false;
  }
  return true;
}

function judgeBids(
  lines: readonly unknown[],
  chips: number,
  statuses: readonly Status[],
  isLast: boolean,
  refuse: Refuse,
): Bid[] {
  const bids: Bid[] = [];
  let left = chips;
  for (let i = 0; i < lines.length; i++) {
    const bid = readBid(lines[i]);
    if (!bid) {
      refuse(
        `bids[${i}]`,
        'malformed',
        `Expected a place from A to X and chips from 1 up, such as U 5, found ${describe(lines[i])}.`,
      );
      continue;
    }
    if (bid.chips > left) {
      refuse(`bids[${i}]`, 'not-held', `${bid.chips} chips are more than the ${left} that are left.`);
      continue;
    }
    const status = statuses[bid.at]!;
    if (status !== 'exposed' && (status !== 'nearly-exposed' || isLast)) {
      refuse(
        `bids[${i}]`,
        'not-legal',
        `${PLACES[bid.at]} is ${status.replace('-', ' ')}; ${isLast ? 'in the last round only exposed cards' : 'only exposed and nearly exposed cards'} take bids.`,
      );
      continue;
    }
    left -= bid.chips;
    bids.push(bid);
  }
  return bids;
}

function readBid(raw: unknown): Bid | undefined {
  if (!isObject(raw)) return undefined;
  for (const key in raw) if (key !== 'card' && key !== 'chips') return undefined;
  const at = PLACE_AT.get(own(raw, 'card'));
  const chips = readCount(own(raw, 'chips'));
  return at === undefined || !chips ? undefined : { at, chips };
}

function describe(raw: unknown): string {
  return isObject(raw) ? `card ${quote(own(raw, 'card'))}, chips ${quote(own(raw, 'chips'))}` : quote(raw);
}
