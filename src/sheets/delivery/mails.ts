import { atRound } from '../actions/change.ts';
import { commit } from '../commit/commit.ts';
import { type Book, openBook } from '../log/book.ts';
import { wasDone } from '../log/request.ts';
import { refused } from '../log/season-facts.ts';
import type { Mail, MailText, Ports } from '../ports.ts';
import { afterwards, asProblem, fail } from '../problem.ts';
import { isoTime } from '../time.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { deliver } from './deliver.ts';

export interface PersonalMail extends MailText {
  /** The person's id and name. */
  readonly person: string;
  readonly name: string;
}

/** Mails of one kind about a round of a match. */
export interface Mailing {
  readonly match: number;
  readonly kind: string;
  readonly round: number;
  /** The mails to send, by the workbook as it was read. */
  mails(book: Book): readonly PersonalMail[];
}

/** The result of sending mails, by the names of their readers. */
export interface Mailed {
  readonly sent: readonly string[];
  readonly failed: readonly { readonly name: string; readonly error: string }[];
  /** Readers who got no mail because the day's limit was used up. */
  readonly left: readonly string[];
}

/** Number of mails that Google still takes today. Stops if the script may not send any. */
export function mailsLeft({ mail }: { readonly mail: Mail }): number {
  try {
    return mail.left();
  } catch (error) {
    return fail(
      `Roundkeeper cannot send mail for you. ${asProblem(error).what}`,
      'Close the panel and open it again: Google then asks for the missing permission. Or copy the text and send it yourself.',
      'cannot',
      error,
    );
  }
}

/**
 * Sends mails, at most as many as Google takes today. The readers are in the log before the first mail is
 * sent (H19). So no mail is sent twice, even if the script stops or the press is repeated. Each mail takes a
 * call, the log one.
 */
export function sendMails(ports: Ports, mailing: Mailing): Mailed {
  const { match, kind, round } = mailing;
  const read = openBook(ports);
  if (wasDone(read.log, ports)) {
    return { sent: [], failed: [], left: [] };
  }
  const all = mailing.mails(read);
  if (all.length === 0) return { sent: [], failed: [], left: [] };
  const some = all.slice(0, mailsLeft(ports));
  if (some.length === 0)
    return fail('Google takes no more mail from you today.', 'Copy the text, or send the mails tomorrow.');
  const data = { kind, round, to: some.map(({ person }) => person) };
  const event = atRound(findMatch(read, match), { what: 'mail', data });
  const book = commit(ports, read, { time: isoTime(ports.clock.now()), event, request: ports.request });
  const results = some.map((one) => ({ ...one, ...sendOne(ports, one) }));
  const refusals = results.filter(({ isRefused }) => isRefused).map(({ person }) => person);
  const last =
    refusals.length === 0 ? book : (afterwards(ports, () => noteRefused(ports, mailing, refusals)) ?? book);
  afterwards(ports, () => deliver(ports, last));
  return {
    sent: results.flatMap(({ name, error }) => (error === undefined ? [name] : [])),
    failed: results.flatMap(({ name, error }) => (error === undefined ? [] : [{ name, error }])),
    left: all.slice(some.length).map(({ name }) => name),
  };
}

/** Notes that mails were not sent: their readers count as not mailed. */
function noteRefused(ports: Ports, { match, kind, round }: Mailing, to: readonly string[]): Book {
  const book = openBook(ports);
  const event = atRound(findMatch(book, match), { what: 'mail', data: { kind: refused(kind), round, to } });
  return commit(ports, book, { time: isoTime(ports.clock.now()), event });
}

/**
 * Sends a mail; gives the error where Google threw one. It was refused for sure where the day’s limit is as before: what was sent counts
 * there (docs/google.md, G84).
 */
function sendOne(
  { mail }: Ports,
  { to, subject, body }: PersonalMail,
): { readonly error?: string; readonly isRefused?: boolean } {
  const before = leftOf(mail);
  try {
    mail.send({ to, subject, body });
    return {};
  } catch (error) {
    const { what } = asProblem(error);
    const isRefused = before !== undefined && before === leftOf(mail);
    return isRefused ? { error: what, isRefused } : { error: `It may have been sent or not. ${what}` };
  }
}

function leftOf(mail: Mail): number | undefined {
  try {
    return mail.left();
  } catch {
    return undefined;
  }
}
