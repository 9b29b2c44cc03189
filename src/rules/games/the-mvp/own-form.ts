import { plural } from '../../base/words.ts';
import type { MatchInfo } from '../../declare/match-info.ts';
import type { WithPurse } from '../../game.ts';
import type { OwnForm } from '../../order/question.ts';
import type { Options } from './options.ts';
import type { PrivateView } from './view.ts';

/** Nothing can be bid without chips, and nothing bought for more garnets than the purse holds. */
export function ownForm(
  { options }: MatchInfo<Options>,
  _view: unknown,
  { chips, garnets }: WithPurse<PrivateView>,
): OwnForm {
  const { chipPrice, identifyPrice, locatePrice, boughtChipsUsable } = options;
  const unlessPaid = (id: string, price: number) =>
    price > garnets
      ? { [id]: { excuse: `Each costs ${plural(price, 'garnet')}, and you have ${garnets}.` } }
      : {};
  const canBid = chips > 0 || (boughtChipsUsable === 'now' && chipPrice <= garnets);
  return {
    ...(canBid ? {} : { bids: { excuse: 'You have no chips.' } }),
    ...unlessPaid('buyChips', chipPrice),
    ...unlessPaid('identify', identifyPrice),
    ...unlessPaid('locate', locatePrice),
  };
}
