import { PAGE } from './rows.ts';

/** Every width in pixels is a multiple of this number. This lets drawings above one another share their column edges. */
export const UNIT = 5;

/** Rounds pixels up to a multiple of `UNIT`. */
export function inUnits(pixels: number): number {
  return Math.ceil(pixels / UNIT) * UNIT;
}

/** Widths in pixels that a column needs. At the width `least` no word breaks. At the width `most` no text wraps. */
export interface ColumnNeed {
  readonly least: number;
  readonly best: number;
  /** True if the column gets a share of the spare room, in proportion to its width. */
  readonly grows: boolean;
}

/**
 * Gives the widths of columns that fill `width` pixels. If there is too little room, columns whose texts can wrap become
 * narrower. If words would still break, the sum is greater than `width`.
 */
export function widthsFor(needed: readonly ColumnNeed[], width: number = PAGE): number[] {
  const units = Math.floor(width / UNIT);
  const least = needed.map((one) => Math.ceil(one.least / UNIT));
  const best = needed.map((one, i) => Math.max(least[i] as number, Math.ceil(one.best / UNIT)));
  const room = units - sum(least);
  if (room <= 0) return least.map((one) => one * UNIT);
  const wanted = best.map((one, i) => one - (least[i] as number));
  const spare = units - sum(best);
  const shares =
    spare < 0
      ? shared(room, wanted)
      : shared(
          spare,
          needed.map(({ grows }, i) => (grows ? (best[i] as number) : 0)),
        ).map((share, i) => share + (wanted[i] as number));
  return least.map((one, i) => (one + (shares[i] as number)) * UNIT);
}

/** Divides a whole number into parts in proportion to weights. The sum of the parts is the whole, or 0 if all weights are 0. */
function shared(whole: number, weights: readonly number[]): number[] {
  const total = sum(weights);
  if (total === 0) return weights.map(() => 0);
  let given = 0;
  let weight = 0;
  return weights.map((one) => {
    weight += one;
    const share = Math.round((whole * weight) / total) - given;
    given += share;
    return share;
  });
}

function sum(list: readonly number[]): number {
  return list.reduce((total, one) => total + one, 0);
}
