import type { MatchInfo } from '../../declare/match-info.ts';
import type { WithPurse } from '../../game.ts';
import type { Answers } from '../../order/question.ts';
import type { Options } from './options.ts';
import { mailChoice } from './order.ts';
import type { PrivateView, PublicView } from './view.ts';

/** Sends what the stamps allow: mostly to the own meadow’s rivals, at random. */
export function rehearse(
  { options }: MatchInfo<Options>,
  _seat: number,
  seen: { readonly public: PublicView; readonly private: WithPurse<PrivateView> },
  random: (n: number) => number,
): Answers {
  const { postcards, coils, stamps, garnets } = seen.private;
  const buys = garnets >= options.stampPrice && random(6) === 0 ? 1 : 0;
  const cards = [...postcards];
  const strengths = [...coils];
  const answers: Record<string, string> = buys > 0 ? { buyStamps: String(buys) } : {};
  const mails = Math.min(stamps + buys, cards.length, strengths.length, random(4));
  for (let n = 1; n <= mails; n++) {
    const [card] = cards.splice(random(cards.length), 1);
    const [coil] = strengths.splice(random(strengths.length), 1);
    answers[`mail${n}`] = mailChoice(card as string, coil as number);
  }
  return answers;
}
