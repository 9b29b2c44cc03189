import { type OutcomeView, type PublicSeen, plural } from '../../kit.ts';
import { CARDS, type Info, type Play, playsOf, type SoulmatePosition } from './position.ts';

/** Builds the public view. It holds only the players who got points in the last round (S7). At the start it is empty. */
function publicView({ names }: Info, { round, plays }: SoulmatePosition): { scored?: string[] } {
  if (round === 0) return {};
  const last = plays.slice(-names.length);
  return { scored: last.flatMap(({ player, points }) => (points > 0 ? [player] : [])) };
}

/**
 * Builds the private view: the player's hand, and the rounds in which the player got points. The number of points stays
 * secret until the end (S7).
 */
function privateView(_info: Info, position: SoulmatePosition, seat: number) {
  const { pointTokens, ...hand } = position.seats[seat]!;
  const plays = playsOf(position, seat);
  const scoredIn = plays.flatMap(({ round, points }) => (points > 0 ? [round] : []));
  const last = plays[position.round - 1];
  return { cards: CARDS.list(hand), pointTokens, scoredIn, ...(last ? { played: viewOfPlay(last) } : {}) };
}

/** Builds the view of a player's own play in a round. Missing parts have their defaults. */
function viewOfPlay({ card, garnets, token }: Play) {
  return { card, garnets, token };
}

export const VIEWS = { public: publicView, private: privateView };
export type PublicView = ReturnType<typeof publicView>;
export type PrivateView = ReturnType<typeof privateView>;
/** All public views of a match. */
export type Seen = PublicSeen<PublicView>;

/** Facts that the end makes public: the pairs, and the players who could not win because of their pair (S14). */
export interface Revealed {
  readonly soulmates: readonly (readonly [string, string])[];
  readonly ineligible: readonly string[];
}

/** Finds a player's soulmate in the facts that the end reveals. */
export function soulmateOf(name: string, { reveal }: Pick<OutcomeView, 'reveal'>): string {
  const { soulmates } = reveal as unknown as Revealed;
  const [a, b] = soulmates.find((pair) => pair.includes(name))!;
  return a === name ? b : a;
}

/** Turns a play into words: “2 + 2 garnets = 4, with a point token”. */
export function inWords({ card, garnets, token }: ReturnType<typeof viewOfPlay>): string {
  const number = garnets > 0 ? `${card} + ${plural(garnets, 'garnet')} = ${card + garnets}` : String(card);
  return token ? `${number}, with a point token` : number;
}
