import { isObject, own } from '../../../rules/base/json.ts';
import type { Refusal } from '../../../rules/order/refusal.ts';
import { failedTrades, tradeIndex } from '../../log/playback/failed-trades.ts';
import { isTaken, type Playback, type PlayedRound } from '../../log/playback/playback.ts';

/** How much of an order counts after refusals: a refusal names a part, or a line of one. */
export function leftOf(order: unknown, refused: readonly Refusal[]): 'all' | 'some' | 'nothing' {
  if (refused.length === 0) return 'all';
  const isRefused = (part: string) => refused.some((one) => one.part === part);
  const isGone = (key: string, value: unknown) =>
    isRefused(key) || (Array.isArray(value) && value.every((_, i) => isRefused(`${key}[${i}]`)));
  const parts = isObject(order) ? Object.entries(order) : [];
  return parts.every(([key, value]) => isGone(key, value)) ? 'nothing' : 'some';
}

/** How much of a player's order in a round counted. */
export function leftInRound(
  { input, refused }: Pick<PlayedRound, 'input' | 'refused'>,
  name: string,
): ReturnType<typeof leftOf> {
  // A trade that failed is no part of the order.
  const theirs = refused.filter((refusal) => refusal.player === name && tradeIndex(refusal) < 0);
  return leftOf(own(input.orders, name), theirs);
}

/** For the top of a player’s page: words that the order of the last round did not count, or only in part; '' if all of it counted. */
export function lostWords(playback: Playback, name: string): string {
  const last = playback.rounds[playback.rounds.length - 1];
  if (!last || isTaken(playback, last.round)) return '';
  if (own(last.input.orders, name) === undefined)
    return `✗ Round ${last.round} was played without an order of yours.`;
  const left = leftInRound(last, name);
  if (left === 'all') return '';
  const what = left === 'nothing' ? 'Nothing of your order counted' : 'A part of your order did not count';
  return `✗ ${what} in round ${last.round}: “Your round ${last.round}” below says why.`;
}

/** For the top of a player’s page: words that a trade agreed in the last round did not settle (X4); '' if all did. */
export function failedTradeWords(playback: Playback, name: string): string {
  const last = playback.rounds[playback.rounds.length - 1];
  if (!last || isTaken(playback, last.round)) return '';
  const failed = failedTrades(last).filter(({ sides }) => sides.includes(name)).length;
  if (failed === 0) return '';
  const what = failed === 1 ? 'A trade that you agreed on' : `${failed} trades that you agreed on`;
  return `✗ ${what} did not settle in round ${last.round}: “Your round ${last.round}” below says why.`;
}
