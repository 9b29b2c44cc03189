import type { MatchInfo } from '../../declare/match-info.ts';
import type { Options } from './options.ts';
import { cardsOf, type Play, type SoulmatePosition } from './position.ts';

/** Who received points in the round just resolved, and nothing else (S7); empty at the start. */
export interface PublicView {
  readonly scored?: readonly string[];
}

/** What was played in a round, defaults included. */
export type PlayedView = Pick<Play, 'card' | 'garnets' | 'token'>;

export interface PrivateView {
  readonly cards: readonly number[];
  readonly pointTokens: number;
  readonly scoredIn: readonly number[];
  readonly played?: PlayedView;
}

/** Who received points in the last round; empty at the start (S7). */
export function publicView({ names }: MatchInfo<Options>, { round, plays }: SoulmatePosition): PublicView {
  if (round === 0) return {};
  const first = (round - 1) * names.length;
  return { scored: names.filter((_, seat) => plays[first + seat]!.points > 0) };
}

/** The own hand, and the rounds that brought points; how many points, nobody learns before the end (S7). */
export function privateView(
  { names }: MatchInfo<Options>,
  { round, seats, plays }: SoulmatePosition,
  seat: number,
): PrivateView {
  const scoredIn: number[] = [];
  for (let r = 0; r < round; r++) if (plays[r * names.length + seat]!.points > 0) scoredIn.push(r + 1);
  const hand = seats[seat]!;
  const cards = cardsOf(hand);
  const { pointTokens } = hand;
  if (round === 0) return { cards, pointTokens, scoredIn };
  const { card, garnets, token } = plays[(round - 1) * names.length + seat]!;
  return { cards, pointTokens, scoredIn, played: { card, garnets, token } };
}
