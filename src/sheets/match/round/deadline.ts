import { cut } from '../../../rules/base/json.ts';
import { fail, LOOK_AGAIN } from '../../problem.ts';
import { dueTime } from '../../responses/read/round-times.ts';
import { dateWords, isoTime, readDeadline } from '../../time.ts';
import { atRound, type Change, type Context } from '../change.ts';
import { readCurrentMatch } from '../current-match.ts';
import { addToOutbox } from '../outbox.ts';
import { changeOf, FORM_TITLE, openRow } from './timing.ts';
import { requireLast } from './undo.ts';

/** Moves the deadline of the open round; '' takes it away. `round` is the number of resolved rounds that the host saw. */
export function setDeadline(context: Context, match: number, round: number, deadline: string): Change {
  const { row, playback } = openRow(context, match);
  requireLast(row, round);
  const to =
    deadline === ''
      ? ''
      : (readDeadline(deadline) ??
        fail(`“${cut(deadline, 60)}” is no time for a deadline.`, 'Choose a date and a time.'));
  requireToCome(to, context.clock.now());
  if (playback.paused)
    fail(`${row.title} is paused.`, 'Press “Go on with the match” first; then set the deadline.');
  const data = { from: row.deadline, to };
  return changeOf(context, { ...row, deadline: to }, playback, { what: 'deadline', data }, FORM_TITLE);
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
