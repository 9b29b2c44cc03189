import { cut } from '../../../rules/base/json.ts';
import { requireSoundLog } from '../../log/book.ts';
import { mustPlayBack } from '../../log/fold.ts';
import { fail, LOOK_AGAIN } from '../../problem.ts';
import { dueTime } from '../../responses/read/round-times.ts';
import { dateWords, isoTime, readDeadline } from '../../time.ts';
import { findMatch } from '../../workbook/tabs/host-tabs.ts';
import { ORDER_FORM } from '../../workbook/tabs/season.ts';
import { atRound, type Change, type Context, replaceRow } from '../change.ts';
import { requireOpen } from '../close.ts';
import { readCurrentMatch } from '../current-match.ts';
import { addToOutbox, allFiles } from '../outbox.ts';

/** Moves the deadline of the open round; '' takes it away. */
export function setDeadline({ book, clock }: Context, match: number, deadline: string): Change {
  requireSoundLog(book);
  const row = findMatch(book, match);
  const to =
    deadline === ''
      ? ''
      : (readDeadline(deadline) ??
        fail(`“${cut(deadline, 60)}” is no time for a deadline.`, 'Choose a date and a time.'));
  requireToCome(to, clock.now());
  const playback = mustPlayBack(book.log, match);
  requireOpen(row, playback);
  if (playback.paused) fail(`${row.title} is paused.`, 'Press “Go on” first; then set the deadline.');
  return {
    time: isoTime(clock.now()),
    event: atRound(row, { what: 'deadline', data: { from: row.deadline, to } }),
    matches: replaceRow(book, { ...row, deadline: to }),
    outbox: addToOutbox(book.matches.outbox, match, [...allFiles(playback), ORDER_FORM]),
  };
}

/** Refuses a deadline that has passed (H17); '' is none. */
export function requireToCome(deadline: string, now: number): void {
  if (deadline !== '' && Date.parse(deadline) <= now)
    fail(`${dateWords(deadline)} has passed already.`, 'Choose a later time.');
}

/** The last moment that a date can hold: a time of grace may be longer. */
const LAST_TIME = 8.64e15;

/** Accepts late responses for the open round, all or none (X2); `responses` are their ids, not their rows. */
export function acceptLate(context: Context, match: number, responses: readonly string[]): Change {
  const { book, clock } = context;
  const { row, sorted, playback } = readCurrentMatch(book, match, context);
  const due = dueTime(row, playback.match);
  const accepted = [...new Set(responses)].map((response) => {
    const late = sorted.late.find(({ id }) => id === response);
    if (!late?.person) return fail('There is no such late response any more.', LOOK_AGAIN, 'stale');
    const { id, name } = late.person;
    const newest = sorted.latest.get(id);
    if (newest && !newest.byHost && newest.at > late.at)
      return fail(`${name} has sent a newer order, which counts instead.`, LOOK_AGAIN, 'stale');
    return { player: id, at: isoTime(late.at), response };
  });
  const [event, ...more] = accepted.map((one) =>
    atRound(row, {
      what: 'accept late',
      data: {
        round: playback.match.position.round + 1,
        ...one,
        due: due === undefined || due > LAST_TIME ? '' : isoTime(due),
      },
    }),
  );
  return {
    time: isoTime(clock.now()),
    event: event as Change['event'],
    more,
    outbox: addToOutbox(
      book.matches.outbox,
      match,
      accepted.map(({ player }) => player),
    ),
  };
}
