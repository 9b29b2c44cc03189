import type { Table } from '../../declare/table.ts';
import type { Options } from './options.ts';
import { cardsOf } from './order.ts';
import type { Hand, Play, SoulmatePosition } from './position.ts';

/** Who received points in the round just resolved, and nothing else (S7); empty at the start. */
export interface PublicView {
  readonly scored?: readonly string[];
}

/** What was played in a round, defaults included. */
export interface PlayedView {
  readonly card: number;
  readonly garnets: number;
  readonly token: boolean;
}

export interface PrivateView {
  readonly cards: readonly number[];
  readonly pointTokens: number;
  readonly scoredIn: readonly number[];
  readonly played?: PlayedView;
}

export function publicView({ names }: Table<Options>, { round, plays }: SoulmatePosition): PublicView {
  if (round === 0) return {};
  const scored: string[] = [];
  const first = (round - 1) * names.length;
  for (let seat = 0; seat < names.length; seat++)
    if (plays[first + seat]!.points > 0) scored.push(names[seat] as string);
  return { scored };
}

/** The own hand, and the rounds in which there were points: how many, nobody learns before the end (S7). */
export function privateView(
  { names }: Table<Options>,
  { round, seats, plays }: SoulmatePosition,
  seat: number,
): PrivateView {
  const hand = seats[seat] as Hand;
  const scoredIn: number[] = [];
  for (let r = 0; r < round; r++) if (plays[r * names.length + seat]!.points > 0) scoredIn.push(r + 1);
  const cards = cardsOf(hand);
  const { pointTokens } = hand;
  if (round === 0) return { cards, pointTokens, scoredIn };
  const play = plays[(round - 1) * names.length + seat] as Play;
  const played = { card: play.card, garnets: play.garnets, token: play.token };
  return { cards, pointTokens, scoredIn, played };
}
