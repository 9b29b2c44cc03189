import { listed } from '../../rules/base/words.ts';
import type { Started } from './shapes.ts';

/** Puts into words where the chance in a match came from: things that the host dealt by hand, and the source of the seed (X11). */
export function chanceWords({ seed, seedTyped, seedFrom, setup }: Started): string {
  const dealt = Object.keys(setup);
  const byHand = dealt.length > 0 ? `The host dealt by hand: ${listed(dealt)}. ` : '';
  if (seed === '') return `${byHand}Nothing ${byHand && 'else '}is left to chance.`;
  const chance = dealt.length > 0 ? 'All other chance' : 'All chance';
  if (seedFrom === 'record')
    return `${byHand}${chance} comes from the seed in the match file that was taken over. Anyone with this file knows the seed.`;
  if (seedFrom === 'take over')
    return `${byHand}Nothing was drawn before the match was taken over. All later chance comes from a seed that Roundkeeper drew at that time.`;
  const who = seedTyped
    ? 'a seed that the host typed before the match'
    : 'a seed that Roundkeeper drew before the match';
  return `${byHand}${chance} comes from ${who}.`;
}
