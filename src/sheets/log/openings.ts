/** Opening of a round for responses. A round opens when the previous round is resolved, and again when the round itself is undone. */
export interface Opening {
  readonly round: number;
  /** Time of the opening, in milliseconds UTC. A response at exactly this time belongs to the previous round. */
  readonly from: number;
}

/** Opening of round 1. All responses before the next opening belong to round 1. */
export const FIRST_OPENING: Opening = { round: 1, from: Number.NEGATIVE_INFINITY };

/** Finds the round that was open at the time `at` (H6). `openings` must be in the order of the log. */
export function roundAt(openings: readonly Opening[], at: number): number {
  let round = FIRST_OPENING.round;
  for (const opening of openings) if (opening.from < at) round = opening.round;
  return round;
}
