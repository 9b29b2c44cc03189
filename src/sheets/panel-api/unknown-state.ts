import { cut } from '../../rules/base/json.ts';
import { tooLongWords } from '../../rules/base/too-long.ts';
import { type CurrentMatch, readCurrentMatch } from '../actions/current-match.ts';
import { type Book, openBook } from '../log/book.ts';
import type { Ports } from '../ports.ts';
import { isThem } from '../responses/read-responses.ts';
import { byTime, type Submission } from '../responses/submission.ts';
import { unknownLeft, unknownResponses } from '../responses/unknown-senders.ts';
import { isoTime } from '../time.ts';
import { isHardToGuess } from '../workbook/roster-people.ts';
import { answersOf, SHOWN } from './shown-lists.ts';

/** Gives the responses from unknown senders to both forms, oldest first (H18). */
export function allUnknown(current: CurrentMatch): readonly Submission[] {
  return Object.values(unknownResponses(current)).flat().sort(byTime);
}

/** Counts the responses from unknown senders, including unread responses. */
export function countUnknown(current: CurrentMatch): number {
  return allUnknown(current).length + unknownLeft(current, current.round);
}

/** Lists the newest responses from unknown senders. */
export function unknownSendersState(
  current: CurrentMatch,
  { former, season }: Book,
  all = allUnknown(current),
) {
  const { trades } = unknownResponses(current);
  return all.slice(-SHOWN).map((submission) => ({
    ...shownOf(submission),
    /** Name of the player who had this account or code before (H23), or ''. */
    former: former.find(({ person }) => isThem(person, submission.claimed))?.person.name ?? '',
    /** True if the host's choice may apply to all responses from this sender (H18). */
    canRemember: isHardToGuess(season, submission.claimed),
    /** True if the host ignored the response, because no player sent it. */
    ignored: submission.isIgnored === true,
    /** True if the response came to the trade form. */
    isOffer: trades.includes(submission),
  }));
}

/**
 * Searches the responses of unknown senders for a text, newest response first (H18). The text may be in the sender, in
 * an answer or in the row number.
 */
export function findUnknown(ports: Ports, number: number, text: string) {
  const book = openBook(ports);
  const current = readCurrentMatch(book, number, ports, { isWhole: true });
  const wanted = text.trim().toLowerCase();
  const has = ({ row, claimed, shown }: Submission) =>
    String(row) === wanted ||
    [claimed, ...Object.values(shown)].some((one) => one.toLowerCase().includes(wanted));
  return unknownSendersState(current, book, allUnknown(current).filter(has));
}

/** Lists the newest trade responses from unknown senders that the host assigned to a player (H18). */
export function assignedState({ shown, unknownOffers }: CurrentMatch) {
  const { players } = shown.playback.started;
  return unknownOffers.named.slice(-SHOWN).map((submission) => ({
    ...shownOf(submission),
    name: players.find(({ id }) => id === submission.person?.id)?.name ?? '',
  }));
}

function shownOf(submission: Submission) {
  const { id, row, at, claimed } = submission;
  return {
    id,
    row,
    at: isoTime(at),
    claimed: tooLongWords(claimed) ?? cut(claimed, 100),
    answers: answersOf(submission),
  };
}
