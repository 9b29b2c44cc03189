/** Points by place, strongest meadow first (P1). */
const PLACE_POINTS = [2, 1, 1, 0, 0] as const;

/** A place among meadows by strength, and its points. */
export interface Place {
  /** Tied meadows share the last of their places: the count of meadows at least as strong (P1). */
  readonly place: number;
  readonly points: number;
  /** The tied meadows are worth less than the best of their places. */
  readonly isLowered: boolean;
}

/** The place of a strength among all five. */
export function placeOf(strength: number, strengths: readonly number[]): Place {
  const place = strengths.filter((other) => other >= strength).length;
  const best = strengths.filter((other) => other > strength).length;
  const points = PLACE_POINTS[place - 1] ?? 0;
  return { place, points, isLowered: strength > 0 && (PLACE_POINTS[best] ?? 0) > points };
}
