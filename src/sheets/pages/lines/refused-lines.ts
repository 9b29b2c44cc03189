import { plural } from '../../../rules/base/words.ts';
import { type Line, SOFT, WARNING } from '../../../rules/board/page.ts';
import { exchange } from '../../log/asset-words.ts';
import type { RefusedOffer, Trading } from '../../responses/trades/trading.ts';
import { isoTime, type TimeWords } from '../../time.ts';

/** Line that points to `partnerLine` and `holdingLine`. */
const WHAT_IS_POSSIBLE: Line = {
  text: 'The lines below list your possible offers and partners.',
  style: SOFT,
};

const PARTNERS_SHOWN = 3;

/**
 * Lists a player's trade responses that did not count, and offers to the player that came too late. For at most three
 * partners, shows the newest response only, because the player has probably corrected earlier responses. The partner of
 * an impossible offer learns nothing about the offer.
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
            text: `✗ ${plural(earlier.length, 'earlier response')} of yours to the trade form did not count either.`,
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
    return `✗ Your response to the trade form${to === undefined ? '' : `, for ${to},`} does not count (${times(isoTime(at))}): ${message}`;
  const whose = from === name ? `Your offer to ${offer.to}` : `An offer from ${from} to you`;
  return `✗ ${whose} ${isLate ? 'does not count' : 'is not possible'} (${exchange(offer, name)}): ${message}`;
}
