import { listed, oneStop } from '../../rules/base/words.ts';
import { atRound } from '../actions/change.ts';
import { commit } from '../commit/commit.ts';
import { type Book, openBook } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import { wasDone } from '../log/request.ts';
import { type MailKind, type MailState, mailKey, matchFactsOf } from '../log/season-facts.ts';
import type { Mail, MailText, Ports } from '../ports.ts';
import { afterwards, asProblem, fail } from '../problem.ts';
import { dateWords, isoTime } from '../time.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { deliver } from './deliver.ts';

/**
 * AGAIN is the time between two tries of a refused mail, in milliseconds. After MOST_REFUSALS refusals, only the host
 * can send the text.
 */
const AGAIN = 30 * 60_000;
const MOST_REFUSALS = 5;

export interface PersonalMail extends MailText {
  /** Id and name of the person who gets the mail. */
  readonly person: string;
  readonly name: string;
}

/** Mails of one kind about one round of a match. */
export interface Mailing {
  readonly match: number;
  readonly kind: MailKind;
  readonly round: number;
  /** Chooses and writes the mails, from the workbook that was just read. */
  mails(book: Book): readonly PersonalMail[];
}

/** The result of sending mails, by the names of the recipients. */
export interface Mailed {
  readonly sent: readonly string[];
  readonly failed: readonly { readonly name: string; readonly error: string }[];
  /** Names of the recipients who got no mail because the day's limit was used up. */
  readonly left: readonly string[];
}

/** Gives the number of mails that Google still takes today. Throws if the script may not send mail. */
export function mailsLeft({ mail }: { readonly mail: Mail }): number {
  try {
    return mail.left();
  } catch (error) {
    return fail(
      `Roundkeeper cannot send mail for you. ${asProblem(error).what}`,
      'Close the panel and open it again. Google then asks for the missing permission. You can also copy the text and send it yourself.',
      'cannot',
      error,
    );
  }
}

/**
 * Sends mails, at most as many as Google takes today. Logs the recipients before the first mail (H19), so an interrupted
 * or repeated run sends no mail twice. Costs one call for each mail, and one call for the log.
 */
export function sendMails(ports: Ports, mailing: Mailing): Mailed {
  const { match, kind, round } = mailing;
  const read = openBook(ports);
  const all = wasDone(read.log, ports) ? [] : mailing.mails(read);
  if (all.length === 0) return { sent: [], failed: [], left: [] };
  const some = all.slice(0, mailsLeft(ports));
  if (some.length === 0)
    return fail('Google takes no more mail from you today.', 'Copy the text, or send the mails tomorrow.');
  const data = { kind, round, to: some.map(({ person }) => person) };
  const event = atRound(findMatch(read, match), { what: 'mail', data });
  const book = commit(ports, read, { event, request: ports.request });
  const results = some.map((one) => ({ ...one, ...trySend(ports.mail, one) }));
  let last = book;
  for (const how of ['refused', 'unsure'] as const) {
    const to = results.filter((one) => one.how === how).map(({ person }) => person);
    if (to.length > 0) last = afterwards(ports, () => noteUnsent(ports, mailing, to, how)) ?? last;
  }
  afterwards(ports, () => deliver(ports, last));
  return {
    sent: results.flatMap(({ name, error }) => (error === undefined ? [name] : [])),
    failed: results.flatMap(({ name, error }) => (error === undefined ? [] : [{ name, error }])),
    left: all.slice(some.length).map(({ name }) => name),
  };
}

/** Gives the time of the next try for a refused mail, in milliseconds (H19); undefined if no try is planned. */
export function triedAgainAt(state: MailState | undefined): number | undefined {
  const waits = state?.how === 'refused' && state.refusals < MOST_REFUSALS;
  return waits ? Date.parse(state.time) + AGAIN : undefined;
}

/** Says whether a mail was sent, or may have been sent. Such a mail is sent again only if the host asks for it. */
export function wasMailed(state: MailState | undefined): boolean {
  return state !== undefined && state.how !== 'refused';
}

/** Says whether a refused mail of any match waits for another try. Mails about resolved rounds do not wait. */
export function hasOpenMails({ log, matches }: Pick<Book, 'log' | 'matches'>): boolean {
  const facts = seasonFacts(log);
  return matches.matches.some(({ number, over, round }) => {
    if (over) return false;
    const { mails } = matchFactsOf(facts, number);
    return waits(mails, 'reminder', round + 1) || waits(mails, 'invitation', 0);
  });
}

/** Says whether a refused mail of this kind about this round waits for another try. */
export function waits(mails: ReadonlyMap<string, MailState>, kind: MailKind, round: number): boolean {
  return [...mails].some(
    ([key, state]) => key.startsWith(mailKey(kind, round, '')) && triedAgainAt(state) !== undefined,
  );
}

/** Describes the refused and the doubtful mails. Each sentence is about one state, and names the recipients. */
export function mailWords(
  kind: MailKind,
  mails: readonly { readonly name: string; readonly state: MailState | undefined }[],
): readonly string[] {
  const namesOf = (isIts: (state: MailState) => boolean) =>
    mails.flatMap(({ name, state }) => (state && isIts(state) ? [name] : []));
  const times = mails.flatMap(({ state }) => triedAgainAt(state) ?? []);
  const waiting = namesOf((state) => triedAgainAt(state) !== undefined);
  const left = namesOf((state) => state.how === 'refused' && triedAgainAt(state) === undefined);
  const unsure = namesOf(({ how }) => how === 'unsure');
  const todo =
    kind === 'invitation' ? 'copy the text under “Invite players”' : 'copy the text under “Remind”';
  const words = (names: readonly string[], what: () => string) =>
    names.length === 0 ? [] : [`The ${kind} to ${listed(names)} ${what()}.`];
  const from = () => dateWords(isoTime(Math.min(...times)));
  return [
    ...words(
      waiting,
      () => `was refused by Google. From ${from()}, Roundkeeper tries again, also while the panel is closed`,
    ),
    ...words(left, () => `was refused by Google ${MOST_REFUSALS} times. Check the address, or ${todo}`),
    ...words(
      unsure,
      () => `may or may not have been sent, because Google gave no clear answer. Ask the player, or ${todo}`,
    ),
  ];
}

/** Logs refused mails, and mails about which nobody knows whether Google sent them. */
function noteUnsent(
  ports: Ports,
  { match, kind, round }: Mailing,
  to: readonly string[],
  how: 'refused' | 'unsure',
): Book {
  const book = openBook(ports);
  const event = atRound(findMatch(book, match), { what: 'mail', data: { kind, round, to, how } });
  return commit(ports, book, { event });
}

/**
 * Sends a mail. Gives the mail's state, and the error if Google reported one. If the day’s limit stays the same, Google
 * surely refused the mail, because each sent mail lowers the limit (docs/google.md, G84).
 */
export function trySend(
  mail: Mail,
  { to, subject, body }: MailText,
): { readonly how: Exclude<MailState['how'], 'hand'>; readonly error?: string } {
  const before = leftOf(mail);
  try {
    mail.send({ to, subject, body: oneStop(body) });
    return { how: 'mail' };
  } catch (error) {
    const { what } = asProblem(error);
    const isRefused = before !== undefined && before === leftOf(mail);
    return isRefused
      ? { how: 'refused', error: what }
      : { how: 'unsure', error: `The mail may or may not have been sent. ${what}` };
  }
}

function leftOf(mail: Mail): number | undefined {
  try {
    return mail.left();
  } catch {
    return undefined;
  }
}
