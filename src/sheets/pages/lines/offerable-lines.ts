import { listed } from '../../../rules/base/words.ts';
import { type Line, SOFT } from '../../../rules/board/page.ts';
import type { Match } from '../../../rules/play/match.ts';
import { goodWords } from '../../../rules/play/shown/glance.ts';
import { partnersFor, tradedKeys } from '../../../rules/play/trade.ts';
import { amountHeld, amountWords, tradedThings } from '../../responses/trades/traded-things.ts';

/** Lists the things that a player may offer, each with the seats of possible partners. `match` is the match after the agreed trades. */
export function offerable(match: Match, seat: number) {
  return tradedThings(match.game.goods).flatMap((thing) => {
    const amount = amountHeld(match, seat, thing);
    const partners = amount > 0 ? partnersFor(match, seat, thing.key) : [];
    return partners.length > 0 ? [{ thing, amount, partners }] : [];
  });
}

/**
 * Says what a player may offer. `match` is the match after the agreed trades. `isTraded` is true if the player has
 * agreed trades; the purse near the top of the page does not include these trades.
 */
export function holdingLine(match: Match, seat: number, isTraded = false): Line {
  const held = offerable(match, seat).map(({ thing, amount }) => amountWords(thing, amount));
  const counted = isTraded ? 'After your agreed trades, you' : 'You';
  const text =
    held.length > 0 ? `${counted} can offer: ${held.join(', ')}.` : `${counted} have nothing to offer.`;
  return { text, style: SOFT };
}

/** Names the partners for each thing: “You may trade garnets and bellflowers with anyone; stamps with Wyn.” */
export function partnerLine(match: Match, seat: number): Line {
  const byPartners = new Map<string, string[]>();
  for (const key of tradedKeys(match)) {
    const partners = partnersFor(match, seat, key);
    if (partners.length === 0) continue;
    const words = partnerWords(match, partners);
    byPartners.set(words, [...(byPartners.get(words) ?? []), goodWords(match.game.goods, key)]);
  }
  const parts = [...byPartners].map(([partners, keys]) => `${listed(keys)} with ${partners}`);
  return {
    text: parts.length > 0 ? `You may trade ${parts.join('; ')}.` : 'You have no possible trade partner.',
    style: SOFT,
  };
}

function partnerWords({ info: { names } }: Match, partners: readonly number[]): string {
  return partners.length === names.length - 1
    ? 'anyone'
    : listed(partners.map((seat) => names[seat] as string));
}
