import { sendMails } from '../delivery/mails.ts';
import { seasonFacts } from '../log/fold.ts';
import { mailedAt } from '../log/season-facts.ts';
import type { Ports } from '../ports.ts';
import type { Problem } from '../problem.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { type ClockProblem, readClockNote, writeClockNote } from './note.ts';

const KIND = 'problem';
/** Stands for the host in the log's entries about mails. */
const HOST = 'host';

/** Mails the host, once in a round, why it could not be resolved by itself. */
export function tellHost(ports: Ports, match: number, { round, what }: ClockProblem): void {
  const to = ports.who();
  if (to === '') return;
  sendMails(ports, {
    match,
    kind: KIND,
    round,
    mails: (book) => {
      if (mailedAt(seasonFacts(book.log), match, KIND, round).has(HOST)) return [];
      const { title } = findMatch(book, match);
      const subject = `${title}, round ${round} waits for you`;
      const body = `Round ${round} of ${title} was due, and did not resolve by itself.\n\n${what}\n\nOpen the season’s workbook, and the panel in it.`;
      return [{ person: HOST, name: 'you', to, subject, body }];
    },
  });
}

/** Mails the host that the workbook or its log cannot be read, once until it can be (H25). No log can say so then: the note does. */
export function tellUnreadable(ports: Ports, { code, what, todo }: Problem): void {
  const noted = readClockNote(ports.memo);
  const to = ports.who();
  if ((code !== 'bad-workbook' && code !== 'bad-log') || !noted?.tells || noted.told === what || to === '')
    return;
  // Noted before, so that the host does not get it twice; a mail that Google refuses is tried again.
  writeClockNote(ports.memo, { ...noted, told: what });
  const body = `${what}\n\n${todo}\n\nUntil then no round resolves by itself.`;
  try {
    ports.mail.send({ to, subject: 'Roundkeeper cannot read the season’s workbook', body });
  } catch (error) {
    writeClockNote(ports.memo, noted);
    throw error;
  }
}
