import { plural } from '../../rules/base/words.ts';
import type { Assets } from '../responses/read-assets.ts';
import type { Agreed } from '../responses/trade-desk.ts';
import { plain, singular } from './refusal-words.ts';

const NOTHING = 'nothing';

/** A trade in words: “Ann gives Ben 2 garnets for 1 stamp”. */
export function exchange({ from, to, gives, takes }: Agreed): string {
  const [there, back] = [assetWords(gives), assetWords(takes)];
  if (back === NOTHING) return `${from} gives ${to} ${there}`;
  return `${from} gives ${to} ${there} for ${back}`;
}

/** One side of a trade in words: “2 garnets, coils 1 and 3”. */
export function assetWords(assets: Assets): string {
  const words = Object.entries(assets).map(([key, amount]) =>
    Array.isArray(amount)
      ? `${plain(amount.length === 1 ? singular(key) : key)} ${amount.join(' and ')}`
      : plural(amount as number, plain(singular(key)), plain(key)),
  );
  return words.join(', ') || NOTHING;
}
