import { sendMails } from '../letters/mail/mails.ts';
import { mailedAt } from '../log/facts/mailed.ts';
import type { Ports } from '../ports.ts';
import { findMatch } from '../workbook/tabs/host-tabs.ts';
import type { ClockProblem } from './note.ts';

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
      if (mailedAt(book.log, match, KIND, round).has(HOST)) return [];
      const { title } = findMatch(book, match);
      const subject = `${title}, round ${round} waits for you`;
      const body = `Round ${round} of ${title} was due, and did not resolve by itself.\n\n${what}\n\nOpen the season’s workbook, and the panel in it.`;
      return [{ person: HOST, name: 'you', to, subject, body }];
    },
  });
}
