/** Points by place, strongest meadow first (P1). */
const PLACE_POINTS = [2, 1, 1, 0, 0] as const;

/** A meadow's place by strength, and the points for that place. */
export interface Place {
  /** Number of meadows at least as strong. So tied meadows share the last of their places (P1). */
  readonly place: number;
  readonly points: number;
  /** True if a tie lowers the points: the shared place gives less than the best of the tied places. */
  readonly isLowered: boolean;
}

/** Gives the place of a strength among all five strengths. */
export function placeOf(strength: number, strengths: readonly number[]): Place {
  const place = strengths.filter((other) => other >= strength).length;
  const best = strengths.filter((other) => other > strength).length;
  const points = PLACE_POINTS[place - 1] ?? 0;
  return { place, points, isLowered: strength > 0 && (PLACE_POINTS[best] ?? 0) > points };
}
