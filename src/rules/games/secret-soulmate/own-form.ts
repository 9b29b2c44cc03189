import { plural } from '../../base/words.ts';
import type { MatchInfo } from '../../declare/match-info.ts';
import type { WithPurse } from '../../game.ts';
import { NONE, type OwnForm } from '../../order/question.ts';
import type { Options } from './options.ts';
import type { PrivateView } from './view.ts';
import { NUMBERS } from './vocabulary.ts';

/** Only the cards held can be played; a token or a garnet that is not there cannot be used. */
export function ownForm(
  { options }: MatchInfo<Options>,
  _view: unknown,
  { cards, pointTokens, garnets }: WithPurse<PrivateView>,
): OwnForm {
  const held = NUMBERS.filter((number) => cards.includes(number)).map(String);
  const canBuy = garnets >= options.pointTokenPrice;
  const price = `A point token costs ${plural(options.pointTokenPrice, 'garnet')}, and you have ${garnets}.`;
  return {
    ...(held.length < NUMBERS.length ? { card: { choices: [NONE, ...held] } } : {}),
    ...(garnets === 0 ? { garnets: { excuse: 'You have no garnets.' } } : {}),
    ...(pointTokens === 0 && !canBuy ? { token: { excuse: 'You have no point token.' } } : {}),
    ...(canBuy ? {} : { buyTokens: { excuse: price } }),
  };
}
