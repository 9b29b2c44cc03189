import { own, quote } from '../../base/json.ts';
import type { Purse } from '../../declare/purse.ts';
import type { Table } from '../../declare/table.ts';
import type { Judged } from '../../order/order.ts';
import { garnets as inGarnets, readCount, readCountAt, readPurchase } from '../../order/reading.ts';
import type { Refuse } from '../../order/refusal.ts';
import type { Options } from './options.ts';
import type { Hand, SoulmatePosition } from './position.ts';
import { CARD_COLUMNS } from './vocabulary.ts';

/** A legal order: all of it is held or paid for. `card` is 0 when chance has still to name the default (S1). */
export interface Order {
  readonly buyTokens: number;
  readonly card: number;
  /** The card is the default: none was named, or none that is held. */
  readonly byDefault: boolean;
  readonly garnets: number;
  readonly token: boolean;
}

export const ORDER_KEYS = ['buyTokens', 'card', 'garnets', 'token'] as const;

/** Tokens are bought first (S11). Defaults stand in field by field (S2). */
export function judge(
  { options }: Table<Options>,
  { seats }: SoulmatePosition,
  seat: number,
  purse: Purse,
  raw: Record<string, unknown>,
  refuse: Refuse,
): Judged<Order> {
  const hand = seats[seat] as Hand;
  const buyTokens = readPurchase(raw, 'buyTokens', options.pointTokenPrice, purse, refuse);
  const paid = buyTokens * options.pointTokenPrice;
  const card = readCard(raw, hand, refuse);
  const garnets = readBoost(raw, purse.garnets - paid, refuse);
  const token = readToken(raw, hand.pointTokens + buyTokens, refuse);
  return {
    order: {
      buyTokens,
      card: card ?? defaultCard(hand, options),
      byDefault: card === undefined,
      garnets,
      token,
    },
    cost: paid + garnets,
  };
}

function readCard(raw: Record<string, unknown>, hand: Hand, refuse: Refuse): number | undefined {
  const value = own(raw, 'card');
  if (value === undefined) return undefined;
  const card = readCount(value);
  if (card === undefined) {
    refuse('card', 'malformed', `Expected a card, 1, 2 or 3, found ${quote(value)}.`);
    return undefined;
  }
  const column = CARD_COLUMNS[card - 1];
  if (column !== undefined && hand[column] > 0) return card;
  refuse('card', 'not-held', `No card numbered ${card} is held; the hand is ${describe(hand)}.`);
  return undefined;
}

/** All of the boost or none of it (S3). */
function readBoost(raw: Record<string, unknown>, left: number, refuse: Refuse): number {
  const boost = readCountAt(raw, 'garnets', refuse);
  if (boost <= left) return boost;
  refuse('garnets', 'not-affordable', `A boost of ${boost} is more than the ${inGarnets(left)} left.`);
  return 0;
}

function readToken(raw: Record<string, unknown>, held: number, refuse: Refuse): boolean {
  const value = own(raw, 'token');
  if (value === undefined) return false;
  if (typeof value !== 'boolean') {
    refuse('token', 'malformed', `Expected true or false, found ${quote(value)}.`);
    return false;
  }
  if (!value || held > 0) return value;
  refuse('token', 'not-held', 'No point token is held.');
  return false;
}

/** The card that stands in (S1). A random one is drawn when the round is resolved. */
function defaultCard({ card1, card2, card3 }: Hand, { defaultCard }: Options): number {
  if (defaultCard === 'lowest') return card1 > 0 ? 1 : card2 > 0 ? 2 : 3;
  if (defaultCard === 'highest') return card3 > 0 ? 3 : card2 > 0 ? 2 : 1;
  return 0;
}

function describe(hand: Hand): string {
  return cardsOf(hand).join(', ');
}

/** The cards of a hand, ascending. */
export function cardsOf({ card1, card2, card3 }: Hand): number[] {
  const cards: number[] = [];
  for (let n = card1; n > 0; n--) cards.push(1);
  for (let n = card2; n > 0; n--) cards.push(2);
  for (let n = card3; n > 0; n--) cards.push(3);
  return cards;
}
