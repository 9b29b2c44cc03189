/** The opening of a round for responses: the previous round was resolved, or this one was taken back. */
export interface Opening {
  readonly round: number;
  /** Milliseconds UTC; a response of this very moment belongs to the round before. */
  readonly from: number;
}

/** The first round takes responses from the start. */
export const FIRST_OPENING: Opening = { round: 1, from: Number.NEGATIVE_INFINITY };

/** The round that was open at a moment (H6). `openings` are in the order of the log. */
export function roundAt(openings: readonly Opening[], at: number): number {
  let round = FIRST_OPENING.round;
  for (const opening of openings) if (opening.from < at) round = opening.round;
  return round;
}
