/** Points for each place. The strongest meadow is first (P1). */
const PLACE_POINTS = [2, 1, 1, 0, 0] as const;

/** A meadow's place by strength, and the points that this place gives. */
export interface Place {
  /**
   * Number of meadows that are at least as strong as this meadow, this meadow included. So tied meadows all get the
   * lowest of their places (P1).
   */
  readonly place: number;
  readonly points: number;
  /** True if a tie lowers the points: the shared place gives less than the best of the tied places. */
  readonly isLowered: boolean;
}

/** Gives the place of a meadow with this strength. `strengths` are the strengths of all five meadows. */
export function placeOf(strength: number, strengths: readonly number[]): Place {
  const place = strengths.filter((other) => other >= strength).length;
  const best = strengths.filter((other) => other > strength).length;
  const points = PLACE_POINTS[place - 1] ?? 0;
  return { place, points, isLowered: strength > 0 && (PLACE_POINTS[best] ?? 0) > points };
}
