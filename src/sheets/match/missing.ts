import type { Submission } from '../responses/submission.ts';
import type { CurrentMatch } from './current-match.ts';

/** The seats whose player has sent nothing that counts for the open round, and whose order the host has not taken out. */
export function missingSeats({ playback, people, sorted }: CurrentMatch): readonly number[] {
  return playback.started.players.flatMap(({ id }, seat) =>
    people[seat] && (sorted.latest.has(id) || sorted.removed.has(id)) ? [] : [seat],
  );
}

/** Orders for the open round that came after its deadline, and that the host has not accepted (X2). */
export function lateOrders({ playback, sorted }: CurrentMatch): readonly Submission[] {
  return sorted.late.filter(({ round }) => round === playback.match.position.round + 1);
}
