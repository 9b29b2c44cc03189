import { plural } from '../../../rules/base/words.ts';
import { type Line, SOFT, WARNING } from '../../../rules/board/page.ts';
import { exchange } from '../../log/asset-words.ts';
import type { RefusedOffer, Trading } from '../../responses/trades/trading.ts';
import { isoTime, type TimeWords } from '../../time.ts';

/** The line that points to `partnerLine` and `holdingLine`. */
const WHAT_IS_POSSIBLE: Line = {
  text: 'Your tradable things and possible partners are listed at “Trade with others”.',
  style: SOFT,
};

const PARTNERS_SHOWN = 3;

/**
 * What did not count of a player's responses, and offers to the player that came too late; the partner of an offer that was never
 * possible reads nothing of it. Of the player's own that came in time the latest for each partner is told, of three partners at most:
 * earlier ones were most likely corrected.
 */
export function refusedLines(
  refused: Trading['refused'],
  name: string,
  isNowPast: boolean,
  times: TimeWords,
): Line[] {
  const own = refused.filter(({ from, isLate }) => from === name && !isLate);
  const partner = ({ offer, with: to }: RefusedOffer) => offer?.to ?? to;
  const latest = own.filter((one, i) => own.slice(i + 1).every((later) => partner(later) !== partner(one)));
  const earlier = own.filter((one) => !latest.slice(-PARTNERS_SHOWN).includes(one));
  const told = refused.filter(
    (one) => !earlier.includes(one) && (one.from === name || (one.isLate && one.offer?.to === name)),
  );
  return [
    ...told.map((one) => ({ text: refusedWords(name, one, times), style: WARNING })),
    ...(earlier.length > 0
      ? [
          {
            text: `✗ Of what you sent before, ${plural(earlier.length, 'response')} not taken either.`,
            style: SOFT,
          },
        ]
      : []),
    ...(own.length > 0 && !isNowPast ? [WHAT_IS_POSSIBLE] : []),
  ];
}

function refusedWords(
  name: string,
  { at, from, message, offer, isLate, with: to }: RefusedOffer,
  times: TimeWords,
): string {
  if (!offer)
    return `✗ What you sent to the trade form${to === undefined ? '' : `, for ${to},`} was not taken (${times(isoTime(at))}): ${message}`;
  const whose = from === name ? `Your offer to ${offer.to}` : `An offer of ${from} to you`;
  return `✗ ${whose} ${isLate ? 'does not count' : 'is not possible'} (${exchange(offer, name)}): ${message}`;
}
