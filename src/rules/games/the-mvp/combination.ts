import { RANKS, SUITS } from './vocabulary.ts';

/** Cards of one team that score together (M12). */
export interface Combination {
  readonly kind: 'set' | 'run';
  readonly cards: readonly string[];
  /** Points for each of its cards. */
  readonly each: number;
}

/** Points per card, by the size of a set and of a run. A size with 0 points is no set or run. */
const SET_POINTS = [0, 0, 0, 1, 3] as const;
const RUN_POINTS = [0, 0, 0, 1, 1, 2, 4] as const;

/** The sets by rank, then the runs by suit, among some cards; each as large as possible (M12). */
export function combinationsOf(held: readonly string[]): Combination[] {
  const sets = RANKS.map((rank) => {
    const cards = SUITS.map((suit) => `${suit}-${rank}`).filter((card) => held.includes(card));
    return { kind: 'set', cards, each: SET_POINTS[cards.length]! } as const;
  });
  const runs = SUITS.flatMap((suit) => {
    const ranks = RANKS.map((rank) => (held.includes(`${suit}-${rank}`) ? rank : ' '));
    return ranks
      .join('')
      .split(' ')
      .map((run) => [...run].map((rank) => `${suit}-${rank}`))
      .map((cards) => ({ kind: 'run', cards, each: RUN_POINTS[cards.length]! }) as const);
  });
  return [...sets, ...runs].filter(({ each }) => each > 0);
}

/** The total points of some combinations. */
export function pointsOf(combinations: readonly Combination[]): number {
  return combinations.reduce((sum, { cards, each }) => sum + cards.length * each, 0);
}
