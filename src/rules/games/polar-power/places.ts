import { MEADOWS } from './position.ts';

/** Points for each place. The strongest meadow is first (P1). */
const PLACE_POINTS = [2, 1, 1, 0, 0] as const;

/** A meadow's place by strength, and the points that this place gives. */
export type Place = ReturnType<typeof placesOf>[number];

/**
 * Gives the place of each meadow, from the charges of all meadows. `place` is the number of meadows that are at least as
 * strong as this meadow, this meadow included. So tied meadows all get the lowest of their places (P1).
 */
export function placesOf(charges: readonly number[]) {
  const strengths = charges.map((charge) => Math.abs(charge));
  return strengths.map((strength, at) => {
    const place = strengths.filter((other) => other >= strength).length;
    const stronger = strengths.filter((other) => other > strength).length;
    const points = PLACE_POINTS[place - 1]!;
    return {
      place,
      points,
      isStrongest: stronger === 0,
      /** Other meadows that are equally strong. */
      others: MEADOWS.filter((_, other) => other !== at && strengths[other] === strength),
      /** True if a tie lowers the points: the shared place gives less than the best of the tied places. */
      isLowered: strength > 0 && PLACE_POINTS[stronger]! > points,
    };
  });
}
