/** Opening of a round for responses, after the previous round was resolved or this round was undone. */
export interface Opening {
  readonly round: number;
  /** Milliseconds UTC. A response at exactly this moment belongs to the round before. */
  readonly from: number;
}

/** Opening of round 1, which takes responses from any time. */
export const FIRST_OPENING: Opening = { round: 1, from: Number.NEGATIVE_INFINITY };

/** Finds the round that was open at a moment (H6). `openings` are in the order of the log. */
export function roundAt(openings: readonly Opening[], at: number): number {
  let round = FIRST_OPENING.round;
  for (const opening of openings) if (opening.from < at) round = opening.round;
  return round;
}
