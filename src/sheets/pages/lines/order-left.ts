import { isObject, own } from '../../../rules/base/json.ts';
import { listed } from '../../../rules/base/words.ts';
import type { Refusal } from '../../../rules/order/refusal.ts';
import { tradeIndex } from '../../log/playback/failed-trades.ts';
import { isTaken, type Playback, type PlayedRound } from '../../log/playback/playback.ts';

/** Says whether all, some or nothing of an order counts after refusals. A refusal names a part of the order, or one line of a part. */
export function leftOf(order: unknown, refused: readonly Refusal[]): 'all' | 'some' | 'nothing' {
  if (refused.length === 0) return 'all';
  const isRefused = (part: string) => refused.some((one) => one.part === part);
  const isGone = (key: string, value: unknown) =>
    isRefused(key) || (Array.isArray(value) && value.every((_, i) => isRefused(`${key}[${i}]`)));
  const parts = isObject(order) ? Object.entries(order) : [];
  return parts.every(([key, value]) => isGone(key, value)) ? 'nothing' : 'some';
}

/** Says whether all, some or nothing of a player's order counted in a resolved round. */
export function leftInRound(
  { input, refused }: Pick<PlayedRound, 'input' | 'refused'>,
  name: string,
): ReturnType<typeof leftOf> {
  // A trade that failed is no part of the order.
  const theirs = refused.filter((refusal) => refusal.player === name && tradeIndex(refusal) < 0);
  return leftOf(own(input.orders, name), theirs);
}

/**
 * Names the rounds in a row, up to the last round, that were played without the player's order. '' if the last round had
 * the player's order.
 */
export function missedWords(playback: Playback, name: string): string {
  const missed: number[] = [];
  for (const { round, input } of [...playback.rounds].reverse()) {
    if (isTaken(playback, round) || own(input.orders, name) !== undefined) break;
    missed.unshift(round);
  }
  if (missed.length === 0) return '';
  const were = missed.length === 1 ? `Round ${missed[0]} was` : `Rounds ${listed(missed.map(String))} were`;
  return `✗ ${were} played without an order from you.`;
}

/** Says that a part of the player's order did not count in the last round; '' if the whole order counted, or no order came. */
export function lostWords(playback: Playback, name: string): string {
  const last = playback.rounds[playback.rounds.length - 1];
  if (!last || isTaken(playback, last.round) || own(last.input.orders, name) === undefined) return '';
  const left = leftInRound(last, name);
  if (left === 'all') return '';
  return left === 'nothing'
    ? '✗ Your order had no valid part. The reasons are below.'
    : '✗ A part of your order did not count. The reasons are below.';
}
