import { listed, plural } from '../base/words.ts';
import type { Purse } from '../declare/purse.ts';

/** A purse in words; Tokens of Life only where there are any. */
export function purseWords({ garnets, bellflowers, tokensOfLife }: Purse): string {
  const tokens = tokensOfLife
    ? `, and ${plural(tokensOfLife, 'Token of Life', 'Tokens of Life')} from this match`
    : '';
  return `${plural(garnets, 'garnet')}, ${plural(bellflowers, 'bellflower')}${tokens}`;
}

/** The things of a purse, each with its words for one and for several. */
export const THINGS = [
  ['garnets', 'garnet', 'garnets'],
  ['bellflowers', 'bellflower', 'bellflowers'],
  ['tokensOfLife', 'Token of Life', 'Tokens of Life'],
] as const;

/** The amounts of a sign, without it: “2 garnets and 1 Token of Life”; '' for none. */
export function amountWords(purse: Purse, sign: 1 | -1 = 1): string {
  return listed(
    THINGS.flatMap(([key, one, many]) => {
      const amount = purse[key] * sign;
      return amount > 0 ? [plural(amount, one, many)] : [];
    }),
  );
}

/** A change of a purse, each amount with its sign: “+3 garnets, -1 bellflower”; '' for none. */
export function changeWords(change: Purse): string {
  return THINGS.flatMap(([key, one, many]) => {
    const amount = change[key];
    return amount === 0 ? [] : [`${amount > 0 ? '+' : '-'}${plural(Math.abs(amount), one, many)}`];
  }).join(', ');
}
