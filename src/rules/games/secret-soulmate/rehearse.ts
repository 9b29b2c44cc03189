import type { MatchInfo } from '../../declare/match-info.ts';
import type { WithPurse } from '../../game.ts';
import type { Answers } from '../../order/question.ts';
import type { Options } from './options.ts';
import type { PrivateView, PublicView } from './view.ts';

/**
 * Plays any card of the hand, adds garnets to some, and puts a point token beside what looks strong. Now and then
 * somebody sends nothing.
 */
export function rehearse(
  { options }: MatchInfo<Options>,
  _seat: number,
  {
    private: { cards, pointTokens, garnets },
  }: { readonly public: PublicView; readonly private: WithPurse<PrivateView> },
  random: (n: number) => number,
): Answers {
  if (random(15) === 0) return {};
  const card = cards[random(cards.length)] as number;
  const answers: Record<string, string> = { card: String(card) };
  const buys = random(10) === 0 && garnets >= options.pointTokenPrice ? 1 : 0;
  if (buys > 0) answers.buyTokens = String(buys);
  const left = Math.min(garnets - buys * options.pointTokenPrice, 3);
  const boost = random(3) === 0 ? random(left + 1) : 0;
  if (boost > 0) answers.garnets = String(boost);
  // Late in the match what is left of the tokens should not go to waste.
  const isTime = card + boost >= 3 || cards.length <= pointTokens;
  if (pointTokens + buys > 0 && isTime && random(2) === 0) answers.token = 'yes';
  return answers;
}
