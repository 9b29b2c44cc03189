import { listed } from '../../rules/base/words.ts';
import type { Started } from './events.ts';

/** Where the chance of a match comes from: what was dealt by hand, and who chose the seed (X11). */
export function chanceWords({ seed, seedTyped, setup }: Started): string {
  const dealt = Object.keys(setup);
  const byHand = dealt.length > 0 ? `The host dealt by hand: ${listed(dealt)}. ` : '';
  if (seed === '') return `${byHand}Nothing else is left to chance.`;
  const who = seedTyped
    ? 'a seed that the host typed before the match'
    : 'a seed that Roundkeeper drew before the match';
  return `${byHand}${dealt.length > 0 ? 'All other chance' : 'All chance'} comes from ${who}.`;
}
