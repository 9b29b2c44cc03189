import { own, quote } from '../../src/rules/base/json.ts';
import type { Purse } from '../../src/rules/declare/purse.ts';
import type { Table } from '../../src/rules/declare/table.ts';
import type { Judged } from '../../src/rules/order/order.ts';
import { garnets } from '../../src/rules/order/reading.ts';
import type { Refuse } from '../../src/rules/order/refusal.ts';
import type { Options } from './options.ts';
import type { RockPosition } from './position.ts';
import { THROWS, type Throw } from './vocabulary.ts';

/** A legal order; '' buys or throws nothing. */
export interface Order {
  readonly buy: Throw | '';
  readonly throw: Throw | '';
}

export const ORDER_KEYS = ['buy', 'throw'] as const;

/** A throw is bought first and can be thrown at once (R4); a throw that fails is none (R3). */
export function judge(
  { options }: Table<Options>,
  { seats }: RockPosition,
  seat: number,
  purse: Purse,
  raw: Record<string, unknown>,
  refuse: Refuse,
): Judged<Order> {
  let buy = readThrow(raw, 'buy', refuse);
  if (buy !== '' && options.throwPrice > purse.garnets) {
    refuse('buy', 'not-affordable', `A throw costs ${garnets(options.throwPrice)}.`);
    buy = '';
  }
  let thrown = readThrow(raw, 'throw', refuse);
  if (thrown !== '' && thrown !== buy && seats[seat]![thrown] === 0) {
    refuse('throw', 'not-held', `No ${thrown} is left.`);
    thrown = '';
  }
  return { order: { buy, throw: thrown }, cost: buy === '' ? 0 : options.throwPrice };
}

function readThrow(raw: Record<string, unknown>, key: 'buy' | 'throw', refuse: Refuse): Throw | '' {
  const value = own(raw, key);
  if (value === undefined) return '';
  if (THROWS.includes(value as Throw)) return value as Throw;
  refuse(key, 'malformed', `Expected ${THROWS.join(', ')}, found ${quote(value)}.`);
  return '';
}
