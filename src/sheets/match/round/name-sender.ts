import { digestOfSender } from '../../log/entries/senders.ts';
import { fail, LOOK_AGAIN } from '../../problem.ts';
import type { Submission } from '../../responses/read/submission.ts';
import { isoTime } from '../../time.ts';
import { findMatch } from '../../workbook/tabs/host-tabs.ts';
import { atRound, type Change, type Context } from '../change.ts';
import { type CurrentMatch, readCurrentMatch } from '../current-match.ts';
import { addToOutbox } from '../outbox.ts';
import { seatOf } from './host-order.ts';

/** Whose a response from an unknown account or code is. */
export interface SenderRequest {
  readonly match: number;
  /** The id of the response. */
  readonly response: string;
  /** The player's name in the match; '' takes back what was said. */
  readonly player: string;
  /** Without a player: it is nobody's of this match, and is asked about no more. */
  readonly aside?: boolean | undefined;
  /** It holds for all that comes from this account or code in the match. */
  readonly remember: boolean;
}

/** Says whose a response of the open round from an unknown account or code is, that it is nobody's, or takes that back (H18). */
export function nameSender(context: Context, request: SenderRequest): Change {
  const { book, clock } = context;
  const { match, response, player, remember } = request;
  const row = findMatch(book, match);
  if (row.over) fail(`${row.title} is over.`, 'Undo the last round first, if the response was for it.');
  const current = readCurrentMatch(book, match, context);
  const isNamed = player !== '';
  const isAside = !isNamed && request.aside === true;
  const isNew = isNamed || isAside;
  const found = findResponse(isNew ? unknownOf(current, isAside) : saidOf(current), request);
  const id = isNamed ? idOfPlayer(current, player) : found.isNamed && found.person?.id;
  const sender = remember || !isNew ? { sender: digestOfSender(found.claimed) } : {};
  const whose = { ...(isNamed && id ? { player: id } : {}), ...(isAside ? { aside: true } : {}) };
  return {
    time: isoTime(clock.now()),
    event: atRound(row, {
      what: 'name sender',
      data: { round: found.round, response, ...whose, ...sender },
    }),
    outbox: addToOutbox(book.matches.outbox, match, [
      ...new Set([...(id ? [id] : []), ...toldOfStrangers(current, found)]),
    ]),
  };
}

/** The response of a request; stops where it is gone, or gives nothing by which others from there can be known. */
function findResponse(among: readonly Submission[], { response, remember }: SenderRequest): Submission {
  const found = among.find(({ id }) => id === response);
  if (!found) return fail('There is no such response any more.', LOOK_AGAIN, 'stale');
  if (remember && found.claimed === '')
    fail('This response gives no account and no code.', 'Say whose it is for this response alone.');
  return found;
}

function idOfPlayer({ playback }: CurrentMatch, name: string): string {
  return playback.started.players[seatOf(playback, name)]?.id ?? '';
}

/**
 * The players who have sent nothing since something came from an unknown account or code: their pages say so, or will. They are
 * written now, not when a response arrives: the time of a write must not tell who moved.
 */
function toldOfStrangers({ people, sorted }: CurrentMatch, found: Submission): readonly string[] {
  const isTold = (sent = 0) => [found, ...sorted.strangers].some(({ at }) => at > sent);
  return people.flatMap((person) => (person && isTold(sorted.latest.get(person.id)?.at) ? [person.id] : []));
}

/** The responses of the open round from unknown senders; those set aside can be given to a player still. */
function unknownOf({ sorted }: CurrentMatch, isAside: boolean): readonly Submission[] {
  return sorted.strangers.filter((one) => !(isAside && one.isAside));
}

/** The responses of the open round of which the host said whose they are, or that they are nobody's. */
function saidOf({ sorted }: CurrentMatch): readonly Submission[] {
  const named = [...sorted.latest.values(), ...sorted.late].filter(({ isNamed }) => isNamed);
  return [...named, ...sorted.strangers.filter(({ isAside }) => isAside)];
}
