import { plural } from '../../../rules/base/words.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { seatsByName } from '../../log/playback/shown/shown-names.ts';
import type { Sorted, Submission } from '../read/submission.ts';
import type { NamedSubmission, RefusedOffer } from './trade-desk.ts';

/** Responses to the trade form that are read of one player in one round (H12). */
export const OFFER_LIMIT = 40;

/** Responses to the trade form from people who do not play in this match, and those that the host assigned to a player (H18). */
export interface UnknownOffers extends Pick<Sorted, 'strangers' | 'leftOut'> {
  readonly named: readonly NamedSubmission[];
}

/**
 * The responses of the match’s players, with their names in the match; responses of other people are left out. A partner may be called by any
 * name that the player has or had (H23); it is replaced by the name in the match.
 */
export function offersOf(playback: Playback, submissions: readonly Submission[]): readonly NamedSubmission[] {
  const { started, match, substitutes } = playback;
  const names = new Map(started.players.map(({ id, name }) => [id, name]));
  const seats = substitutes.length > 0 ? seatsByName(playback) : new Map<string, number>();
  return submissions.flatMap((submission) => {
    const name = names.get(submission.person?.id ?? '');
    if (name === undefined) return [];
    const { answers } = submission;
    const whom = match.info.names[seats.get(answers.with?.trim() ?? '') ?? -1];
    return [{ ...submission, name, ...(whom === undefined ? {} : { answers: { ...answers, with: whom } }) }];
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
  const first = new Map<string, NamedSubmission>();
  const read = offers.filter((offer) => {
    const { name } = offer;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count === OFFER_LIMIT + 1) first.set(name, offer);
    return count <= OFFER_LIMIT;
  });
  const refused = [...first].map(([from, { row, at }]) => ({
    row,
    at,
    from,
    message: `${plural((counts.get(from) ?? 0) - OFFER_LIMIT, 'response')} to the trade form came after the first ${OFFER_LIMIT} of this round; no more are read.`,
  }));
  return { read, refused, full: [...counts].flatMap(([name, n]) => (n >= OFFER_LIMIT ? [name] : [])) };
}
