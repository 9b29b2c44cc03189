import { readOffers } from '../../log/entries/read-offers.ts';
import type { Playback } from '../../log/playback/playback.ts';
import type { RoundData } from '../../log/shapes.ts';

/** The ids of the responses that resolved rounds of a match have read, including responses replaced by a correction. */
export function idsRead({ rounds }: Pick<Playback, 'rounds'>): ReadonlySet<string> {
  return new Set(
    rounds.flatMap(({ input, amended }) => [
      ...readOffers(input).map(({ id }) => id),
      ...sourceIds(input),
      ...amended.flatMap(({ replaced }) => replaced ?? []),
    ]),
  );
}

/** The ids of all responses that the log of a match names: those that were accepted, or given to a player, too. */
export function idsNamed(playback: Playback): ReadonlySet<string> {
  const accepted = playback.acceptedLate.map(({ response }) => response);
  return new Set([...idsRead(playback), ...accepted, ...playback.senders.map(({ response }) => response)]);
}

/** The ids of the responses that a round counted. */
function sourceIds({ sources }: RoundData): string[] {
  return Object.values(sources).flatMap(({ response }) => response ?? []);
}
