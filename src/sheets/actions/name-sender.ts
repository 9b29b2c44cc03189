import * as z from 'zod/mini';
import { cut } from '../../rules/base/json.ts';
import { digestOfSender } from '../log/senders.ts';
import { fail, LOOK_AGAIN } from '../problem.ts';
import { MATCH, TEXT } from '../request-shapes.ts';
import type { Submission } from '../responses/submission.ts';
import { mayBeUnknown, unknownResponses } from '../responses/unknown-senders.ts';
import { isoTime } from '../time.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { isHardToGuess } from '../workbook/roster-people.ts';
import type { Season } from '../workbook/season.ts';
import { atRound, type Change, type Context } from './change.ts';
import { type CurrentMatch, readCurrentMatch } from './current-match.ts';
import { mustFindSeat } from './host-order.ts';
import { addToOutbox } from './outbox.ts';

/** Request to assign a response from an unknown account or code to a player, or to ignore a response. */
export const SENDER = z.object({
  match: MATCH,
  /** The id of the response. */
  response: TEXT,
  /** The player's name in the match. '' takes an assignment back or, with `ignored`, ignores the response. */
  player: TEXT,
  /** True to ignore the response, so that the host is not asked about it again; only with an empty `player`. */
  ignored: z.optional(z.boolean()),
  /** True to also assign all other responses of this match from the same account or code. */
  remember: z.boolean(),
});
type SenderRequest = z.infer<typeof SENDER>;

/**
 * Assigns a response from an unknown account or code to a player, ignores the response, or undoes such a decision (H18).
 * The host ignores a player's late order with the same request (X2).
 */
export function nameSender(context: Context, request: SenderRequest): Change {
  const { book } = context;
  const { match, response, player, remember } = request;
  const row = findMatch(book, match);
  if (row.over)
    fail(`${row.title} is over.`, 'If the response was for the last round, undo that round first.');
  const current = readCurrentMatch(book, match, context, { isWhole: true });
  const isIgnored = player === '' && request.ignored === true;
  const isNew = player !== '' || isIgnored;
  const found = findResponse(isNew ? undecidedOf(current, isIgnored) : saidOf(current), request);
  requireHardToGuess(request, book.season, found);
  const isLate = (isIgnored || !found.isNamed) && current.sorted.late.includes(found);
  const { players } = current.playback.started;
  const seat = player === '' ? -1 : mustFindSeat(current.playback, player);
  const id = players[seat]?.id ?? ownerOf(found, isLate);
  const owner = player !== '' || (isLate && isIgnored) ? { player: id } : {};
  const sender = !isLate && (remember || !isNew) ? { sender: digestOfSender(found.claimed) } : {};
  return {
    event: atRound(row, {
      what: 'name sender',
      data: {
        round: found.round,
        response,
        at: isoTime(found.at),
        ...owner,
        ...(isIgnored ? { ignored: true } : {}),
        ...sender,
      },
    }),
    outbox: addToOutbox(book.matches.outbox, match, toldOf(current, found, id, isLate)),
  };
}

/** Lists the players whose pages mention the response: the sender, and all players who may be the sender. */
function toldOf(current: CurrentMatch, found: Submission, id: string, isLate: boolean): readonly string[] {
  const others = isLate ? [] : toldOfUnknownSenders(current, found);
  return [...new Set([...(id === '' ? [] : [id]), ...others])];
}

/** Gives the id of the player who sent a late order, or to whom the host assigned the response; otherwise ''. */
function ownerOf({ person, isNamed }: Submission, isLate: boolean): string {
  return isLate || isNamed ? (person?.id ?? '') : '';
}

/** Fails if the host wants to remember a sender whose code anybody can guess (H18). */
function requireHardToGuess({ remember }: SenderRequest, season: Season, { claimed }: Submission): void {
  if (!remember || isHardToGuess(season, claimed)) return;
  const why =
    claimed === ''
      ? 'This response has no account and no code.'
      : `“${cut(claimed, 60)}” is not a personal code: anybody can type it.`;
  fail(why, 'Assign only this response.');
}

/** Finds the response of a request. Fails if the response is gone. */
function findResponse(among: readonly Submission[], { response }: SenderRequest): Submission {
  const found = among.find(({ id }) => id === response);
  return found ?? fail('This response is no longer there.', LOOK_AGAIN, 'stale');
}

/**
 * Lists the players who may have sent a response from an unknown sender: players who have sent nothing to the form since
 * that response. The pages of these players mention the response. The pages are written now, not when the response
 * arrives, because the time of a write must not reveal who has sent an order.
 */
function toldOfUnknownSenders(current: CurrentMatch, found: Submission): readonly string[] {
  const isOffer = [...unknownResponses(current).trades, ...current.unknownOffers.named].includes(found);
  const came = { [isOffer ? 'trades' : 'orders']: [found] };
  return current.people.flatMap((person) =>
    person && mayBeUnknown(current, person.id, came).length > 0 ? [person.id] : [],
  );
}

/**
 * Lists the responses from unknown senders that the host may assign in the open round. With `isIgnored`, lists the
 * responses that the host may ignore; late orders are then included.
 */
function undecidedOf(current: CurrentMatch, isIgnored: boolean): readonly Submission[] {
  if (!isIgnored) return allUnknownSenders(current);
  return [...allUnknownSenders(current), ...current.sorted.late].filter((one) => !one.isIgnored);
}

/** Lists the responses from unknown senders to the order form and the trade form. */
function allUnknownSenders(current: CurrentMatch): readonly Submission[] {
  return Object.values(unknownResponses(current)).flat();
}

/** Lists the responses of the open round that the host has assigned to a player or ignored. */
function saidOf(current: CurrentMatch): readonly Submission[] {
  const { sorted, unknownOffers } = current;
  const named = [...sorted.latest.values(), ...sorted.late].filter(({ isNamed }) => isNamed);
  const ignored = [...allUnknownSenders(current), ...sorted.late].filter(({ isIgnored }) => isIgnored);
  return [...named, ...unknownOffers.named, ...ignored];
}
