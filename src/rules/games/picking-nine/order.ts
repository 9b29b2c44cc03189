import { own, quote } from '../../base/json.ts';
import type { Judged } from '../../order/order.ts';
import { readCount, readList } from '../../order/reading.ts';
import type { Refuse } from '../../order/refusal.ts';
import { type NinePosition, tableOf } from './position.ts';
import { type Card, isCard, WANTS } from './vocabulary.ts';

/** A legal order. The ban is one whoever has the right to it; `number` is 0 when none can be used (N1, N5). */
export interface Order {
  readonly wants: readonly Card[];
  readonly ban: Card | '';
  readonly number: number;
}

export const ORDER_KEYS = ['wants', 'ban', 'priority'] as const;

export const HIGHEST_NUMBER = 6;

/** Wants, the ban and the number, each judged against the table alone (N1, N3). */
export function judge(
  _table: unknown,
  position: NinePosition,
  _seat: number,
  _purse: unknown,
  raw: Record<string, unknown>,
  refuse: Refuse,
): Judged<Order> {
  const cards = tableOf(position);
  return {
    order: {
      wants: readWants(cards, raw, refuse),
      ban: readBan(cards, own(raw, 'ban'), refuse),
      number: readNumber(own(raw, 'priority'), refuse),
    },
    cost: 0,
  };
}

function readWants(cards: readonly Card[], raw: Record<string, unknown>, refuse: Refuse): readonly Card[] {
  const lines = readList(raw, 'wants', refuse);
  const wants: Card[] = [];
  for (let i = 0; i < lines.length; i++) {
    const card = lines[i];
    if (!isCard(card)) refuse(`wants[${i}]`, 'malformed', expectedCard(cards, card));
    else if (!cards.includes(card)) refuse(`wants[${i}]`, 'not-legal', notThere(cards, card));
    else if (wants.includes(card)) refuse(`wants[${i}]`, 'not-legal', `${card} is in the list already.`);
    else if (wants.length === WANTS)
      refuse(
        `wants[${i}]`,
        'not-legal',
        `A list has ${WANTS} cards, and seven good ones stand before ${card}.`,
      );
    else wants.push(card);
  }
  return wants;
}

function readBan(cards: readonly Card[], card: unknown, refuse: Refuse): Card | '' {
  if (card === undefined) return '';
  if (!isCard(card)) refuse('ban', 'malformed', expectedCard(cards, card));
  else if (!cards.includes(card)) refuse('ban', 'not-legal', notThere(cards, card));
  else return card;
  return '';
}

function readNumber(raw: unknown, refuse: Refuse): number {
  if (raw === undefined) return 0;
  const number = readCount(raw);
  if (number === undefined)
    refuse('priority', 'malformed', `Expected a number from 1 to ${HIGHEST_NUMBER}, found ${quote(raw)}.`);
  else if (number < 1 || number > HIGHEST_NUMBER)
    refuse('priority', 'not-legal', `Expected a number from 1 to ${HIGHEST_NUMBER}, found ${number}.`);
  else return number;
  return 0;
}

function expectedCard(cards: readonly Card[], found: unknown): string {
  return `Expected a card of the table (${cards.join(', ')}), found ${quote(found)}.`;
}

function notThere(cards: readonly Card[], card: Card): string {
  return `${card} is not on the table; there are ${cards.join(', ')}.`;
}
