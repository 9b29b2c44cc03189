import { isObject } from '../../../src/rules/base/json.ts';
import { pick, type Random } from './random.ts';

/** Values that a player may write anywhere. */
export const JUNK: readonly unknown[] = [
  null,
  true,
  false,
  '',
  'x',
  '1',
  0,
  1,
  2,
  3,
  7,
  -1,
  0.5,
  1e20,
  Number.POSITIVE_INFINITY,
  -0,
  [],
  {},
  [null],
  { garnets: 1 },
  JSON.parse('{"__proto__":1}'),
  'constructor',
  'red',
  'A',
  'A1',
  'apple-1',
  'red-1',
  'gray-0',
];

const JUNK_KEYS = ['__proto__', 'constructor', '0', 'mail', 'Bids', 'zzz', ''];

/** A good order with faults: values replaced, lines doubled or inserted, keys added. */
export function spoil(order: unknown, random: Random): unknown {
  if (random(12) === 0) return pick(random, JUNK);
  if (Array.isArray(order)) {
    const list = order.flatMap((item) =>
      random(4) === 0 ? [item, spoil(item, random)] : random(4) === 0 ? [spoil(item, random)] : [item],
    );
    if (random(4) === 0) list.splice(random(list.length + 1), 0, pick(random, JUNK));
    return list;
  }
  if (!isObject(order)) return random(3) === 0 ? pick(random, JUNK) : order;
  const spoilt: Record<string, unknown> = {};
  for (const key of Object.keys(order)) if (random(12) !== 0) define(spoilt, key, spoil(order[key], random));
  if (random(6) === 0) define(spoilt, pick(random, JUNK_KEYS), pick(random, JUNK));
  return spoilt;
}

function define(object: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}
