import { atRound, type Change, type Context } from '../actions/change.ts';
import { commit } from '../commit/commit.ts';
import { type Book, openBook } from '../log/book.ts';
import { HANDED_INVITATION, INVITATION, REFUSED_INVITATION } from '../log/events/mail.ts';
import { mustPlayBack } from '../log/fold.ts';
import type { Ports } from '../ports.ts';
import { afterwards, fail, LOOK_AGAIN } from '../problem.ts';
import { isoTime } from '../time.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { type Invitations, invitationsTo } from './invitation.ts';
import { type Mailed, type PersonalMail, sendMails } from './mails.ts';

/** The invitations to a match [1 read]. */
export function invitations(ports: Ports, match: number): Invitations {
  return invitationsTo(openBook(ports), match, ports);
}

/**
 * Mails the invitation of one player, by the id, or of everyone with ''. Players who were invited to this match already are left out, unless
 * `again`. Addresses that Google refuses are named, and count as not invited.
 */
export function invite(ports: Ports, match: number, player: string, again: boolean): Mailed {
  const ids = new Map<string, string>();
  const mails = (book: Book): readonly PersonalMail[] => {
    const { over, title } = findMatch(book, match);
    if (over) fail(`${title} is over.`, LOOK_AGAIN, 'stale');
    const { players } = invitationsTo(book, match, ports);
    const chosen = players.filter(({ id }) => player === '' || id === player);
    const [stuck] = player === '' ? [] : chosen;
    if (stuck && stuck.problem !== '')
      fail(
        `The invitation of ${stuck.name} cannot be mailed. ${stuck.problem}`,
        'Correct it, or copy the text.',
      );
    return chosen
      .filter(({ problem, invitedAt }) => problem === '' && (again || invitedAt === ''))
      .map(({ id, name, email, subject, text }) => {
        ids.set(name, id);
        return { person: id, name, to: email, subject, body: text };
      });
  };
  const mailed = sendMails(ports, { match, kind: INVITATION, round: 0, mails });
  const refused = mailed.failed.map(({ name }) => ids.get(name) as string);
  if (refused.length > 0) afterwards(ports, () => noteRefused(ports, match, refused));
  return mailed;
}

/** Notes that the host handed over a player's invitation without the panel's mail (H19). */
export function noteInvited({ book, clock }: Context, match: number, player: string): Change {
  const row = findMatch(book, match);
  const isInIt = mustPlayBack(book.log, match).started.players.some(({ id }) => id === player);
  if (!isInIt) fail(`There is no such player in ${row.title}.`, LOOK_AGAIN);
  const data = { kind: HANDED_INVITATION, round: 0, to: [player] };
  return { time: isoTime(clock.now()), event: atRound(row, { what: 'mail', data }) };
}

function noteRefused(ports: Ports, match: number, to: readonly string[]): void {
  const book = openBook(ports);
  const data = { kind: REFUSED_INVITATION, round: 0, to };
  const event = atRound(findMatch(book, match), { what: 'mail', data });
  commit(ports, book, { time: isoTime(ports.clock.now()), event });
}
