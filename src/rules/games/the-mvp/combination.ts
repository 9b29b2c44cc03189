import { RANKS, SUITS } from './vocabulary.ts';

/** Cards of one team that score together (M12). */
export interface Combination {
  readonly kind: 'set' | 'run';
  readonly cards: readonly string[];
  /** Points for each card of the combination. */
  readonly each: number;
}

/** Points for each card of a set or a run. The index is the number of cards in the set or run. With 0 points there is no set or run. */
const SET_POINTS = [0, 0, 0, 1, 3] as const;
const RUN_POINTS = [0, 0, 0, 1, 1, 2, 4] as const;

/** Finds all sets among some cards, rank by rank, and then all runs, suit by suit. Each set and each run is as large as possible (M12). */
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

/** Adds up the points of some combinations. */
export function pointsOf(combinations: readonly Combination[]): number {
  return combinations.reduce((sum, { cards, each }) => sum + cards.length * each, 0);
}
