import { CARD_AT, RANKS, SUITS } from './vocabulary.ts';

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

/** The sets by rank, then the runs by suit, among some cards; each as large as it can be (M12). */
export function combinationsOf(held: readonly string[]): Combination[] {
  const has: boolean[] = [];
  for (const card of held) has[CARD_AT.get(card) as number] = true;
  return [...setsOf(has), ...SUITS.flatMap((_, suit) => runsOf(has, suit))];
}

function setsOf(has: readonly boolean[]): Combination[] {
  return RANKS.flatMap((rank): Combination[] => {
    const suits = SUITS.filter((_, suit) => has[6 * suit + rank - 1]);
    const each = SET_POINTS[suits.length]!;
    return each > 0 ? [{ kind: 'set', cards: suits.map((suit) => `${suit}-${rank}`), each }] : [];
  });
}

function runsOf(has: readonly boolean[], suit: number): Combination[] {
  const runs: Combination[] = [];
  let first = 1;
  for (let rank = 1; rank <= 7; rank++) {
    if (rank <= 6 && has[6 * suit + rank - 1]) continue;
    const each = RUN_POINTS[rank - first]!;
    if (each > 0)
      runs.push({
        kind: 'run',
        cards: RANKS.slice(first - 1, rank - 1).map((r) => `${SUITS[suit]}-${r}`),
        each,
      });
    first = rank + 1;
  }
  return runs;
}

/** What all the cards of some combinations score together. */
export function pointsOf(combinations: readonly Combination[]): number {
  return combinations.reduce((sum, { cards, each }) => sum + cards.length * each, 0);
}
