import { type CurrentMatch, readCurrentMatch } from '../actions/current-match.ts';
import { seatsToRemind } from '../actions/missing.ts';
import type { Log } from '../log/audit-log.ts';
import type { Book } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import { type MailState, mailKey, matchFactsOf } from '../log/season-facts.ts';
import { lastCheckLine } from '../pages/lines/log-head.ts';
import { timesFor } from '../pages/reader-time.ts';
import type { Ports } from '../ports.ts';
import { fail, LOOK_AGAIN } from '../problem.ts';
import { dueTime } from '../responses/round-times.ts';
import { isLate } from '../responses/submission.ts';
import type { TimeWords } from '../time.ts';
import { personalLink } from '../workbook/form-link.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import type { MatchRow, Person } from '../workbook/season.ts';
import { type Mailed, type PersonalMail, sendMails, wasMailed } from './mails.ts';

/**
 * Mails a reminder to every player who has an address but no valid order for the open round. `round` is the number of
 * resolved rounds that the host saw. Skips players already reminded in this round, unless `again`.
 */
export function remind(ports: Ports, match: number, round: number, again: boolean): Mailed {
  return remindThose(ports, match, round, (state) => again || !wasMailed(state));
}

/** Reminds the players for whom `isChosen` accepts the state of this round's reminder; otherwise works like `remind`. */
export function remindThose(
  ports: Ports,
  match: number,
  round: number,
  isChosen: (state: MailState | undefined) => boolean,
): Mailed {
  const mails = (book: Book): readonly PersonalMail[] => {
    const row = findMatch(book, match);
    if (row.over || row.round !== round)
      fail(`Round ${round + 1} of ${row.title} is no longer open.`, LOOK_AGAIN, 'stale');
    const current = readCurrentMatch(book, match, ports);
    const isPast = isLate(ports.clock.now(), dueTime(row, current.playback.match));
    return reminders(current, book.log).flatMap(({ person, isLost, state }) => {
      if (person.email.trim() === '' || !isChosen(state)) return [];
      const times = timesFor(ports.clock, book, person);
      return [reminder(ports, row, person, isLost, isPast, times, lastCheckLine(book.log, match))];
    });
  };
  return sendMails(ports, { match, kind: 'reminder', round: round + 1, mails });
}

/** Lists the players who should get a reminder of the open round, each with the state of the reminder. */
export function reminders(current: CurrentMatch, log: Log) {
  const { mails } = matchFactsOf(seasonFacts(log), current.row.number);
  return seatsToRemind(current).flatMap(({ seat, isLost }) => {
    const person = current.people[seat];
    return person
      ? [{ person, isLost, state: mails.get(mailKey('reminder', current.row.round + 1, person.id)) }]
      : [];
  });
}

/** Writes a reminder. The only secrets in the mail are links to the player's own form and file. */
function reminder(
  { files }: Ports,
  { title, round, deadline, formUrl }: Pick<MatchRow, 'title' | 'round' | 'deadline' | 'formUrl'>,
  { id, name, email, file, code }: Person,
  isLost: boolean,
  isPast: boolean,
  times: TimeWords,
  check: string,
): PersonalMail {
  const due =
    deadline === ''
      ? 'The host resolves the round soon.'
      : isPast
        ? `The deadline, ${times(deadline)}, has passed. Orders now count only if the host accepts them.`
        : `Orders count until ${times(deadline)}. Later orders count only if the host accepts them.`;
  const lines = [
    `Hello ${name},`,
    isLost
      ? `your order for round ${round + 1} of ${title} has arrived, but has no valid part yet. Your own file says why. ${due}`
      : `your order for round ${round + 1} of ${title} has not arrived yet. ${due}`,
    `Send your order ${isLost ? 'again ' : ''}here: ${personalLink(formUrl, code)}`,
    ...(file === '' ? [] : [`Your own file: ${files.link(file)}`]),
    'If you have sent your order since then, you can ignore this mail.',
    check,
  ];
  const subject = `${title}, round ${round + 1}: your order ${isLost ? 'does not count yet' : 'is missing'}`;
  return { person: id, name, to: email.trim(), subject, body: lines.join('\n\n') };
}
