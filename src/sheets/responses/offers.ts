import { plural } from '../../rules/base/words.ts';
import type { Playback } from '../log/playback.ts';
import type { Submission } from './submission.ts';
import type { NamedSubmission, RefusedOffer } from './trade-desk.ts';

/** Responses to the trade desk that are read of one player in one round (H12). */
export const OFFER_LIMIT = 40;

/** The responses of the match’s players, with their names in it; those of others are left out. */
export function offersOf(
  { started }: Playback,
  submissions: readonly Submission[],
): readonly NamedSubmission[] {
  const names = new Map(started.players.map(({ id, name }) => [id, name]));
  return submissions.flatMap((submission) => {
    const name = names.get(submission.person?.id ?? '');
    return name === undefined ? [] : [{ ...submission, name }];
  });
}

/** The responses that are read, and one refusal for each player who sent more. */
export function capOffers(offers: readonly NamedSubmission[]): {
  readonly read: readonly NamedSubmission[];
  readonly refused: readonly RefusedOffer[];
  /** Players of whom no further one is read. */
  readonly full: readonly string[];
} {
  const counts = new Map<string, number>();
  const first = new Map<string, number>();
  const read = offers.filter(({ name, row }) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count === OFFER_LIMIT + 1) first.set(name, row);
    return count <= OFFER_LIMIT;
  });
  const refused = [...first].map(([from, row]) => ({
    row,
    from,
    message: `${plural((counts.get(from) ?? 0) - OFFER_LIMIT, 'response')} to the trade desk came after the first ${OFFER_LIMIT} of this round; no more are read.`,
  }));
  return { read, refused, full: [...counts].flatMap(([name, n]) => (n >= OFFER_LIMIT ? [name] : [])) };
}
