import { plural } from '../base/words.ts';
import type { Purse } from '../declare/purse.ts';

/** A purse in words; Tokens of Life only where there are any. */
export function purseWords({ garnets, bellflowers, tokensOfLife }: Purse): string {
  const tokens = tokensOfLife
    ? `, and ${plural(tokensOfLife, 'Token of Life', 'Tokens of Life')} from this match`
    : '';
  return `${plural(garnets, 'garnet')}, ${plural(bellflowers, 'bellflower')}${tokens}`;
}
