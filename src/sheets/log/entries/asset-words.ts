import { isObject } from '../../../rules/base/json.ts';
import { keyInWords, plural } from '../../../rules/base/words.ts';
import type { RoundData } from './events.ts';

type LoggedTrade = RoundData['trades'][number];

const NOTHING = 'nothing';

/** A trade in words: “Ann gives Ben 2 garnets for 1 stamp”. */
export function exchange({ from, to, gives, takes }: LoggedTrade): string {
  const [there, back] = [assetWords(gives), assetWords(takes)];
  if (back === NOTHING) return `${from} gives ${to} ${there}`;
  return `${from} gives ${to} ${there} for ${back}`;
}

/** One side of a trade in words: “2 garnets, coils 1 and 3”. */
export function assetWords(assets: LoggedTrade['gives']): string {
  const words = Object.entries(isObject(assets) ? assets : {}).map(([key, amount]) =>
    Array.isArray(amount)
      ? `${keyInWords(amount.length === 1 ? singular(key) : key)} ${amount.join(' and ')}`
      : plural(amount as number, keyInWords(singular(key)), keyInWords(key)),
  );
  return words.join(', ') || NOTHING;
}

/** “bellflowers” for several, “bellflower” for one. */
function singular(word: string): string {
  return word.replace(/s$/, '');
}
