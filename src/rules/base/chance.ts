import { hmacOf, sha256Hex } from './hash.ts';
import { unusable } from './unusable.ts';

/** A named stream of random draws. The same seed and label always give the same draws (RECORD “Chance”). */
export interface Stream {
  /** Draws a whole number from 0 to n − 1. n is from 1 to 2^32. */
  below(n: number): number;
  /** Gives a new list with the items in random order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Makes the stream of draws for a label. Each call starts the stream again from its first draw. */
export type Chance = (label: string) => Stream;

/** One drawn number, with the label of its stream. The number is less than `below`. */
export interface Draw {
  readonly stream: string;
  readonly below: number;
  readonly value: number;
}

/**
 * Gives a function that makes random streams from a seed. Without a seed, a draw throws an error at `seed` (X11). Each
 * draw calls `watch`.
 */
export function makeChance(seed: string | undefined, watch?: (draw: Draw) => void): Chance {
  const digest = (message: string): Uint8Array =>
    seed === undefined
      ? unusable('seed', `missing, and chance decides “${message.split(':')[0]}” in this game`)
      : hmacOf(seed, message);
  // A stream can be made without a seed; only a draw from it needs one.
  return (label) => makeStream(digest, label, watch);
}

/**
 * Gives the SHA-256 of a seed. This hash is published at the start. When the seed is revealed, players can check it
 * against the hash (X11).
 */
export function commitmentOf(seed: string): string {
  return sha256Hex(seed);
}

function makeStream(
  mac: (message: string) => Uint8Array,
  stream: string,
  watch: ((draw: Draw) => void) | undefined,
): Stream {
  let block: Uint8Array = new Uint8Array(0);
  let at = 0;
  let blocks = 0;
  const word = (): number => {
    if (at === block.length) {
      block = mac(`${stream}:${blocks++}`);
      at = 0;
    }
    const w = ((block[at]! << 24) | (block[at + 1]! << 16) | (block[at + 2]! << 8) | block[at + 3]!) >>> 0;
    at += 4;
    return w;
  };
  const below = (n: number): number => {
    // A word at or above the largest multiple of n would favour small numbers, so another word is drawn.
    const limit = Math.floor(2 ** 32 / n) * n;
    let w = word();
    while (w >= limit) w = word();
    const value = w % n;
    watch?.({ stream, below: n, value });
    return value;
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const list = [...items];
    for (let i = list.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [list[i], list[j]] = [list[j] as T, list[i] as T];
    }
    return list;
  };
  return { below, shuffle };
}
