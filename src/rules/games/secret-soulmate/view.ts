import { type PublicSeen, plural } from '../../kit.ts';
import { CARDS, type Info, type Play, type SoulmatePosition } from './position.ts';

/** A player's play in a round: card, garnets and point token. Missing parts have their defaults. */
export type PlayedView = Pick<Play, 'card' | 'garnets' | 'token'>;

/** Builds the public view. It holds only the players who got points in the last round (S7). At the start it is empty. */
function publicView({ names }: Info, { round, plays }: SoulmatePosition): { scored?: string[] } {
  if (round === 0) return {};
  const first = (round - 1) * names.length;
  return { scored: names.filter((_, seat) => plays[first + seat]!.points > 0) };
}

/**
 * Builds the private view: the player's hand, and the rounds in which the player got points. The number of points stays
 * secret until the end (S7).
 */
function privateView({ names }: Info, { round, seats, plays }: SoulmatePosition, seat: number) {
  const scoredIn: number[] = [];
  for (let r = 0; r < round; r++) if (plays[r * names.length + seat]!.points > 0) scoredIn.push(r + 1);
  const hand = seats[seat]!;
  const { pointTokens } = hand;
  const cards = CARDS.list(hand);
  if (round === 0) return { cards, pointTokens, scoredIn };
  const { card, garnets, token } = plays[(round - 1) * names.length + seat]!;
  const played: PlayedView = { card, garnets, token };
  return { cards, pointTokens, scoredIn, played };
}

export const VIEWS = { public: publicView, private: privateView };
export type PublicView = ReturnType<typeof publicView>;
export type PrivateView = ReturnType<typeof privateView>;
/** All public views of a match. */
export type Seen = PublicSeen<PublicView>;

/** Turns a play into words: “2 + 2 garnets = 4, with a point token”. */
export function inWords({ card, garnets, token }: PlayedView): string {
  const number = garnets > 0 ? `${card} + ${plural(garnets, 'garnet')} = ${card + garnets}` : String(card);
  return token ? `${number}, with a point token` : number;
}
