import type { MatchInfo } from '../../src/rules/declare/match-info.ts';
import type { Answers } from '../../src/rules/order/question.ts';
import type { Options } from './options.ts';
import { ORDER } from './order.ts';
import type { PrivateView } from './view.ts';
import { MOST_LIT } from './vocabulary.ts';

/** Visits somebody at random; lights, now and then buys, no more lanterns than there can be. */
export function rehearse(
  info: MatchInfo<Options>,
  seat: number,
  { private: own }: { readonly private: PrivateView & { readonly garnets: number } },
  random: (n: number) => number,
): Answers {
  const buys = own.garnets >= info.options.lanternPrice && random(4) === 0 ? 1 : 0;
  const note = ORDER.visit.own?.('visit', info, seat).visit;
  const choices = note && 'choices' in note ? note.choices : [];
  return {
    visit: choices[random(choices.length)] as string,
    lanterns: String(random(1 + Math.min(MOST_LIT, own.lanterns + buys))),
    ...(buys > 0 ? { buyLanterns: String(buys) } : {}),
  };
}
