import type { MatchState } from '../../../sheets/panel-api/panel.ts';

/** The first round that can be corrected: none behind a position that was changed by hand (H20). */
export function firstToCorrect({ taken, editedAfter }: MatchState): number {
  return Math.max(taken, editedAfter) + 1;
}

/** Which rounds cannot be corrected since the host changed the position after them, and what helps. */
export function NotCorrected({ match: { taken, editedAfter } }: { readonly match: MatchState }) {
  if (editedAfter <= taken) return null;
  return (
    <p class="soft small">
      {editedAfter === taken + 1
        ? `Round ${editedAfter} cannot be corrected`
        : `Rounds ${taken + 1} to ${editedAfter} cannot be corrected`}
      : the position after round {editedAfter} was changed by hand. Undo round {editedAfter} first; that takes
      the change back, too.
    </p>
  );
}
