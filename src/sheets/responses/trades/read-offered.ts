import { cut } from '../../../rules/base/json.ts';
import type { Good } from '../../../rules/declare/good.ts';
import { readAnswerNumber } from '../../../rules/order/answer.ts';
import type { Answers } from '../../../rules/order/question.ts';
import { type ReadAssets, readAssets } from './read-assets.ts';
import { amountWords, tradedThings } from './traded-things.ts';

/** The two sides of an offer: the ids of the questions for what is given, and for what is got. */
export type SideId = 'gives' | 'takes';

/**
 * Reads one side of an offer: the kind of thing that was chosen with how many of it, and what was written beside it. `open` gives the goods
 * that may pass now, for examples.
 */
export function readOffered(
  answers: Answers,
  side: SideId,
  goods: readonly Good[],
  open?: () => readonly Good[],
): ReadAssets {
  const kind = answers[side]?.trim() ?? '';
  const amount = readAnswerNumber(answers[`${side}Many`]);
  const more = answers[`${side}More`];
  const thing = tradedThings(goods).find(({ words }) => words === kind);
  if (thing) return readAssets(more, goods, { thing, amount: amount ?? 1 }, open);
  if (amount !== undefined && amount !== 0) {
    // A link of the player's page fills in one thing in words.
    const only = tradedThings(goods).find((one) => amountWords(one, 1) === more?.trim());
    if (only && kind === '') return readAssets('', goods, { thing: only, amount });
    return { assets: {}, problem: `It says how many (${cut(String(amount), 60)}), but not of what.` };
  }
  return readAssets([kind, more].join(', '), goods, undefined, open);
}
