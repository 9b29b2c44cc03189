/** A whole number below n. */
export type Random = (n: number) => number;

/** Pseudo-random numbers for tests (mulberry32): the same seed, the same numbers. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/** One of some things. */
export function pick<T>(random: Random, items: readonly T[]): T {
  return items[random(items.length)] as T;
}

/** The items in some order. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}
