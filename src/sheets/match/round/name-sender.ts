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
  /** All that comes from this account or code in the match is theirs, too. */
  readonly remember: boolean;
}

/** Says whose a response of the open round from an unknown account or code is, or takes that back (H18). */
export function nameSender(context: Context, request: SenderRequest): Change {
  const { book, clock } = context;
  const { match, response, player, remember } = request;
  const row = findMatch(book, match);
  if (row.over) fail(`${row.title} is over.`, 'Undo the last round first, if the response was for it.');
  const current = readCurrentMatch(book, match, context);
  const isNew = player !== '';
  const found = isNew
    ? current.sorted.strangers.find(({ id }) => id === response)
    : namedOf(current).find(({ id }) => id === response);
  if (!found) return fail('There is no such response any more.', LOOK_AGAIN, 'stale');
  if (remember && found.claimed === '')
    fail('This response gives no account and no code.', 'Say whose it is for this response alone.');
  const { started } = current.playback;
  const id = isNew ? (started.players[seatOf(current.playback, player)]?.id ?? '') : (found.person?.id ?? '');
  const sender = remember || !isNew ? { sender: digestOfSender(found.claimed) } : {};
  return {
    time: isoTime(clock.now()),
    event: atRound(row, {
      what: 'name sender',
      data: { round: found.round, response, ...(isNew ? { player: id } : {}), ...sender },
    }),
    outbox: addToOutbox(book.matches.outbox, match, [...new Set([id, ...toldOfStrangers(current)])]),
  };
}

/**
 * The players who have sent nothing: their pages say that something came from an unknown account or code, or will. They are
 * written now, not when a response arrives: the time of a write must not tell who moved.
 */
function toldOfStrangers({ people, sorted }: CurrentMatch): readonly string[] {
  return people.flatMap((person) => (person && !sorted.latest.has(person.id) ? [person.id] : []));
}

/** The responses of the open round that the host gave to players. */
function namedOf({ sorted }: CurrentMatch): readonly Submission[] {
  return [...sorted.latest.values(), ...sorted.late].filter(({ isNamed }) => isNamed);
}
