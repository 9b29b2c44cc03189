import { MEADOWS, type Meadow } from './position.ts';

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
  readonly isStrongest: boolean;
  /** Other meadows that are equally strong. */
  readonly others: readonly Meadow[];
  /** True if a tie lowers the points: the shared place gives less than the best of the tied places. */
  readonly isLowered: boolean;
}

/** Gives the place of each meadow, from the charges of all meadows. */
export function placesOf(charges: readonly number[]): readonly Place[] {
  const strengths = charges.map((charge) => Math.abs(charge));
  return strengths.map((strength, at) => {
    const place = strengths.filter((other) => other >= strength).length;
    const stronger = strengths.filter((other) => other > strength).length;
    const points = PLACE_POINTS[place - 1]!;
    return {
      place,
      points,
      isStrongest: stronger === 0,
      others: MEADOWS.filter((_, other) => other !== at && strengths[other] === strength),
      isLowered: strength > 0 && PLACE_POINTS[stronger]! > points,
    };
  });
}
