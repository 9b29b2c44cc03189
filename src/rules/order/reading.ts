import { own, quote } from '../base/json.ts';
import type { Purse } from '../declare/purse.ts';
import type { Refuse } from './refusal.ts';

/** A whole number from 0 to 2^53 - 1 that a player wrote, or undefined when it is malformed. */
export function readCount(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) + 0 : undefined;
}

/** An own key that should hold a list; refused once, and empty, when it holds something else. */
export function readList(raw: Record<string, unknown>, key: string, refuse: Refuse): readonly unknown[] {
  const value = own(raw, key);
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  refuse(key, 'malformed', `Expected a list, found ${quote(value)}.`);
  return [];
}

/** A count under a key: 0 when absent, and when malformed, which is refused. */
export function readCountAt(raw: Record<string, unknown>, key: string, refuse: Refuse): number {
  const value = own(raw, key);
  if (value === undefined) return 0;
  const count = readCount(value);
  if (count !== undefined) return count;
  refuse(key, 'malformed', `Expected a whole number from 0, found ${quote(value)}.`);
  return 0;
}

/** How many of a thing at a price the player buys: all that were asked for, or none (X3, X10). */
export function readPurchase(
  raw: Record<string, unknown>,
  key: string,
  price: number,
  purse: Purse,
  refuse: Refuse,
): number {
  const count = readCountAt(raw, key, refuse);
  if (count === 0) return 0;
  if (count * price <= purse.garnets) return count;
  refuse(
    key,
    'not-affordable',
    `${count} cost ${garnets(count * price)}, and the purse holds ${purse.garnets}.`,
  );
  return 0;
}

/** “1 garnet”, “3 garnets”. */
export function garnets(count: number): string {
  return `${count} garnet${count === 1 ? '' : 's'}`;
}
